// Owns: which twelve rows are held against BenchmarkDotNet.
// Must not know: how.
using Octavo.Lab.Contract;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Verifying;

/// <summary>
/// Rows of all kinds: every table, every format family, a nanosecond and a millisecond, what allocates nothing, much, or large objects, what survives a
/// collection, and what is written to a writer, an array, a stream that grows.
/// </summary>
internal static class VerifiedRows
{
    /// <summary>The rows, in the order of the tables.</summary>
    public static IReadOnlyList<VerifiedRow> All { get; } =
    [
        new("dotnet-2019", "SimpleObject", Operation.SerializeToBytes, "MessagePack"),
        new("dotnet-2019", "ComplexObject", Operation.Deserialize, "Dahomey.Cbor"),
        new("netserializer2", "PrimitivesMessage", Operation.SerializeToStream, "NetSerializer"),
        new("netserializer2", "ComplexMessage", Operation.Deserialize, "NetSerializer"),
        new("nino", "SimpleClass", Operation.SerializeToWriter, "MemoryPack"),
        new("nino", "SimpleClasses", Operation.Deserialize, "MemoryPack"),
        new("nino", "Vectors", Operation.SerializeToBytes, "MemoryPack"),
        new("nino", "PolymorphicClass", Operation.Deserialize, "MemoryPack"),
        new("haskell-tree", "BinTree Int", Operation.Deserialize, "MessagePack"),
        new("jvm-json", "largesample", Operation.DeserializeFromString, "System.Text.Json"),
        new("protobuf", "google_message1", Operation.Deserialize, "Google.Protobuf"),
        new("graphs", "SharedTree", Operation.SerializeToWriter, "System.Text.Json"),
    ];

    /// <summary>The catalog's tables with these rows and operations alone.</summary>
    public static IReadOnlyList<TableDefinition> Tables { get; } =
    [
        .. from table in TableCatalog.Tables
           let rows = (RowDefinition[])
           [
               .. from row in table.Rows
                  let operations = (Operation[])[.. All.Where(one => one.Table == table.Id && one.Row == row.Name).Select(one => one.Operation)]
                  where operations.Length > 0
                  select row with { Operations = operations },
           ]
           where rows.Length > 0
           select table with { Rows = rows },
    ];
}
