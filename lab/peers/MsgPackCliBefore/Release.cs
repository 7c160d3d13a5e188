// Owns: what was so in 0.9.2 and is not in 1.0.
// Must not know: the calls.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Release
{
    /// <summary>Dates are the number of DateTime.ToBinary, which keeps the kind (DateTimeConversionMethod.Native, the default before 1.0).</summary>
    internal static NotKeptNote[] Times { get; } = [];

    /// <summary>A candidate's name.</summary>
    internal static string Named(string how) => $"MsgPack.Cli 0.9.2 ({how})";

    /// <summary>The document asks how much of 1.0's time is new; it has no figures of this release.</summary>
    internal static IReadOnlyDictionary<string, string> InDocument(string method) => new Dictionary<string, string>();
}
