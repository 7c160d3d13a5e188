// Owns: the types of CloneTests.
using System.Collections.Immutable;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Graph;

[GenerateCodec]
public sealed class Holder
{
    public object?[]? Items { get; set; }
}

[GenerateCodec]
public sealed class Shares
{
    public List<int>? List { get; set; }

    public IReadOnlyList<int>? Interface { get; set; }

    public object? Any { get; set; }

    public List<List<int>>? Lists { get; set; }

    public string? Text { get; set; }
}

[GenerateCodec]
public sealed class Bound(List<Bound> around)
{
    public List<Bound> Around { get; } = around;

    public Bound? Self { get; set; }
}

[GenerateCodec]
public sealed class Keyed : IEquatable<Keyed>
{
    public string Name { get; set; } = "";

    public Dictionary<Keyed, int>? ByKey { get; set; }

    public HashSet<Keyed>? Keys { get; set; }

    public bool Equals(Keyed? other) => other?.Name == Name;

    public override bool Equals(object? obj) => Equals(obj as Keyed);

    public override int GetHashCode() => StringComparer.Ordinal.GetHashCode(Name);
}

[GenerateCodec]
public sealed class Opened
{
    public OpenBase? Base { get; set; }
}

[GenerateCodec]
public class OpenBase
{
    public int Number { get; set; }
}

[GenerateCodec]
public sealed class OpenKnown : OpenBase
{
    public int More { get; set; }
}

public sealed class OpenDerived : OpenBase;
