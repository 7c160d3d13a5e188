// Owns: the usings of every test file.
global using Octavo.IntegrationTests.Hosting;
global using Octavo.IntegrationTests.Types;
global using Xunit;
