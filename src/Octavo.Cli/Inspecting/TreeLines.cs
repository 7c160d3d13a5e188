// Owns: the lines of an inspection: offset, first bytes, place, type, value.
using System.Globalization;
using System.Text;
using Octavo.Transcode.Events;
using Octavo.Transcode.MsgPack;

namespace Octavo.Cli.Inspecting;

/// <param name="hex">Whether the first bytes of each value are shown.</param>
/// <param name="isText">Whether white space and separators may come before a value.</param>
internal sealed class TreeLines(bool hex, bool isText) : InspectionLines(hex)
{
    private readonly StringBuilder _line = new();
    private int _level;
    private string? _key;

    /// <summary>Adds the line of a value; a key waits for its value, unless it is an array or map itself.</summary>
    internal override void Add(scoped in Frame frame, scoped in DataEvent value)
    {
        if (frame.AtKey && !value.Begins)
        {
            _key = KeyOf(in value);
            return;
        }
        int before = isText ? value.Raw.IndexOfAnyExcept(" \t\r\n,:"u8) : 0;
        ReadOnlySpan<byte> raw = value.Raw[Math.Max(0, before)..];
        AppendPlace(_line.Clear(), value.Offset + Math.Max(0, before), raw);
        _line.Append(' ', Indentation(_level));
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
        Write(_line.Append('\n'));
        if (value.Begins)
        {
            _level++;
        }
    }

    internal override void Leave(scoped in Frame closed) => _level--;

    internal override void Complete()
    {
    }

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

    private static void AppendText(StringBuilder line, ReadOnlySpan<byte> utf8, bool withType)
    {
        string text = Encoding.UTF8.GetString(utf8);
        if (withType)
        {
            line.Append(text.Length > LongestText ? string.Create(CultureInfo.InvariantCulture, $"string ({utf8.Length} bytes) ") : "string ");
        }
        AppendQuoted(line, text);
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

    private void AppendValue(scoped in DataEvent value) => AppendValue(_line, in value, withType: true);
}
