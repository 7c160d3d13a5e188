// Owns: Uri: the text it was made of. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Uri"/>: <see cref="Uri.OriginalString"/>, absolute or relative.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UriCodec : IValueCodec<Uri?>, ISequentialCodec<Uri?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Uri? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.OriginalString);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref Uri? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = Parse(reader.ReadText());

    /// <inheritdoc/>
    static void ISequentialCodec<Uri?>.Write<W>(ref W writer, scoped in Uri? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<Uri?>.Read<R>(ref R reader, ref Uri? value) => Read(ref reader, ref value);

    private static Uri? Parse(string? text)
    {
        Uri? value = null;
        if (text is not null && !Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value))
        {
            Throw.InvalidValue("Uri", "the text is neither an absolute nor a relative address");
        }
        return value;
    }
}
