// Owns: which names of cultures the framework may be asked for. Knows no format.
using System.Globalization;

namespace Octavo.Codecs.Types;

/// <summary>Names that are a language, a script and a region, of which the framework knows some hundreds, and the other names of those that it lists.</summary>
internal static class CultureNames
{
    private static HashSet<string>? s_listed;

    internal static bool IsKnown(string name) => IsPlain(name) || (s_listed ??= [.. CultureInfo.GetCultures(CultureTypes.AllCultures).Select(c => c.Name)])
        .Contains(name);

    /// <summary>Whether a name has the form <c>zh</c>, <c>zh-Hant</c>, <c>zh-TW</c> or <c>zh-Hant-TW</c>, in any case.</summary>
    private static bool IsPlain(ReadOnlySpan<char> name)
    {
        int at = Run(name, char.IsAsciiLetter);
        if (at is not (2 or 3))
        {
            return name.Length == 0;
        }
        if (Subtag(name[at..], char.IsAsciiLetter) == 4)
        {
            at += 5;
        }
        if (Subtag(name[at..], char.IsAsciiLetter) == 2)
        {
            at += 3;
        }
        else if (Subtag(name[at..], char.IsAsciiDigit) == 3)
        {
            at += 4;
        }
        return at == name.Length;
    }

    private static int Subtag(ReadOnlySpan<char> rest, Func<char, bool> isOne) => rest is ['-', ..] ? Run(rest[1..], isOne) : 0;

    private static int Run(ReadOnlySpan<char> text, Func<char, bool> isOne)
    {
        int length = 0;
        while (length < text.Length && isOne(text[length]))
        {
            length++;
        }
        return length;
    }
}
