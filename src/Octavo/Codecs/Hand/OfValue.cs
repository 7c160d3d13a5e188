// Owns: how generic code over sequential formats calls an emitted codec of a single value. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>A codec of a single value, as generic code calls codecs of sequential formats.</summary>
/// <typeparam name="T">The type that is written and read.</typeparam>
/// <typeparam name="TCodec">The codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OfValue<T, TCodec> : ISequentialCodec<T>
    where TCodec : struct, IValueCodec<T>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct => TCodec.Read(ref reader, ref value);
}
