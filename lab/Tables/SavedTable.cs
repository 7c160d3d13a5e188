// Owns: what the tables of a saved run consist of.
// Must not know: files.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;
using Octavo.Lab.Results;

namespace Octavo.Lab.Tables;

/// <summary>A definition for each table of a results.json, also for those that the catalog has not: the user's own, or rows of another version of the
/// lab.</summary>
internal static class SavedTable
{
    /// <summary>The catalog's definition if it has all the rows; else one of the rows that are there, without published figures.</summary>
    public static TableDefinition Of(TableResult result)
    {
        TableDefinition? known = TableCatalog.Tables.FirstOrDefault(table => table.Id == result.Id);
        RowDefinition[] others =
        [
            .. from row in result.Rows
               group row by row.Row into workload
               where known is null || known.Rows.All(row => row.Name != workload.Key)
               select new RowDefinition(workload.Key, "", [.. workload.Select(row => OperationOf(row.Operation)).OfType<Operation>()]),
        ];
        return known is not null
            ? known with { Rows = [.. known.Rows, .. others] }
            : new TableDefinition(result.Id, new PublishedTable(result.Id, result.Id, "", "", "", "ns", "median", false, "", [], [], []), others, "");
    }

    private static Operation? OperationOf(string name) =>
        Enum.GetValues<Operation>().Where(operation => operation.Name() == name).Select(operation => (Operation?)operation).FirstOrDefault();
}
