// Owns: tokens of emitted code: the part of C# that emitters print. Knows no type and no meaning.
using System.Globalization;
using System.Text;

namespace Octavo.Runtime.Compiling.Syntax;

/// <summary>Cuts a text into tokens. Comments and directives are skipped. A <c>&gt;</c> always is alone, because it may end the arguments of a type.</summary>
internal static class Lexer
{
    private static readonly string[] s_marks = ["??=", "<<=", "=>", "==", "!=", "<=", "&&", "||", "??", "++", "--", "+=", "-=", "*=", "|=", "&=", "^=", "<<",
        "::"];

    /// <summary>The tokens of a text, the last one an end.</summary>
    public static Token[] Cut(string text)
    {
        var tokens = new List<Token>(text.Length / 4);
        int at = text.Length != 0 && text[0] == '\uFEFF' ? 1 : 0;
        while (true)
        {
            at = SkipBlank(text, at);
            if (at >= text.Length)
            {
                tokens.Add(new Token(TokenKind.End, "", null, at));
                return [.. tokens];
            }
            char c = text[at];
            int start = at;
            if (char.IsAsciiDigit(c))
            {
                tokens.Add(Number(text, ref at));
            }
            else if (char.IsLetter(c) || c is '_' or '@')
            {
                int first = c == '@' ? at + 1 : at;
                at = first;
                while (at < text.Length && IsInName(text[at]))
                {
                    at++;
                }
                tokens.Add(new Token(TokenKind.Word, string.Intern(text[first..at]), c == '@' ? "@" : null, start));
            }
            else if (c is '"' or '\'')
            {
                tokens.Add(Quoted(text, ref at));
            }
            else
            {
                string mark = Mark(text, at);
                at += mark.Length;
                tokens.Add(new Token(TokenKind.Mark, mark, null, start));
            }
        }
    }

    /// <summary>Whether a text is one word, which code may have as a name.</summary>
    public static bool IsName(string text) =>
        text.Length != 0 && (char.IsLetter(text[0]) || text[0] == '_') && text.All(IsInName);

    private static bool IsInName(char c) => char.IsLetterOrDigit(c) || c == '_'
        || char.GetUnicodeCategory(c) is UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark or UnicodeCategory.ConnectorPunctuation
            or UnicodeCategory.Format;

    private static int SkipBlank(string text, int at)
    {
        while (at < text.Length)
        {
            if (char.IsWhiteSpace(text[at]))
            {
                at++;
            }
            else if (text[at] == '#' || (text[at] == '/' && at + 1 < text.Length && text[at + 1] == '/'))
            {
                int end = text.IndexOf('\n', at);
                at = end < 0 ? text.Length : end;
            }
            else
            {
                break;
            }
        }
        return at;
    }

    private static string Mark(string text, int at)
    {
        foreach (string mark in s_marks)
        {
            if (string.CompareOrdinal(text, at, mark, 0, mark.Length) == 0)
            {
                return mark;
            }
        }
        return string.Intern(text[at].ToString());
    }

    private static Token Number(string text, ref int at)
    {
        int start = at;
        bool hexadecimal = text[at] == '0' && at + 1 < text.Length && text[at + 1] is 'x' or 'X';
        if (hexadecimal)
        {
            at += 2;
            while (at < text.Length && char.IsAsciiHexDigit(text[at]))
            {
                at++;
            }
            ulong value = ulong.Parse(text.AsSpan(start + 2, at - start - 2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
            return new Token(TokenKind.Number, text[start..at], Suffixed(value, Suffix(text, ref at)), start);
        }
        bool real = false;
        while (at < text.Length)
        {
            char c = text[at];
            if (char.IsAsciiDigit(c) || c == '_')
            {
                at++;
            }
            else if (c == '.' && at + 1 < text.Length && char.IsAsciiDigit(text[at + 1]))
            {
                real = true;
                at++;
            }
            else if (c is 'e' or 'E')
            {
                real = true;
                at += text[at + 1] is '+' or '-' ? 2 : 1;
            }
            else
            {
                break;
            }
        }
        string digits = text[start..at].Replace("_", "", StringComparison.Ordinal);
        string suffix = Suffix(text, ref at);
        object number = suffix switch
        {
            "f" => float.Parse(digits, CultureInfo.InvariantCulture),
            "d" => double.Parse(digits, CultureInfo.InvariantCulture),
            "m" => decimal.Parse(digits, NumberStyles.Float, CultureInfo.InvariantCulture),
            _ => real ? double.Parse(digits, CultureInfo.InvariantCulture) : Suffixed(ulong.Parse(digits, CultureInfo.InvariantCulture), suffix),
        };
        return new Token(TokenKind.Number, digits, number, start);
    }

    private static string Suffix(string text, ref int at)
    {
        int start = at;
        while (at < text.Length && char.IsAsciiLetter(text[at]))
        {
            at++;
        }
        return text[start..at].ToLowerInvariant();
    }

    /// <summary>The type of an integer literal: the first of int, uint, long and ulong that holds it and that the suffix allows.</summary>
    private static object Suffixed(ulong value, string suffix) => suffix switch
    {
        "ul" or "lu" => value,
        "u" => value <= uint.MaxValue ? (object)(uint)value : value,
        "l" => value <= long.MaxValue ? (object)(long)value : value,
        _ => value <= int.MaxValue ? (object)(int)value : value <= uint.MaxValue ? (uint)value : value <= long.MaxValue ? (long)value : value,
    };

    private static Token Quoted(string text, ref int at)
    {
        int start = at;
        char quote = text[at++];
        var unquoted = new StringBuilder();
        while (text[at] != quote)
        {
            unquoted.Append(text[at] == '\\' ? Escape(text, ref at) : text[at++]);
        }
        at++;
        string value = unquoted.ToString();
        if (quote == '\'')
        {
            return new Token(TokenKind.Character, value, value[0], start);
        }
        if (string.CompareOrdinal(text, at, "u8", 0, 2) == 0)
        {
            at += 2;
            return new Token(TokenKind.Utf8, value, Encoding.UTF8.GetBytes(value), start);
        }
        return new Token(TokenKind.Text, value, value, start);
    }

    private static char Escape(string text, ref int at)
    {
        char c = text[at + 1];
        at += 2;
        switch (c)
        {
            case 'n': return '\n';
            case 'r': return '\r';
            case 't': return '\t';
            case '0': return '\0';
            case 'a': return '\a';
            case 'b': return '\b';
            case 'f': return '\f';
            case 'v': return '\v';
            case 'u':
                at += 4;
                return (char)ushort.Parse(text.AsSpan(at - 4, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
            default: return c;
        }
    }
}
