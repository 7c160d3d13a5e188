// Owns: what every test uses.
global using Xunit;
