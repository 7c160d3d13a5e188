// Owns: types whose members or elements a format may pack: runs of bools, nullable elements, fixed integers, integers of every width. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class PackedTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<BoolRuns>("runs of bools", () => [new(), BoolRuns.Make(0x5A5A5), BoolRuns.Make(0xFFFFF)]),
        new ZooEntry<BoolsWithGaps>("runs of bools with gaps", () => [new(), new() { A = true, C = true }, new() { A = true, B = true, C = true, D = true }]),
        new ZooEntry<BoolRecord>("bools of a constructor",
            () => [new(true, false, 5, true, true), new(false, true, -1, true, false) { Extra = true, More = true }]),
        new ZooEntry<BoolStruct[]?>("bools of a struct, array", () => [[], [default, new(true, true, 1, false, true)], null]),
        new ZooEntry<WideBools>("bools across chunks", () => [new(), WideBools.Make(0x123456789ABCDEF), WideBools.Make(ulong.MaxValue)]),
        new ZooEntry<FixedIntegers>("fixed integers",
            () => [new(), FixedIntegers.Make(1), FixedIntegers.Make(-1), FixedIntegers.Make(long.MaxValue), FixedIntegers.Make(0x1234_5678_9ABC_DEF0)]),
        new ZooEntry<FixedStruct>("fixed integers of a struct", () => [default, new() { Hash = ulong.MaxValue, Number = -7 }]),
        new ZooEntry<TolerantFixed>("fixed integers, tolerant", () => [new(), new() { A = int.MinValue, B = -1, C = 5 }]),
        new ZooEntry<NullableElements>("collections of nullable values",
            () => [new(), NullableElements.Make(0), NullableElements.Make(1), NullableElements.Make(8), NullableElements.Make(9), NullableElements.Make(600)]),
        new ZooEntry<int?[]?>("root array of nullable values",
            () => [[], [null], [1, null, 3], [.. Enumerable.Range(0, 70).Select(i => i % 3 == 0 ? (int?)null : i * 1000)], null]),
        new ZooEntry<List<DateTime?>?>("root list of nullable values", () => [[], [null, DateTime.UnixEpoch], null]),
        new ZooEntry<EnumCollections>("collections of enums of every base",
            () => [new(), EnumCollections.Make(0), EnumCollections.Make(3), EnumCollections.Make(200)]),
        new ZooEntry<Widths>("integers of every width", () => [new(), .. Enumerable.Range(0, 65).Select(Widths.Make)]),
        new ZooEntry<string?>("text in its shortest form", () =>
        [
            "Ω", "αβγδ", "price: 5 €", "日本語", "日本語 and more than as many letters of one byte", "a\uD800€", new string('x', 125), new string('x', 127),
                new string('é', 125), new string('x', 126) + "€",
            new string('Ω', 63), new string('Ω', 64), new string('Ω', 127), new string('Ω', 128), new string('a', 2000) + "😀",
                string.Concat(Enumerable.Repeat("a😀", 9000)), new string('日', 40_000),
        ]),
    ];
}

[GenerateCodec]
public sealed class BoolRuns
{
    public bool A0 { get; set; }

    public bool A1 { get; set; }

    public int Between { get; set; }

    public bool B0 { get; set; }

    public bool B1 { get; set; }

    public bool B2 { get; set; }

    public bool B3 { get; set; }

    public bool B4 { get; set; }

    public bool B5 { get; set; }

    public bool B6 { get; set; }

    public bool B7 { get; set; }

    public bool B8 { get; set; }

    public string? Text { get; set; }

    public bool C0 { get; set; }

    public bool? Nullable { get; set; }

    public bool D0;

    public bool D1;

    internal static BoolRuns Make(int bits) => new()
    {
        A0 = (bits & 1) != 0,
        A1 = (bits & 2) != 0,
        Between = bits,
        B0 = (bits & 4) != 0,
        B1 = (bits & 8) != 0,
        B2 = (bits & 16) != 0,
        B3 = (bits & 32) != 0,
        B4 = (bits & 64) != 0,
        B5 = (bits & 128) != 0,
        B6 = (bits & 256) != 0,
        B7 = (bits & 512) != 0,
        B8 = (bits & 1024) != 0,
        Text = "t",
        C0 = (bits & 2048) != 0,
        Nullable = (bits & 4096) != 0,
        D0 = (bits & 8192) != 0,
        D1 = (bits & 16384) != 0,
    };
}

