// Owns: the way from code that is generic over a tagged writer or reader to an entry's slot. Knows no type.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>Calls of entries from generic code. Each test of a type is a constant.</summary>
internal static class ProtobufEntries
{
    /// <summary>Writes a value's fields, or the bare value.</summary>
    internal static void Write<W, T>(ref W writer, CodecEntry<T> entry, in T value, bool bare)
        where W : struct, allows ref struct
    {
        if (typeof(W) == typeof(OctavoProtobufWriter))
        {
            ref OctavoProtobufWriter own = ref Unsafe.As<W, OctavoProtobufWriter>(ref writer);
            if (bare)
            {
                ((IProtobufScalar<T>)entry).WriteBare(ref own, in value);
            }
            else
            {
                entry.Write(ref own, in value);
            }
        }
        else if (typeof(W) == typeof(OctavoProtobufSizer))
        {
            ref OctavoProtobufSizer own = ref Unsafe.As<W, OctavoProtobufSizer>(ref writer);
            if (bare)
            {
                ((IProtobufScalar<T>)entry).WriteBare(ref own, in value);
            }
            else
            {
                entry.Write(ref own, in value);
            }
        }
    }

    /// <summary>Reads a value's fields, or the bare value.</summary>
    internal static void Read<R, T>(ref R reader, CodecEntry<T> entry, ref T value, bool bare)
        where R : struct, allows ref struct
    {
        if (typeof(R) == typeof(OctavoProtobufReader))
        {
            ref OctavoProtobufReader own = ref Unsafe.As<R, OctavoProtobufReader>(ref reader);
            if (bare)
            {
                ((IProtobufScalar<T>)entry).ReadBare(ref own, ref value);
            }
            else
            {
                entry.Read(ref own, ref value);
            }
        }
    }
}
