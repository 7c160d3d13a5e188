// Owns: what is so in 1.0 and was not before.
// Must not know: the calls.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

internal static class Release
{
    /// <summary>The dates of this release.</summary>
    internal static NotKeptNote[] Times { get; } =
        [new(NotKept.DateTimeKind,
            "MsgPack.Cli writes a DateTime as MessagePack's timestamp, which is an instant: every date reads as UTC (DateTimeConversionMethod.Timestamp, its default since 1.0).")];

    /// <summary>A candidate's name.</summary>
    internal static string Named(string how) => $"MsgPack.Cli ({how})";

    /// <summary>The document measured 1.0.0.</summary>
    internal static IReadOnlyDictionary<string, string> InDocument(string method) => new Dictionary<string, string> { [WorkloadCatalog.Dotnet2019] = method };
}
