// Owns: what candidates say about the codecs that they call: here the generator's. lab/peers/OctavoRuntime has its own words.
// Must not know: the engine.
namespace Octavo.Lab.Peers;

internal static class Codecs
{
    /// <summary>In options, in words.</summary>
    internal const string Kind = "generated codecs";

    /// <summary>A candidate's name.</summary>
    internal static string Named(string name) => name;
}
