// Owns: the lines of an inspection: offset, first bytes, place, type, value.
using System.Buffers;
using System.Globalization;
using System.Text;
using Octavo.Transcoding;

namespace Octavo.Cli;

/// <param name="hex">Whether the first bytes of each value are shown.</param>
/// <param name="isText">Whether white space and separators may stand before a value.</param>
internal sealed class TreeLines(bool hex, bool isText) : IBufferWriter<byte>
{
    private const int HexBytes = 8;

    private const int LongestText = 60;

    private readonly ArrayBufferWriter<byte> _bytes = new();
    private readonly StringBuilder _line = new();
    private int _level;
    private string? _key;

    internal int WrittenCount => _bytes.WrittenCount;

    internal ReadOnlyMemory<byte> WrittenMemory => _bytes.WrittenMemory;

    internal void Clear() => _bytes.ResetWrittenCount();

    public void Advance(int count) => _bytes.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _bytes.GetMemory(sizeHint);

    public Span<byte> GetSpan(int sizeHint = 0) => _bytes.GetSpan(sizeHint);

    /// <summary>Adds the line of a value; a key waits for its value, unless it is an array or map itself.</summary>
    internal void Add(scoped in Frame frame, scoped in DataEvent value)
    {
        if (frame.AtKey && !value.Begins)
        {
            _key = KeyOf(in value);
            return;
        }
        int before = isText ? value.Raw.IndexOfAnyExcept(" \t\r\n,:"u8) : 0;
        ReadOnlySpan<byte> raw = value.Raw[Math.Max(0, before)..];
        _line.Clear().Append(CultureInfo.InvariantCulture, $"{value.Offset + Math.Max(0, before):X8}  ");
        if (hex)
        {
            AppendHex(raw);
        }
        _line.Append(' ', 2 * _level);
        if (frame.AtKey)
        {
            _line.Append("key: ");
        }
        else if (frame.IsMap)
        {
            _line.Append(_key ?? "value").Append(": ");
        }
        else if (!frame.IsRoot)
        {
            _line.Append(CultureInfo.InvariantCulture, $"[{frame.Index}]: ");
        }
        _key = null;
        AppendValue(in value);
        _line.Append('\n');
        foreach (ReadOnlyMemory<char> chunk in _line.GetChunks())
        {
            Encoding.UTF8.GetBytes(chunk.Span, _bytes);
        }
        if (value.Begins)
        {
            _level++;
        }
    }

    /// <summary>An array or map has ended.</summary>
    internal void Leave() => _level--;

    private static string KeyOf(scoped in DataEvent key)
    {
        var lines = new StringBuilder();
        AppendValue(lines, in key, withType: key.Kind != DataEventKind.Text);
        return lines.ToString();
    }

    private static void AppendValue(StringBuilder line, scoped in DataEvent value, bool withType)
    {
        switch (value.Kind)
        {
            case DataEventKind.Null:
                line.Append("null");
                break;
            case DataEventKind.False or DataEventKind.True:
                line.Append("bool ").Append(value.Kind == DataEventKind.True ? "true" : "false");
                break;
            case DataEventKind.Integer:
                line.Append(CultureInfo.InvariantCulture, $"integer {value.Integer}");
                break;
            case DataEventKind.LargeInteger:
                line.Append(CultureInfo.InvariantCulture, $"integer {(ulong)value.Integer}");
                break;
            case DataEventKind.Single:
                line.Append(CultureInfo.InvariantCulture, $"float32 {(float)value.Real}");
                break;
            case DataEventKind.Double:
                line.Append(CultureInfo.InvariantCulture, $"float64 {value.Real}");
                break;
            case DataEventKind.Number:
                line.Append(value.IsWhole ? "integer " : "number ").Append(Shortened(Encoding.ASCII.GetString(value.Bytes)));
                break;
            case DataEventKind.Text:
                AppendText(line, value.Bytes, withType);
                break;
            case DataEventKind.Bytes:
                line.Append(CultureInfo.InvariantCulture, $"bytes ({value.Bytes.Length}) {HexOf(value.Bytes)}");
                break;
            case DataEventKind.Extension:
                AppendExtension(line, in value);
                break;
            default:
                line.Append(value.Kind == DataEventKind.Array ? "array" : "map");
                if (value.Count >= 0)
                {
                    line.Append(CultureInfo.InvariantCulture, $" ({value.Count})");
                }
                break;
        }
    }

    /// <summary>Text is shown as JSON has it, every control and format character escaped: what it holds cannot command the terminal.</summary>
    private static void AppendText(StringBuilder line, ReadOnlySpan<byte> utf8, bool withType)
    {
        string text = Encoding.UTF8.GetString(utf8);
        if (withType)
        {
            line.Append(text.Length > LongestText ? string.Create(CultureInfo.InvariantCulture, $"string ({utf8.Length} bytes) ") : "string ");
        }
        foreach (char unit in OctavoJson.SerializeToString(Shortened(text)))
        {
            if (char.IsControl(unit) || char.GetUnicodeCategory(unit) == UnicodeCategory.Format)
            {
                line.Append(CultureInfo.InvariantCulture, $"\\u{(int)unit:X4}");
            }
            else
            {
                line.Append(unit);
            }
        }
    }

    private static void AppendExtension(StringBuilder line, scoped in DataEvent value)
    {
        Span<byte> time = stackalloc byte[TimestampText.MaxLength];
        if (value.Integer == TimestampText.ExtensionType && TimestampText.TryPut(value.Bytes, time, out int length))
        {
            line.Append("timestamp ").Append(Encoding.ASCII.GetString(time[..length]));
            return;
        }
        line.Append(CultureInfo.InvariantCulture, $"ext {value.Integer} ({value.Bytes.Length}) {HexOf(value.Bytes)}");
    }

    private static string HexOf(ReadOnlySpan<byte> bytes) => Convert.ToHexString(bytes[..Math.Min(bytes.Length, LongestText / 2)]) + (bytes.Length > LongestText / 2 ? "…" : "");

    private static string Shortened(string text)
    {
        if (text.Length <= LongestText)
        {
            return text;
        }
        int end = char.IsHighSurrogate(text[LongestText - 1]) ? LongestText - 1 : LongestText;
        return text[..end] + "…";
    }

    private void AppendValue(scoped in DataEvent value) => AppendValue(_line, in value, withType: true);

    private void AppendHex(ReadOnlySpan<byte> raw)
    {
        for (int i = 0; i < HexBytes; i++)
        {
            _line.Append(i < raw.Length ? string.Create(CultureInfo.InvariantCulture, $"{raw[i]:X2} ") : "   ");
        }
        _line.Append(raw.Length > HexBytes ? "… " : "  ");
    }
}
