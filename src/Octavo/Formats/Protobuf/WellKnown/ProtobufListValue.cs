// Owns: google.protobuf.ListValue as a type of .NET. Knows no codec. google/protobuf/struct.proto.
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.Protobuf.WellKnown;

/// <summary>Values in order. In Protobuf it is google.protobuf.ListValue, in JSON an array.</summary>
[SuppressMessage("Naming", "CA1710", Justification = "The name of struct.proto.")]
public sealed class ProtobufListValue : IReadOnlyList<ProtobufValue>, IEquatable<ProtobufListValue>, IKeyContent
{
    private readonly List<ProtobufValue> _values;

    /// <summary>Creates an empty list.</summary>
    public ProtobufListValue() => _values = [];

    /// <summary>Creates a list of values.</summary>
    /// <param name="values">The values, which are copied.</param>
    public ProtobufListValue(params IEnumerable<ProtobufValue> values) => _values = [.. values];

    /// <summary>How many values there are.</summary>
    public int Count => _values.Count;

    /// <summary>The values if they are: valid until one is added or taken out.</summary>
    internal ReadOnlySpan<ProtobufValue> Span => CollectionsMarshal.AsSpan(_values);

    /// <summary>A value.</summary>
    /// <param name="index">From 0.</param>
    public ProtobufValue this[int index]
    {
        get => _values[index];
        set => _values[index] = value;
    }

    /// <summary>Adds a value at the end.</summary>
    /// <param name="value">The value.</param>
    public void Add(ProtobufValue value) => _values.Add(value);

    /// <summary>Removes a value.</summary>
    /// <param name="index">From 0.</param>
    public void RemoveAt(int index) => _values.RemoveAt(index);

    /// <summary>Removes all values.</summary>
    public void Clear() => _values.Clear();

    /// <summary>The values in their order.</summary>
    public IEnumerator<ProtobufValue> GetEnumerator() => _values.GetEnumerator();

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Whether both have the same values in the same order.</summary>
    public bool Equals(ProtobufListValue? other)
    {
        nuint floor = 0;
        return other is not null && Same(other, ref floor);
    }

    /// <summary>Whether both are equal, on a stack that has a floor.</summary>
    internal bool Same(ProtobufListValue other, ref nuint floor)
    {
        if (other.Count != Count)
        {
            return false;
        }
        for (int i = 0; i < Count; i++)
        {
            if (!_values[i].Same(other._values[i], ref floor))
            {
                return false;
            }
        }
        return true;
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as ProtobufListValue);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add32(Count);
        foreach (ProtobufValue value in _values)
        {
            hash.Add(value);
        }
    }

    /// <summary>How many values there are, as text.</summary>
    public override string ToString() => $"[{Count} values]";
}
