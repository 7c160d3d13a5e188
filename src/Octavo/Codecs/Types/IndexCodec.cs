// Owns: Index as one integer. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Index"/>: an <see cref="int"/>, its complement if it counts from the end. Every integer is a value.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IndexCodec : IValueCodec<Index>, ISequentialCodec<Index>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Index value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), Number(value)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Index value)
        where R : struct, IEngineReader<R>, allows ref struct => value = Of(reader.ReadInt32());

    /// <inheritdoc/>
    static void ISequentialCodec<Index>.Write<W>(ref W writer, scoped in Index value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<Index>.Read<R>(ref R reader, ref Index value) => Read(ref reader, ref value);

    internal static int Number(Index value) => value.IsFromEnd ? ~value.Value : value.Value;

    internal static Index Of(int number) => number < 0 ? Index.FromEnd(~number) : Index.FromStart(number);
}
