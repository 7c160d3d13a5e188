// Owns: the dictionaries without a type argument: maps of objects. Knows no format.
using System.Collections;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Keys;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Hashtable"/>; one that exists is cleared and filled, with the comparer that it has.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashtableCodec : ISequentialCodec<Hashtable?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Hashtable? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.WriteMap(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Hashtable? value)
        where R : struct, ISequentialReader<R>, allows ref struct =>
            value = ObjectItems.ReadMap(ref reader, value, static (_, seeded) => seeded ? new Hashtable(SeededObjects.Instance) : []);
}

/// <summary>Codec of <see cref="SortedList"/>; one that exists is cleared and filled, with the comparer that it has.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedListCodec : ISequentialCodec<SortedList?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in SortedList? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.WriteMap(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref SortedList? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.ReadMap(ref reader, value, static (_, _) => []);
}
