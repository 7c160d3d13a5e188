// Owns: records with references as keys, in each way of declaring a hashed collection, and behind bases.
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace Octavo.Tests.Robustness;

[GenerateCodec(References = true)]
public record Linked
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public Linked? Left { get; set; }

    public Linked? Right { get; set; }
}

[GenerateCodec(References = true), CodecUnion(1, typeof(LinkedCase))]
public abstract record LinkedBase
{
    public LinkedBase? Next { get; set; }
}

[GenerateCodec(References = true)]
public sealed record LinkedCase : LinkedBase
{
    public long Number { get; set; }
}

[GenerateCodec(References = true), CodecUnion(0, typeof(OpenLinked)), CodecUnion(1, typeof(DerivedLinked))]
public record OpenLinked
{
    public int Id { get; set; }
}

[GenerateCodec(References = true)]
public sealed record DerivedLinked : OpenLinked
{
    public long Number { get; set; }

    public DerivedLinked? Next { get; set; }
}

[GenerateCodec]
public sealed class LinkedKeys
{
    public List<Linked>? Nodes { get; set; }

    public HashSet<Linked>? Set { get; set; }

    public HashSet<Linked> Own { get; } = [];

    public ISet<Linked> OwnInterface { get; } = new HashSet<Linked>();

    public ISet<Linked>? Interface { get; set; }

    public IReadOnlySet<Linked>? ReadOnly { get; set; }

    public FrozenSet<Linked>? Frozen { get; set; }

    public ImmutableHashSet<Linked>? Immutable { get; set; }

    public HashSet<(Linked, int)>? Tuples { get; set; }

    public HashSet<CodecOptional<Linked>>? Optional { get; set; }
}

[GenerateCodec]
public sealed class LinkedBases
{
    public List<LinkedBase>? Nodes { get; set; }

    public HashSet<LinkedBase>? Set { get; set; }

    public HashSet<OpenLinked>? Open { get; set; }
}
