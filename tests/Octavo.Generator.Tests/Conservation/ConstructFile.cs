// Owns: the files of Constructs: sources, each after its title.
namespace Octavo.Generator.Tests.Conservation;

internal static class ConstructFile
{
    /// <summary>The parts of a file: each begins with its title's line.</summary>
    public static string[] Parts(string file) => File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Conservation", "Constructs", file))
        .Split("//// ", StringSplitOptions.RemoveEmptyEntries);

    public static string Title(string part) => part[..part.IndexOf('\n', StringComparison.Ordinal)];

    public static string Source(string part) => part[part.IndexOf('\n', StringComparison.Ordinal)..];
}
