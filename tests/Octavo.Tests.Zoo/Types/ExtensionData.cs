// Owns: types that keep the members which they do not know. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class ExtensionData
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<KeepingByName>("unknown members, by name", () => [new(), new() { Id = 1, Name = "n", Inner = new() { Value = 2 } }]),
        new ZooEntry<KeepingByNumber>("unknown members, by number", () => [new(), new() { Id = 1, Name = "n" }]),
        new ZooEntry<KeepingTolerant>("unknown members, tolerant", () => [new(), new() { Id = 1, Name = "n", Numbers = [1, 2] }]),
        new ZooEntry<KeepingBound>("unknown members beside a constructor", () => [new(5, null), new(6, "x") { Later = true }]),
        new ZooEntry<KeepingOmitting>("unknown members beside those left out: all of them", () => [new()]),
        new ZooEntry<KeepingOmitting>("unknown members beside those left out: some", () => [new() { B = "b", C = 4 }]),
        new ZooEntry<IKeeping?>("unknown members of a union's case", () => [null, new KeepingCase(), new KeepingCase { A = 3, Text = "t" }]),
    ];
}

[GenerateCodec]
public sealed class KeepingByName
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public KeepingTolerant? Inner2 { get; set; }

    public KeptValue? Inner { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec]
public sealed class KeptValue
{
    public long Value { get; set; }

    [CodecExtensionData] public UnknownMembers? Rest { get; init; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class KeepingByNumber
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(4)] public string? Name { get; set; }

    [CodecExtensionData] internal UnknownMembers? Unknown;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeepingTolerant
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(4)] public string? Name { get; set; }

    [CodecMember(5)] public List<int>? Numbers { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; private set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed record KeepingBound([property: CodecMember(1)] int Id, [property: CodecMember(3)] string? Name)
{
    [CodecMember(7)] public bool Later { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; init; }
}

[GenerateCodec(Omit = OmitPolicy.Default)]
public sealed class KeepingOmitting
{
    public int A { get; set; }

    public string? B { get; set; }

    public int? C { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec, CodecUnion(1, typeof(KeepingCase)), CodecUnion(2, typeof(EveryMember))]
public interface IKeeping;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeepingCase : IKeeping
{
    [CodecMember(2)] public int A { get; set; }

    [CodecMember(3)] public string? Text { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

/// <summary>What newer versions of the types above may have.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class EveryMember : IKeeping
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public int A { get; set; }

    [CodecMember(3)] public string? Text { get; set; }

    [CodecMember(4)] public string? Name { get; set; }

    [CodecMember(5)] public List<int>? Numbers { get; set; }

    [CodecMember(6)] public byte Small { get; set; }

    [CodecMember(7)] public bool Later { get; set; }

    [CodecMember(8)] public long Large { get; set; }

    [CodecMember(9)] public Guid Guid { get; set; }

    [CodecMember(10)] public Half Half { get; set; }

    [CodecMember(300)] public Dictionary<string, double>? Map { get; set; }

    [CodecMember(301)] public EveryMember? Inner { get; set; }

    public static EveryMember Make() => new()
    {
        Id = 1,
        A = 2,
        Text = "text",
        Name = "name",
        Numbers = [1, 2, 3],
        Small = 200,
        Later = true,
        Large = long.MinValue,
        Guid = Guid.AllBitsSet,
        Half = (Half)1.5,
        Map = new() { ["a"] = 1.25 },
        Inner = new() { Text = new string('x', 300) },
    };
}
