// Owns: object: whatever the registry of the options has. Knows no format: each says itself how it names a type.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="object"/>: an object of any registered type. See <see cref="CodecRegistry"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ObjectCodec : ISequentialCodec<object?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in object? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => W.WriteAny(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref object? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = R.ReadAny(ref reader);
}
