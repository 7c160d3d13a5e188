// Owns: members of an object that its type does not know, as the format had them. Knows no format: what keeps them says which it was.
using System.Buffers;

namespace Octavo;

/// <summary>The members of an object that its type does not know, kept by <see cref="CodecExtensionDataAttribute"/>. They mean something in the format alone that they were read from; others leave them out.</summary>
public sealed class UnknownMembers
{
    private readonly ArrayBufferWriter<byte> _bytes;

    internal UnknownMembers(string format)
        : this(format, new ArrayBufferWriter<byte>(), 0)
    {
    }

    /// <summary>Members that lie together already.</summary>
    /// <param name="format">The format's name.</param>
    /// <param name="bytes">Keys and values; not copied.</param>
    /// <param name="count">How many there are.</param>
    internal UnknownMembers(string format, ArrayBufferWriter<byte> bytes, int count) => (Format, _bytes, Count) = (format, bytes, count);

    /// <summary>The format's name: <c>MessagePack</c>, <c>Protobuf</c>, <c>Binary</c>.</summary>
    public string Format { get; }

    /// <summary>How many there are.</summary>
    public int Count { get; private set; }

    /// <summary>Keys and values, one behind the other, as the format writes them.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes.WrittenMemory;

    /// <summary>The same members, for another object.</summary>
    internal UnknownMembers Clone()
    {
        var copy = new UnknownMembers(Format) { Count = Count };
        copy._bytes.Write(_bytes.WrittenSpan);
        return copy;
    }

    /// <summary>Begins another member: its key and value are written there.</summary>
    /// <param name="unknown">What is there already, or null.</param>
    /// <param name="format">The format's name.</param>
    internal static ArrayBufferWriter<byte> Next(ref UnknownMembers? unknown, string format)
    {
        unknown ??= new UnknownMembers(format);
        unknown.Count++;
        return unknown._bytes;
    }
}