[GenerateCodec]
public sealed class BoolsWithGaps
{
    [CodecMember(1)] public bool A { get; set; }

    [CodecMember(2)] public bool B { get; set; }

    [CodecMember(5)] public bool C { get; set; }

    [CodecMember(6)] public bool D { get; set; }
}

[GenerateCodec]
public sealed record BoolRecord(bool First, bool Second, int Number, bool Third, bool Fourth = true)
{
    public bool Extra { get; init; }

    public bool More { get; set; }
}

[GenerateCodec]
public readonly record struct BoolStruct(bool A, bool B, int Number, bool C, bool D);

[GenerateCodec]
public sealed class WideBools
{
    public byte N0 { get; set; }

    public bool M0 { get; set; }

    public bool M1 { get; set; }

    public bool M2 { get; set; }

    public bool M3 { get; set; }

    public bool M4 { get; set; }

    public bool M5 { get; set; }

    public bool M6 { get; set; }

    public bool M7 { get; set; }

    public bool M8 { get; set; }

    public bool M9 { get; set; }

    public bool M10 { get; set; }

    public bool M11 { get; set; }

    public bool M12 { get; set; }

    public byte N13 { get; set; }

    public bool M13 { get; set; }

    public bool M14 { get; set; }

    public bool M15 { get; set; }

    public bool M16 { get; set; }

    public bool M17 { get; set; }

    public bool M18 { get; set; }

    public bool M19 { get; set; }

    public bool M20 { get; set; }

    public bool M21 { get; set; }

    public bool M22 { get; set; }

    public bool M23 { get; set; }

    public bool M24 { get; set; }

    public bool M25 { get; set; }

    public byte N26 { get; set; }

    public bool M26 { get; set; }

    public bool M27 { get; set; }

    public bool M28 { get; set; }

    public bool M29 { get; set; }

    public bool M30 { get; set; }

    public bool M31 { get; set; }

    public bool M32 { get; set; }

    public bool M33 { get; set; }

    public bool M34 { get; set; }

    public bool M35 { get; set; }

    public bool M36 { get; set; }

    public bool M37 { get; set; }

    public bool M38 { get; set; }

    public byte N39 { get; set; }

    public bool M39 { get; set; }

    public bool M40 { get; set; }

    public bool M41 { get; set; }

    public bool M42 { get; set; }

    public bool M43 { get; set; }

    public bool M44 { get; set; }

    public bool M45 { get; set; }

    public bool M46 { get; set; }

    public bool M47 { get; set; }

    public bool M48 { get; set; }

    public bool M49 { get; set; }

    public bool M50 { get; set; }

    public bool M51 { get; set; }

    public byte N52 { get; set; }

    public bool M52 { get; set; }

    public bool M53 { get; set; }

    public bool M54 { get; set; }

    public bool M55 { get; set; }

    public bool M56 { get; set; }

    public bool M57 { get; set; }

    public bool M58 { get; set; }

    public bool M59 { get; set; }

    public bool M60 { get; set; }

    public bool M61 { get; set; }

    public bool M62 { get; set; }

    public bool M63 { get; set; }

