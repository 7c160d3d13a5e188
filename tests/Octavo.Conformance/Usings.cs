// Owns: the usings of every test file.
global using System.Buffers;
global using System.Globalization;
global using System.Text;
global using Octavo.Conformance.Suites;
global using Octavo.Conformance.Support;
global using Xunit;
