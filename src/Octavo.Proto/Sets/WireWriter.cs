// Owns: the writing of the wire format, as much of it as descriptors and options take.
using System;
using System.Collections.Generic;
using System.Text;

namespace Octavo.Proto.Sets;

internal sealed class WireWriter
{
    private readonly List<byte> _bytes = [];

    public byte[] ToArray() => [.. _bytes];

    public void Tag(int number, int wireType) => Varint(((ulong)number << 3) | (uint)wireType);

    public void Varint(ulong value)
    {
        while (value > 0x7F)
        {
            _bytes.Add((byte)(value | 0x80));
            value >>= 7;
        }
        _bytes.Add((byte)value);
    }

    public void Raw(byte[] bytes) => _bytes.AddRange(bytes);

    public void Number(int number, long value)
    {
        Tag(number, 0);
        Varint((ulong)value);
    }

    public void Bytes(int number, byte[] bytes)
    {
        Tag(number, 2);
        Varint((ulong)bytes.Length);
        Raw(bytes);
    }

    public void Text(int number, string text) => Bytes(number, Encoding.UTF8.GetBytes(text));

    /// <summary>A text, except for the empty one.</summary>
    public void TextUnlessEmpty(int number, string text)
    {
        if (text.Length != 0)
        {
            Text(number, text);
        }
    }

    /// <summary>Bytes, except for none.</summary>
    public void BytesUnlessEmpty(int number, byte[] bytes)
    {
        if (bytes.Length != 0)
        {
            Bytes(number, bytes);
        }
    }

    /// <summary>True; false is not written.</summary>
    public void Flag(int number, bool value)
    {
        if (value)
        {
            Number(number, 1);
        }
    }

    /// <summary>Messages of one field.</summary>
    public void Each<T>(int number, IEnumerable<T> items, Action<WireWriter, T> write)
    {
        foreach (T item in items)
        {
            var inner = new WireWriter();
            write(inner, item);
            Bytes(number, inner.ToArray());
        }
    }
}
