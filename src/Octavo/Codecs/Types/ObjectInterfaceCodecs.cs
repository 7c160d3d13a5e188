// Owns: the collection interfaces without a type argument: sequences and maps of objects, read as List and Dictionary. Knows no format.
using System.Collections;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="IList"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IListCodec : ISequentialCodec<IList?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IList? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IList? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.Read(ref reader);
}

/// <summary>Codec of <see cref="ICollection"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ICollectionCodec : ISequentialCodec<ICollection?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ICollection? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ICollection? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.Read(ref reader);
}

/// <summary>Codec of <see cref="IEnumerable"/>: its elements, enumerated once.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IEnumerableCodec : ISequentialCodec<IEnumerable?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IEnumerable? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value as ICollection ?? Listed(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IEnumerable? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.Read(ref reader);

    private static List<object?>? Listed(IEnumerable? items)
    {
        if (items is null)
        {
            return null;
        }
        var listed = new List<object?>();
        foreach (object? item in items)
        {
            listed.Add(item);
        }
        return listed;
    }
}

/// <summary>Codec of <see cref="IDictionary"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IDictionaryCodec : ISequentialCodec<IDictionary?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IDictionary? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.WriteMap(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IDictionary? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.ReadMap(ref reader);
}
