// Owns: the types of the lab's documents 000 and 002, with their data. Knows no format.
using System.Globalization;
using MessagePack;

namespace Octavo.Tests.Zoo.Types;

internal static class Documents
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<SimpleObject?>("000 SimpleObject", () => [Simple(200, true), new(), null]),
        new ZooEntry<ComplexObject?>("000 ComplexObject", () => [Complex(), new(), null]),
        new ZooEntry<SimpleClass?>("002 SimpleClass", () => [Class(0, DateTimeKind.Local), Class(1, DateTimeKind.Local), new(), null]),
        new ZooEntry<SimpleClass>("002 SimpleClass in UTC", () => [Class(3, DateTimeKind.Utc), new()]),
        new ZooEntry<SimpleClass[]?>("002 SimpleClass[]", () => [[.. Enumerable.Range(0, 5).Select(i => Class(i, DateTimeKind.Local))], [], null]),
        new ZooEntry<SimpleStruct>("002 SimpleStruct", () => [Struct(0), default]),
        new ZooEntry<SimpleStruct[]?>("002 SimpleStruct[]", () => [[.. Enumerable.Range(0, 30).Select(Struct)], [], null]),
    ];

    private static SimpleObject Simple(int id, bool enabled) => new() { Id = id, Name = $"Name{Text(id)}", Enabled = enabled };

    private static ComplexObject Complex() => new()
    {
        Id = 200,
        Name = $"Name{Text(0)}",
        Enabled = true,
        LastUpdated = new DateTime(2019, 6, 1, 12, 30, 15, DateTimeKind.Unspecified).AddTicks(1_234_567),
        Children = [Simple(201, false), Simple(10, true), Simple(11, false)],
        Mappings = new Dictionary<int, string> { [202] = $"value{Text(1)}", [12] = $"value{Text(2)}", [13] = $"value{Text(3)}" },
    };

    private static SimpleClass Class(int seed, DateTimeKind kind) => new()
    {
        Id = seed * 1_000_003,
        Tag = seed % 2 == 0,
        Guid = new Guid(seed, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        CreateTime = Time(seed, kind),
        Name = Text(seed),
        Desc = string.Concat(Enumerable.Range(0, 10).Select(Text)),
        Numbers = [.. Enumerable.Range(0, 100).Select(i => (i + seed) * 7_919_773)],
        Dates = [.. Enumerable.Range(0, 10).Select(i => Time(i, kind))],
        Map1 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n.ToString(CultureInfo.InvariantCulture)),
        Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
    };

    private static SimpleStruct Struct(int seed) => new() { Id = seed - 3, CreateTime = Time(seed, DateTimeKind.Local) };

    private static DateTime Time(int seed, DateTimeKind kind) => new DateTime(2025, 4, 8, 12, 0, 0, kind).AddSeconds(seed * 86_413).AddTicks(1_234_567 + seed);

    private static string Text(int seed) => new Guid(seed, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).ToString();
}

[GenerateCodec]
[MessagePackObject]
public partial class SimpleObject
{
    [Key(0)] public int Id { get; set; }
    [Key(1)] public string Name { get; set; } = "";
    [Key(2)] public bool Enabled { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public partial class ComplexObject
{
    [Key(0)] public int Id { get; set; }
    [Key(1)] public string Name { get; set; } = "";
    [Key(2)] public bool Enabled { get; set; }
    [Key(3)] public DateTime LastUpdated { get; set; }
    [Key(4)] public ICollection<SimpleObject> Children { get; set; } = [];
    [Key(5)] public IDictionary<int, string> Mappings { get; set; } = new Dictionary<int, string>();
}

[GenerateCodec]
[MessagePackObject]
public partial class SimpleClass
{
    [Key(0)] public int Id;
    [Key(1)] public bool Tag;
    [Key(2)] public Guid Guid;
    [Key(3)] public DateTime CreateTime;
    [Key(4)] public string Name { get; set; } = "";
    [Key(5)] public string Desc = "";
    [Key(6)] public int[] Numbers { get; set; } = [];
    [Key(7)] public List<DateTime> Dates { get; set; } = [];
    [Key(8)] public Dictionary<int, string> Map1 = [];
    [Key(9)] public Dictionary<int, int> Map2 { get; set; } = [];
}

[GenerateCodec]
[MessagePackObject]
public partial struct SimpleStruct
{
    [Key(0)] public int Id;
    [Key(1)] public DateTime CreateTime;
}
