// Owns: the table of hostile payloads, a column a format. A new format is a line here and a list of its payloads; the lab puts the same lists before other
// libraries.
using Octavo.Lab.Workloads.Hostile;

namespace Octavo.Tests.Robustness.Hostile;

internal static class HostileTable
{
    /// <summary>What every format is asked about. Groups of a format's own may come in addition.</summary>
    internal static string[] Categories { get; } = ["depth", "counts", "varints", "images", "text", "duplicates", "null", "unions", "tolerant", "references",
        "end"];

    /// <summary>The columns, by the format's name.</summary>
    internal static IReadOnlyDictionary<string, HostileColumn> Columns { get; } = new Dictionary<string, HostileColumn>
    {
        ["Binary"] = new(BinaryHostileCases.All),
        ["Compact"] = new(CompactHostileCases.All),
        ["MessagePack"] = new([.. MessagePackHostileCases.All.Where(one => one.Advisory is null)])
        {
            Without = new Dictionary<string, string>
            {
                ["varints"] = "Counts are heads of a fixed width, and any width is allowed for any number.",
                ["images"] = "There are none: scalars that are no values stand under numbers, times and text.",
                ["references"] = "The format has none.",
            },
        },
        ["CBOR"] = new(CborHostileCases.All)
        {
            Without = new Dictionary<string, string>
            {
                ["varints"] = "Counts are heads of a fixed width, and any width is allowed for any number.",
                ["images"] = "There are none: scalars that are no values stand under numbers, times and text.",
                ["references"] = "No type of the list has any.",
            },
        },
        ["JSON"] = new([.. JsonHostileCases.All.Where(one => one.Advisory is null)])
        {
            Without = new Dictionary<string, string>
            {
                ["counts"] = "There are none: memory follows the elements that are there.",
                ["varints"] = "Numbers are digits.",
                ["images"] = "There are none: scalars that are no values stand under numbers, times and text.",
                ["tolerant"] = "Members have names, whatever their layout.",
                ["references"] = "The format has none.",
            },
        },
        ["Protobuf"] = new(ProtobufHostileCases.All)
        {
            Without = new Dictionary<string, string>
            {
                ["images"] = "There are none: scalars that are no values stand under text and numbers.",
                ["duplicates"] = "The last of several wins, as the specification has it, of members and of keys.",
                ["null"] = "There is none.",
                ["unions"] = "A case is a field; one that nobody knows is a field that nobody knows.",
                ["tolerant"] = "Every message is.",
                ["references"] = "The format has none.",
            },
        },
        ["Tokens"] = new(TokensHostileCases.All)
        {
            Without = new Dictionary<string, string>
            {
                ["varints"] = "Counts are four bytes.",
                ["tolerant"] = "Members have names, whatever their layout.",
                ["references"] = "The format has none.",
            },
        },
    };
}
