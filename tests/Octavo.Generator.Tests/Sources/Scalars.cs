using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;
using Octavo;

namespace Acme.Scalars;

public enum Small : byte { None, One, Two = 200 }
public enum Signed : sbyte { Minus = -1, One = 1 }
public enum Wide : long { None, Far = long.MaxValue }
[GenerateCodec] public enum Plain { None, One, Two }
[Flags] public enum Bits : ushort { None, A = 1, B = 32768 }

[GenerateCodec]
public sealed class AllScalars
{
    public bool Bool { get; set; }
    public sbyte SByte { get; set; }
    public byte Byte;
    public short Short { get; set; }
    public ushort UShort { get; set; }
    public int Int { get; set; }
    public uint UInt { get; set; }
    public long Long { get; set; }
    public ulong ULong { get; set; }
    public Int128 Int128 { get; set; }
    public UInt128 UInt128 { get; set; }
    public Half Half { get; set; }
    public float Float { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public char Char { get; set; }
    public Rune Rune { get; set; } = new('a');
    public Guid Guid { get; set; }
    public DateTime DateTime { get; set; }
    public DateTimeOffset DateTimeOffset { get; set; }
    public DateOnly DateOnly { get; set; }
    public TimeOnly TimeOnly { get; set; }
    public TimeSpan TimeSpan { get; set; }
    public Small Small { get; set; }
    public Signed Signed { get; set; }
    public Wide Wide { get; set; }
    public Plain Plain { get; set; }
    public Bits Bits { get; set; }
    public string? Text { get; set; }
    public byte[]? Bytes { get; set; }
    public Memory<byte> Memory { get; set; }
    public ReadOnlyMemory<byte> ReadOnlyMemory { get; set; }
    public ArraySegment<byte> Segment { get; set; } = Array.Empty<byte>();

    public static AllScalars Make() => new()
    {
        Bool = true,
        SByte = -5,
        Byte = 250,
        Short = -3000,
        UShort = 60000,
        Int = -70000,
        UInt = 4000000000,
        Long = long.MinValue,
        ULong = ulong.MaxValue,
        Int128 = Int128.MinValue,
        UInt128 = UInt128.MaxValue,
        Half = (Half)1.5,
        Float = 1.25f,
        Double = Math.PI,
        Decimal = -123456789.987654321m,
        Char = 'ß',
        Rune = new Rune(0x1F600),
        Guid = Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"),
        DateTime = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
        DateTimeOffset = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(5)),
        DateOnly = new DateOnly(2024, 2, 29),
        TimeOnly = new TimeOnly(23, 59, 58),
        TimeSpan = TimeSpan.FromTicks(-77),
        Small = Small.Two,
        Signed = Signed.Minus,
        Wide = Wide.Far,
        Plain = Plain.Two,
        Bits = Bits.A | Bits.B,
        Text = "héllo",
        Bytes = [1, 2, 3],
        Memory = new byte[] { 4, 5 },
        ReadOnlyMemory = new byte[] { 6 },
        Segment = new byte[] { 7, 8 },
    };
}

[GenerateCodec]
public sealed record AllNullables(
    bool? Bool, sbyte? SByte, byte? Byte, short? Short, ushort? UShort, int? Int, uint? UInt, long? Long, ulong? ULong, Int128? Int128, UInt128? UInt128,
        Half? Half, float? Float, double? Double,
    decimal? Decimal, char? Char, Rune? Rune, Guid? Guid, DateTime? DateTime, DateTimeOffset? DateTimeOffset, DateOnly? DateOnly, TimeOnly? TimeOnly,
        TimeSpan? TimeSpan, Small? Small, Plain? Plain);

