// Owns: the lists, queues and stacks without a type argument: sequences of objects. Knows no format.
using System.Collections;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="ArrayList"/>; one that exists is cleared and filled.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArrayListCodec : ISequentialCodec<ArrayList?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ArrayList? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ArrayList? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (ObjectItems.Read(ref reader) is not { } items)
        {
            value = null;
            return;
        }
        value ??= new ArrayList(items.Count);
        value.Clear();
        foreach (object? item in items)
        {
            value.Add(item);
        }
    }
}

/// <summary>Codec of <see cref="Queue"/>, first in first; one that exists is cleared and filled.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct QueueCodec : ISequentialCodec<Queue?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Queue? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Queue? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (ObjectItems.Read(ref reader) is not { } items)
        {
            value = null;
            return;
        }
        value ??= new Queue(items.Count);
        value.Clear();
        foreach (object? item in items)
        {
            value.Enqueue(item);
        }
    }
}

/// <summary>Codec of <see cref="Stack"/>, from the bottom; one that exists is cleared and filled.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StackCodec : ISequentialCodec<Stack?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Stack? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, FromTheBottom(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Stack? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (ObjectItems.Read(ref reader) is not { } items)
        {
            value = null;
            return;
        }
        value ??= new Stack(items.Count);
        value.Clear();
        foreach (object? item in items)
        {
            value.Push(item);
        }
    }

    private static object?[]? FromTheBottom(Stack? stack)
    {
        object?[]? items = stack?.ToArray();
        items?.AsSpan().Reverse();
        return items;
    }
}
