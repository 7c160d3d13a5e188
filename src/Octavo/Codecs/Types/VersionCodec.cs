// Owns: Version: two to four numbers as text. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Version"/>: its text, <c>1.2</c> to <c>1.2.3.4</c>, without leading zeros, signs and white space.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct VersionCodec : IValueCodec<Version?>, ISequentialCodec<Version?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Version? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.ToString());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref Version? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = Parse(reader.ReadText());

    /// <inheritdoc/>
    static void ISequentialCodec<Version?>.Write<W>(ref W writer, scoped in Version? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<Version?>.Read<R>(ref R reader, ref Version? value) => Read(ref reader, ref value);

    private static Version? Parse(string? text)
    {
        Version? value = null;
        // Parsing takes "+1. 02" too, which would be a second text of one value.
        if (text is not null && (!Version.TryParse(text, out value) || value.ToString() != text))
        {
            Throw.InvalidValue("Version", "the text is not two to four numbers with dots between them");
        }
        return value;
    }
}
