// Owns: bytes put together by hand, with a mark for each value: where it begins, its path, and the bytes that a reader must see before it accepts it.
using System.Buffers.Binary;

namespace Octavo.Tests.Errors;

/// <param name="Path">The path that an error must name.</param>
/// <param name="Start">The value's first byte.</param>
/// <param name="Needs">Data that ends before this offset is refused here: the end of a scalar; of a collection's head with as many bytes as its count asks
/// for.</param>
public readonly record struct Mark(string Path, int Start, int Needs)
{
    public override string ToString() => $"{Path}@{Start}";
}

internal sealed class Marked
{
    private readonly List<byte> _bytes = [];

    internal List<Mark> Marks { get; } = [];

    internal byte[] Bytes => [.. _bytes];

    /// <summary>A value of these bytes.</summary>
    internal Marked Add(string path, params ReadOnlySpan<byte> bytes) => Head(path, 0, bytes);

    /// <summary>A head that asks for <paramref name="more"/> bytes after it.</summary>
    internal Marked Head(string path, int more, params ReadOnlySpan<byte> bytes)
    {
        Marks.Add(new Mark(path, _bytes.Count, _bytes.Count + bytes.Length + more));
        return Raw(bytes);
    }

    /// <summary>Bytes of the value before.</summary>
    internal Marked Raw(params ReadOnlySpan<byte> bytes)
    {
        _bytes.AddRange(bytes);
        return this;
    }

    internal Mark this[string path] => Marks.First(mark => mark.Path == path);

    internal static byte[] Little(long value, int bytes)
    {
        byte[] all = new byte[8];
        BinaryPrimitives.WriteInt64LittleEndian(all, value);
        return all[..bytes];
    }

    internal static byte[] Decimal(decimal value)
    {
        int[] parts = decimal.GetBits(value); // low, middle, high, flags; Binary has flags, high, low, middle
        return [.. Little(parts[3], 4), .. Little(parts[2], 4), .. Little(parts[0], 4), .. Little(parts[1], 4)];
    }
}
