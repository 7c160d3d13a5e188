// Owns: the usings of every test here.
global using Xunit;
