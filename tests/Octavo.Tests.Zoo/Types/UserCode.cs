// Owns: types whose members run code of their own: serialize, deserialize, throw, answer differently each time. Not entries of the zoo.
using System.Collections;

namespace Octavo.Tests.Zoo.Types;

/// <summary>Its getter serializes, its setter deserializes.</summary>
[GenerateCodec]
public sealed class Reentrant
{
    [CodecMember(1)] public int Depth { get; set; }

    [CodecMember(2)] public string Before { get; set; } = "before";

    [CodecMember(3)]
    public byte[] Inner
    {
        get => Depth == 0 ? [] : Depth % 2 == 0 ? OctavoBinary.Serialize(Next()) : OctavoMsgPack.Serialize(Next());
        set => Read = value.Length == 0 ? null : Depth % 2 == 0 ? OctavoBinary.Deserialize<Reentrant>(value) : OctavoMsgPack.Deserialize<Reentrant>(value);
    }

    [CodecMember(4)] public string After { get; set; } = "after";

    [CodecIgnore] public Reentrant? Read { get; private set; }

    private Reentrant Next() => new() { Depth = Depth - 1, Before = new string('b', Depth * 400), After = new string('a', Depth * 400) };
}

/// <summary>Its constructor deserializes.</summary>
[GenerateCodec]
public sealed class ReentrantConstructor
{
    public ReentrantConstructor(byte[] inner, int number)
    {
        Inner = inner;
        Number = number;
        Parsed = inner.Length == 0 ? null : OctavoBinary.Deserialize<ReentrantConstructor>(inner);
    }

    [CodecMember(1)] public byte[] Inner { get; }

    [CodecMember(2)] public int Number { get; }

    [CodecIgnore] public ReentrantConstructor? Parsed { get; }
}

/// <summary>Answers longer and longer.</summary>
[GenerateCodec]
public sealed class Fickle
{
    [CodecIgnore] private int _asked;

    [CodecMember(1)]
    public string Text
    {
        get => new('t', _asked++ % 2 == 0 ? 1 : 900);
        set => LastText = value;
    }

    [CodecMember(2)]
    public string Wide
    {
        get => new('語', _asked++ % 2 == 0 ? 1 : 900);
        set => LastText = value;
    }

    [CodecMember(3)]
    public int[] Numbers
    {
        get => new int[_asked++ % 2 == 0 ? 1 : 70_000];
        set => LastNumbers = value;
    }

    [CodecMember(4)]
    public List<string> List
    {
        get => [.. Enumerable.Repeat("x", _asked++ % 2 == 0 ? 1 : 5000)];
        set => _ = value;
    }

    [CodecMember(5)]
    public byte[]? Bytes
    {
        get => _asked++ % 2 == 0 ? null : new byte[70_000];
        set => _ = value;
    }

    [CodecMember(6)] public int Last { get; set; }

    [CodecIgnore] public string? LastText { get; private set; }

    [CodecIgnore] public int[]? LastNumbers { get; private set; }
}

/// <summary>Throws if it is told to.</summary>
[GenerateCodec]
public sealed class Thrower
{
    [ThreadStatic]
    public static Func<Exception>? InGetter;

    [ThreadStatic]
    public static Func<Exception>? InSetter;

    [ThreadStatic]
    public static Func<Exception>? InConstructor;

    private int _value;

    public Thrower()
    {
        if (InConstructor is { } make)
        {
            throw make();
        }
    }

    [CodecMember(1)] public string Text { get; set; } = "text";

    [CodecMember(2)]
    public int Value
    {
        get => InGetter is { } make ? throw make() : _value;
        set => _value = InSetter is { } make ? throw make() : value;
    }
}

/// <summary>A collection that enumerates another number of items than it counts.</summary>
public sealed class Liar(int count, int items) : ICollection<int>, IReadOnlyList<int>, IDictionary<int, int>, IReadOnlyDictionary<int, int>
{
    public int Count => count;

    public bool IsReadOnly => true;

    public ICollection<int> Keys => throw new NotSupportedException();

    public ICollection<int> Values => throw new NotSupportedException();

    IEnumerable<int> IReadOnlyDictionary<int, int>.Keys => throw new NotSupportedException();

    IEnumerable<int> IReadOnlyDictionary<int, int>.Values => throw new NotSupportedException();

    int IReadOnlyList<int>.this[int index] => index < items ? index : throw new ArgumentOutOfRangeException(nameof(index));

    public int this[int key]
    {
        get => key;
        set => throw new NotSupportedException();
    }

    public IEnumerator<int> GetEnumerator() => Enumerable.Range(0, items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    IEnumerator<KeyValuePair<int, int>> IEnumerable<KeyValuePair<int, int>>.GetEnumerator() =>
        Enumerable.Range(0, items).Select(i => KeyValuePair.Create(i, i)).GetEnumerator();

    public void CopyTo(int[] array, int arrayIndex) => Enumerable.Range(0, items).ToArray().CopyTo(array, arrayIndex);

    public void CopyTo(KeyValuePair<int, int>[] array, int arrayIndex) => throw new NotSupportedException();

    public bool Contains(int item) => throw new NotSupportedException();

    public bool Contains(KeyValuePair<int, int> item) => throw new NotSupportedException();

    public bool ContainsKey(int key) => throw new NotSupportedException();

    public bool TryGetValue(int key, out int value) => throw new NotSupportedException();

    public void Add(int item) => throw new NotSupportedException();

    public void Add(int key, int value) => throw new NotSupportedException();

    public void Add(KeyValuePair<int, int> item) => throw new NotSupportedException();

    public bool Remove(int item) => throw new NotSupportedException();

    public bool Remove(KeyValuePair<int, int> item) => throw new NotSupportedException();

    public void Clear() => throw new NotSupportedException();
}

[GenerateCodec]
public sealed class HoldsLiars
{
    [CodecMember(1)] public ICollection<int>? Collection { get; set; }

    [CodecMember(2)] public IReadOnlyCollection<int>? ReadOnlyCollection { get; set; }

    [CodecMember(3)] public IReadOnlyList<int>? ReadOnlyList { get; set; }

    [CodecMember(4)] public IDictionary<int, int>? Map { get; set; }

    [CodecMember(5)] public IReadOnlyDictionary<int, int>? ReadOnlyMap { get; set; }

    [CodecMember(6)] public IEnumerable<int>? Enumerable { get; set; }
}

public sealed class DerivedFromPlain : PlainClass
{
    public int More { get; set; }
}
