// Owns: types that leave members out of formats with names. Each entry leaves out the same members in all its values, because what is missing stays when an
// object is populated.
namespace Octavo.Tests.Zoo.Types;

internal static class OmittingTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OmitsNull>("omitted nulls: all of them", () => [new(), new() { Kept = 1 }]),
        new ZooEntry<OmitsNull>("omitted nulls: none", () => [OmitsNull.Full(1), OmitsNull.Full(2)]),
        new ZooEntry<OmitsNull>("omitted nulls: the first", () => [new() { Number = 4, List = [], Kept = 2 }]),
        new ZooEntry<OmitsDefault>("omitted defaults: all of them", () => [new()]),
        new ZooEntry<OmitsDefault>("omitted defaults: none", () => [OmitsDefault.Full(), OmitsDefault.Full()]),
        new ZooEntry<OmitsDefault>("omitted defaults: almost default",
            () => [new() { Single = -0f, Double = -0.0, Half = (Half)(-0f), Decimal = 0.00m, Text = "",
            Offset = new DateTimeOffset(0, TimeSpan.FromHours(-1)).ToOffset(TimeSpan.FromHours(-1)) }]),
        new ZooEntry<OmitsNumbered>("omitted members, numbered", () => [new() { Id = 1 }, new() { Id = 2 }]),
        new ZooEntry<OmitsNumberMap>("omitted members of a map by number", () => [new() { Tail = 1 }]),
        new ZooEntry<OmitsBound>("omitted members beside a constructor", () => [new(null, 0)]),
        new ZooEntry<OmitsBound>("omitted members beside a constructor: none", () => [new("a", 1) { Later = [1] }]),
        new ZooEntry<OmitsStruct>("omitted members of a struct", () => [default]),
        new ZooEntry<OmitsStruct[]>("omitted members of structs in an array", () => [[], [default, new() { A = 1, B = 2 }, new() { B = 3 }]]),
        new ZooEntry<OmitsTree>("omitted members of a tree", () => [new()]),
        new ZooEntry<OmitsTree[]>("omitted members of trees", () => [[new() { Left = new() { Right = new() } }]]),
    ];
}

[GenerateCodec(Omit = OmitPolicy.Null)]
public sealed class OmitsNull
{
    public string? Text { get; set; }

    public int? Number { get; set; }

    public List<int>? List { get; set; }

    public SealedClass? Item { get; set; }

    public int Kept { get; set; }

    [CodecMember(Omit = OmitPolicy.Never)] public string? Always { get; set; }

    public byte[]? Bytes { get; set; }

    internal static OmitsNull Full(int number) =>
        new() { Text = new string('t', 2000 * number), Number = number, List = [number], Item = new() { A = 1 }, Kept = 3, Always = "x", Bytes = [1] };
}

[GenerateCodec(Omit = OmitPolicy.Default)]
public sealed class OmitsDefault
{
    public bool Bool { get; set; }

    public int Number { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }

    public Half Half { get; set; }

    public decimal Decimal { get; set; }

    public char Char { get; set; }

    public Guid Guid { get; set; }

    public DateOnly Date { get; set; }

    public DateTimeOffset Offset { get; set; }

    public TimeSpan Span { get; set; }

    public DayOfWeek Day { get; set; }

    public string? Text { get; set; }

    public int? Maybe { get; set; }

    internal static OmitsDefault Full() => new()
    {
        Bool = true,
        Number = 1,
        Single = 1,
        Double = 2,
        Half = (Half)3,
        Decimal = 4,
        Char = 'c',
        Guid = Guid.AllBitsSet,
        Date = DateOnly.MaxValue,
        Offset = DateTimeOffset.UnixEpoch,
        Span = TimeSpan.MaxValue,
        Day = DayOfWeek.Friday,
        Text = "t",
        Maybe = 0,
    };
}

[GenerateCodec]
public sealed class OmitsNumbered
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2, Omit = OmitPolicy.Null)] public string? Name { get; set; }

    [CodecMember(4, Omit = OmitPolicy.Default)] public long Count { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap, Omit = OmitPolicy.Default)]
public sealed class OmitsNumberMap
{
    [CodecMember(1)] public int Head { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3)] public int Tail { get; set; }
}

[GenerateCodec(Omit = OmitPolicy.Default)]
public sealed record OmitsBound(string? Name, int Number)
{
    public List<int>? Later { get; set; }
}

[GenerateCodec(Omit = OmitPolicy.Default)]
public struct OmitsStruct
{
    public int A;
    public long B;
}

[GenerateCodec(Omit = OmitPolicy.Null)]
public sealed class OmitsTree
{
    public OmitsTree? Left { get; set; }

    public OmitsTree? Right { get; set; }
}
