// Owns: a DateTime for Dahomey.Cbor, whose own converter keeps milliseconds.
// Must not know: the engine.
using System.Buffers.Text;
using System.Globalization;
using Dahomey.Cbor.Serialization;
using Dahomey.Cbor.Serialization.Converters;

namespace Octavo.Lab.Peers;

/// <summary>Text under tag 0 with seven digits after the point and, as in <see cref="DateTime.Kind"/>, Z, an offset or nothing.</summary>
internal sealed class DateTimeText : CborConverterBase<DateTime>
{
    private const ulong StandardTime = 0;
    private const int Longest = 33;

    // The writer takes no span of the stack.
    [ThreadStatic]
    private static byte[]? t_text;

    /// <inheritdoc/>
    public override DateTime Read(ref CborReader reader)
    {
        ReadOnlySpan<byte> text = reader.ReadRawString();
        return Utf8Parser.TryParse(text, out DateTime value, out int read, 'O') && read == text.Length ? value
            : throw reader.BuildException("Invalid date format");
    }

    /// <inheritdoc/>
    public override void Write(ref CborWriter writer, DateTime value)
    {
        byte[] text = t_text ??= new byte[Longest];
        value.TryFormat(text, out int length, "O", CultureInfo.InvariantCulture);
        writer.WriteSemanticTag(StandardTime);
        writer.WriteString(text.AsSpan(0, length));
    }
}
