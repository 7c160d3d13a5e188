// Owns: google.protobuf.Struct as a type of .NET. Knows no codec. google/protobuf/struct.proto.
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.Protobuf.WellKnown;

/// <summary>Fields by name, in the order in which they were added. In Protobuf it is google.protobuf.Struct, in JSON an object.</summary>
[SuppressMessage("Naming", "CA1710", Justification = "The name of struct.proto.")]
public sealed class ProtobufStruct : IReadOnlyCollection<KeyValuePair<string, ProtobufValue>>, IEquatable<ProtobufStruct>, IKeyContent
{
    private readonly OrderedDictionary<string, ProtobufValue> _fields = [];

    /// <summary>How many fields there are.</summary>
    public int Count => _fields.Count;

    /// <summary>The value of a field. Setting an existing field keeps its place; a new field is added at the end.</summary>
    /// <param name="name">The field's name.</param>
    /// <exception cref="KeyNotFoundException">The value is read, and no field has that name.</exception>
    public ProtobufValue this[string name]
    {
        get => _fields[name];
        set => _fields[name] = value;
    }

    /// <summary>Adds a field at the end.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="value">Its value.</param>
    /// <exception cref="ArgumentException">A field already has that name.</exception>
    public void Add(string name, ProtobufValue value) => _fields.Add(name, value);

    /// <summary>Removes a field.</summary>
    /// <param name="name">Its name.</param>
    /// <returns>Whether there was one.</returns>
    public bool Remove(string name) => _fields.Remove(name);

    /// <summary>Removes all fields.</summary>
    public void Clear() => _fields.Clear();

    /// <summary>Whether there is a field of that name.</summary>
    /// <param name="name">Its name.</param>
    public bool ContainsKey(string name) => _fields.ContainsKey(name);

    /// <summary>Finds a field.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="value">Its value; null if there is none.</param>
    /// <returns>Whether there is one.</returns>
    public bool TryGetValue(string name, out ProtobufValue value) => _fields.TryGetValue(name, out value);

    /// <summary>Gets the field at an index.</summary>
    /// <param name="index">From 0.</param>
    public KeyValuePair<string, ProtobufValue> EntryAt(int index) => _fields.GetAt(index);

    /// <summary>The fields in their order.</summary>
    public IEnumerator<KeyValuePair<string, ProtobufValue>> GetEnumerator() => _fields.GetEnumerator();

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Whether both have the same fields, in whatever order.</summary>
    public bool Equals(ProtobufStruct? other)
    {
        nuint floor = 0;
        return other is not null && Same(other, ref floor);
    }

    /// <summary>Whether both are equal, on a stack that has a floor.</summary>
    internal bool Same(ProtobufStruct other, ref nuint floor)
    {
        if (other.Count != Count)
        {
            return false;
        }
        foreach ((string name, ProtobufValue value) in _fields)
        {
            if (!other.TryGetValue(name, out ProtobufValue theirs) || !value.Same(in theirs, ref floor))
            {
                return false;
            }
        }
        return true;
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as ProtobufStruct);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        int sum = Count;
        foreach ((string name, ProtobufValue value) in _fields)
        {
            sum += hash.OfPart(new NamedValue(name, value)); // the order does not count
        }
        hash.Add32(sum);
    }

    /// <summary>How many fields there are, as text.</summary>
    public override string ToString() => $"{{{Count} fields}}";

    private readonly struct NamedValue(string name, ProtobufValue value) : IKeyContent
    {
        public void AddTo(ref KeyHash hash)
        {
            hash.Add(name);
            hash.Add(value);
        }
    }
}
