// Owns: every kind of type that can carry the attribute. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Kinds
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<PlainClass?>("class", () => [new(), new() { A = 1, B = "b", C = 2.5 }, null]),
        new ZooEntry<SealedClass?>("sealed class", () => [new(), new() { A = -1, B = "β" }, null]),
        new ZooEntry<InternalClass?>("internal class", () => [new(), new() { A = 300, B = ["x", "y"] }, null]),
        new ZooEntry<FieldClass?>("class of fields", () => [new(), new() { A = 1, B = "b", C = [1, 2, 3] }, null]),
        new ZooEntry<PositionalRecord?>("positional record", () => [new(0, null, []), new(int.MaxValue, "x", [1]), null]),
        new ZooEntry<RecordWithMore?>("record with more members", () => [new(1, "n"), new(2, "m") { Extra = 3.5m, Tags = ["t"] }, null]),
        new ZooEntry<RecordWithoutParameters?>("record without parameters", () => [new(), new() { A = 1, B = Guid.AllBitsSet }, null]),
        new ZooEntry<PlainStruct>("managed struct", () => [default, new() { A = 1, B = "b" }]),
        new ZooEntry<PlainStruct?>("managed struct, nullable", () => [null, default(PlainStruct), new PlainStruct { A = 1, B = "b" }]),
        new ZooEntry<PlainStruct[]?>("array of managed structs", () => [[], [default, new() { A = 1, B = "b" }], null]),
        new ZooEntry<ReadOnlyStruct>("readonly struct", () => [default, new(1, "b")]),
        new ZooEntry<RecordStruct>("record struct", () => [default, new(1, "b", null), new(2, null, 3)]),
        new ZooEntry<ReadOnlyRecordStruct>("readonly record struct", () => [default, new(1, long.MaxValue), new(2, -1)]),
        new ZooEntry<Outer.Inner?>("nested class", () => [new(), new() { Value = 1, Deepest = new() { Text = "x" } }, null]),
        new ZooEntry<Outer.Pair>("nested struct", () => [default, new() { X = 1.5f, Y = -0.0f }]),
        new ZooEntry<Dictionary<string, Outer.Inner?>?>("dictionary of nested classes", () => [[], new() { ["a"] = null, ["b"] = new() { Value = 7 } }, null]),
        new ZooEntry<List<PositionalRecord?>?>("list of records", () => [[], [null, new(1, "x", [])], null]),
        new ZooEntry<IReadOnlyList<SealedClass>?>("read-only list of classes",
            () => [new List<SealedClass>(), new SealedClass[] { new(), new() { A = 4 } }, null]),
        new ZooEntry<HoldsKinds>("all kinds in a class", () =>
        [
            new HoldsKinds(),
            new HoldsKinds
            {
                Class = new() { A = 1 },
                Record = new(1, "2", [3]),
                Struct = new() { A = 1, B = "2" },
                MaybeStruct = new PlainStruct { A = 3 },
                ReadOnly = new(4, "5"),
                RecordStruct = new(6, "7", 8),
                MaybeRecordStruct = new RecordStruct(9, "10", 11),
                ReadOnlyRecordStruct = new(12, 13),
                MaybeReadOnlyRecordStruct = new ReadOnlyRecordStruct(14, 15),
                Nested = new() { Value = 16 },
            },
        ]),
    ];
}

[GenerateCodec]
public class PlainClass
{
    public int A { get; set; }

    public string? B { get; set; }

    public double C { get; set; }
}

[GenerateCodec]
public sealed class SealedClass
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public string? B { get; set; }
}

[GenerateCodec]
internal sealed class InternalClass
{
    public int A { get; set; }

    public string[]? B { get; set; }
}

[GenerateCodec]
public sealed class FieldClass
{
    public int A;
    public string? B;
    public int[]? C;
}

[GenerateCodec]
public sealed record PositionalRecord(int A, string? B, int[] C);

[GenerateCodec]
public sealed record RecordWithMore(int Id, string Name)
{
    public decimal Extra { get; set; }

    public List<string>? Tags { get; init; }

    public int Computed => Id * 2;
}

[GenerateCodec]
public sealed record RecordWithoutParameters
{
    public int A { get; init; }

    public Guid B { get; init; }
}

[GenerateCodec]
public struct PlainStruct
{
    public int A { get; set; }

    public string? B { get; set; }
}

[GenerateCodec]
public readonly struct ReadOnlyStruct(int a, string? b)
{
    public int A { get; } = a;

    public string? B { get; } = b;
}

[GenerateCodec]
public record struct RecordStruct(int A, string? B, int? C);

/// <summary>An image: no member is a reference.</summary>
[GenerateCodec]
public readonly record struct ReadOnlyRecordStruct(byte A, long B);

public static class Outer
{
    [GenerateCodec]
    public sealed class Inner
    {
        public int Value { get; set; }

        public Innermost? Deepest { get; set; }

        [GenerateCodec]
        public sealed class Innermost
        {
            public string? Text { get; set; }
        }
    }

    [GenerateCodec]
    public struct Pair
    {
        public float X;
        public float Y;
    }
}

[GenerateCodec]
public sealed class HoldsKinds
{
    public SealedClass? Class { get; set; }

    public PositionalRecord? Record { get; set; }

    public PlainStruct Struct { get; set; }

    public PlainStruct? MaybeStruct { get; set; }

    public ReadOnlyStruct ReadOnly { get; set; }

    public RecordStruct RecordStruct { get; set; }

    public RecordStruct? MaybeRecordStruct { get; set; }

    public ReadOnlyRecordStruct ReadOnlyRecordStruct { get; set; }

    public ReadOnlyRecordStruct? MaybeReadOnlyRecordStruct { get; set; }

    public Outer.Inner? Nested { get; set; }
}
