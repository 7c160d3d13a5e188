// Owns: what is known of the maps beyond dictionaries: how each is enumerated, and how it is made. Knows no emitter and no symbol.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Model.Values;

/// <summary>
/// How a map is written and read, as C# text. In it <c>{K}</c> and <c>{V}</c> are the types of keys and values, <c>{v}</c> is the map that is written,
/// <c>{items}</c> what was read or is being filled,
/// <c>{equality}</c>, <c>{order}</c> and <c>{oldOrder}</c> the comparer: the member's, or the default one; the last after that of what exists.
/// </summary>
/// <param name="Definition">Full name of the type's definition.</param>
/// <param name="New">A new one, or its builder, that entries are added to.</param>
/// <param name="Finish">What is made of it.</param>
internal sealed record MapFacts(string Definition, string New, string Finish = "{items}")
{
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string Generic = "global::System.Collections.Generic.";
    private const string Equality = "{equality}";
    private const string Order = "{order}";
    private const string OldOrder = "{oldOrder}";
    private const string Dictionary = "new Dictionary<{K}, {V}>(R.Counted ? r.FirstCapacity(count, 32) : 0, " + Equality + ")";

    private static readonly Dictionary<string, MapFacts> s_all = new MapFacts[]
    {
        new("System.Collections.Generic.SortedDictionary", "new " + Generic + "SortedDictionary<{K}, {V}>(" + Order + ")") { Fills = true },
        // Entries out of order would be moved at each insertion; a tree takes them in any order.
        new("System.Collections.Generic.SortedList", "new " + Generic + "SortedDictionary<{K}, {V}>(" + OldOrder + ")",
            "Maps.Fill(existing, {items})") { TakesExisting = true },
        new("System.Collections.Generic.OrderedDictionary",
            "new " + Generic + "OrderedDictionary<{K}, {V}>(R.Counted ? r.FirstCapacity(count, 32) : 0, " + Equality + ")") { Fills = true },
        new("System.Collections.Concurrent.ConcurrentDictionary",
            "new global::System.Collections.Concurrent.ConcurrentDictionary<{K}, {V}>(" + Equality + ")") { Fills = true, Entries = "{v}.ToArray()",
            Count = "Length" },
        new("System.Collections.ObjectModel.ReadOnlyDictionary", Dictionary,
            "new global::System.Collections.ObjectModel.ReadOnlyDictionary<{K}, {V}>({items})"),
        new("System.Collections.Frozen.FrozenDictionary", Dictionary,
            "Maps.Freeze({items}, " + Equality + ", r.SeededHashing)"),
        new("System.Collections.Immutable.ImmutableDictionary", Immutable + "ImmutableDictionary.CreateBuilder<{K}, {V}>(" + Equality + ")",
            "{items}.ToImmutable()"),
        new("System.Collections.Immutable.IImmutableDictionary", Immutable + "ImmutableDictionary.CreateBuilder<{K}, {V}>(" + Equality + ")",
            "{items}.ToImmutable()"),
        new("System.Collections.Immutable.ImmutableSortedDictionary", Immutable + "ImmutableSortedDictionary.CreateBuilder<{K}, {V}>(" + Order + ")",
            "{items}.ToImmutable()"),
    }.ToDictionary(f => f.Definition);

    /// <summary>Whether one that exists is cleared and filled.</summary>
    public bool Fills { get; init; }

    /// <summary>Whether reading is given what exists: where it is filled, or where <see cref="Finish"/> does it.</summary>
    public bool TakesExisting { get => field || Fills; init; }

    /// <summary>What is enumerated.</summary>
    public string Entries { get; init; } = "{v}";

    /// <summary>The member of <see cref="Entries"/> that says how many there are.</summary>
    public string Count { get; init; } = "Count";

    /// <summary>What empties one that exists.</summary>
    public string Clear { get; init; } = "existing?.Clear()";

    /// <summary>Whether a new one is emptied, too: of the user's, whose constructor may have filled it.</summary>
    public bool ClearsNew => Clear.Contains("{items}");

    /// <summary>Whether nothing of one can be changed but its elements.</summary>
    public bool IsImmutable =>
        Definition.StartsWith("System.Collections.Immutable.", System.StringComparison.Ordinal)
            || Definition.StartsWith("System.Collections.Frozen.", System.StringComparison.Ordinal);

    /// <summary>Whether what is filled has a method TryAdd of its own.</summary>
    public bool HasTryAdd =>
        New == Dictionary || IsOfObjects
        || Definition is "System.Collections.Generic.OrderedDictionary" or "System.Collections.Concurrent.ConcurrentDictionary";

    /// <summary>The comparer that it is made with.</summary>
    public ComparerKind Compares =>
        New.Contains(Equality) ? ComparerKind.Equality : New.Contains(Order) || New.Contains(OldOrder) ? ComparerKind.Order : ComparerKind.None;

    /// <summary>The facts of a type by its definition's full name; null for those that have forms of their own.</summary>
    public static MapFacts? Find(string definition) => s_all.TryGetValue(definition, out MapFacts? facts) ? facts : null;

    /// <summary>A user map: filled through <c>IDictionary</c>.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static MapFacts Of(string type, string made) => new(type, made, "(" + type + "){items}")
    {
        Fills = true,
        Entries = "(IDictionary<{K}, {V}>){v}",
        Clear = "Lists.Empty<KeyValuePair<{K}, {V}>>({items})",
        Local = "IDictionary<{K}, {V}>",
        Made = made,
    };

    /// <summary>A user sorted list.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static MapFacts OfSortedList(string type, string made) =>
        new(type, "new global::Octavo.Internal.SortedEntries<{K}, {V}>(existing ?? " + made + ")", "(" + type + "){items}.Fill()")
        {
            TakesExisting = true,
            Entries = "(IDictionary<{K}, {V}>){v}",
            Made = made,
        };

    /// <summary>A user map of objects, which has no type arguments.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static MapFacts OfObjects(string type, string made) =>
        new(type, "new global::Octavo.Internal.ObjectEntries(existing ?? " + made + ", r.SeededHashing)", "(" + type + "){items}.Close()")
        {
            TakesExisting = true,
            Entries = "new global::Octavo.Internal.ObjectPairs({v})",
            Made = made,
            IsOfObjects = true,
        };

    /// <summary>Whether it has no type arguments.</summary>
    public bool IsOfObjects { get; init; }

    /// <summary>C# text of an empty one, of a user map.</summary>
    public string Made { get; init; } = "";

    /// <summary>The type of the local that is filled.</summary>
    public string Local { get; init; } = "var";
}
