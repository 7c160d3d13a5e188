// Owns: the entry of a type, found once and kept in a static of that type. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo;

/// <summary>The entry of one type.</summary>
internal static class CodecCache<T>
{
    private static CodecEntry<T>? s_entry;
    private static int s_imageLength;

    internal static CodecEntry<T> Entry
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_entry ?? Load();
    }

    /// <summary>Bytes of the type's image in Binary, 0 where it has none or was not looked for yet: a static load where a virtual call would cost as much as the image.</summary>
    internal static int ImageLength
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_imageLength;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static CodecEntry<T> Load()
    {
        var entry = (CodecEntry<T>)CodecCatalog.Get(typeof(T));
        s_entry = entry;
        Volatile.Write(ref s_imageLength, entry.ImageLength); // after the entry: who sees the length finds the entry
        return entry;
    }
}
