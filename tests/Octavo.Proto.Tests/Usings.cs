// Owns: the usings of every test file.
global using System.Globalization;
global using System.Text;
global using Octavo.Conformance.Suites;
global using Octavo.Conformance.Support;
global using Octavo.Generator.Tests;
global using Octavo.Proto.Errors;
global using Octavo.Proto.Linking;
global using Octavo.Proto.Model;
global using Xunit;
global using SetWriter = Octavo.Proto.Sets.SetWriter;
global using WireWriter = Octavo.Proto.Sets.WireWriter;
