// Owns: the five tables.
// Must not know: peers.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;

namespace Octavo.Lab.Tables;

/// <summary>All tables in the documents' order.</summary>
internal static class TableCatalog
{
    private static readonly Operation[] All = [Operation.SerializeToWriter, Operation.SerializeToBytes, Operation.Deserialize];

    /// <summary>The tables.</summary>
    public static IReadOnlyList<TableDefinition> Tables { get; } =
    [
        new("dotnet-2019", PublishedCatalog.Read("dotnet-2019"),
            [
                new("SimpleObject", "three members: int, string of 40, bool", [Operation.SerializeToBytes, Operation.SerializeToWriter, Operation.Deserialize]),
                new("ComplexObject", "six members: the three, a DateTime, three children, a map of three", [Operation.SerializeToBytes, Operation.SerializeToWriter, Operation.Deserialize]),
            ],
            "As the document: to a new byte[] through each library's usual call (JSON through a string, protobuf-net through a new MemoryStream, MsgPack.Cli's serializer fetched "
            + "from its context on every call, maps read by the array serializer). \"Serialize to writer\" is the clean variant: one reused buffer. "
            + "The objects are the fixture that reproduces all twelve published sizes; names, texts and dates differ from object to object."),
        new("netserializer2", PublishedCatalog.Read("netserializer2"), [],
            "One run over up to two million messages, stream growth included.",
            "not measured yet: the message stream of document 001 is not in the lab"),
        new("nino", PublishedCatalog.Read("nino"),
            [
                new("SimpleClass", "ten members, 100 ints, 10 dates, two maps of 10", All),
                new("SimpleClasses", "array of 100 SimpleClass", All),
                new("SimpleStruct", "an int and a DateTime", All),
                new("SimpleStructs", "array of 100 SimpleStruct", All),
                new("Vectors", "array of 10,000 Vector4", All),
            ],
            "As the document: into one reused 32 MiB ArrayBufferWriter that all candidates share, reset before each call. \"Serialize to byte[]\" is the clean variant: a new array. "
            + "The document ran on one object again and again; here a pool of distinct ones (64, or 4 to 16 arrays)."),
        new("haskell-tree", PublishedCatalog.Read("haskell-tree"), [],
            "A perfect binary tree of depth 22, to a strict byte string.",
            "not measured yet: the tree of document 003 is not in the lab"),
        new("jvm-json", PublishedCatalog.Read("jvm-json"), [],
            "One document of 235,661 bytes (173,671 minified), buffers rebuilt before every call.",
            "not measured yet: the document's model is not in the lab"),
    ];

    /// <summary>The tables named, or all.</summary>
    public static IReadOnlyList<TableDefinition> Select(IReadOnlyCollection<string> ids) =>
        ids.Count == 0 ? Tables : [.. Tables.Where(table => ids.Contains(table.Id, StringComparer.OrdinalIgnoreCase))];
}
