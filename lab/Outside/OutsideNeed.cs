// Owns: a program that a peer outside of .NET is built or started with.
// Must not know: how it is used.
namespace Octavo.Lab.Outside;

/// <summary>A program that must be on the path.</summary>
/// <param name="Program">Its name.</param>
/// <param name="Package">The Debian package that has it.</param>
internal sealed record OutsideNeed(string Program, string Package)
{
    /// <summary>Whether a folder of the path has it.</summary>
    public bool IsThere => (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .SelectMany(folder => (string[])[Path.Combine(folder, Program), Path.Combine(folder, Program + ".exe"), Path.Combine(folder, Program + ".cmd")])
        .Any(File.Exists);
}
