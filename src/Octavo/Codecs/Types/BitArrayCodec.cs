// Owns: BitArray: a sequence of bools. Knows no format.
using System.Collections;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="BitArray"/>: a sequence of <see cref="bool"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BitArrayCodec : ISequentialCodec<BitArray?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in BitArray? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        bool[] bits = new bool[value.Length];
        value.CopyTo(bits, 0);
        writer.WriteBools(bits);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref BitArray? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = reader.ReadBoolArray() is { } bits ? new BitArray(bits) : null;
}
