// Owns: the entry of a type, found once and kept in a static of that type. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>The entry of one type.</summary>
internal static class CodecCache<T>
{
    private static CodecEntry<T>? s_entry;
    private static int s_rawLayoutLength;
    private static int s_compactBound;
    private static int s_msgPackBound;
    private static int s_cborBound;

    internal static CodecEntry<T> Entry
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_entry ?? Load();
    }

    /// <summary>Bytes of the type's raw layout in Binary, 0 if it has none or was not looked for yet: a static load if a virtual call would cost as much as the
    /// raw layout.</summary>
    internal static int RawLayoutLength
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_rawLayoutLength;
    }

    /// <summary>What <see cref="CodecEntry{T}.CompactBound"/> returns, 0 while it was not asked for.</summary>
    internal static int CompactBound
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_compactBound;
    }

    /// <summary>What <see cref="CodecEntry{T}.MsgPackBound"/> returns, 0 while it was not asked for.</summary>
    internal static int MsgPackBound
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_msgPackBound;
    }

    /// <summary>What <see cref="CodecEntry{T}.CborBound"/> returns, 0 while it was not asked for.</summary>
    internal static int CborBound
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_cborBound;
    }

    /// <summary>Whether the entry was looked for and found.</summary>
    internal static bool IsLoaded => s_entry is not null;

    /// <summary>Forgets the entry, and first what calls know of it.</summary>
    internal static void Clear()
    {
        Volatile.Write(ref s_rawLayoutLength, 0);
        Volatile.Write(ref s_compactBound, 0);
        Volatile.Write(ref s_msgPackBound, 0);
        Volatile.Write(ref s_cborBound, 0);
        Volatile.Write(ref s_entry, null);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static CodecEntry<T> Load()
    {
        var entry = (CodecEntry<T>)CodecCatalog.Get(typeof(T));
        s_entry = entry;
        // After the entry: whoever sees a length finds the entry.
        Volatile.Write(ref s_rawLayoutLength, entry.RawLayoutLength);
        Volatile.Write(ref s_compactBound, entry.CompactBound);
        Volatile.Write(ref s_msgPackBound, entry.MsgPackBound);
        Volatile.Write(ref s_cborBound, entry.CborBound);
        return entry;
    }
}
