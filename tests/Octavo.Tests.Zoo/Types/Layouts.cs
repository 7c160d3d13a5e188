// Owns: the layouts and orders: numbered, with gaps, by name, by number in a map. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Layouts
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Unnumbered>("unnumbered", () => [new(), new() { A = 1, B = "b", C = [true] }]),
        new ZooEntry<Numbered>("numbered out of order", () => [new(), new() { Third = 3, First = "1", Second = 2.5 }]),
        new ZooEntry<NumberedWithGaps>("numbered with gaps", () => [new(), new() { A = 1, B = "b", C = 3, D = [4] }]),
        new ZooEntry<NumberedFarApart>("numbered far apart", () => [new(), new() { A = 1, B = 2 }]),
        new ZooEntry<NumbersInAMap>("numbers in a map", () => [new(), new() { A = 1, B = "b", C = 3 }]),
        new ZooEntry<NamesInAMap>("names in a map, numbered", () => [new(), new() { A = 1, B = "b", C = 3 }]),
        new ZooEntry<ArrayWithoutNumbers>("array without numbers", () => [new(), new() { A = 1, B = "b" }]),
        new ZooEntry<OrderedByName>("ordered by name", () => [new(), new() { Zebra = 1, Apple = "a", Mango = 2 }]),
        new ZooEntry<OrderedByDeclaration>("numbered, ordered by declaration", () => [new(), new() { Second = 2, First = 1 }]),
        new ZooEntry<StructWithGaps>("managed struct with gaps", () => [default, new() { A = "a", B = 2 }]),
        new ZooEntry<ImageInAMap>("image as a map of numbers", () => [default, new() { A = 1, B = 2 }]),
        new ZooEntry<HoldsLayouts>("layouts in one another", () =>
        [
            new HoldsLayouts(),
            new HoldsLayouts
            {
                Gaps = new() { A = 1 },
                Numbers = new() { B = "x" },
                Names = new() { C = 3 },
                List = [new() { D = [1] }, null],
                Struct = new() { B = 9 },
                Maybe = new StructWithGaps { A = "m" },
            },
        ]),
    ];
}

[GenerateCodec]
public sealed class Unnumbered
{
    public int A { get; set; }

    public string? B { get; set; }

    public bool[]? C { get; set; }
}

[GenerateCodec]
public sealed class Numbered
{
    [CodecMember(3)] public int Third { get; set; }

    [CodecMember(1)] public string? First { get; set; }

    [CodecMember(2)] public double Second { get; set; }
}

[GenerateCodec]
public sealed class NumberedWithGaps
{
    [CodecMember(2)] public int A { get; set; }

    [CodecMember(5)] public string? B { get; set; }

    [CodecMember(6)] public int C { get; set; }

    [CodecMember(20)] public int[]? D { get; set; }
}

[GenerateCodec]
public sealed class NumberedFarApart
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(300)] public int B { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class NumbersInAMap
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(7)] public string? B { get; set; }

    [CodecMember(1000)] public int C { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class NamesInAMap
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(7, "bee")] public string? B { get; set; }

    [CodecMember(9)] public int C { get; set; }
}

[GenerateCodec(Layout = Layout.Array)]
public sealed class ArrayWithoutNumbers
{
    public int A { get; set; }

    public string? B { get; set; }
}

[GenerateCodec(Order = MemberOrder.Name)]
public sealed class OrderedByName
{
    public int Zebra { get; set; }

    public string? Apple { get; set; }

    public double Mango { get; set; }
}

[GenerateCodec(Order = MemberOrder.Declaration, Layout = Layout.NameMap)]
public sealed class OrderedByDeclaration
{
    [CodecMember(2)] public int Second { get; set; }

    [CodecMember(1)] public int First { get; set; }
}

[GenerateCodec]
public struct StructWithGaps
{
    [CodecMember(2)] public string? A { get; set; }

    [CodecMember(4)] public int B { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public struct ImageInAMap
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(3)] public long B { get; set; }
}

[GenerateCodec]
public sealed class HoldsLayouts
{
    [CodecMember(1)] public NumberedWithGaps? Gaps { get; set; }

    [CodecMember(2)] public NumbersInAMap? Numbers { get; set; }

    [CodecMember(4)] public NamesInAMap? Names { get; set; }

    [CodecMember(5)] public List<NumberedWithGaps?>? List { get; set; }

    [CodecMember(7)] public StructWithGaps Struct { get; set; }

    [CodecMember(8)] public StructWithGaps? Maybe { get; set; }
}