[GenerateCodec]
public sealed class AllSequences
{
    public bool[]? Bools { get; set; }
    public List<sbyte>? SBytes { get; set; }
    public List<byte>? ByteList { get; set; }
    public HashSet<byte>? ByteSet { get; set; }
    public short[]? Shorts { get; set; }
    public List<int>? Ints { get; set; }
    public Int128[]? Int128s { get; set; }
    public List<UInt128>? UInt128s { get; set; }
    public Half[]? Halfs { get; set; }
    public List<decimal>? Decimals { get; set; }
    public char[]? Chars { get; set; }
    public Rune[]? Runes { get; set; }
    public List<Guid>? Guids { get; set; }
    public DateTime[]? DateTimes { get; set; }
    public List<DateTimeOffset>? Offsets { get; set; }
    public DateTimeOffset[]? OffsetArray { get; set; }
    public DateOnly[]? Dates { get; set; }
    public TimeOnly[]? Times { get; set; }
    public List<TimeSpan>? Spans { get; set; }
    public Small[]? Smalls { get; set; }
    public List<Small>? SmallList { get; set; }
    public List<Plain>? Plains { get; set; }
    public Wide[]? Wides { get; set; }
    public int?[]? NullableInts { get; set; }
    public List<decimal?>? NullableDecimals { get; set; }
    public Plain?[]? NullablePlains { get; set; }
    public string?[]? Texts { get; set; }
    public List<string>? TextList { get; set; }
    public HashSet<string>? TextSet { get; set; }
    public HashSet<Guid>? GuidSet { get; set; }
    public byte[]?[]? Blobs { get; set; }
    public int[]?[]? Jagged { get; set; }
    public string[][][]? Deep { get; set; }
    public List<List<int>>? Lists { get; set; }
    public Memory<int> Memory { get; set; }
    public ReadOnlyMemory<double> ReadOnlyMemory { get; set; }
    public IEnumerable<int>? Enumerable { get; set; }
    public IEnumerable<string>? EnumerableText { get; set; }
    public ICollection<DateTime>? Collection { get; set; }
    public IList<long>? IList { get; set; }
    public IReadOnlyCollection<string>? ReadOnlyCollection { get; set; }
    public IReadOnlyList<Plain>? ReadOnlyList { get; set; }
    public ISet<int>? Set { get; set; }
    public IReadOnlySet<string>? ReadOnlySet { get; set; }
    public Dictionary<string, int>? Map { get; set; }
    public Dictionary<Plain, string?>? EnumMap { get; set; }
    public Dictionary<Guid, List<int>>? GuidMap { get; set; }
    public IDictionary<long, double>? IMap { get; set; }
    public IReadOnlyDictionary<string, Dictionary<int, string>>? ReadOnlyMap { get; set; }
    public Dictionary<(int, int), string>? TupleMap { get; set; }
    public Dictionary<DateTime, int?>? DateMap { get; set; }
    public KeyValuePair<int, string>? Pair { get; set; }
    public (int, string?) Tuple { get; set; }
    public (int A, long B)[]? Tuples { get; set; }
    public Tuple<int, string>? ClassTuple { get; set; }
    public Vector2 Vector2 { get; set; }
    public Vector3 Vector3 { get; set; }
    public Vector4? Vector4 { get; set; }
    public Quaternion Quaternion { get; set; }
    public Plane Plane { get; set; }
    public Matrix3x2 Matrix3x2 { get; set; }
    public Matrix4x4 Matrix4x4 { get; set; }
    public Matrix4x4[]? Matrices { get; set; }
    public Dictionary<string, Vector3>? VectorMap { get; set; }
    public Memory<byte>[]? Memories { get; set; }
    public Memory<int>? MaybeMemory { get; set; }
    public ReadOnlyMemory<string>? MaybeTexts { get; set; }
    public Memory<byte>? MaybeBytes { get; set; }

