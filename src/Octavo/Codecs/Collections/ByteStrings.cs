// Owns: how bytes and elements are read into what has no null: Memory, ReadOnlyMemory, ArraySegment and ReadOnlySequence.
using System.Buffers;
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Reads bytes that cannot be null, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ByteStrings
{
    /// <summary>Reads bytes; a null is as wrong here as for a struct, and empty if the options accept it.</summary>
    public static byte[] Read<R>(ref R reader)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        byte[]? bytes = reader.ReadBytes();
        if (bytes is null)
        {
            reader.OnNull("bytes held in a struct");
            return [];
        }
        return bytes;
    }

    /// <summary>The elements read for memory that cannot be null.</summary>
    public static T[] NotNull<R, T>(ref R reader, T[]? items)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (items is null)
        {
            reader.OnNull("elements held in a struct");
            return [];
        }
        return items;
    }

    /// <summary>A sequence's elements as one span; several segments are copied.</summary>
    public static ReadOnlySpan<T> Span<T>(ReadOnlySequence<T> sequence) => sequence.IsSingleSegment ? sequence.FirstSpan : sequence.ToArray();
}
