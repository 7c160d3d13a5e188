// Owns: members of an object that its type does not know, as the format had them. Knows no format: what keeps them says which it was.
using System.Buffers;

namespace Octavo;

/// <summary>The members of an object that its type does not know, kept by <see cref="CodecExtensionDataAttribute"/>. They mean something in the format alone that they were read from; others leave them out.</summary>
public sealed class UnknownMembers
{
    private readonly ArrayBufferWriter<byte> _bytes = new();

    internal UnknownMembers(string format) => Format = format;

    /// <summary>The format's name: <c>MessagePack</c>, <c>Binary</c>, <c>Compact</c>.</summary>
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
