// Owns: names of data made of members' names, by policy: those of System.Text.Json, letter for letter.
using System.Globalization;
using System.Text;

namespace Octavo.Generator.Parsing.Members;

/// <summary>The library's NamePolicy, by its numbers.</summary>
internal static class NamePolicies
{
    public const int AsDeclared = 1;
    public const int CamelCase = 2;
    public const int SnakeCaseLower = 3;
    public const int SnakeCaseUpper = 4;
    public const int KebabCaseLower = 5;
    public const int KebabCaseUpper = 6;

    private enum Seen
    {
        Nothing,
        Upper,
        LowerOrDigit,
        Space,
    }

    /// <summary>The name by a policy.</summary>
    public static string Apply(int policy, string name) => policy switch
    {
        CamelCase => Camel(name),
        SnakeCaseLower => Words(name, '_', upper: false),
        SnakeCaseUpper => Words(name, '_', upper: true),
        KebabCaseLower => Words(name, '-', upper: false),
        KebabCaseUpper => Words(name, '-', upper: true),
        _ => name,
    };

    /// <summary>The first word in lower case: of several capitals the last one begins the next word.</summary>
    private static string Camel(string name)
    {
        if (name.Length == 0 || !char.IsUpper(name[0]))
        {
            return name;
        }
        char[] chars = name.ToCharArray();
        for (int i = 0; i < chars.Length; i++)
        {
            if (i == 1 && !char.IsUpper(chars[i]))
            {
                break;
            }
            if (i > 0 && i + 1 < chars.Length && !char.IsUpper(chars[i + 1]))
            {
                if (chars[i + 1] == ' ')
                {
                    chars[i] = char.ToLowerInvariant(chars[i]);
                }
                break;
            }
            chars[i] = char.ToLowerInvariant(chars[i]);
        }
        return new string(chars);
    }

    /// <summary>Words with a separator between them; what is neither letter, digit nor space stays and separates nothing.</summary>
    private static string Words(string name, char separator, bool upper)
    {
        var words = new StringBuilder();
        Seen seen = Seen.Nothing;
        for (int i = 0; i < name.Length; i++)
        {
            char c = name[i];
            switch (char.GetUnicodeCategory(c))
            {
                case UnicodeCategory.UppercaseLetter:
                    if (seen is Seen.LowerOrDigit or Seen.Space || (seen == Seen.Upper && i + 1 < name.Length && char.IsLower(name[i + 1])))
                    {
                        words.Append(separator);
                    }
                    words.Append(upper ? c : char.ToLowerInvariant(c));
                    seen = Seen.Upper;
                    break;
                case UnicodeCategory.LowercaseLetter or UnicodeCategory.DecimalDigitNumber:
                    if (seen == Seen.Space)
                    {
                        words.Append(separator);
                    }
                    words.Append(upper ? char.ToUpperInvariant(c) : c);
                    seen = Seen.LowerOrDigit;
                    break;
                case UnicodeCategory.SpaceSeparator:
                    seen = seen == Seen.Nothing ? Seen.Nothing : Seen.Space;
                    break;
                default:
                    words.Append(c);
                    seen = Seen.Nothing;
                    break;
            }
        }
        return words.ToString();
    }
}
