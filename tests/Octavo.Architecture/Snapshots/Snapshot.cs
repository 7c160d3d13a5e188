// Owns: comparing lines with a checked-in file, and writing the file if that is asked for. Knows no rule.
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Snapshots;

internal static class Snapshot
{
    private const string Variable = "OCTAVO_ACCEPT_SNAPSHOTS";

    internal static void Compare(string file, IEnumerable<string> lines)
    {
        string path = Path.Combine(Repository.Root, "tests/Octavo.Architecture", file);
        string actual = string.Join('\n', lines).Trim() + "\n";
        if (Environment.GetEnvironmentVariable(Variable) == "1")
        {
            File.WriteAllText(path, actual);
        }
        string expected = File.Exists(path) ? File.ReadAllText(path).ReplaceLineEndings("\n") : "";
        string[] gone = [.. expected.Split('\n').Except(actual.Split('\n')).Select(line => "- " + line.Trim())];
        string[] come = [.. actual.Split('\n').Except(expected.Split('\n')).Select(line => "+ " + line.Trim())];
        Assert.True(expected == actual, $"{file} is no longer what the library is. Where that is meant, run the test with {Variable}=1 and commit the file.\n{string.Join('\n', gone.Concat(come))}");
    }
}
