// Owns: the surface that every format's facade has, for one type. Knows no format: adding one is a class beside this and a line in FormatList.
using System.Buffers;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo.Formats;

/// <summary>A format's calls for one type. Closed and non-generic at the call, so the same code runs under native AOT.</summary>
public abstract class FormatCalls<T>
{
    public abstract string Format { get; }

    public abstract Fidelity Fidelity { get; }

    /// <summary>Whether the format has every call of its own; else some go through its bytes, and tests of their errors leave it out.</summary>
    public virtual bool HasWholeSurface => true;

    /// <summary>The async calls; null if the format has none of its own.</summary>
    public virtual AsyncCalls<T>? Async => null;

    /// <summary>Whether a value says where it ends; else it takes all of the data, and what is cut or added may be another value.</summary>
    public virtual bool Delimits => true;

    /// <summary>Whether Populate adds to the existing collections, and leaves what the data does not have.</summary>
    public virtual bool Merges => false;

    /// <summary>Whether the type is in the format. Types of other formats have all.</summary>
    /// <param name="values">Sample values.</param>
    public virtual bool Has(IEnumerable<T> values) => true;

    /// <summary>Whether members that a type does not know can be skipped.</summary>
    public abstract bool SkipsUnknownMembers { get; }

    /// <summary>Whether data says how many members it has, so a type with fewer or more reads it.</summary>
    public virtual bool CountsMembers => true;

    /// <summary>Elements that a byte of data may stand for, where it is not one: nulls in a bitmap.</summary>
    public virtual int ElementsAByte => 1;

    /// <summary>Whether what is left of a value may be a value: a number that ends with the data has no other end.</summary>
    /// <param name="cut">The beginning of a payload.</param>
    public virtual bool MayBeWhole(ReadOnlySpan<byte> cut) => false;

    /// <summary>Whether bytes may come after a whole value: nothing may, but where white space is between values.</summary>
    /// <param name="rest">What is left.</param>
    public virtual bool MayFollow(ReadOnlySpan<byte> rest) => rest.IsEmpty;

    public abstract byte[] Serialize(T value, CallOptions? options = null);

    public abstract void Serialize(IBufferWriter<byte> destination, T value, CallOptions? options = null);

    public abstract void Serialize(Stream destination, T value, CallOptions? options = null);

    public abstract bool TrySerialize(Span<byte> destination, T value, out int length, CallOptions? options = null);

    public abstract byte[] SerializeAs(object? value, Type type, CallOptions? options = null);

    public abstract T? Deserialize(byte[] source, CallOptions? options = null);

    public abstract T? Deserialize(ReadOnlySpan<byte> source, CallOptions? options = null);

    public abstract T? Deserialize(ReadOnlyMemory<byte> source, CallOptions? options = null);

    public abstract T? Deserialize(ReadOnlySpan<byte> source, out int consumed, CallOptions? options = null);

    public abstract T? Deserialize(in ReadOnlySequence<byte> source, CallOptions? options = null);

    public abstract T? Deserialize(in ReadOnlySequence<byte> source, out long consumed, CallOptions? options = null);

    public abstract T? Deserialize(Stream source, CallOptions? options = null);

    public abstract object? DeserializeAs(ReadOnlySpan<byte> source, Type type, CallOptions? options = null);

    public abstract bool TryDeserialize(ReadOnlySpan<byte> source, out T? value, out OctavoError error, CallOptions? options = null);

    public abstract void Populate(ReadOnlySpan<byte> source, ref T value, CallOptions? options = null);
}
