// Owns: types that contain themselves, directly and by way of others. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Recursion
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Tree?>("tree", () => [new(), MakeTree(3), MakeTree(6), null]),
        new ZooEntry<LinkedNode?>("linked list", () => [new(), Chain(2), Chain(64), null]),
        new ZooEntry<LinkedNodeNumbered?>("linked list, numbered", () => [new(), ChainNumbered(2), ChainNumbered(64), null]),
        new ZooEntry<Folder?>("tree by list", () => [new(), MakeFolder(3), null]),
        new ZooEntry<Ping?>("two classes in a circle", () => [new(), new() { Pong = new() { Ping = new() { Number = 3 } } }, null]),
        new ZooEntry<RecursiveRecord?>("recursive record", () => [new(1, null), new(1, new(2, new(3, null))), null]),
        new ZooEntry<ByDictionary?>("recursion by dictionary",
            () => [new(), new() { Children = new() { ["a"] = new(), ["b"] = new() { Children = [] }, ["c"] = null } }, null]),
        new ZooEntry<RecursiveStruct>("recursion by an array of structs",
            () => [default, new() { Number = 1, Children = [default, new() { Number = 2, Children = [] }] }]),
    ];

    internal static LinkedNode Chain(int length)
    {
        LinkedNode first = new() { Value = length };
        for (int i = length - 1; i > 0; i--)
        {
            first = new LinkedNode { Value = i, Next = first };
        }
        return first;
    }

    internal static LinkedNodeNumbered ChainNumbered(int length)
    {
        LinkedNodeNumbered first = new() { Value = length };
        for (int i = length - 1; i > 0; i--)
        {
            first = new LinkedNodeNumbered { Value = i, Next = first };
        }
        return first;
    }

    private static Tree MakeTree(int depth) => new()
    {
        Value = depth,
        Left = depth > 1 ? MakeTree(depth - 1) : null,
        Right = depth > 2 ? MakeTree(depth - 2) : null,
    };

    private static Folder MakeFolder(int depth) => new()
    {
        Name = $"folder {depth}",
        Folders = depth == 0 ? null : [.. Enumerable.Range(0, depth).Select(i => i == 1 ? null : MakeFolder(depth - 1))],
    };
}

[GenerateCodec]
public sealed class Tree
{
    [CodecMember(1)] public int Value { get; set; }

    [CodecMember(2)] public Tree? Left { get; set; }

    [CodecMember(3)] public Tree? Right { get; set; }
}

[GenerateCodec]
public sealed class LinkedNode
{
    public int Value { get; set; }

    public LinkedNode? Next { get; set; }
}

[GenerateCodec]
public sealed class LinkedNodeNumbered
{
    [CodecMember(1)] public int Value { get; set; }

    [CodecMember(2)] public LinkedNodeNumbered? Next { get; set; }
}

[GenerateCodec]
public sealed class Folder
{
    public string Name { get; set; } = "";

    public List<Folder?>? Folders { get; set; }
}

[GenerateCodec]
public sealed class Ping
{
    public int Number { get; set; }

    public Pong? Pong { get; set; }
}

[GenerateCodec]
public sealed class Pong
{
    public Ping? Ping { get; set; }

    public Ping[]? Pings { get; set; }
}

[GenerateCodec]
public sealed record RecursiveRecord(int Value, RecursiveRecord? Next);

[GenerateCodec]
public sealed class ByDictionary
{
    public Dictionary<string, ByDictionary?>? Children { get; set; }
}

[GenerateCodec]
public struct RecursiveStruct
{
    public int Number;
    public RecursiveStruct[]? Children;
}
