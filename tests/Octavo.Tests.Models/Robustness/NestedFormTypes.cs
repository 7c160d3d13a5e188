// Owns: types that hold themselves with no object between: by what stands for them, and as a collection that is a case of its elements' union.
namespace Octavo.Tests.Robustness;

/// <summary>By a collection of it. A collection class of itself is OCT0005.</summary>
[CodecAs(typeof(List<NestedForm>))]
public sealed class NestedForm(List<NestedForm> items)
{
    public List<NestedForm> Items { get; } = items;
}

/// <summary>Two that hold one another.</summary>
[CodecAs(typeof(NestedOther[]))]
public sealed class NestedOne(NestedOther[] items)
{
    public NestedOther[] Items { get; } = items;
}

[CodecAs(typeof(List<NestedOne>))]
public sealed class NestedOther(List<NestedOne> items)
{
    public List<NestedOne> Items { get; } = items;
}

[CodecSurrogate(typeof(NestedSurrogate))]
public sealed class NestedReplaced
{
    public List<NestedReplaced> Items { get; set; } = [];
}

/// <summary>An object between: it alone counts.</summary>
[GenerateCodec]
public sealed class NestedSurrogate
{
    public List<NestedReplaced>? Items { get; set; }

    public static NestedSurrogate From(NestedReplaced value) => new() { Items = value.Items };

    public static NestedReplaced To(NestedSurrogate value) => new() { Items = value.Items ?? [] };
}

/// <summary>A union whose case is a collection of it.</summary>
[GenerateCodec, CodecUnion(0, typeof(GroupedList)), CodecUnion(1, typeof(GroupedLeaf))]
public interface IGrouped;

[GenerateCodec]
public sealed class GroupedList : List<IGrouped>, IGrouped;

[GenerateCodec]
public sealed class GroupedLeaf : IGrouped
{
    public int Number { get; set; }
}

[GenerateCodec]
public sealed class NestedHolder
{
    public IGrouped? Union { get; set; }

    public NestedForm? Form { get; set; }

    public NestedOne? One { get; set; }

    public NestedReplaced? Replaced { get; set; }
}