    internal static WideBools Make(ulong bits) => new()
    {
        M0 = ((bits >> 0) & 1) != 0,
        M1 = ((bits >> 1) & 1) != 0,
        M2 = ((bits >> 2) & 1) != 0,
        M3 = ((bits >> 3) & 1) != 0,
        M4 = ((bits >> 4) & 1) != 0,
        M5 = ((bits >> 5) & 1) != 0,
        M6 = ((bits >> 6) & 1) != 0,
        M7 = ((bits >> 7) & 1) != 0,
        M8 = ((bits >> 8) & 1) != 0,
        M9 = ((bits >> 9) & 1) != 0,
        M10 = ((bits >> 10) & 1) != 0,
        M11 = ((bits >> 11) & 1) != 0,
        M12 = ((bits >> 12) & 1) != 0,
        M13 = ((bits >> 13) & 1) != 0,
        M14 = ((bits >> 14) & 1) != 0,
        M15 = ((bits >> 15) & 1) != 0,
        M16 = ((bits >> 16) & 1) != 0,
        M17 = ((bits >> 17) & 1) != 0,
        M18 = ((bits >> 18) & 1) != 0,
        M19 = ((bits >> 19) & 1) != 0,
        M20 = ((bits >> 20) & 1) != 0,
        M21 = ((bits >> 21) & 1) != 0,
        M22 = ((bits >> 22) & 1) != 0,
        M23 = ((bits >> 23) & 1) != 0,
        M24 = ((bits >> 24) & 1) != 0,
        M25 = ((bits >> 25) & 1) != 0,
        M26 = ((bits >> 26) & 1) != 0,
        M27 = ((bits >> 27) & 1) != 0,
        M28 = ((bits >> 28) & 1) != 0,
        M29 = ((bits >> 29) & 1) != 0,
        M30 = ((bits >> 30) & 1) != 0,
        M31 = ((bits >> 31) & 1) != 0,
        M32 = ((bits >> 32) & 1) != 0,
        M33 = ((bits >> 33) & 1) != 0,
        M34 = ((bits >> 34) & 1) != 0,
        M35 = ((bits >> 35) & 1) != 0,
        M36 = ((bits >> 36) & 1) != 0,
        M37 = ((bits >> 37) & 1) != 0,
        M38 = ((bits >> 38) & 1) != 0,
        M39 = ((bits >> 39) & 1) != 0,
        M40 = ((bits >> 40) & 1) != 0,
        M41 = ((bits >> 41) & 1) != 0,
        M42 = ((bits >> 42) & 1) != 0,
        M43 = ((bits >> 43) & 1) != 0,
        M44 = ((bits >> 44) & 1) != 0,
        M45 = ((bits >> 45) & 1) != 0,
        M46 = ((bits >> 46) & 1) != 0,
        M47 = ((bits >> 47) & 1) != 0,
        M48 = ((bits >> 48) & 1) != 0,
        M49 = ((bits >> 49) & 1) != 0,
        M50 = ((bits >> 50) & 1) != 0,
        M51 = ((bits >> 51) & 1) != 0,
        M52 = ((bits >> 52) & 1) != 0,
        M53 = ((bits >> 53) & 1) != 0,
        M54 = ((bits >> 54) & 1) != 0,
        M55 = ((bits >> 55) & 1) != 0,
        M56 = ((bits >> 56) & 1) != 0,
        M57 = ((bits >> 57) & 1) != 0,
        M58 = ((bits >> 58) & 1) != 0,
        M59 = ((bits >> 59) & 1) != 0,
        M60 = ((bits >> 60) & 1) != 0,
        M61 = ((bits >> 61) & 1) != 0,
        M62 = ((bits >> 62) & 1) != 0,
        M63 = ((bits >> 63) & 1) != 0,
        N0 = 1,
        N13 = 2,
        N26 = 3,
        N39 = 4,
        N52 = 5,
    };
}

public enum HashEnum : ulong
{
    None,
    Largest = ulong.MaxValue,
}

[GenerateCodec]
public sealed class FixedIntegers
{
    [CodecMember(1, Encoding = MemberEncoding.Fixed)] public int Int { get; set; }

    [CodecMember(2, Encoding = MemberEncoding.Fixed)] public uint UInt { get; set; }

    [CodecMember(3, Encoding = MemberEncoding.Fixed)] public long Long { get; set; }

    [CodecMember(4, Encoding = MemberEncoding.Fixed)] public ulong ULong { get; set; }

    [CodecMember(5, Encoding = MemberEncoding.Fixed)] public HashEnum Enum { get; set; }

    [CodecMember(6, Encoding = MemberEncoding.Fixed)] public long? Nullable { get; set; }

    [CodecMember(7)] public long Plain { get; set; }

    internal static FixedIntegers Make(long value) =>
        new() { Int = (int)value, UInt = (uint)value, Long = value, ULong = (ulong)value, Enum = (HashEnum)value, Nullable = value, Plain = value };
}

[GenerateCodec]
public struct FixedStruct
{
    [CodecMember(1, Encoding = MemberEncoding.Fixed)] public ulong Hash;

    [CodecMember(2, Encoding = MemberEncoding.Fixed)] public int Number;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantFixed
{
    [CodecMember(1, Encoding = MemberEncoding.Fixed)] public int A { get; set; }

    [CodecMember(3, Encoding = MemberEncoding.Fixed)] public long B { get; set; }

    [CodecMember(4, Encoding = MemberEncoding.Fixed)] public long? C { get; set; }
}

[GenerateCodec]
public sealed class NullableElements
{
    public int?[]? Ints { get; set; }

    public List<bool?>? Bools { get; set; }

    public HashSet<long?>? Set { get; set; }

