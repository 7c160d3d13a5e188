// Owns: collections without a setter, which are filled if the object made them. Knows no format.
using System.Collections.ObjectModel;

namespace Octavo.Tests.Zoo.Types;

internal static class FilledCollections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<GetOnlyCollections>("get-only collections", () =>
        [
            new(),
            new() { Numbers = { 1, 2, 3 }, Names = { "a", null }, Set = { 5, 6 }, Map = { ["k"] = 1 }, After = 7 },
            new() { Before = 1, Items = { new SealedClass { A = 1 }, null }, Ids = { Guid.AllBitsSet } },
        ]),
        new ZooEntry<GetOnlyInterfaces>("get-only collections behind interfaces", () =>
        [
            new(),
            new() { Collection = { 1, 2 }, List = { "x", "y" }, Set = { 3, 4 }, Map = { [1] = "one" }, Numbers = { 9 } },
            new() { Collection = { 8 }, Map = { [2] = "two", [3] = "three" } },
        ]),
        new ZooEntry<GetOnlyNumbered>("get-only collections, numbered", () => [new(), new() { Id = 5, Values = { 1.5, -0.0 }, Note = "n" }]),
        new ZooEntry<GetOnlyBound>("get-only collections beside a constructor",
            () => [new(1), new(2) { Tags = { "a" }, Numbers = { 1, 2 }, Set = { 7 }, Map = { [1] = 2 }, List = { 4 }, Later = 3 }]),
        new ZooEntry<GetOnlyRequired>("get-only collections beside required members",
            () => [new() { A = 1, B = "b" }, new() { A = 2, B = "c", Tags = { "t" } }]),
        new ZooEntry<GetOnlyWide>("get-only collections of a wide type", () => [new(), new() { M01 = 1, Tags = { "x" }, M48 = 48, Last = { 1 } }]),
        new ZooEntry<GetOnlyTree>("get-only children", () => [new(), new() { Children = { new(), new() { Value = 2, Children = { new() { Value = 3 } } } } }]),
        new ZooEntry<GetOnlyFields>("read-only fields of collections", () => [new(), new() { Numbers = { 1 }, Map = { ["a"] = "b" } }]),
    ];
}

[GenerateCodec]
public sealed class GetOnlyCollections
{
    public int Before { get; set; }

    public List<int> Numbers { get; } = [];

    public List<string?> Names { get; } = [];

    public HashSet<int> Set { get; } = [];

    public Dictionary<string, int> Map { get; } = [];

    public List<SealedClass?> Items { get; } = [];

    public List<Guid> Ids { get; } = new(16);

    public int After { get; set; }
}

/// <summary>The class behind each interface stays.</summary>
[GenerateCodec]
public sealed class GetOnlyInterfaces
{
    public ICollection<int> Collection { get; } = new Collection<int>();

    public IList<string> List { get; } = [];

    public ISet<int> Set { get; } = new HashSet<int>();

    public IDictionary<int, string> Map { get; } = new Dictionary<int, string>();

    public IList<long> Numbers { get; } = new Collection<long>();
}

[GenerateCodec]
public sealed class GetOnlyNumbered
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(3)] public List<double> Values { get; } = [];

    [CodecMember(4)] public string? Note { get; set; }
}

[GenerateCodec]
public sealed class GetOnlyBound(int id)
{
    public int Id { get; } = id;

    public List<string> Tags { get; } = [];

    public List<int> Numbers { get; } = [];

    public HashSet<int> Set { get; } = [];

    public Dictionary<int, int> Map { get; } = [];

    public IList<int> List { get; } = new Collection<int>();

    public int Later { get; set; }
}

[GenerateCodec]
public sealed class GetOnlyRequired
{
    public required int A { get; init; }

    public List<string> Tags { get; } = [];

    public required string B { get; set; }
}

[GenerateCodec]
public sealed class GetOnlyTree
{
    public int Value { get; set; }

    public List<GetOnlyTree> Children { get; } = [];
}

[GenerateCodec]
public sealed class GetOnlyFields
{
    public readonly List<int> Numbers = [];
    public readonly Dictionary<string, string> Map = [];
}

[GenerateCodec]
public sealed class GetOnlyWide
{
    public List<string> Tags { get; } = [];

    public int M01 { get; set; }

    public int M02 { get; set; }

    public int M03 { get; set; }

    public int M04 { get; set; }

    public int M05 { get; set; }

    public int M06 { get; set; }

    public int M07 { get; set; }

    public int M08 { get; set; }

    public int M09 { get; set; }

    public int M10 { get; set; }

    public int M11 { get; set; }

    public int M12 { get; set; }

    public int M13 { get; set; }

    public int M14 { get; set; }

    public int M15 { get; set; }

    public int M16 { get; set; }

    public int M17 { get; set; }

    public int M18 { get; set; }

    public int M19 { get; set; }

    public int M20 { get; set; }

    public int M21 { get; set; }

    public int M22 { get; set; }

    public int M23 { get; set; }

    public int M24 { get; set; }

    public int M25 { get; set; }

    public int M26 { get; set; }

    public int M27 { get; set; }

    public int M28 { get; set; }

    public int M29 { get; set; }

    public int M30 { get; set; }

    public int M31 { get; set; }

    public int M32 { get; set; }

    public int M33 { get; set; }

    public int M34 { get; set; }

    public int M35 { get; set; }

    public int M36 { get; set; }

    public int M37 { get; set; }

    public int M38 { get; set; }

    public int M39 { get; set; }

    public int M40 { get; set; }

    public int M41 { get; set; }

    public int M42 { get; set; }

    public int M43 { get; set; }

    public int M44 { get; set; }

    public int M45 { get; set; }

    public int M46 { get; set; }

    public int M47 { get; set; }

    public int M48 { get; set; }

    public int M49 { get; set; }

    public int M50 { get; set; }

    public int M51 { get; set; }

    public int M52 { get; set; }

    public HashSet<int> Last { get; } = [];
}
