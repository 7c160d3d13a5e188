// Owns: the usings of every test here.
global using System.Globalization;
global using System.Text;
global using Xunit;
