// Owns: values that may be undefined, of each kind of value and in each kind of owner. Knows no format.
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<Octavo.CodecOptional<int>, string>))]
[assembly: Octavo.GenerateCodecFor(typeof(PageOfOptionals<int>))]
[assembly: Octavo.GenerateCodecFor(typeof(PageOfOptionals<HoldsOptionals>))]

namespace Octavo.Tests.Zoo.Types;

internal static class OptionalValues
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<CodecOptional<int>>("optional: a number", () => [default, 0, 7]) { ByHand = true },
        new ZooEntry<List<CodecOptional<string?>>>("optional: a list of texts", () => [[], [default, new(null), "", "a"]]) { ByHand = true },
        new ZooEntry<Dictionary<string, CodecOptional<long>>>("optional: values of a map", () => [[], new() { ["a"] = default, ["b"] = -1 }]) { ByHand = true },
        new ZooEntry<Dictionary<CodecOptional<int>, string>>("optional: keys of a map",
            () => [[], new() { [default] = "none", [5] = "five" }]) { ByHand = true },
        // Populate leaves what is undefined as it is: of each entry's samples the same members are there.
        new ZooEntry<HoldsOptionals>("optional: members, none defined", () => [new(), new() { Before = 1, After = 2 }]) { ByHand = true },
        new ZooEntry<HoldsOptionals>("optional: members, all defined", () =>
        [
            new() { Number = 0, Text = "", MaybeText = new(null), MaybeNumber = new(null), Bytes = Array.Empty<byte>(), Items = new([]), Map = new([]),
                Child = new(null), Spot = default(Spot), Twice = new(default), Kind = DayOfWeek.Sunday },
            new()
            {
                Before = 1, Number = 5, Text = "t", MaybeText = "m", MaybeNumber = 6, Bytes = new byte[] { 1, 2 }, Items = new([1, default, 2]),
                    Map = new(new() { ["k"] = 1, ["u"] = default }),
                Child = new(new() { Text = "inner", After = 3 }), Spot = new Spot { X = 1, Y = -0.0 }, Twice = new(8), Kind = DayOfWeek.Friday, After = 2,
            },
        ]) { ByHand = true },
        new ZooEntry<HoldsOptionals>("optional: members, the last defined",
            () => [new() { Kind = DayOfWeek.Friday }, new() { Kind = DayOfWeek.Sunday, After = 2 }]) { ByHand = true },
        new ZooEntry<BoundOptionals>("optional: constructor parameters, none defined",
            () => [new(default, default), new(default, default, 9)]) { ByHand = true },
        new ZooEntry<BoundOptionals>("optional: constructor parameters, all defined", () => [new(1, "b"), new(0, new(null), 9)]) { ByHand = true },
        new ZooEntry<StructOfOptionals>("optional: a struct, none defined", () => [default]) { ByHand = true },
        new ZooEntry<StructOfOptionals>("optional: a struct, the second defined",
            () => [new() { Second = new byte[] { 1, 2 } }, new() { Second = Array.Empty<byte>() }]) { ByHand = true },
        new ZooEntry<NumberedOptionals>("optional: numbered members", () => [new() { First = 1 }, new() { First = 2 }]) { ByHand = true },
        new ZooEntry<MappedOptionals>("optional: members by number", () => [new() { Last = "l" }, new() { Last = new(null) }]) { ByHand = true },
        new ZooEntry<NamedOptionals>("optional: members by name", () => [new() { Last = "l" }, new() { Last = new(null) }]) { ByHand = true },
        new ZooEntry<TolerantOptionals>("optional: tolerant members", () => [new(), new() { First = 1 }, new() { Last = new(null) }]) { ByHand = true },
        new ZooEntry<OmittingOptionals>("optional: members beside those that are omitted",
            () => [new() { Text = "a", Number = new(null), Flag = false }, new() { Text = "b", Number = 4, Flag = true }]) { ByHand = true },
        new ZooEntry<PageOfOptionals<int>>("optional: a generic owner", () => [new() { Item = 4, Items = [1, default] }, new() { Item = 5 }]) { ByHand = true },
        new ZooEntry<PageOfOptionals<HoldsOptionals>>("optional: a generic owner of objects",
            () => [new() { Item = new HoldsOptionals { Number = 1 } }]) { ByHand = true },
    ];
}

[GenerateCodec]
public struct Spot
{
    public int X;

    public double Y;
}

[GenerateCodec]
public sealed class HoldsOptionals
{
    public int Before { get; set; }

    public CodecOptional<int> Number { get; set; }

    public CodecOptional<string> Text { get; set; }

    public CodecOptional<string?> MaybeText { get; set; }

    public CodecOptional<int?> MaybeNumber { get; set; }

    public CodecOptional<byte[]> Bytes { get; set; }

    public CodecOptional<List<CodecOptional<int>>> Items { get; set; }

    public CodecOptional<Dictionary<string, CodecOptional<int>>> Map { get; set; }

    public CodecOptional<HoldsOptionals?> Child { get; set; }

    public CodecOptional<Spot> Spot { get; set; }

    public CodecOptional<CodecOptional<long>> Twice { get; set; }

    public CodecOptional<DayOfWeek> Kind { get; set; }

    public int After { get; set; }
}

[GenerateCodec]
public sealed record BoundOptionals(CodecOptional<int> First, CodecOptional<string?> Second, int Third = 3);

[GenerateCodec]
public struct StructOfOptionals
{
    public CodecOptional<double> First;

    public CodecOptional<byte[]> Second;
}

[GenerateCodec]
public sealed class NumberedOptionals
{
    [CodecMember(1)] public CodecOptional<int> First { get; set; }

    [CodecMember(3)] public CodecOptional<string?> Last { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class MappedOptionals
{
    [CodecMember(1)] public CodecOptional<int> First { get; set; }

    [CodecMember(3)] public CodecOptional<string?> Last { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class NamedOptionals
{
    public CodecOptional<int> First { get; set; }

    public CodecOptional<string?> Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantOptionals
{
    [CodecMember(1)] public CodecOptional<int> First { get; set; }

    [CodecMember(3)] public CodecOptional<string?> Last { get; set; }
}

[GenerateCodec(Omit = OmitPolicy.Default)]
public sealed class OmittingOptionals
{
    public string? Text { get; set; }

    public CodecOptional<int?> Number { get; set; }

    [CodecMember(Omit = OmitPolicy.Never)] public CodecOptional<bool> Flag { get; set; }
}

[GenerateCodec]
public sealed class PageOfOptionals<T>
{
    public CodecOptional<T> Item { get; set; }

    public List<CodecOptional<T>>? Items { get; set; }
}
