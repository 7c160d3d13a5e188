// Owns: the way from a generic root to the bulk members of writers and readers, where a format lays sequences of primitives out as a whole. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;

namespace Octavo.Codecs.RawLayouts;

/// <summary>Bulk members by element type. Each test is of a type argument that is a struct, so one arm is left when the code is compiled.</summary>
internal static class BulkSpans
{
    /// <summary>Writes the elements, count included.</summary>
    /// <returns>False if the element type has no bulk member.</returns>
    internal static bool TryWrite<W, T>(ref W writer, scoped ReadOnlySpan<T> items)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (typeof(T) == typeof(bool))
        {
            writer.WriteBools(As<T, bool>(items));
            return true;
        }
        if (typeof(T) == typeof(sbyte))
        {
            writer.WriteSBytes(As<T, sbyte>(items));
            return true;
        }
        if (typeof(T) == typeof(short))
        {
            writer.WriteInt16s(As<T, short>(items));
            return true;
        }
        if (typeof(T) == typeof(ushort))
        {
            writer.WriteUInt16s(As<T, ushort>(items));
            return true;
        }
        if (typeof(T) == typeof(int))
        {
            writer.WriteInt32s(As<T, int>(items));
            return true;
        }
        if (typeof(T) == typeof(uint))
        {
            writer.WriteUInt32s(As<T, uint>(items));
            return true;
        }
        if (typeof(T) == typeof(long))
        {
            writer.WriteInt64s(As<T, long>(items));
            return true;
        }
        if (typeof(T) == typeof(ulong))
        {
            writer.WriteUInt64s(As<T, ulong>(items));
            return true;
        }
        if (typeof(T) == typeof(float))
        {
            writer.WriteSingles(As<T, float>(items));
            return true;
        }
        if (typeof(T) == typeof(double))
        {
            writer.WriteDoubles(As<T, double>(items));
            return true;
        }
        return false;
    }

    /// <summary>Reads the elements into a new list, or null.</summary>
    /// <returns>False if the element type has no bulk member.</returns>
    internal static bool TryRead<R, T>(ref R reader, out List<T>? list)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (typeof(T) == typeof(bool))
        {
            list = (List<T>?)(object?)reader.ReadBoolList();
            return true;
        }
        if (typeof(T) == typeof(sbyte))
        {
            list = (List<T>?)(object?)reader.ReadSByteList();
            return true;
        }
        if (typeof(T) == typeof(short))
        {
            list = (List<T>?)(object?)reader.ReadInt16List();
            return true;
        }
        if (typeof(T) == typeof(ushort))
        {
            list = (List<T>?)(object?)reader.ReadUInt16List();
            return true;
        }
        if (typeof(T) == typeof(int))
        {
            list = (List<T>?)(object?)reader.ReadInt32List();
            return true;
        }
        if (typeof(T) == typeof(uint))
        {
            list = (List<T>?)(object?)reader.ReadUInt32List();
            return true;
        }
        if (typeof(T) == typeof(long))
        {
            list = (List<T>?)(object?)reader.ReadInt64List();
            return true;
        }
        if (typeof(T) == typeof(ulong))
        {
            list = (List<T>?)(object?)reader.ReadUInt64List();
            return true;
        }
        if (typeof(T) == typeof(float))
        {
            list = (List<T>?)(object?)reader.ReadSingleList();
            return true;
        }
        if (typeof(T) == typeof(double))
        {
            list = (List<T>?)(object?)reader.ReadDoubleList();
            return true;
        }
        list = null;
        return false;
    }

    private static ReadOnlySpan<TTo> As<T, TTo>(ReadOnlySpan<T> items) =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<T, TTo>(ref MemoryMarshal.GetReference(items)), items.Length);
}
