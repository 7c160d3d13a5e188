// Owns: types whose text and collections are shared. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class SharedValues
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<SharedTexts?>("shared text", () => [new(), Texts(), null]),
        new ZooEntry<SharedTexts?[]>("shared text, array", () => [[], [Texts(), null, Texts()]]),
        new ZooEntry<SharedCollections?>("shared collections", () => [new(), Collections(), null]),
        new ZooEntry<SharedEverything>("shared, bound by a constructor", () => [new("", [], null), new("a", ["a", "b", "a"], new() { ["a"] = ["a"] })]),
        new ZooEntry<SharedInStruct>("shared, struct", () => [default, new() { One = [1, 2], Text = "t" }]),
        new ZooEntry<SharedByNumber?>("shared, tolerant", () => [new(), ByNumber(), null]),
        new ZooEntry<SharedByName?>("shared, names in a map", () => [new(), ByName(), null]),
        new ZooEntry<SelfList?>("collection that holds itself", () => [[], Circle(), null]),
        new ZooEntry<SelfMap?>("map that holds itself", () => [[], MapCircle(), null]),
        new ZooEntry<HoldsSelfLists?>("collections that hold themselves, members", () => [new(), Holder(), null]),
        new ZooEntry<SharedAmongObjects?>("shared among objects with references", () => [new(), AmongObjects(), null]),
    ];

    internal static SharedTexts Texts()
    {
        // Equal, and not the same.
        string[] many = ["red", new("red"), "green", "", "gr\u00FCn \u65E5\uD83D\uDE00", new("green")];
        return new()
        {
            One = "red",
            Two = "red",
            Many = [.. many],
            Matrix = [["a", "b"], ["a"], []],
            ByKey = new() { ["red"] = "red", ["x"] = "green" },
            Own = "red"
        };
    }

    internal static SharedCollections Collections()
    {
        List<int> numbers = [1, 2, 300_000];
        string[] names = ["a", "b"];
        byte[] bytes = [1, 2, 3];
        Dictionary<string, int> map = new() { ["k"] = 5 };
        return new()
        {
            Numbers = numbers,
            Again = numbers,
            Interface = numbers,
            Names = names,
            NamesAgain = names,
            Lists = [numbers, numbers, [], [7]],
            Bytes = bytes,
            BytesAgain = bytes,
            Map = map,
            MapAgain = map,
            Set = ["x"],
            Jagged = [[1], [1, 2]],
            Times = [DateTime.UnixEpoch],
            Maybe = [1, null],
        };
    }

    internal static SelfList Circle()
    {
        SelfList list = [null, []];
        list.Add(list);
        list[1]!.Add(list);
        list.Add(list[1]);
        return list;
    }

    private static SelfMap MapCircle()
    {
        SelfMap map = [];
        map["self"] = map;
        map["other"] = new() { ["back"] = map, ["none"] = null };
        return map;
    }

    private static HoldsSelfLists Holder()
    {
        SelfList list = Circle();
        return new() { One = list, Two = list, Many = [list, [], list] };
    }

    private static SharedByNumber ByNumber()
    {
        List<string> tags = ["x", "y"];
        return new() { Tags = tags, Text = "x", Others = tags, Id = 5 };
    }

    private static SharedByName ByName()
    {
        List<string> tags = ["x", "y"];
        return new() { Tags = tags, Text = "x", Others = tags };
    }

    internal static SharedAmongObjects AmongObjects()
    {
        SharedAmongObjects first = new() { Name = "n" };
        List<SharedAmongObjects> both = [first];
        first.Children = both;
        SharedAmongObjects root = new() { Name = "n", Children = both, Parent = first };
        first.Parent = root;
        for (int i = 0; i < 50; i++)
        {
            root = new() { Name = "n", Parent = root, Children = both };
        }
        return root;
    }
}

[GenerateCodec(Sharing = Sharing.Text)]
public sealed class SharedTexts
{
    public string? One { get; set; }

    public string? Two { get; set; }

    public List<string>? Many { get; set; }

    public string?[][]? Matrix { get; set; }

    public Dictionary<string, string>? ByKey { get; set; }

    public int Number { get; set; }

    [CodecMember(Sharing = Sharing.None)]
    public string? Own { get; set; }
}

[GenerateCodec(Sharing = Sharing.Collections)]
public sealed class SharedCollections
{
    public List<int>? Numbers { get; set; }

    public List<int>? Again { get; set; }

    public IList<int>? Interface { get; set; }

    public string[]? Names { get; set; }

    public IReadOnlyList<string>? NamesAgain { get; set; }

    public List<List<int>>? Lists { get; set; }

    public byte[]? Bytes { get; set; }

    public byte[]? BytesAgain { get; set; }

    public Dictionary<string, int>? Map { get; set; }

    public IDictionary<string, int>? MapAgain { get; set; }

    public HashSet<string>? Set { get; set; }

    public int[][]? Jagged { get; set; }

    public List<DateTime>? Times { get; set; }

    public int?[]? Maybe { get; set; }

    public string? Text { get; set; }
}

[GenerateCodec]
public sealed record SharedEverything([property: CodecMember(Sharing = Sharing.All)] string Text, [property: CodecMember(Sharing = Sharing.All)] string[] Texts,
    [property: CodecMember(Sharing = Sharing.All)] SortedDictionary<string, List<string>>? Map);

[GenerateCodec]
public struct SharedInStruct
{
    [CodecMember(Sharing = Sharing.Collections)]
    public int[]? One { get; set; }

    [CodecMember(Sharing = Sharing.Text)]
    public string? Text { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Sharing = Sharing.All)]
public sealed class SharedByNumber
{
    [CodecMember(1)] public List<string>? Tags { get; set; }

    [CodecMember(2)] public string? Text { get; set; }

    [CodecMember(5)] public List<string>? Others { get; set; }

    [CodecMember(6)] public int Id { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap, Sharing = Sharing.All)]
public sealed class SharedByName
{
    public List<string>? Tags { get; set; }

    public string? Text { get; set; }

    public List<string>? Others { get; set; }
}

[GenerateCodec(References = true)]
public sealed class SelfList : List<SelfList?>;

[GenerateCodec(References = true)]
public sealed class SelfMap : Dictionary<string, SelfMap?>;

[GenerateCodec]
public sealed class HoldsSelfLists
{
    public SelfList? One { get; set; }

    public SelfList? Two { get; set; }

    public List<SelfList>? Many { get; set; }
}

[GenerateCodec(References = true, Sharing = Sharing.All)]
public sealed class SharedAmongObjects
{
    public string? Name { get; set; }

    public List<SharedAmongObjects>? Children { get; set; }

    public SharedAmongObjects? Parent { get; set; }
}