    public static AllSequences Make(int n) => new()
    {
        Bools = Enumerable2(n, i => i % 3 == 0),
        SBytes = [.. Enumerable2(n, i => (sbyte)-i)],
        ByteList = [.. Enumerable2(n, i => (byte)i)],
        ByteSet = [1, 2, 255],
        Shorts = Enumerable2(n, i => (short)-i),
        Ints = [.. Enumerable2(n, i => i * 1000)],
        Int128s = Enumerable2(n, i => (Int128)i),
        UInt128s = [.. Enumerable2(n, i => (UInt128)i)],
        Halfs = Enumerable2(n, i => (Half)i),
        Decimals = [.. Enumerable2(n, i => i / 3m)],
        Chars = Enumerable2(n, i => (char)('a' + i)),
        Runes = Enumerable2(n, i => new Rune(0x1F600 + i)),
        Guids = [.. Enumerable2(n, i => new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))],
        DateTimes = Enumerable2(n, i => DateTime.UnixEpoch.AddHours(i)),
        Offsets = [.. Enumerable2(n, i => DateTimeOffset.UnixEpoch.AddHours(i).ToOffset(TimeSpan.FromHours(i % 3)))],
        OffsetArray = Enumerable2(n, i => DateTimeOffset.UnixEpoch.AddDays(i)),
        Dates = Enumerable2(n, i => new DateOnly(2000, 1, 1).AddDays(i)),
        Times = Enumerable2(n, i => new TimeOnly(i)),
        Spans = [.. Enumerable2(n, i => TimeSpan.FromSeconds(-i))],
        Smalls = Enumerable2(n, i => (Small)(i % 250)),
        SmallList = [Small.One, Small.Two],
        Plains = [.. Enumerable2(n, i => (Plain)(i % 3))],
        Wides = Enumerable2(n, i => Wide.Far - i),
        NullableInts = Enumerable2(n, i => i % 2 == 0 ? i : (int?)null),
        NullableDecimals = [null, 1.5m],
        NullablePlains = [Plain.One, null],
        Texts = Enumerable2(n, i => i % 4 == 1 ? null : new string('x', i * 40)),
        TextList = [.. Enumerable2(n, i => i.ToString())],
        TextSet = ["a", "b"],
        GuidSet = [Guid.Empty],
        Blobs = [[1], null, []],
        Jagged = [[1, 2], null, []],
        Deep = [[["a"], []], []],
        Lists = [[1], [], [2, 3]],
        Memory = new[] { 1, 2, 3 },
        ReadOnlyMemory = new[] { 0.5 },
        Enumerable = Enumerable2(n, i => i).Where(i => i % 2 == 0),
        EnumerableText = new Queue<string>(["q"]),
        Collection = new LinkedList<DateTime>([DateTime.UnixEpoch]),
        IList = Enumerable2(n, i => (long)i),
        ReadOnlyCollection = new Queue<string>(["p", "q"]),
        ReadOnlyList = [Plain.Two],
        Set = new SortedSet<int>([3, 1, 2]),
        ReadOnlySet = new HashSet<string>(["x"]),
        Map = new() { ["one"] = 1, [new string('k', 3000)] = 2 },
        EnumMap = new() { [Plain.One] = null, [Plain.Two] = "two" },
        GuidMap = new() { [Guid.Empty] = [1, 2] },
        IMap = new SortedDictionary<long, double> { [1] = 0.5 },
        ReadOnlyMap = new Dictionary<string, Dictionary<int, string>> { ["a"] = new() { [1] = "x" } },
        TupleMap = new() { [(1, 2)] = "t" },
        DateMap = new() { [DateTime.UnixEpoch] = null, [DateTime.UnixEpoch.AddDays(1)] = 5 },
        Pair = new(1, "p"),
        Tuple = (5, null),
        Tuples = [(1, 2), (3, 4)],
        ClassTuple = System.Tuple.Create(1, "c"),
        Vector2 = new(1, 2),
        Vector3 = new(1, 2, 3),
        Vector4 = new(1, 2, 3, 4),
        Quaternion = new(1, 2, 3, 4),
        Plane = new(1, 2, 3, 4),
        Matrix3x2 = Matrix3x2.Identity,
        Matrix4x4 = Matrix4x4.Identity,
        Matrices = [Matrix4x4.Identity, default],
        VectorMap = new() { ["v"] = new(3, 2, 1) },
        Memories = [new byte[] { 1 }, default],
        MaybeMemory = n == 3 ? null : new[] { 1 },
        MaybeTexts = n == 3 ? default(ReadOnlyMemory<string>) : new[] { "a" },
        MaybeBytes = n == 3 ? new byte[0] : null,
    };

    private static T[] Enumerable2<T>(int n, Func<int, T> make) => [.. System.Linq.Enumerable.Range(0, n).Select(make)];
}

public static class Check
{
    public static void Run()
    {
        Trip.Json(new AllScalars());
        Trip.Json(AllScalars.Make());
        Trip.Json(
            new AllNullables(null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
                null, null, null));
        Trip.Json(
            new AllNullables(true, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, (Half)11, 12, 13, 14, 'c', new Rune('r'), Guid.Empty, DateTime.UnixEpoch,
                DateTimeOffset.UnixEpoch, new DateOnly(2000, 1, 2), new TimeOnly(3), new TimeSpan(4), Small.One, Plain.One));
        Trip.Json(new AllSequences());
        Trip.Json(AllSequences.Make(3));
        Trip.Json(AllSequences.Make(100));
        Trip.Json(Plain.Two);
        Trip.Json((int?)5);
        Trip.Json((DateTime?)null);
        Trip.Json(new Dictionary<string, AllScalars> { ["a"] = AllScalars.Make() });
        Trip.Json<IReadOnlyList<AllScalars?>>(new[] { AllScalars.Make(), null });
        Trip.Json(new Vector3[200]);
        Trip.Json(new List<long>(Enumerable.Range(0, 500).Select(i => (long)i)));
    }
}
