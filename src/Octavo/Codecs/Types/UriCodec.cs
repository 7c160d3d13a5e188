// Owns: Uri: the text it was made of. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Uri"/>: <see cref="Uri.OriginalString"/>, absolute or relative.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UriCodec : IValueCodec<Uri?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Uri? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.OriginalString);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Uri? value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        string? text = reader.ReadText();
        value = null;
        if (text is not null && !Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value))
        {
            Throw.InvalidValue("Uri", "the text is neither an absolute nor a relative address");
        }
    }
}