    public IReadOnlyList<decimal?>? Decimals { get; set; }

    public ICollection<LongEnum?>? Enums { get; set; }

    public BoolStruct?[]? Structs { get; set; }

    public Dictionary<string, int?>? Map { get; set; }

    public List<int?[]>? Nested { get; set; }

    internal static NullableElements Make(int count) => new()
    {
        Ints = [.. Enumerable.Range(0, count).Select(i => i % 2 == 0 ? (int?)null : i << (i % 30))],
        Bools = [.. Enumerable.Range(0, count).Select(i => i % 3 == 0 ? (bool?)null : i % 3 == 1)],
        Set = [.. Enumerable.Range(0, count).Select(i => i == 1 ? (long?)null : i)],
        Decimals = [.. Enumerable.Range(0, count).Select(i => i % 5 == 0 ? (decimal?)null : i / 7m)],
        Enums = [.. Enumerable.Range(0, count).Select(i => i % 4 == 0 ? (LongEnum?)null : (LongEnum)i)],
        Structs = [.. Enumerable.Range(0, count).Select(i => i % 6 == 0 ? (BoolStruct?)null : new(true, false, i, true, true))],
        Map = Enumerable.Range(0, count).ToDictionary(i => $"k{i}", i => i % 2 == 0 ? (int?)null : i),
        Nested = [[], [null, 1]],
    };
}

public enum ShortEnum : short
{
    Least = short.MinValue,
    Zero = 0,
}

public enum UShortEnum : ushort
{
    Zero,
    Most = ushort.MaxValue,
}

public enum UIntEnum : uint
{
    Zero,
    Most = uint.MaxValue,
}

public enum LongEnum : long
{
    Least = long.MinValue,
    Zero = 0,
}

[GenerateCodec]
public sealed class EnumCollections
{
    public SByteEnum[]? SBytes { get; set; }

    public ShortEnum[]? Shorts { get; set; }

    public List<UShortEnum>? UShorts { get; set; }

    public HashSet<DayOfWeek>? Days { get; set; }

    public ISet<UIntEnum>? UInts { get; set; }

    public IReadOnlyList<LongEnum>? Longs { get; set; }

    public IEnumerable<HashEnum>? Hashes { get; set; }

    internal static EnumCollections Make(int count) => new()
    {
        SBytes = [.. Enumerable.Range(0, count).Select(i => (SByteEnum)i)],
        Shorts = [.. Enumerable.Range(0, count).Select(i => (ShortEnum)(i * -150))],
        UShorts = [.. Enumerable.Range(0, count).Select(i => (UShortEnum)(i * 300))],
        Days = [.. Enumerable.Range(0, count).Select(i => (DayOfWeek)(i - 3))],
        UInts = Enumerable.Range(0, count).Select(i => (UIntEnum)((uint)i << (i % 32))).ToHashSet(),
        Longs = [.. Enumerable.Range(0, count).Select(i => (LongEnum)(1L << (i % 64)))],
        Hashes = [.. Enumerable.Range(0, count).Select(i => (HashEnum)(ulong.MaxValue >> (i % 64)))],
    };
}

[GenerateCodec]
public sealed class Widths
{
    public short[]? Shorts { get; set; }

    public ushort[]? UShorts { get; set; }

    public int[]? Ints { get; set; }

    public List<uint>? UInts { get; set; }

    public long[]? Longs { get; set; }

    public List<ulong>? ULongs { get; set; }

    /// <summary>Numbers of this many bits, one in four of them small.</summary>
    internal static Widths Make(int bits)
    {
        var random = new Random(bits);
        ulong Next(int most) => bits == 0 || random.Next(4) == 0 ? (ulong)random.Next(2) : (ulong)random.NextInt64() * 2 >> (64 - Math.Min(bits, most));
        int count = bits * 37 % 701;
        return new()
        {
            Shorts = [.. Enumerable.Range(0, count).Select(_ => (short)Next(16))],
            UShorts = [.. Enumerable.Range(0, count).Select(_ => (ushort)Next(16))],
            Ints = [.. Enumerable.Range(0, count).Select(_ => (int)Next(32))],
            UInts = [.. Enumerable.Range(0, count).Select(_ => (uint)Next(32))],
            Longs = [.. Enumerable.Range(0, count).Select(_ => (long)Next(64))],
            ULongs = [.. Enumerable.Range(0, count).Select(_ => Next(64))],
        };
    }
}
