// Owns: lines about data: where they go, offset and first bytes at their beginning, text that cannot command the terminal. Knows no format.
using System.Buffers;
using System.Globalization;
using System.Text;

namespace Octavo.Cli.Inspecting;

/// <param name="hex">Whether the first bytes of each value are shown.</param>
internal abstract class LineBuffer(bool hex) : IBufferWriter<byte>
{
    /// <summary>Characters of a value that are shown.</summary>
    internal const int LongestText = 60;

    private const int DeepestShown = 100;

    private const int HexBytes = 8;

    private readonly ArrayBufferWriter<byte> _bytes = new();

    internal int WrittenCount => _bytes.WrittenCount;

    internal ReadOnlyMemory<byte> WrittenMemory => _bytes.WrittenMemory;

    /// <summary>What a line begins with where it has no offset.</summary>
    private protected string Margin { get; } = new(' ', hex ? 10 + (3 * HexBytes) + 2 : 10);

    internal void Clear() => _bytes.ResetWrittenCount();

    public void Advance(int count) => _bytes.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _bytes.GetMemory(sizeHint);

    public Span<byte> GetSpan(int sizeHint = 0) => _bytes.GetSpan(sizeHint);

    private protected void Write(StringBuilder text)
    {
        foreach (ReadOnlyMemory<char> chunk in text.GetChunks())
        {
            Encoding.UTF8.GetBytes(chunk.Span, _bytes);
        }
    }

    /// <summary>Appends what a line begins with.</summary>
    private protected void AppendPlace(StringBuilder line, long offset, ReadOnlySpan<byte> raw)
    {
        line.Append(CultureInfo.InvariantCulture, $"{offset:X8}  ");
        if (!hex)
        {
            return;
        }
        for (int i = 0; i < HexBytes; i++)
        {
            line.Append(i < raw.Length ? string.Create(CultureInfo.InvariantCulture, $"{raw[i]:X2} ") : "   ");
        }
        line.Append(raw.Length > HexBytes ? "… " : "  ");
    }

    /// <summary>Text is shown as in JSON, every control and format character escaped: what it holds cannot command the terminal.</summary>
    internal static void AppendQuoted(StringBuilder line, string text) => TerminalText.Append(line, OctavoJson.SerializeToString(Shortened(text)));

    /// <summary>Spaces before a line: of levels beyond the deepest that is shown no more, or n levels would take n times n of them.</summary>
    internal static int Indentation(int level) => 2 * Math.Min(level, DeepestShown);

    /// <summary>The beginning of a long text, and a mark that it is not all.</summary>
    internal static string Shortened(string text)
    {
        if (text.Length <= LongestText)
        {
            return text;
        }
        int end = char.IsHighSurrogate(text[LongestText - 1]) ? LongestText - 1 : LongestText;
        return text[..end] + "…";
    }

    /// <summary>The beginning of long bytes, and a mark that it is not all.</summary>
    internal static string HexOf(ReadOnlySpan<byte> bytes) =>
        Convert.ToHexString(bytes[..Math.Min(bytes.Length, LongestText / 2)]) + (bytes.Length > LongestText / 2 ? "…" : "");
}
