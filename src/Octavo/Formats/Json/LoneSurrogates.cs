// Owns: the writing of half surrogate pairs as escapes, where an option asks for it. Knows no writer.
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

namespace Octavo.Internal;

/// <summary>Encoders are static and know no options; they ask here once they have met half a surrogate pair. The answer holds for the call that the facade opened, and not for one that a getter makes within.</summary>
internal static class LoneSurrogates
{
    [ThreadStatic]
    private static int t_allowed; // writers of this thread that were open when the option was taken up; 0 for none

    /// <summary>Takes the option up for the writer that was opened last.</summary>
    /// <returns>What to give back to <see cref="Restore"/>.</returns>
    internal static int Allow()
    {
        int before = t_allowed;
        t_allowed = WriterState.CountTaken();
        return before;
    }

    /// <summary>Puts back what was before.</summary>
    internal static void Restore(int before) => t_allowed = before;

    /// <summary>Puts the content of a string that has half a surrogate pair.</summary>
    /// <returns>Bytes put.</returns>
    /// <exception cref="OctavoException">The option is not set: <see cref="OctavoErrorCode.InvalidText"/>.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, ReadOnlySpan<char> text)
    {
        if (t_allowed == 0 || t_allowed != WriterState.CountTaken())
        {
            Throw.InvalidText("the text has a lone surrogate, which UTF-8 cannot express; OctavoJsonOptions.AllowLoneSurrogates escapes it, Binary keeps it.");
        }
        nint used = 0;
        while (!text.IsEmpty)
        {
            int whole = IndexOfLone(text);
            used += JsonText.Put(ref Bytes.At(ref at, used), whole < 0 ? text : text[..whole], htmlSafe: false);
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
    /// <returns>False where there are none, or where one stands behind a backslash, which begins no such escape.</returns>
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
