// Owns: the message of one field 1 that a root is in a tagged format if it is not a message itself. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Tagged;

internal static class TaggedRoot
{
    /// <summary>The tag of field 1 for a value that the Shape describes by one word; 0 if a tagged format has no such value.</summary>
    internal static uint TagOf(string shape) => shape switch
    {
        "bool" or "int8" or "uint8" or "int16" or "uint16" or "int32" or "uint32" or "int64" or "uint64" or "char" or "rune" or "date" or "time" => 0x08,
        "float64" => 0x09,
        "float16" or "float32" => 0x0D,
        "int128" or "uint128" or "decimal" or "guid" or "datetime" or "datetimeoffset" or "timespan" or "text" or "bytes" or "bytes!" => 0x0A,
        _ => 0,
    };

    /// <summary>Writes the field, also if the value is its type's default; null is an empty message.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W, T, TCodec>(ref W writer, in T value, uint tag)
        where W : struct, ITaggedWriter<W>, allows ref struct
        where TCodec : struct, IValueCodec<T>
    {
        if (tag == 0)
        {
            throw Throw.NotInProtobuf(typeof(T));
        }
        if (value is not null)
        {
            writer.Advance(W.PutTag(ref writer.Reserve(W.MaxTag(tag)), tag));
            TCodec.Write(ref writer, in value);
        }
    }

    /// <summary>Reads the field; the last one counts.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Read<R, T, TCodec>(ref R reader, ref T value, uint tag)
        where R : struct, ITaggedReader<R>, allows ref struct
        where TCodec : struct, IValueCodec<T>
    {
        if (tag == 0)
        {
            throw Throw.NotInProtobuf(typeof(T));
        }
        while (TaggedMessage.NextTag(ref reader, out uint found))
        {
            if (found == tag)
            {
                TCodec.Read(ref reader, ref value);
            }
            else
            {
                R.SkipTag(ref reader, found);
            }
        }
    }
}
