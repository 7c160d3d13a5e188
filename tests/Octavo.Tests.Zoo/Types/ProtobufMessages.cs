// Owns: types with what Protobuf alone tells apart: presence, packing, encodings, groups, oneofs. Every format has them.
namespace Octavo.Tests.Zoo.Types;

internal static class ProtobufMessages
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<ProtobufScalars>("protobuf: scalars in every encoding", () => [new(), ProtobufScalars.Full(1), ProtobufScalars.Full(-1)]),
        new ZooEntry<ProtobufPresences>("protobuf: presence",
            () => [new(), new() { Implicit = 1, Explicit = 0, Text = "", Always = 2, Name = "n", Bytes = [1] }]),
        new ZooEntry<ProtobufRepeated>("protobuf: repeated, packed and expanded", () => [new(), ProtobufRepeated.Full()]),
        new ZooEntry<ProtobufMaps>("protobuf: maps", () => [new(), ProtobufMaps.Full()]),
        new ZooEntry<ProtobufNested>("protobuf: messages, groups, wrapped elements", () => [new(), ProtobufNested.Full()]),
        new ZooEntry<ProtobufOneof>("protobuf: a oneof of members",
            () => [new() { Id = 1 }, new() { Number = 5 }, new() { Text = "t" }, new() { Part = new() { X = 3 } }]),
        new ZooEntry<ProtobufBound>("protobuf: a constructor's members", () => [new(1, "b", [1, 2], null), new(0, "", [], new() { X = 4 }) { Later = 7 }]),
        new ZooEntry<ProtobufBoundRequired>("protobuf: required members beside a constructor",
            () => [new(1) { Name = "", Items = [], Part = null },
            new(0) { Name = "n", Items = [2, 3], Part = new(1) { Name = "p", Items = [], Part = null } }]),
        new ZooEntry<ProtobufKeeping>("protobuf: unknown fields", () => [new() { Id = 1 }]),
        new ZooEntry<ProtobufShape>("protobuf: a union as a oneof",
            () => [new ProtobufCircle { Radius = 2 }, new ProtobufDot { Inner = new ProtobufCircle() }]),
        new ZooEntry<ProtobufWide>("protobuf: forty fields", () => [new(), ProtobufWide.Full()]),
    ];
}

[GenerateCodec]
public sealed class ProtobufScalars
{
    [CodecMember(1)] public int Int32 { get; set; }

    [CodecMember(2)] public long Int64 { get; set; }

    [CodecMember(3)] public uint UInt32 { get; set; }

    [CodecMember(4)] public ulong UInt64 { get; set; }

