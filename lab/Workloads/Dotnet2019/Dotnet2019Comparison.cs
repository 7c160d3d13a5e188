// Owns: equality of document 000's types.
// Must not know: libraries.
using Octavo.Lab.Contract;
using static Octavo.Lab.Workloads.Comparison;

namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written.</summary>
public static class Dotnet2019Comparison
{
    /// <summary>First difference of two small objects, null when equal.</summary>
    public static string? Difference(SimpleObject expected, SimpleObject? actual) =>
        actual is null
            ? "came back null"
            : Same("Id", expected.Id, actual.Id) ?? Same("Name", expected.Name, actual.Name) ?? Same("Enabled", expected.Enabled, actual.Enabled);

    /// <summary>First difference of two large objects, null when equal.</summary>
    public static string? Difference(ComplexObject expected, ComplexObject? actual, NotKept lost) =>
        actual is null
            ? "came back null"
            : Same("Id", expected.Id, actual.Id)
            ?? Same("Name", expected.Name, actual.Name)
            ?? Same("Enabled", expected.Enabled, actual.Enabled)
            ?? Same("LastUpdated", expected.LastUpdated, actual.LastUpdated, lost)
            ?? Same("Children", (IReadOnlyCollection<SimpleObject>)[.. expected.Children], actual.Children is null ? null : [.. actual.Children], Child)
            ?? Same("Mappings", expected.Mappings, actual.Mappings);

    private static string? Child(string at, SimpleObject expected, SimpleObject actual) =>
        Difference(expected, actual) is { } difference ? at + "." + difference : null;
}
