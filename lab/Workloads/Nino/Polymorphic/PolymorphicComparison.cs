// Owns: equality of the types of document 002's polymorphic test.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Comparison;

namespace Octavo.Lab.Workloads;

/// <summary>Compares what was read with what was written, types included.</summary>
public static class PolymorphicComparison
{
    /// <summary>First difference of two objects of the twenty classes, null when equal.</summary>
    public static string? Difference(FooBase? expected, FooBase? actual) =>
        expected is null || actual is null
            ? ReferenceEquals(expected, actual) ? null : "came back null"
            : Same("type", expected.GetType(), actual.GetType())
            ?? Same("Id", expected.Id, actual.Id)
            ?? Same("Card", (expected as FooA)?.Card, (actual as FooA)?.Card)
            ?? Same("CardB", (expected as FooB)?.CardB, (actual as FooB)?.CardB)
            ?? Same("CardC", (expected as FooC)?.CardC, (actual as FooC)?.CardC)
            ?? Same("CardD", (expected as FooD)?.CardD, (actual as FooD)?.CardD);

    /// <summary>First difference of two arrays of them.</summary>
    public static string? Difference(IReadOnlyCollection<FooBase>? expected, IReadOnlyCollection<FooBase>? actual) =>
        Same("", expected, actual, (at, left, right) => Difference(left, right) is { } difference ? at + "." + difference : null);

    /// <summary>First difference of two objects that hold them.</summary>
    public static string? Difference(PolymorphicBase expected, PolymorphicBase? actual) =>
        expected is not PolymorphicClass left || actual is not PolymorphicClass right
            ? "came back as another type"
            : Same("BaseId", left.BaseId, right.BaseId)
            ?? Same("Id", left.Id, right.Id)
            ?? Same("Tag", left.Tag, right.Tag)
            ?? Same("Numbers", left.Numbers, right.Numbers, (member, one, other) => Same(member, one, other))
            ?? Difference(left.Numbers2, right.Numbers2)
            ?? Same("Map1.Keys", left.Map1.Keys, right.Map1.Keys, (member, one, other) => Same(member, one, other))
            ?? Difference(left.Map1.Values, right.Map1.Values)
            ?? Difference(left.Foo, right.Foo)
            ?? Same("Set", true, left.Set.SetEquals(right.Set));
}
