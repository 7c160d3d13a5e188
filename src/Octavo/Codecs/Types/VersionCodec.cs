// Owns: Version: two to four numbers as text. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="Version"/>: its text, <c>1.2</c> to <c>1.2.3.4</c>, without leading zeros, signs and white space.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct VersionCodec : IValueCodec<Version?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Version? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.ToString());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Version? value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        string? text = reader.ReadText();
        value = null;
        // Parsing takes "+1. 02" too, which would be a second text of one value.
        if (text is not null && (!Version.TryParse(text, out value) || value.ToString() != text))
        {
            Throw.InvalidValue("Version", "the text is not two to four numbers with points between them");
        }
    }
}
