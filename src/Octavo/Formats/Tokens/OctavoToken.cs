// Owns: one token as a value. Knows no bytes.
using System.Globalization;
using System.Text;

namespace Octavo.Tokens;

/// <summary>One token.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Value">A scalar's value, text, bytes, or the name of a key or case; else null.</param>
/// <param name="Count">The number of members, elements or entries after a beginning; the number of a key or case; the id of a type; else 0.</param>
public readonly record struct OctavoToken(OctavoTokenKind Kind, object? Value = null, int Count = 0)
{
    /// <summary>The token as a word and its value: <c>int32 5</c>, <c>text "a"</c>, <c>array 3</c>, <c>key Name 2</c>.</summary>
    public override string ToString()
    {
        string word = Kind.ToString().ToLowerInvariant();
        return Kind switch
        {
            OctavoTokenKind.Object or OctavoTokenKind.Struct or OctavoTokenKind.Array or OctavoTokenKind.Map or OctavoTokenKind.Typed
                or OctavoTokenKind.Reference => $"{word} {Count.ToString(CultureInfo.InvariantCulture)}",
            OctavoTokenKind.Key or OctavoTokenKind.Union => $"{word} {Value} {Count.ToString(CultureInfo.InvariantCulture)}",
            OctavoTokenKind.Null or OctavoTokenKind.End or OctavoTokenKind.None => word,
            _ => $"{word} {Text(Value)}",
        };
    }

    private static string Text(object? value) => value switch
    {
        string text => Quote(text, '"'),
        char character => Quote(character.ToString(), '\''),
        Rune rune => Quote(rune.ToString(), '\''),
        byte[] bytes => Convert.ToHexStringLower(bytes),
        bool flag => flag ? "true" : "false",
        DateTime or DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => "",
    };

    private static string Quote(string text, char mark)
    {
        var quoted = new StringBuilder().Append(mark);
        for (int i = 0; i < text.Length; i++)
        {
            char c = text[i];
            if (char.IsHighSurrogate(c) && i + 1 < text.Length && char.IsLowSurrogate(text[i + 1]))
            {
                quoted.Append(c).Append(text[++i]);
            }
            else if (char.IsControl(c) || char.IsSurrogate(c))
            {
                quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}");
            }
            else
            {
                quoted.Append(c == mark || c == '\\' ? "\\" : "").Append(c);
            }
        }
        return quoted.Append(mark).ToString();
    }
}
