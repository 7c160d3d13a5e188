// Owns: what is known of the collections beyond arrays, lists and hash sets: how each is enumerated, and how it is made. Knows no emitter and no symbol.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Model.Values;

/// <summary>
/// How a collection is written and read, as C# text. In it <c>{T}</c> is the element's type, <c>{K}</c> and <c>{V}</c> are the arguments of a type of two,
/// <c>{v}</c> is the collection that is written, <c>{items}</c> what was
/// read or is being filled, <c>{item}</c> an element, <c>{equality}</c> and <c>{order}</c> the comparer: the member's, or the default one; <c>{keys}</c> that
/// of a lookup's keys.
/// </summary>
/// <param name="Definition">Full name of the type's definition.</param>
/// <param name="Span">A span or array of the elements in the order of the data; null if they are counted and enumerated.</param>
/// <param name="New">A new one, or its builder, that elements are added to; null if it is made of <see cref="From"/>.</param>
/// <param name="Add">What adds an element.</param>
/// <param name="From">What is read first if it cannot be filled: an array or a hash set.</param>
/// <param name="Finish">What is made of the builder, or of <see cref="From"/>.</param>
internal sealed record SequenceFacts(string Definition, string? Span = null, string? New = null, string Add = "", SequenceForm? From = null,
    string Finish = "{items}")
{
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string Concurrent = "global::System.Collections.Concurrent.";
    private const string Generic = "global::System.Collections.Generic.";
    private const string ObjectModel = "global::System.Collections.ObjectModel.";
    private const string Objects = "global::System.Collections.IList";
    private const string Added = "Lists.Add<{T}>({items}, {item})";
    private const string Equality = "{equality}";
    private const string Order = "{order}";
    private const string Capacity = "R.Counted ? r.FirstCapacity(count, Unsafe.SizeOf<{T}>()) : 0";

    private static readonly Dictionary<string, SequenceFacts> s_all = new SequenceFacts[]
    {
        // What is pushed last comes out first: written from the bottom, so pushing in the order of the data gives the same. A bag's own thread takes its last
        // item first.
        new("System.Collections.Generic.Stack", "Lists.Reverse({v}.ToArray())", "new " + Generic + "Stack<{T}>(" + Capacity + ")",
            "{items}.Push({item})") { Fills = true },
        new("System.Collections.Concurrent.ConcurrentStack", "Lists.Reverse({v}.ToArray())", "new " + Concurrent + "ConcurrentStack<{T}>()",
            "{items}.Push({item})") { Fills = true },
        new("System.Collections.Concurrent.ConcurrentBag", "Lists.Reverse({v}.ToArray())", "new " + Concurrent + "ConcurrentBag<{T}>()",
            "{items}.Add({item})") { Fills = true },
        new("System.Collections.Generic.Queue", null, "new " + Generic + "Queue<{T}>(" + Capacity + ")", "{items}.Enqueue({item})") { Fills = true },
        new("System.Collections.Concurrent.ConcurrentQueue", "{v}.ToArray()", "new " + Concurrent + "ConcurrentQueue<{T}>()",
            "{items}.Enqueue({item})") { Fills = true },
        new("System.Collections.Concurrent.BlockingCollection", "{v}.ToArray()", "new " + Concurrent + "BlockingCollection<{T}>()",
            "Lists.Put({items}, {item})"),
        new("System.Collections.Generic.LinkedList", null, "new " + Generic + "LinkedList<{T}>()", "{items}.AddLast({item})") { Fills = true },
        new("System.Collections.Generic.SortedSet", null, "new " + Generic + "SortedSet<{T}>(" + Order + ")", "{items}.Add({item})") { Fills = true,
            Distinct = true },
        new("System.Collections.Generic.PriorityQueue", "global::System.Linq.Enumerable.ToArray({v}.UnorderedItems)",
            "new " + Generic + "PriorityQueue<{K}, {V}>(" + Capacity + ")", "{items}.Enqueue({item}.Item1, {item}.Item2)") { Fills = true },

        new("System.Collections.ObjectModel.Collection", null, "new " + ObjectModel + "Collection<{T}>()", Added) { Fills = true, MayHaveKeys = true },
        new("System.Collections.ObjectModel.ObservableCollection", null, "new " + ObjectModel + "ObservableCollection<{T}>()",
            "{items}.Add({item})") { Fills = true },
        new("System.Collections.ObjectModel.ReadOnlyCollection", From: SequenceForm.Array, Finish: "new " + ObjectModel + "ReadOnlyCollection<{T}>({items})"),
        new("System.Collections.ObjectModel.ReadOnlyObservableCollection", From: SequenceForm.Array,
            Finish: "new " + ObjectModel + "ReadOnlyObservableCollection<{T}>(new " + ObjectModel + "ObservableCollection<{T}>({items}))"),
        new("System.Collections.ObjectModel.ReadOnlySet", From: SequenceForm.HashSet, Finish: "new " + ObjectModel + "ReadOnlySet<{T}>({items})"),

        new("System.Collections.Immutable.ImmutableArray", "{v}.AsSpan()", From: SequenceForm.Array,
            Finish: "ImmutableCollectionsMarshal.AsImmutableArray({items})") { Null = "{v}.IsDefault", IsValue = true, Size = 8,
            Unset = "{v}.IsDefault", Empty = Immutable + "ImmutableArray<{T}>.Empty" },
        List("System.Collections.Immutable.ImmutableList"),
        List("System.Collections.Immutable.IImmutableList"),
        Queue("System.Collections.Immutable.ImmutableQueue"),
        Queue("System.Collections.Immutable.IImmutableQueue"),
        Stack("System.Collections.Immutable.ImmutableStack"),
        Stack("System.Collections.Immutable.IImmutableStack"),
        HashSet("System.Collections.Immutable.ImmutableHashSet"),
        HashSet("System.Collections.Immutable.IImmutableSet"),
        new("System.Collections.Immutable.ImmutableSortedSet", null, Immutable + "ImmutableSortedSet.CreateBuilder<{T}>(" + Order + ")", "{items}.Add({item})",
            null, "{items}.ToImmutable()") { Distinct = true },
        new("System.Collections.Frozen.FrozenSet", "{v}.Items.AsSpan()", From: SequenceForm.HashSet,
            Finish: "Maps.Freeze({items}, " + Equality + ", r.SeededHashing)"),

        new("System.ArraySegment", "MemoryExtensions.AsSpan({v})", From: SequenceForm.Array,
            Finish: "new ArraySegment<{T}>(ByteStrings.NotNull(ref r, {items}))") { Null = "", IsValue = true, Size = 16,
            Unset = "{v}.Array is null", Empty = "ArraySegment<{T}>.Empty" },
        new("System.Buffers.ReadOnlySequence", "ByteStrings.Span({v})", From: SequenceForm.Array,
            Finish: "new global::System.Buffers.ReadOnlySequence<{T}>(ByteStrings.NotNull(ref r, {items}))") { Null = "", IsValue = true, Size = 24 },
        new("System.Linq.ILookup", "Lookups.Pairs({v})", From: SequenceForm.Array, Finish: "Lookups.Of(ref r, {items}, {keys})"),
    }.ToDictionary(f => f.Definition);

    /// <summary>Whether one that exists is cleared and filled.</summary>
    public bool Fills { get; init; }

    /// <summary>Whether adding answers that an element was there already.</summary>
    public bool Distinct { get; init; }

    /// <summary>Whether an object of the type may be one that finds its items by their keys: a <c>KeyedCollection</c> is a <c>Collection</c>.</summary>
    public bool MayHaveKeys { get; init; }

    /// <summary>The test for null; empty if there is none.</summary>
    public string Null { get; init; } = "{v} is null";

    /// <summary>The test for a struct that is the default of its type, which programs cannot use; empty if it is usable or not known.</summary>
    public string Unset { get; init; } = "";

    /// <summary>An empty one, for a struct that has <see cref="Unset"/>.</summary>
    public string Empty { get; init; } = "";

    /// <summary>Whether it is a struct; one that has no null refuses it.</summary>
    public bool IsValue { get; init; }

    /// <summary>What is enumerated, and has the count, if there is no <see cref="Span"/>.</summary>
    public string Items { get; init; } = "{v}";

    /// <summary>What empties one before it is filled: one that exists, and of the user's also a new one, which its constructor may have filled.</summary>
    public string Clear { get; init; } = "existing?.Clear()";

    /// <summary>Whether a new one is emptied, too.</summary>
    public bool ClearsNew => Clear.Contains("{items}");

    /// <summary>Name of the platform's collection that the user's derives from, or that it is by its interface, as the clone's method has it; empty for
    /// others.</summary>
    public string Base { get; init; } = "";

    /// <summary>C# text of the method that makes one of all its elements, where <c>[CollectionBuilder]</c> names one; empty for others.</summary>
    public string Builder { get; init; } = "";

    /// <summary>Bytes in memory.</summary>
    public int Size { get; init; } = 8;

    /// <summary>Whether nothing of one can be changed but its elements.</summary>
    public bool IsImmutable =>
        Definition.StartsWith("System.Collections.Immutable.", System.StringComparison.Ordinal)
            || Definition.StartsWith("System.Collections.Frozen.", System.StringComparison.Ordinal);

    /// <summary>The comparer that it is made with.</summary>
    public ComparerKind Compares =>
        From == SequenceForm.HashSet || New?.Contains(Equality) == true ? ComparerKind.Equality : New?.Contains(Order) == true ? ComparerKind.Order
            : ComparerKind.None;

    /// <summary>The facts of a type by its definition's full name; null for those that have forms of their own.</summary>
    public static SequenceFacts? Find(string definition) => s_all.TryGetValue(definition, out SequenceFacts? facts) ? facts : null;

    /// <summary>A user collection: filled through <c>ICollection</c>, or <c>ISet</c> where it is one.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="isSet">Whether it is a set.</param>
    /// <param name="isKeyed">Whether it finds its items by their keys, and refuses two with one key.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static SequenceFacts Of(string type, bool isSet, bool isKeyed, string made) =>
        new(type, null, made,
            isKeyed ? Added : (isSet ? "((ISet<{T}>){items})" : "((ICollection<{T}>){items})") + ".Add({item})")
        {
            Fills = true,
            Distinct = isSet,
            Items = "(ICollection<{T}>){v}",
            Clear = "Lists.Empty((ICollection<{T}>){items})",
        };

    /// <summary>A user class that derives from a collection of the platform which is not an <c>ICollection</c> of its elements: filled by that collection's own
    /// methods, which the class can hide.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="definition">The platform's collection.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static SequenceFacts OfDerived(string type, string definition, string made)
    {
        SequenceFacts facts = s_all[definition];
        string name = "global::" + definition + (facts.Add.Contains("Item2") ? "<{K}, {V}>" : "<{T}>");
        string values = "((" + name + "){v})";
        return facts with
        {
            Definition = type,
            Base = definition.Substring(definition.LastIndexOf('.') + 1),
            New = made,
            Add = facts.Add.Replace("{items}", "((" + name + "){items})"),
            Span = facts.Span?.Replace("{v}", values),
            Items = values,
            Clear = "((" + name + "){items}).Clear()",
        };
    }

    /// <summary>A user list of objects.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static SequenceFacts OfObjects(string type, string made) => new(type, null, made, "((" + Objects + "){items}).Add({item})")
    {
        Base = "List",
        Fills = true,
        Items = "(" + Objects + "){v}",
        Clear = "((" + Objects + "){items}).Clear()",
    };

    /// <summary>A user class that derives from the queue or the stack of objects.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="isStack">Whether it is a stack, which is written from the bottom.</param>
    /// <param name="made">C# text of an empty one.</param>
    public static SequenceFacts OfObjects(string type, bool isStack, string made)
    {
        string name = isStack ? "Stack" : "Queue";
        string cast = "((global::System.Collections." + name + ")";
        return new(type, isStack ? "Lists.Reverse(" + cast + "{v}).ToArray())" : null, made, cast + "{items})." + (isStack ? "Push" : "Enqueue") + "({item})")
        {
            Base = "Object" + name,
            Fills = true,
            Items = cast + "{v})",
            Clear = cast + "{items}).Clear()",
        };
    }

    /// <summary>Whether its elements are objects because it has no type arguments.</summary>
    public bool IsOfObjects => Base is "List" or "ObjectQueue" or "ObjectStack";

    /// <summary>A user collection that <c>[CollectionBuilder]</c> makes of a span of its elements: C# takes another overload for an array.</summary>
    /// <param name="type">C# text of the type.</param>
    /// <param name="method">C# text of the method.</param>
    /// <param name="arguments">Its type arguments; empty if it has none.</param>
    /// <param name="isValue">Whether the type is a struct.</param>
    public static SequenceFacts OfBuilder(string type, string method, string arguments, bool isValue) =>
        new(type, "global::System.Linq.Enumerable.ToArray((IEnumerable<{T}>){v})", From: SequenceForm.Array,
            Finish: method + arguments + "(new ReadOnlySpan<{T}>(" + (isValue ? "ByteStrings.NotNull(ref r, {items})" : "{items}") + "))")
        {
            Builder = method + arguments,
            IsValue = isValue,
            Null = isValue ? "" : "{v} is null",
            Size = isValue ? 16 : 8,
        };

    /// <summary>Whether a class that derives from a collection is filled by that collection's methods.</summary>
    public static bool CanDerive(string definition) =>
        definition is "System.Collections.Generic.Stack" or "System.Collections.Generic.Queue" or "System.Collections.Generic.PriorityQueue"
        || (definition.StartsWith("System.Collections.Concurrent.", System.StringComparison.Ordinal) && s_all.ContainsKey(definition));

    private static SequenceFacts List(string definition) =>
        new(definition, From: SequenceForm.Array, Finish: Immutable + "ImmutableList.CreateRange<{T}>({items})");

    private static SequenceFacts Queue(string definition) =>
        new(definition, "global::System.Linq.Enumerable.ToArray({v})", From: SequenceForm.Array,
            Finish: Immutable + "ImmutableQueue.CreateRange<{T}>({items})");

    private static SequenceFacts Stack(string definition) =>
        new(definition, "Lists.Reverse(global::System.Linq.Enumerable.ToArray({v}))", From: SequenceForm.Array,
            Finish: Immutable + "ImmutableStack.CreateRange<{T}>({items})");

    private static SequenceFacts HashSet(string definition) =>
        new(definition, null, Immutable + "ImmutableHashSet.CreateBuilder<{T}>(" + Equality + ")", "{items}.Add({item})", null,
            "{items}.ToImmutable()")
        { Distinct = true };
}
