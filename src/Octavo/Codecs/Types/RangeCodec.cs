// Owns: Range as a sequence of two integers. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Range"/>: a sequence of two <see cref="int"/>, start and end as in <see cref="IndexCodec"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RangeCodec : ISequentialCodec<Range>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Range value)
        where W : struct, ISequentialWriter<W>, allows ref struct => writer.WriteInt32s([IndexCodec.Number(value.Start), IndexCodec.Number(value.End)]);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Range value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int[]? ends = reader.ReadInt32Array();
        if (ends is null)
        {
            Throw.NullValue("Range");
        }
        if (ends.Length != 2)
        {
            Throw.InvalidValue("Range", $"{ends.Length} numbers instead of two");
        }
        value = new Range(IndexCodec.Of(ends[0]), IndexCodec.Of(ends[1]));
    }
}
