// Owns: raw values: each format has its own way. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="OctavoRaw"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OctavoRawCodec : IValueCodec<OctavoRaw>, ISequentialCodec<OctavoRaw>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in OctavoRaw value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (value.IsNull)
        {
            writer.WriteNull();
            return;
        }
        if (W.IsLocalCopy(ref writer))
        {
            writer.WriteText(value.Format!);
            writer.WriteBytes(value.Bytes.Span);
            return;
        }
        if (value.Format != W.FormatName)
        {
            Throw.RawOfAnother(value.Format!, W.FormatName);
        }
        W.WriteRaw(ref writer, value.Bytes.Span);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref OctavoRaw value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        string? format = R.IsLocalCopy(ref reader) ? reader.ReadText() : R.FormatName;
        value = format is not null && R.ReadRaw(ref reader) is { } bytes ? new OctavoRaw(format, bytes) : default;
    }

    /// <inheritdoc/>
    static void ISequentialCodec<OctavoRaw>.Write<W>(ref W writer, scoped in OctavoRaw value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<OctavoRaw>.Read<R>(ref R reader, ref OctavoRaw value) => Read(ref reader, ref value);
}
