// Owns: the writing of half surrogate pairs as escapes, where an option asks for it. Knows no writer.
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Json;

internal static class LoneSurrogates
{
    /// <summary>Puts the content of a string that has half a surrogate pair.</summary>
    /// <returns>Bytes put.</returns>
    /// <exception cref="OctavoException">The option is not set: <see cref="OctavoErrorCode.InvalidText"/>.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint PutIfAllowed(ref byte at, ReadOnlySpan<char> text)
    {
        if (JsonAllowances.Now is not { AllowLoneSurrogates: true })
        {
            Throw.InvalidText("the text has a lone surrogate, which UTF-8 cannot express; OctavoJsonOptions.AllowLoneSurrogates escapes it, Binary keeps it.");
        }
        return Put(ref at, text);
    }

    /// <summary>Puts the content of a string, half surrogate pairs as escapes.</summary>
    /// <returns>Bytes put.</returns>
    internal static nint Put(ref byte at, ReadOnlySpan<char> text)
    {
        nint used = 0;
        while (!text.IsEmpty)
        {
            int whole = IndexOfLone(text);
            used += JsonText.Put(ref Bytes.At(ref at, used), whole < 0 ? text : text[..whole]);
            if (whole < 0)
            {
                break;
            }
            used += JsonText.PutHex(ref Bytes.At(ref at, used), text[whole]);
            text = text[(whole + 1)..];
        }
        return used;
    }

    /// <summary>Makes JSON with half surrogate pairs for themselves into JSON with escapes for them.</summary>
    /// <returns>False if there are none, or where one comes after a backslash, which begins no such escape.</returns>
    internal static bool TryEscape(ReadOnlySpan<char> text, out string escaped)
    {
        escaped = "";
        int whole = IndexOfLone(text);
        if (whole < 0)
        {
            return false;
        }
        var made = new StringBuilder(text.Length + 16);
        for (; whole >= 0; whole = IndexOfLone(text))
        {
            ReadOnlySpan<char> before = text[..whole];
            if ((before.Length - before.TrimEnd('\\').Length) % 2 != 0)
            {
                return false;
            }
            made.Append(before).Append(CultureInfo.InvariantCulture, $"\\u{(int)text[whole]:X4}");
            text = text[(whole + 1)..];
        }
        escaped = made.Append(text).ToString();
        return true;
    }

    private static int IndexOfLone(ReadOnlySpan<char> text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (!char.IsSurrogate(text[i]))
            {
                continue;
            }
            if (i + 1 == text.Length || !char.IsSurrogatePair(text[i], text[i + 1]))
            {
                return i;
            }
            i++;
        }
        return -1;
    }
}
