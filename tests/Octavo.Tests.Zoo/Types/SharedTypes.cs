// Owns: types with references, and graphs of them that share objects and come back to themselves. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class SharedTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<SharedNode?>("references", () => [new(), Pair(), Circle(5), Chain(60), Fan(), null]),
        new ZooEntry<SharedNode?[]>("references, array", () => [[], Twice(), [Circle(1), null, Chain(40), Circle(2)]]),
        new ZooEntry<SharedHolder?>("references, members", () => [new(), Holder(), null]),
        new ZooEntry<SharedShape?>("references, union", () => [new SharedDot { X = 1 }, Group(), null]),
        new ZooEntry<List<SharedPart?>>("references, union with its base", () => [[], Parts()]),
        new ZooEntry<List<SharedMaterial?>>("references, bound by a constructor", () => [[], Materials()]),
        new ZooEntry<SharedNamed?>("references, names in a map", () => [new(), Named(), null]),
        new ZooEntry<SharedTolerant?>("references, tolerant", () => [new(), Tolerant(), Deep(50), null]),
        new ZooEntry<SharedWide?>("references, wide", () => [new(), Wide(), null]),
        new ZooEntry<TolerantAround?>("references, inside of tolerant members", () => [new(), Around(), null]),
        new ZooEntry<SharedCalls?>("references, callbacks", () => [new(), Calls(), null]),
    ];

    /// <summary>A list of nodes, the last of which points at the first.</summary>
    internal static SharedNode Circle(int length)
    {
        SharedNode first = Chain(length);
        SharedNode last = first;
        while (last.Next is { } next)
        {
            last = next;
        }
        last.Next = first;
        return first;
    }

    internal static SharedNode Chain(int length)
    {
        SharedNode first = new() { Id = length, Name = "last" };
        for (int i = length - 1; i > 0; i--)
        {
            first = new SharedNode { Id = i, Next = first };
        }
        return first;
    }

    private static SharedNode Pair()
    {
        SharedNode one = new() { Id = 1, Name = "one" };
        one.Others = [one, new() { Id = 2, Next = one }, null, one];
        one.ByName = new() { ["self"] = one, ["other"] = one.Others[1], ["none"] = null };
        return one;
    }

    private static SharedNode Fan()
    {
        SharedNode shared = Chain(3);
        return new() { Others = [shared, shared.Next, shared, new() { Next = shared.Next!.Next }] };
    }

    private static SharedNode?[] Twice()
    {
        SharedNode one = new() { Id = 1 };
        return [one, one, null, new() { Next = one }];
    }

    private static SharedHolder Holder()
    {
        SharedNode one = Circle(3);
        return new() { First = one, Second = one.Next, Any = "text", Plain = new() { Number = 1 }, Third = one };
    }

    private static SharedGroup Group()
    {
        SharedDot dot = new() { X = 3 };
        SharedGroup group = new() { Name = "group" };
        group.Shapes = [dot, group, new SharedGroup { Shapes = [group, dot], Name = null }, dot, null];
        group.Main = dot;
        return group;
    }

    private static List<SharedPart?> Parts()
    {
        SharedPart part = new() { Number = 1 };
        SharedScrew screw = new() { Number = 2, Length = 5, Of = part };
        part.Of = screw;
        return [part, screw, part, null];
    }

    private static List<SharedMaterial?> Materials()
    {
        SharedMaterial steel = new("steel", 7.8, null);
        SharedMaterial coated = new("coated", 7.7, steel.Name) { Note = new() { Id = 1 } };
        return [steel, coated, steel, null, coated];
    }

    private static SharedNamed Named()
    {
        SharedNamed named = new() { Name = "a", Count = 3 };
        named.Next = new() { Next = named, Count = null };
        return named;
    }

    private static SharedTolerant Tolerant()
    {
        SharedTolerant one = new() { Number = 1, Text = "one" };
        one.Next = new() { Number = 2, Next = one, All = [one, null, one] };
        return one;
    }

    private static SharedTolerant Deep(int levels)
    {
        SharedTolerant one = new() { Number = levels };
        for (int i = levels; i > 0; i--)
        {
            one = new() { Number = i, Next = one };
        }
        return one;
    }

    private static SharedWide Wide()
    {
        SharedWide one = new() { M01 = 1, M30 = 30, M56 = 56 };
        one.Next = new() { M10 = 1, Next = one };
        return one;
    }

    private static TolerantAround Around()
    {
        SharedNode shared = Chain(40);
        return new() { Number = 1, Node = shared, Nodes = [shared.Next, shared, new() { Next = Chain(36) }] };
    }

    private static SharedCalls Calls()
    {
        SharedCalls one = new() { Number = 1 };
        one.Self = one;
        return one;
    }
}

