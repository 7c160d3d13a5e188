// Owns: the sources that tests compile: files beside this one, not part of the tests' own assembly.
namespace Octavo.Generator.Tests;

internal static class Sources
{
    public static string Read(string name) => File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Sources", name + ".cs"));
}
