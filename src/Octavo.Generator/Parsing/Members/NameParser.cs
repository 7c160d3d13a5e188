// Owns: names in data that are not text, which attributes can give: half of a surrogate pair has no UTF-8. Knows no member.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Members;

internal static class NameParser
{
    /// <summary>Whether a name can be written; one that cannot is reported.</summary>
    /// <param name="context">The parse.</param>
    /// <param name="name">The name.</param>
    /// <param name="of">What has it.</param>
    /// <param name="location">Where.</param>
    public static bool Check(ParseContext context, string name, ISymbol of, Location? location)
    {
        if (IsText(name))
        {
            return true;
        }
        context.Report(Descriptors.BadName, location, of.ToDisplayString(), Shown(name));
        return false;
    }

    /// <summary>Whether a name is well-formed UTF-16.</summary>
    public static bool IsText(string name)
    {
        for (int i = 0; i < name.Length; i++)
        {
            if (char.IsHighSurrogate(name[i]) && i + 1 < name.Length && char.IsLowSurrogate(name[i + 1]))
            {
                i++;
            }
            else if (char.IsSurrogate(name[i]))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>The name with its halves as C# says them.</summary>
    private static string Shown(string name)
    {
        var text = new System.Text.StringBuilder();
        foreach (char c in name)
        {
            text.Append(char.IsSurrogate(c) ? "\\u" + ((int)c).ToString("X4", System.Globalization.CultureInfo.InvariantCulture) : c.ToString());
        }
        return text.ToString();
    }
}
