// Owns: the text of a value that lenient options accept, made strict: no comments, no comma at the end, NaN and infinities as text. Knows no window.
using System.Buffers;

namespace Octavo.Json;

/// <summary>A pass over a value that the reader skipped, so it is well-formed except for what options allow. Single quotes and names without quotes were
/// rewritten before the reader saw them.</summary>
internal static class JsonStrict
{
    private static readonly SearchValues<byte> s_marks = SearchValues.Create("\"/,NI"u8);

    /// <summary>Whether options allow what strict JSON does not have.</summary>
    internal static bool Applies(OctavoJsonOptions options) => options.AllowComments || options.AllowTrailingCommas || options.AllowSpecialFloats;

    /// <summary>Writes the value.</summary>
    /// <param name="text">One value.</param>
    /// <param name="to">Receives it.</param>
    internal static void Write(ReadOnlySpan<byte> text, IBufferWriter<byte> to)
    {
        while (!text.IsEmpty)
        {
            int plain = text.IndexOfAny(s_marks);
            if (plain < 0)
            {
                to.Write(text);
                return;
            }
            if (text[plain] == 'I' && plain != 0 && text[plain - 1] == '-')
            {
                plain--;
            }
            to.Write(text[..plain]);
            text = text[plain..];
            int length = Length(text);
            if (text[0] is (byte)'N' or (byte)'I' or (byte)'-')
            {
                to.Write("\""u8);
                to.Write(text[..length]);
                to.Write("\""u8);
            }
            else if (text[0] == '"' || (text[0] == ',' && !IsLast(text[1..])))
            {
                to.Write(text[..length]);
            }
            text = text[length..];
        }
    }

    /// <summary>Bytes of the text, comment, name of a float or comma at the beginning.</summary>
    private static int Length(ReadOnlySpan<byte> text)
    {
        switch (text[0])
        {
            case (byte)'"':
                int at = 1;
                for (; text[at] != '"'; at++)
                {
                    at += text[at] == '\\' ? 1 : 0;
                }
                return at + 1;
            case (byte)'/':
                return JsonComment.Length(text);
            case (byte)'N':
                return 3;
            case (byte)'I':
                return 8;
            case (byte)'-':
                return 9;
            default:
                return 1;
        }
    }

    /// <summary>Whether nothing but white space and comments comes between a comma and the end of its array or object.</summary>
    private static bool IsLast(ReadOnlySpan<byte> text)
    {
        while (true)
        {
            text = text.TrimStart(" \t\r\n"u8);
            if (text[0] != '/')
            {
                return text[0] is (byte)'}' or (byte)']';
            }
            text = text[Length(text)..];
        }
    }
}
