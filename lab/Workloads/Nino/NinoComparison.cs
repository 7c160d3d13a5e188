// Owns: equality of document 002's types.
// Must not know: libraries.
using Octavo.Lab.Contract;
using static Octavo.Lab.Workloads.Comparison;

namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written.</summary>
public static class NinoComparison
{
    /// <summary>First difference of two objects, null when equal.</summary>
    public static string? Difference(SimpleClass expected, SimpleClass? actual, NotKept lost) =>
        actual is null
            ? "came back null"
            : Same("Id", expected.Id, actual.Id)
            ?? Same("Tag", expected.Tag, actual.Tag)
            ?? Same("Guid", expected.Guid, actual.Guid)
            ?? Same("CreateTime", expected.CreateTime, actual.CreateTime, lost)
            ?? Same("Name", expected.Name, actual.Name)
            ?? Same("Desc", expected.Desc, actual.Desc)
            ?? Same("Numbers", expected.Numbers, actual.Numbers, (member, left, right) => Same(member, left, right))
            ?? Same("Dates", expected.Dates, actual.Dates, (member, left, right) => Same(member, left, right, lost))
            ?? Same<int, string>("Map1", expected.Map1, actual.Map1)
            ?? Same<int, int>("Map2", expected.Map2, actual.Map2);

    /// <summary>First difference of two structs, null when equal.</summary>
    public static string? Difference(SimpleStruct expected, SimpleStruct actual, NotKept lost) =>
        Same("Id", expected.Id, actual.Id) ?? Same("CreateTime", expected.CreateTime, actual.CreateTime, lost);
}
