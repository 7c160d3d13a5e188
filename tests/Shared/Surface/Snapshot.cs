// Owns: comparing lines with a checked-in file, and writing the file if that is asked for. Knows no rule.
using Xunit;

namespace Octavo.Tests.Shared.Surface;

internal static class Snapshot
{
    private const string Variable = "OCTAVO_ACCEPT_SNAPSHOTS";

    /// <summary>The folder of the snapshots, whichever project compares them.</summary>
    internal const string Folder = "tests/Octavo.Architecture/Snapshots";

    internal static void Compare(string file, IEnumerable<string> lines)
    {
        string path = Path.Combine(RepositoryRoot.Folder, Folder, file);
        string actual = string.Join('\n', lines).Trim() + "\n";
        if (Environment.GetEnvironmentVariable(Variable) == "1")
        {
            File.WriteAllText(path, actual);
        }
        string expected = File.Exists(path) ? File.ReadAllText(path).ReplaceLineEndings("\n") : "";
        string[] gone = [.. expected.Split('\n').Except(actual.Split('\n')).Select(line => "- " + line.Trim())];
        string[] come = [.. actual.Split('\n').Except(expected.Split('\n')).Select(line => "+ " + line.Trim())];
        Assert.True(expected == actual,
            $"{file} differs from the assembly. If you meant the change, run the test with {Variable}=1 and commit the file.\n{string.Join('\n', gone.Concat(come))}");
    }
}
