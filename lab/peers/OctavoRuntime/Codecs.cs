// Owns: what candidates say about the codecs that they call: here those made at run time.
// Must not know: the engine.
namespace Octavo.Lab.Peers;

internal static class Codecs
{
    /// <summary>In options, in words.</summary>
    internal const string Kind = "codecs made at run time";

    /// <summary>A candidate's name.</summary>
    internal static string Named(string name) => name.EndsWith(')') ? $"{name[..^1]}, run time)" : $"{name} (run time)";
}
