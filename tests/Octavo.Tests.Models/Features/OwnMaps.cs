// Owns: classes that derive from the platform's maps, queues and stacks of objects, as people write them. Knows no format.
using System.Collections;
using System.Collections.Specialized;

namespace Octavo.Tests.Features;

/// <summary>Its comparer is its own.</summary>
[GenerateCodec]
public class OldSettings : Hashtable
{
    public OldSettings()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }

    /// <summary>What is hidden is not called: what is read is what was written.</summary>
    public new void Clear() => throw new InvalidOperationException();
}

[GenerateCodec]
public sealed class OldSettingsOfOld : OldSettings;

/// <summary>Its order is its own.</summary>
[GenerateCodec]
public sealed class Ranking : SortedList
{
    public Ranking()
        : base(Comparer<object>.Create(static (a, b) => ((IComparable)b).CompareTo(a)))
    {
    }
}

[GenerateCodec]
public sealed class Steps : OrderedDictionary;

[GenerateCodec]
public sealed class Flags : ListDictionary;

[GenerateCodec]
public sealed class Either : HybridDictionary;

[GenerateCodec]
public sealed class OldIds : DictionaryBase
{
    public int this[string name]
    {
        get => (int)InnerHashtable[name]!;
        set => InnerHashtable[name] = value;
    }

    protected override void OnValidate(object key, object? value)
    {
        if (key is not string || value is not int)
        {
            throw new ArgumentException("not an id");
        }
    }
}

[GenerateCodec]
public sealed class Waiting : Queue;

[GenerateCodec]
public sealed class Undone : Stack;

[GenerateCodec]
public sealed class HoldsOwnMaps
{
    public OldSettings? Settings { get; set; }

    public OldSettingsOfOld Of { get; } = new();

    public Ranking? Ranking { get; set; }

    public Steps? Steps { get; set; }

    public Flags? Flags { get; set; }

    public Either? Either { get; set; }

    public OldIds? Ids { get; set; }

    public Waiting? Waiting { get; set; }

    public Undone Undone { get; } = new();

    public Dictionary<string, OldSettings?>? Many { get; set; }
}

/// <summary>Its collections are filled when the constructor was called with the other members.</summary>
[GenerateCodec]
public sealed record BoundOwnMaps(int Id)
{
    public OldSettings Settings { get; } = new();

    public Mixed Mixed { get; } = new();

    public Waiting Waiting { get; } = new();

    public Undone Undone { get; } = new();
}
