// Owns: objects whose members have their numbers in every format. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Tolerants
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<TolerantScalars>("tolerant scalars", () =>
        [
            new(),
            new()
            {
                A = true, B = -1, C = 200, D = -300, E = 60_000, F = -70_000, G = 4_000_000_000, H = long.MinValue, I = ulong.MaxValue, J = Int128.MinValue,
                    K = UInt128.MaxValue,
                L = Half.MinValue, M = -0.0f, N = double.NaN, O = -1.50m, P = '\uD800', Q = new System.Text.Rune(0x1F600), R = Guid.AllBitsSet,
                S = new DateTime(2026, 11, 21, 1, 2, 3, DateTimeKind.Utc), T = new DateTimeOffset(2026, 11, 21, 1, 2, 3, TimeSpan.FromMinutes(-90)),
                    U = DateOnly.MaxValue, V = TimeOnly.MaxValue,
                W = TimeSpan.MinValue, X = (ByteEnum)2,
            },
        ]),
        new ZooEntry<TolerantMembers>("tolerant members of every kind", () =>
        [
            new(),
            new()
            {
                Text = "text", Wide = "Ωmega", Bytes = [1, 2, 3], Number = 5, Numbers = [1, 2, 3], List = [null, new() { A = 1 }],
                    Map = new() { ["a"] = new() { Text = "inner" } },
                Class = new() { Text = "class", Class = new() }, Struct = new() { A = 1, B = "b" }, Spot = new() { X = 1, Y = 2 },
                    MaybeSpot = new TolerantSpot { X = 3 }, Structs = [new(), new() { B = "x" }],
            },
            new() { Text = new string('x', 200), Wide = new string('Ω', 9_000), Bytes = new byte[20_000], Numbers = new int[5_000],
                List = [.. Enumerable.Repeat<NumberedWithGaps?>(new() { D = new int[10] }, 2_000)] },
        ]),
        new ZooEntry<TolerantOutOfOrder>("tolerant, ordered by declaration", () => [new(), new() { Last = 1, First = "f", Middle = [2] }]),
        new ZooEntry<TolerantBound>("tolerant, made by its constructor", () => [new(1), new(2, "b", [3]) { Extra = "e" }]),
        new ZooEntry<TolerantEmpty>("tolerant without members", () => [new()]),
        new ZooEntry<TolerantTree>("tolerant tree",
            () => [new(), new() { Value = 1, Left = new() { Value = 2, Left = new() { Value = 3 } }, Right = new() { Value = 4 } }]),
        new ZooEntry<TolerantStruct>("tolerant struct", () => [default, new() { A = -1, B = "b" }]),
        new ZooEntry<List<TolerantSpot>>("list of tolerant structs", () => [[], [default, new() { X = 1, Y = 2 }]]),
        new ZooEntry<TolerantWide>("tolerant, wide", () => [new(), Wide()]),
    ];

    private static TolerantWide Wide()
    {
        var wide = new TolerantWide();
        int next = 0;
        foreach (System.Reflection.PropertyInfo property in typeof(TolerantWide).GetProperties())
        {
            property.SetValue(wide, ++next);
        }
        return wide;
    }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantScalars
{
    [CodecMember(1)] public bool A { get; set; }

    [CodecMember(2)] public sbyte B { get; set; }

    [CodecMember(3)] public byte C { get; set; }

    [CodecMember(4)] public short D { get; set; }

    [CodecMember(5)] public ushort E { get; set; }

    [CodecMember(6)] public int F { get; set; }

    [CodecMember(7)] public uint G { get; set; }

    [CodecMember(8)] public long H { get; set; }

    [CodecMember(9)] public ulong I { get; set; }

    [CodecMember(10)] public Int128 J { get; set; }

    [CodecMember(11)] public UInt128 K { get; set; }

    [CodecMember(12)] public Half L { get; set; }

    [CodecMember(13)] public float M { get; set; }

    [CodecMember(14)] public double N { get; set; }

    [CodecMember(15)] public decimal O { get; set; }

    [CodecMember(16)] public char P { get; set; }

    [CodecMember(17)] public System.Text.Rune Q { get; set; }

    [CodecMember(18)] public Guid R { get; set; }

    [CodecMember(19)] public DateTime S { get; set; }

    [CodecMember(20)] public DateTimeOffset T { get; set; }

    [CodecMember(21)] public DateOnly U { get; set; }

    [CodecMember(22)] public TimeOnly V { get; set; }

    [CodecMember(23)] public TimeSpan W { get; set; }

    [CodecMember(536_870_911)] public ByteEnum X { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantMembers
{
    [CodecMember(1)] public string? Text { get; set; }

    [CodecMember(2)] public string? Wide { get; set; }

    [CodecMember(4)] public byte[]? Bytes { get; set; }

    [CodecMember(5)] public int? Number { get; set; }

    [CodecMember(6)] public int[]? Numbers { get; set; }

    [CodecMember(7)] public List<NumberedWithGaps?>? List { get; set; }

    [CodecMember(9)] public Dictionary<string, TolerantMembers?>? Map { get; set; }

    [CodecMember(10)] public TolerantMembers? Class { get; set; }

    [CodecMember(12)] public TolerantStruct Struct { get; set; }

    [CodecMember(13)] public TolerantSpot Spot { get; set; }

    [CodecMember(14)] public TolerantSpot? MaybeSpot { get; set; }

    [CodecMember(15)] public TolerantStruct[]? Structs { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Order = MemberOrder.Declaration)]
public sealed class TolerantOutOfOrder
{
    [CodecMember(9)] public int Last { get; set; }

    [CodecMember(1)] public string? First { get; set; }

    [CodecMember(5)] public List<long>? Middle { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed record TolerantBound([property: CodecMember(1)] int A, [property: CodecMember(3)] string? B = "default",
    [property: CodecMember(4)] int[]? C = null)
{
    [CodecMember(2)] public string? Extra { get; init; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantEmpty;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTree
{
    [CodecMember(1)] public int Value { get; set; }

    [CodecMember(2)] public TolerantTree? Left { get; set; }

    [CodecMember(3)] public TolerantTree? Right { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public struct TolerantStruct
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public string? B { get; set; }
}

/// <summary>Would be an image if it were not tolerant.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public struct TolerantSpot
{
    [CodecMember(1)] public int X { get; set; }

    [CodecMember(2)] public int Y { get; set; }
}

/// <summary>More members than one body has encoder calls.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantWide
{
    [CodecMember(1)] public int M1 { get; set; }

    [CodecMember(2)] public int M2 { get; set; }

    [CodecMember(3)] public int M3 { get; set; }

    [CodecMember(4)] public int M4 { get; set; }

    [CodecMember(5)] public int M5 { get; set; }

    [CodecMember(6)] public int M6 { get; set; }

    [CodecMember(7)] public int M7 { get; set; }

    [CodecMember(8)] public int M8 { get; set; }

    [CodecMember(9)] public int M9 { get; set; }

    [CodecMember(10)] public int M10 { get; set; }

    [CodecMember(11)] public int M11 { get; set; }

    [CodecMember(12)] public int M12 { get; set; }

    [CodecMember(13)] public int M13 { get; set; }

    [CodecMember(14)] public int M14 { get; set; }

    [CodecMember(15)] public int M15 { get; set; }

    [CodecMember(16)] public int M16 { get; set; }

    [CodecMember(17)] public int M17 { get; set; }

    [CodecMember(18)] public int M18 { get; set; }

    [CodecMember(19)] public int M19 { get; set; }

    [CodecMember(20)] public int M20 { get; set; }

    [CodecMember(21)] public int M21 { get; set; }

    [CodecMember(22)] public int M22 { get; set; }

    [CodecMember(23)] public int M23 { get; set; }

    [CodecMember(24)] public int M24 { get; set; }

    [CodecMember(25)] public int M25 { get; set; }

    [CodecMember(26)] public int M26 { get; set; }

    [CodecMember(27)] public int M27 { get; set; }

    [CodecMember(28)] public int M28 { get; set; }

    [CodecMember(29)] public int M29 { get; set; }

    [CodecMember(30)] public int M30 { get; set; }

    [CodecMember(31)] public int M31 { get; set; }

    [CodecMember(32)] public int M32 { get; set; }

    [CodecMember(33)] public int M33 { get; set; }

    [CodecMember(34)] public int M34 { get; set; }

    [CodecMember(35)] public int M35 { get; set; }

    [CodecMember(36)] public int M36 { get; set; }

    [CodecMember(37)] public int M37 { get; set; }

    [CodecMember(38)] public int M38 { get; set; }

    [CodecMember(39)] public int M39 { get; set; }

    [CodecMember(40)] public int M40 { get; set; }

    [CodecMember(41)] public int M41 { get; set; }

    [CodecMember(42)] public int M42 { get; set; }

    [CodecMember(43)] public int M43 { get; set; }

    [CodecMember(44)] public int M44 { get; set; }

    [CodecMember(45)] public int M45 { get; set; }

    [CodecMember(46)] public int M46 { get; set; }

    [CodecMember(47)] public int M47 { get; set; }

    [CodecMember(48)] public int M48 { get; set; }

    [CodecMember(49)] public int M49 { get; set; }

    [CodecMember(50)] public int M50 { get; set; }

    [CodecMember(51)] public int M51 { get; set; }

    [CodecMember(52)] public int M52 { get; set; }

    [CodecMember(53)] public int M53 { get; set; }

    [CodecMember(54)] public int M54 { get; set; }

    [CodecMember(55)] public int M55 { get; set; }

    [CodecMember(56)] public int M56 { get; set; }

    [CodecMember(57)] public int M57 { get; set; }

    [CodecMember(58)] public int M58 { get; set; }

    [CodecMember(59)] public int M59 { get; set; }

    [CodecMember(60)] public int M60 { get; set; }

    [CodecMember(61)] public int M61 { get; set; }

    [CodecMember(62)] public int M62 { get; set; }

    [CodecMember(63)] public int M63 { get; set; }

    [CodecMember(64)] public int M64 { get; set; }

    [CodecMember(65)] public int M65 { get; set; }

    [CodecMember(66)] public int M66 { get; set; }

    [CodecMember(67)] public int M67 { get; set; }

    [CodecMember(68)] public int M68 { get; set; }

    [CodecMember(69)] public int M69 { get; set; }

    [CodecMember(70)] public int M70 { get; set; }
}
