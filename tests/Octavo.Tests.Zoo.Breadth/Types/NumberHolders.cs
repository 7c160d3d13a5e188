// Owns: members whose numbers have forms of their own in JSON, by this library's attribute and by System.Text.Json's: alone, in runs, in collections. Knows no
// format.
using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Octavo.Tests.Zoo.Types;

internal static class NumberHolders
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<QuotedNumbers>("numbers in quotes", () => [new(), QuotedNumbers.Most()]),
        new ZooEntry<QuotedCollections>("collections of numbers in quotes", () => [new(), QuotedCollections.Full()]) { Reorders = true },
        new ZooEntry<QuotedMoreCollections>("more collections of numbers in quotes",
            () => [new() { Immutable = [1, 2], Queue = new([4, 5]), Memory = new[] { 6, 7 }, Sorted = new() { ["a"] = 0.5 },
            Omitted = new([1, null]) }]) { ByHand = true, Reorders = true },
        new ZooEntry<NamedFloatHolder>("named floats",
            () => [new(),
            new() { Half = (Half)0.5, Single = 1.5f, Double = -2.5, Perhaps = 3.25, All = [1, -0.0], Singles = [float.MaxValue],
            ByName = new() { ["a"] = 1e300 }, Plain = 7 }]),
        new ZooEntry<QuotedPoint>("struct of numbers in quotes", () => [default, new() { X = -1, Y = 2.5 }]),
        new ZooEntry<QuotedPoint[]>("array of structs of numbers in quotes", () => [[], [new() { X = 1, Y = 0.1 }, default]]),
        new ZooEntry<QuotedRecord>("record of numbers in quotes", () => [new(1, 2, [3, 4]), new(int.MinValue, null, [])]),
        new ZooEntry<ForeignQuoted>("numbers in quotes by an attribute of the type",
            () => [new(), new() { Id = long.MaxValue, Rate = 0.1, Plain = 5, Text = "1", Day = DayOfWeek.Friday, Numbers = [1, 2] }]),
    ];
}

[GenerateCodec]
public sealed class QuotedNumbers
{
    [CodecMember(Numbers = NumberForms.WriteText)] public sbyte SByte;
    [CodecMember(Numbers = NumberForms.WriteText)] public byte Byte;
    [CodecMember(Numbers = NumberForms.WriteText)] public short Int16;
    [CodecMember(Numbers = NumberForms.WriteText)] public ushort UInt16;
    [CodecMember(Numbers = NumberForms.WriteText)] public int Int32;
    [CodecMember(Numbers = NumberForms.WriteText)] public uint UInt32;
    [CodecMember(Numbers = NumberForms.WriteText)] public long Int64;
    [CodecMember(Numbers = NumberForms.WriteText)] public ulong UInt64;
    [CodecMember(Numbers = NumberForms.WriteText)] public Int128 Int128;
    [CodecMember(Numbers = NumberForms.WriteText)] public UInt128 UInt128;
    [CodecMember(Numbers = NumberForms.WriteText)] public Half Half;
    [CodecMember(Numbers = NumberForms.WriteText)] public float Single;
    [CodecMember(Numbers = NumberForms.WriteText)] public double Double;
    [CodecMember(Numbers = NumberForms.WriteText)] public decimal Decimal;
    [CodecMember(Numbers = NumberForms.WriteText)] public int? Perhaps;
    [CodecMember(Numbers = NumberForms.WriteText)] public double? None;
    [CodecMember(Numbers = NumberForms.WriteText, Encoding = MemberEncoding.Fixed)] public uint Fixed;
    [CodecMember(Numbers = NumberForms.WriteText)] public long Last;
    public int Plain;

    internal static QuotedNumbers Most() => new()
    {
        SByte = sbyte.MinValue,
        Byte = byte.MaxValue,
        Int16 = short.MinValue,
        UInt16 = ushort.MaxValue,
        Int32 = int.MinValue,
        UInt32 = uint.MaxValue,
        Int64 = long.MinValue,
        UInt64 = ulong.MaxValue,
        Int128 = Int128.MinValue,
        UInt128 = UInt128.MaxValue,
        Half = Half.MinValue,
        Single = float.MinValue,
        Double = -2.2250738585072014E-308,
        Decimal = decimal.MinValue,
        Perhaps = 5,
        Fixed = 7,
        Last = -1,
        Plain = 9,
    };
}

[GenerateCodec]
public sealed class QuotedCollections
{
    [CodecMember(Numbers = NumberForms.WriteText)] public int[]? Array;
    [CodecMember(Numbers = NumberForms.WriteText)] public List<double>? List;
    [CodecMember(Numbers = NumberForms.WriteText)] public IReadOnlyList<long>? Interface;
    [CodecMember(Numbers = NumberForms.WriteText)] public HashSet<ulong>? Set;
    [CodecMember(Numbers = NumberForms.WriteText)] public decimal?[]? Optional;
    [CodecMember(Numbers = NumberForms.WriteText)] public List<int[]>? Nested;
    [CodecMember(Numbers = NumberForms.WriteText)] public Dictionary<int, int>? Map;
    [CodecMember(Numbers = NumberForms.WriteText)] public IDictionary<string, float?>? Floats;
    public int[]? Plain;
    public List<double>? PlainList;
    public Dictionary<int, int>? PlainMap;

    internal static QuotedCollections Full() => new()
    {
        Array = [1, -2, 3],
        List = [0.1, -0.0],
        Interface = [long.MinValue, 0],
        Set = [1, ulong.MaxValue],
        Optional = [null, 1.50m],
        Nested = [[1], [], [2, 3]],
        Map = new() { [-1] = 1, [2] = -2 },
        Floats = new Dictionary<string, float?> { ["a"] = 1.5f, ["b"] = null },
        Plain = [8],
        PlainList = [9],
        PlainMap = new() { [1] = 2 },
    };
}

[GenerateCodec]
public sealed class QuotedMoreCollections
{
    [CodecMember(Numbers = NumberForms.WriteText)] public ImmutableArray<short> Immutable = [];
    [CodecMember(Numbers = NumberForms.WriteText)] public Queue<int>? Queue;
    [CodecMember(Numbers = NumberForms.WriteText)] public Memory<int> Memory = new[] { 1 };
    [CodecMember(Numbers = NumberForms.WriteText)] public SortedDictionary<string, double>? Sorted;
    [CodecMember(Numbers = NumberForms.WriteText, Omit = OmitPolicy.Null)] public LinkedList<long?>? Omitted;
}

[GenerateCodec]
public sealed class NamedFloatHolder
{
    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public Half Half { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public float Single { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public double Double { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public double? Perhaps { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public double[]? All { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public List<float>? Singles { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public Dictionary<string, double>? ByName { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public int Plain { get; set; }
}

[GenerateCodec]
public struct QuotedPoint
{
    [CodecMember(Numbers = NumberForms.WriteText)] public int X;
    [CodecMember(Numbers = NumberForms.WriteText)] public double Y;
}

[GenerateCodec]
public sealed record QuotedRecord([property: CodecMember(Numbers = NumberForms.WriteText)] int Id,
    [property: CodecMember(Numbers = NumberForms.WriteText)] long? Perhaps, [property: CodecMember(Numbers = NumberForms.WriteText)] List<int> All);

[GenerateCodec, JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
public sealed class ForeignQuoted
{
    public long Id { get; set; }

    public double Rate { get; set; }

    [JsonNumberHandling(JsonNumberHandling.Strict)] public int Plain { get; set; }

    public string? Text { get; set; }

    public DayOfWeek Day { get; set; }

    public List<int>? Numbers { get; set; }
}
