// Owns: types that hold themselves with no object between: by what stands for them, and as collections of themselves.
namespace Octavo.Tests.Robustness;

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

[GenerateCodec]
public sealed class NestedList : List<NestedList>;

[GenerateCodec]
public sealed class NestedMap : Dictionary<string, NestedMap>;

[GenerateCodec]
public sealed class NestedHolder
{
    public NestedForm? Form { get; set; }

    public NestedOne? One { get; set; }

    public NestedReplaced? Replaced { get; set; }

    public NestedList? List { get; set; }

    public NestedMap? Map { get; set; }
}
