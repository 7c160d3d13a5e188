// Owns: StringBuilder: its text. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="StringBuilder"/>: its text. Capacity is not part of the value; one that exists is cleared and filled.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StringBuilderCodec : IValueCodec<StringBuilder?>, ISequentialCodec<StringBuilder?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in StringBuilder? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.ToString());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref StringBuilder? value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        string? text = reader.ReadText();
        if (text is null || text.Length > (value?.MaxCapacity ?? int.MaxValue))
        {
            value = text is null ? null : new StringBuilder(text);
            return;
        }
        value = value is null ? new StringBuilder(text) : value.Clear().Append(text);
    }

    /// <inheritdoc/>
    static void ISequentialCodec<StringBuilder?>.Write<W>(ref W writer, scoped in StringBuilder? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<StringBuilder?>.Read<R>(ref R reader, ref StringBuilder? value) => Read(ref reader, ref value);
}