[GenerateCodec(References = true)]
public sealed class SharedNode
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3)] public SharedNode? Next { get; set; }

    [CodecMember(4)] public List<SharedNode?>? Others { get; set; }

    [CodecMember(5)] public Dictionary<string, SharedNode?>? ByName { get; set; }
}

/// <summary>Has no references itself: what it holds has.</summary>
[GenerateCodec]
public sealed class SharedHolder
{
    public SharedNode? First { get; set; }

    public SharedNode? Second { get; set; }

    public object? Any { get; set; }

    public SharedPlain? Plain { get; set; }

    public SharedNode? Third { get; set; }
}

[GenerateCodec]
public sealed class SharedPlain
{
    public int Number { get; set; }
}

[GenerateCodec(References = true)]
[CodecUnion(1, typeof(SharedDot))]
[CodecUnion(2, typeof(SharedGroup))]
public abstract class SharedShape;

[GenerateCodec]
public sealed class SharedDot : SharedShape
{
    public int X { get; set; }
}

[GenerateCodec]
public sealed class SharedGroup : SharedShape
{
    public string? Name { get; set; }

    public List<SharedShape?>? Shapes { get; set; }

    public SharedShape? Main { get; set; }
}

[GenerateCodec(References = true)]
[CodecUnion(0, typeof(SharedPart))]
[CodecUnion(7, typeof(SharedScrew))]
public class SharedPart
{
    public int Number { get; set; }

    public SharedPart? Of { get; set; }
}

[GenerateCodec]
public sealed class SharedScrew : SharedPart
{
    public int Length { get; set; }
}

/// <summary>Made after its members: objects of it are shared, and never in a cycle.</summary>
[GenerateCodec(References = true)]
public sealed record SharedMaterial(string Name, double Density, string? Base)
{
    public SharedNode? Note { get; set; }
}

[GenerateCodec(References = true, Layout = Layout.NameMap)]
public sealed class SharedNamed
{
    public string? Name { get; set; }

    public int? Count { get; set; }

    public SharedNamed? Next { get; set; }
}

[GenerateCodec(References = true, Layout = Layout.Tolerant)]
public sealed class SharedTolerant
{
    [CodecMember(1)] public int Number { get; set; }

    [CodecMember(2)] public string? Text { get; set; }

    [CodecMember(3)] public SharedTolerant? Next { get; set; }

    [CodecMember(4)] public SharedTolerant?[]? All { get; set; }
}

/// <summary>Has no references itself, and surrounds objects that have, each after a length.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantAround
{
    [CodecMember(1)] public int Number { get; set; }

    [CodecMember(2)] public SharedNode? Node { get; set; }

    [CodecMember(3)] public SharedNode?[]? Nodes { get; set; }
}

[GenerateCodec(References = true)]
public sealed class SharedCalls
{
    [CodecIgnore] private int _calls;

    public int Number { get; set; }

    public SharedCalls? Self { get; set; }

    [System.Runtime.Serialization.OnDeserializing]
    private void Begin(System.Runtime.Serialization.StreamingContext context) => _calls = 1;

    [System.Runtime.Serialization.OnDeserialized]
    private void End(System.Runtime.Serialization.StreamingContext context) => _calls -= 1;
}

/// <summary>More members than one body of the reader takes.</summary>
[GenerateCodec(References = true)]
public sealed class SharedWide
{
    public SharedWide? Next { get; set; }

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

    public int M53 { get; set; }

    public int M54 { get; set; }

    public int M55 { get; set; }

    public int M56 { get; set; }
}
