// Owns: which of UTF-16 and UTF-8 a text takes that is not Latin-1. docs/formats/compact.md, "Text".
using Octavo.Text;

namespace Octavo.Compact;

internal static class CompactText
{
    /// <summary>The length in UTF-8 if that is the shorter form, its length included; else −1. A lone surrogate has UTF-16 only.</summary>
    /// <param name="text">Text with a character above U+00FF.</param>
    internal static long Utf8Length(ReadOnlySpan<char> text)
    {
        long utf8 = Utf8Text.Count(text);
        long units = text.Length;
        bool isShorter = utf8 + CompactVarint.Length((ulong)utf8) < (2 * units) + CompactVarint.Length((ulong)units);
        return isShorter && !HasLoneSurrogate(text) ? utf8 : -1;
    }

    private static bool HasLoneSurrogate(ReadOnlySpan<char> text)
    {
        while (true)
        {
            int at = text.IndexOfAnyInRange('\uD800', '\uDFFF');
            if (at < 0)
            {
                return false;
            }
            if (at + 1 == text.Length || !char.IsSurrogatePair(text[at], text[at + 1]))
            {
                return true;
            }
            text = text[(at + 2)..];
        }
    }
}
