// Owns: the text of values that dynamic reading gives, for debuggers and logs: the diagnostic notation of RFC 8949, section 8. Knows no format.
using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Codecs.Dynamic;

/// <summary>Text that is cut: data may be larger than a log takes, and nest deeper than a stack is.</summary>
internal sealed class DynamicText
{
    /// <summary>Characters before the text is cut.</summary>
    private const int Longest = 1_000;

    private const int Deepest = 16;

    /// <summary>Of a number whose digits are shown: 1,000 of them.</summary>
    private const int LongestBits = 3_300;

    private const string Cut = "…";

    private readonly StringBuilder _text = new();
    private int _depth;

    /// <summary>Whether nothing more is shown.</summary>
    internal bool IsFull => _text.Length > Longest;

    /// <summary>The text of a value.</summary>
    internal static string Of(IDynamicText value)
    {
        var text = new DynamicText();
        text.Add(value);
        if (text.IsFull)
        {
            int end = char.IsHighSurrogate(text._text[Longest - 1]) ? Longest - 1 : Longest;
            text._text.Remove(end, text._text.Length - end).Append(Cut);
        }
        return text._text.ToString();
    }

    /// <summary>Adds text as it is.</summary>
    internal DynamicText Literal(string text)
    {
        _text.Append(text);
        return this;
    }

    /// <summary>Adds entries: <c>{1: "a", "b": [true]}</c>.</summary>
    internal void Entries(IEnumerable<KeyValuePair<object?, object?>> entries)
    {
        _text.Append('{');
        string separator = "";
        foreach ((object? key, object? value) in entries)
        {
            if (IsFull)
            {
                return;
            }
            _text.Append(separator);
            Add(key);
            _text.Append(": ");
            Add(value);
            separator = ", ";
        }
        _text.Append('}');
    }

    /// <summary>Adds bytes: <c>h'0A0B'</c>.</summary>
    internal void Bytes(ReadOnlySpan<byte> bytes) => _text.Append("h'").Append(Convert.ToHexString(bytes[..Math.Min(bytes.Length, Longest)])).Append('\'');

    /// <summary>Adds any value.</summary>
    internal void Add(object? value)
    {
        if (IsFull)
        {
            return;
        }
        switch (value)
        {
            case null:
                _text.Append("null");
                break;
            case bool flag:
                _text.Append(flag ? "true" : "false");
                break;
            case string text:
                Quote(text);
                break;
            case byte[] bytes:
                Bytes(bytes);
                break;
            case IDynamicText or Array when _depth == Deepest:
                _text.Append(Cut);
                break;
            case IDynamicText holder:
                _depth++;
                holder.AddTo(this);
                _depth--;
                break;
            case Array items:
                _depth++;
                Items(items);
                _depth--;
                break;
            case DateTime or DateTimeOffset:
                Quote(((IFormattable)value).ToString("O", CultureInfo.InvariantCulture));
                break;
            // Its digits take more than linear time, and 1,000 letters are kept.
            case BigInteger number when number.GetBitLength() > LongestBits:
                _text.Append(CultureInfo.InvariantCulture, $"(a number of {number.GetBitLength()} bits)");
                break;
            default:
                _text.Append(CultureInfo.InvariantCulture, $"{value}");
                break;
        }
    }

    private void Items(IEnumerable items)
    {
        _text.Append('[');
        string separator = "";
        foreach (object? item in items)
        {
            if (IsFull)
            {
                return;
            }
            _text.Append(separator);
            Add(item);
            separator = ", ";
        }
        _text.Append(']');
    }

    private void Quote(string text)
    {
        _text.Append('"');
        foreach (char letter in text.AsSpan(0, Math.Min(text.Length, Longest)))
        {
            if (letter is '"' or '\\')
            {
                _text.Append('\\').Append(letter);
            }
            else if (char.IsControl(letter))
            {
                _text.Append(CultureInfo.InvariantCulture, $"\\u{(int)letter:x4}");
            }
            else
            {
                _text.Append(letter);
            }
        }
        _text.Append('"');
    }
}
