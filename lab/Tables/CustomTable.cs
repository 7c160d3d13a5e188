// Owns: the table of the command "custom": one row, no published figures.
// Must not know: the type.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;

namespace Octavo.Lab.Tables;

/// <summary>A table for the user's own type.</summary>
internal static class CustomTable
{
    /// <summary>Its id.</summary>
    public const string Id = "custom";

    /// <summary>The table.</summary>
    public static TableDefinition Of(string type, string file) => new(
        Id,
        new PublishedTable(Id, $"{type} from {file}", "", "", "", "ns", "median", false, "", [], [], []),
        [new RowDefinition(type, $"values of {file}", [Operation.SerializeToWriter, Operation.SerializeToBytes, Operation.Deserialize])],
        "Each candidate reads what it wrote itself. \"Serialize to writer\" goes into one reused buffer, \"serialize to byte[]\" to a new array. Where the file is an array of the type, each element is a value (a power of two of them, 1,024 at most).");
}