    [CodecMember(5), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int ZigZag32 { get; set; }

    [CodecMember(6), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public long ZigZag64 { get; set; }

    [CodecMember(7), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public uint Fixed32 { get; set; }

    [CodecMember(8), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong Fixed64 { get; set; }

    [CodecMember(9), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public int SFixed32 { get; set; }

    [CodecMember(10), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public long SFixed64 { get; set; }

    [CodecMember(11)] public float Single { get; set; }

    [CodecMember(12)] public double Double { get; set; }

    [CodecMember(13)] public bool Bool { get; set; }

    [CodecMember(14)] public DayOfWeek Enum { get; set; }

    [CodecMember(15)] public sbyte SByte { get; set; }

    [CodecMember(16)] public ushort UInt16 { get; set; }

    [CodecMember(17)] public char Char { get; set; }

    [CodecMember(18)] public Guid Guid { get; set; }

    [CodecMember(19)] public decimal Decimal { get; set; }

    [CodecMember(20)] public TimeSpan TimeSpan { get; set; }

    [CodecMember(21), ProtobufMember(Level = ProtobufCompatibilityLevel.Level200)] public Guid BclGuid { get; set; }

    [CodecMember(22), ProtobufMember(Level = ProtobufCompatibilityLevel.Level200)] public decimal BclDecimal { get; set; }

    [CodecMember(23), ProtobufMember(Level = ProtobufCompatibilityLevel.Level240)] public TimeSpan Duration { get; set; }

    [CodecMember(1000)] public int Far { get; set; }

    internal static ProtobufScalars Full(int sign) => new()
    {
        Int32 = 150 * sign,
        Int64 = 5_000_000_000 * sign,
        UInt32 = uint.MaxValue,
        UInt64 = ulong.MaxValue,
        ZigZag32 = 3 * sign,
        ZigZag64 = 300L * sign,
        Fixed32 = 7,
        Fixed64 = 8,
        SFixed32 = 9 * sign,
        SFixed64 = 10 * sign,
        Single = 1.5F * sign,
        Double = -0.0,
        Bool = true,
        Enum = DayOfWeek.Friday,
        SByte = (sbyte)(100 * sign),
        UInt16 = 65535,
        Char = 'x',
        Guid = new("00112233-4455-6677-8899-aabbccddeeff"),
        Decimal = 12.50m * sign,
        TimeSpan = TimeSpan.FromTicks(123456789L * sign),
        BclGuid = new("00112233-4455-6677-8899-aabbccddeeff"),
        BclDecimal = 12.50m * sign,
        Duration = TimeSpan.FromHours(30 * sign),
        Far = sign,
    };
}

[GenerateCodec]
public sealed class ProtobufPresences
{
    [CodecMember(1)] public int Implicit { get; set; }

    [CodecMember(2)] public int? Explicit { get; set; }

    [CodecMember(3)] public string? Text { get; set; }

    [CodecMember(4), ProtobufMember(Presence = ProtobufPresence.Explicit)] public int Always { get; set; }

    [CodecMember(5)] public string Name { get; set; } = "";

    [CodecMember(6)] public byte[] Bytes { get; set; } = [];
}

[GenerateCodec]
public sealed class ProtobufRepeated
{
    [CodecMember(1)] public List<int> Packed { get; set; } = [];

    [CodecMember(2), ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<int> Expanded { get; set; } = [];

    [CodecMember(3), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int[] ZigZag { get; set; } = [];

    [CodecMember(4), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public ulong[] Fixed { get; set; } = [];

    [CodecMember(5)] public List<DayOfWeek> Enums { get; set; } = [];

    [CodecMember(6)] public List<string> Texts { get; set; } = [];

    [CodecMember(7)] public List<byte[]> Blobs { get; set; } = [];

    [CodecMember(8)] public HashSet<long> Set { get; set; } = [];

    [CodecMember(9)] public double[] Doubles { get; set; } = [];

    [CodecMember(10)] public List<bool> Bools { get; } = [];

    [CodecMember(11)] public short[] Shorts { get; set; } = [];

    [CodecMember(12)] public IReadOnlyList<string> Names { get; set; } = [];

    [CodecMember(13)] public Queue<int> Queue { get; set; } = new();

    [CodecMember(14)] public List<Guid> Guids { get; set; } = [];

    internal static ProtobufRepeated Full()
    {
        var full = new ProtobufRepeated
        {
            Packed = [1, -1, 300],
            Expanded = [1, 2],
            ZigZag = [-1, 1, int.MinValue],
            Fixed = [1, ulong.MaxValue],
            Enums = [DayOfWeek.Monday, DayOfWeek.Sunday],
            Texts = ["", "a", new string('x', 3000)],
            Blobs = [[], [1, 2]],
            Set = [5, 6],
            Doubles = [1.5, double.NaN],
            Shorts = [-1, 2],
            Names = ["n", "m"],
            Queue = new([1, 2, 3]),
            Guids = [Guid.Empty, new("00112233-4455-6677-8899-aabbccddeeff")],
        };
        full.Bools.AddRange([true, false, true]);
        return full;
    }
}

[GenerateCodec]
public sealed class ProtobufMaps
{
    [CodecMember(1)] public Dictionary<string, int> Numbers { get; set; } = [];

    [CodecMember(2)] public Dictionary<int, ProtobufPart> Parts { get; set; } = [];

    [CodecMember(3)] public Dictionary<long, List<string>> Lists { get; set; } = [];

    [CodecMember(4)] public SortedDictionary<string, string> Sorted { get; set; } = [];

    [CodecMember(5),
        ProtobufMember(KeyEncoding = ProtobufEncoding.ZigZag, ValueEncoding = ProtobufEncoding.Fixed)]
    public Dictionary<int, long> Encoded { get; set; } = [];

    [CodecMember(6)] public IReadOnlyDictionary<bool, double> Read { get; set; } = new Dictionary<bool, double>();

    internal static ProtobufMaps Full() => new()
    {
        Numbers = new() { ["a"] = 1, [""] = 0 },
        Parts = new() { [1] = new() { X = 2 }, [0] = new() },
        Lists = new() { [5] = ["x", "y"], [6] = [] },
        Sorted = new() { ["k"] = "v" },
        Encoded = new() { [-1] = -2 },
        Read = new Dictionary<bool, double> { [true] = 1.5 },
    };
}

[GenerateCodec]
public sealed class ProtobufPart
{
    [CodecMember(1)] public int X { get; set; }

    [CodecMember(2)] public string? Label { get; set; }
}

[GenerateCodec]
public struct ProtobufPoint
{
    [CodecMember(1)] public int X;

    [CodecMember(2)] public int Y;
}

[GenerateCodec]
public sealed class ProtobufNested
{
    [CodecMember(1)] public ProtobufPart? Part { get; set; }

    [CodecMember(2), ProtobufMember(Encoding = ProtobufEncoding.Group)] public ProtobufPart? Group { get; set; }

    [CodecMember(3)] public List<ProtobufPart> Parts { get; set; } = [];

    [CodecMember(4), ProtobufMember(Encoding = ProtobufEncoding.Group)] public ProtobufPart[] Groups { get; set; } = [];

    [CodecMember(5)] public ProtobufPoint Point { get; set; }

    [CodecMember(6)] public ProtobufPoint? Maybe { get; set; }

    [CodecMember(7)] public List<List<int>> Lists { get; set; } = [];

    [CodecMember(8)] public List<int?> Optional { get; set; } = [];

    [CodecMember(9)] public ProtobufNested? Self { get; set; }

    [CodecMember(10)] public List<(int A, string? B)> Pairs { get; set; } = [];

    internal static ProtobufNested Full() => new()
    {
        Part = new() { X = 1, Label = new string('y', 200) },
        Group = new() { X = 2 },
        Parts = [new() { X = 3 }, new()],
        Groups = [new() { Label = "g" }],
        Point = new() { X = 4 },
        Maybe = new ProtobufPoint { Y = 5 },
        Lists = [[1, 2], [], [3]],
        Optional = [1, null, 0],
        Self = new() { Parts = [new() { X = 6 }] },
        Pairs = [(1, "b")],
    };
}

[GenerateCodec]
public sealed class ProtobufOneof
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2), ProtobufMember(Oneof = "choice")] public int? Number { get; set; }

    [CodecMember(3), ProtobufMember(Oneof = "choice")] public string? Text { get; set; }

    [CodecMember(4), ProtobufMember(Oneof = "choice")] public ProtobufPart? Part { get; set; }
}

[GenerateCodec]
public sealed record ProtobufBound([property: CodecMember(1)] int A, [property: CodecMember(2)] string B, [property: CodecMember(3)] List<int> C,
    [property: CodecMember(4)] ProtobufPart? D)
{
    [CodecMember(5)] public int Later { get; set; }
}

/// <summary>C# asks an initializer for the members, and data may lack each.</summary>
[GenerateCodec]
public sealed class ProtobufBoundRequired(int id)
{
    [CodecMember(1)] public int Id { get; } = id;

    [CodecMember(2)] public required string Name { get; set; }

    [CodecMember(3)] public required List<int> Items { get; init; }

    [CodecMember(4)] public required ProtobufBoundRequired? Part { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class ProtobufKeeping
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec, CodecUnion(0, typeof(ProtobufCircle)), CodecUnion(1, typeof(ProtobufDot))]
public abstract class ProtobufShape;

[GenerateCodec]
public sealed class ProtobufCircle : ProtobufShape
{
    [CodecMember(1)] public double Radius { get; set; }
}

[GenerateCodec]
public sealed class ProtobufDot : ProtobufShape
{
    [CodecMember(1)] public ProtobufShape? Inner { get; set; }
}

[GenerateCodec]
public sealed class ProtobufWide
{
    [CodecMember(1)] public int M1 { get; set; }

    [CodecMember(2)] public int M2 { get; set; }

    [CodecMember(3)] public int M3 { get; set; }

    [CodecMember(4)] public int M4 { get; set; }

    [CodecMember(5)] public int M5 { get; set; }

    [CodecMember(6)] public int M6 { get; set; }

    [CodecMember(7)] public int M7 { get; set; }

    [CodecMember(8)] public string M8 { get; set; } = "";

    [CodecMember(9)] public int M9 { get; set; }

    [CodecMember(10)] public int M10 { get; set; }

    [CodecMember(11)] public int M11 { get; set; }

    [CodecMember(12)] public int M12 { get; set; }

    [CodecMember(13)] public int M13 { get; set; }

    [CodecMember(14)] public int M14 { get; set; }

    [CodecMember(15)] public int M15 { get; set; }

    [CodecMember(16)] public string M16 { get; set; } = "";

    [CodecMember(17)] public int M17 { get; set; }

    [CodecMember(18)] public int M18 { get; set; }

    [CodecMember(19)] public int M19 { get; set; }

    [CodecMember(20)] public int M20 { get; set; }

    [CodecMember(21)] public int M21 { get; set; }

    [CodecMember(22)] public int M22 { get; set; }

    [CodecMember(23)] public int M23 { get; set; }

    [CodecMember(24)] public string M24 { get; set; } = "";

    [CodecMember(25)] public int M25 { get; set; }

    [CodecMember(26)] public int M26 { get; set; }

    [CodecMember(27)] public int M27 { get; set; }

    [CodecMember(28)] public int M28 { get; set; }

    [CodecMember(29)] public int M29 { get; set; }

    [CodecMember(30)] public int M30 { get; set; }

    [CodecMember(31)] public int M31 { get; set; }

    [CodecMember(32)] public string M32 { get; set; } = "";

    [CodecMember(33)] public int M33 { get; set; }

    [CodecMember(34)] public int M34 { get; set; }

    [CodecMember(35)] public int M35 { get; set; }

    [CodecMember(36)] public int M36 { get; set; }

    [CodecMember(37)] public int M37 { get; set; }

    [CodecMember(38)] public int M38 { get; set; }

    [CodecMember(39)] public int M39 { get; set; }

    [CodecMember(40)] public string M40 { get; set; } = "";

    internal static ProtobufWide Full()
    {
        var wide = new ProtobufWide();
        for (int i = 1; i <= 40; i++)
        {
            typeof(ProtobufWide).GetProperty("M" + i.ToString(System.Globalization.CultureInfo.InvariantCulture))!.SetValue(wide,
                i % 8 == 0 ? new string('w', i) : i * 1000);
        }
        return wide;
    }
}
