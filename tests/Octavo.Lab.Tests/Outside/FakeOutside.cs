// Owns: a program outside of .NET that answers what a test tells it to.
using Octavo.Lab.Contract;
using Octavo.Lab.Outside;

namespace Octavo.Lab.Tests;

/// <summary>A shell script as a child: each request is answered by the line that stands for its first word.</summary>
internal static class FakeOutside
{
    public const string Opens = """open*) echo '{"sizes":[3,4],"operations":["serialize to byte[]","deserialize"]}';;""";
    public const string Settles = """settle*) echo '{"operations":1}';;""";
    public const string Runs = """run*) echo '{"nanoseconds":1500.5,"allocatedBytes":64}';;""";
    public const string Describes = """describe) echo '{"runtime":"Fake 1","versions":{"Fake":"1.2"}}';;""";

    public static OutsideCandidateManifest Manifest(string format = Formats.Binary) => new(
        "Fake (fast)", "Fake", format, "as it is", [], new Dictionary<string, IReadOnlyList<string>> { ["haskell-tree"] = ["BinTree Int"] },
            Lacks: "it has no such call");

    /// <summary>The command of a script with these cases.</summary>
    public static IReadOnlyList<string> Command(params string[] cases) =>
        ["sh", "-c", $"while IFS= read -r line; do case \"$line\" in\n{string.Join('\n', cases)}\nesac; done"];

    public static OutsideCandidate Candidate(params string[] cases) => new(Manifest(), Command(cases));

    public static WorkloadSettings Settings => new(1, 0.5, new System.Buffers.ArrayBufferWriter<byte>());
}
