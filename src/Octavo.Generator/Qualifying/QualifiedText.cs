// Owns: the step from an emitter's text, whose names are short, to the text of a file in a user's project, in which no name can come to mean a user type. Knows
// no model.
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Octavo.Generator.Emission;
using Octavo.Model.Planning;

namespace Octavo.Generator.Qualifying;

/// <summary>
/// Writes the full name if an emitter says a short one, and leaves the usings out. A user type, a namespace or a using of the whole project may have any name:
/// after this, none of them can come between emitted code and what it means.
/// </summary>
internal static class QualifiedText
{
    /// <summary>The text with its names qualified, and with the aliases that its types are reached by declared at the top.</summary>
    public static string Of(string text)
    {
        StringBuilder to = StringBuilderPool.Take();
        Print(text, to);
        return StringBuilderPool.Return(to);
    }

    /// <summary>The same as a file of which the compiler keeps little.</summary>
    public static SourceText FileOf(string text)
    {
        StringBuilder to = StringBuilderPool.Take();
        Print(text, to);
        SourceText file = EmittedText.Of(to);
        StringBuilderPool.Spare(to);
        return file;
    }

    private static void Print(string text, StringBuilder to)
    {
        var aliases = new SortedSet<string>(System.StringComparer.Ordinal);
        int at = 0;
        int copied = 0; // what comes before is in the result; most of a text stays, and is copied in long runs
        char before = ';'; // the last character that is not a space
        bool isDeclared = false; // whether the last word declares what follows it
        while (at < text.Length)
        {
            char c = text[at];
            int end = c == '"' || c == '\'' ? Quoted(text, at) : (c == '/' && At(text, at + 1) == '/') || c == '#' ? Line(text, at) : Word(text, at);
            if (end == at)
            {
                if (!char.IsWhiteSpace(c))
                {
                    (before, isDeclared) = (c, false);
                }
                at++;
                continue;
            }
            if (c is '"' or '\'' or '/' or '#')
            {
                (before, isDeclared, at) = (c is '/' or '#' ? ';' : c, false, end);
                continue;
            }
            bool isAlias = At(text, end) == ':' && At(text, end + 1) == ':';
            if (isAlias && !Is(text, at, end, "global"))
            {
                aliases.Add(text.Substring(at, end - at));
            }
            if (before == ';' && Is(text, at, end, "using"))
            {
                to.Append(text, copied, at - copied);
                copied = at = System.Math.Min(Line(text, at) + 1, text.Length);
                continue;
            }
            // A member's or a nested type's name follows a dot, what is declared here its keyword; a member in an initializer is set. Names of types are in
            // capitals.
            bool isOther = !char.IsUpper(c) || isDeclared || isAlias || IsDotted(text, at) || string.CompareOrdinal(text, end, " = ", 0, 3) == 0;
            if (!isOther && KnownNames.Find(text, at, end - at) is { } full)
            {
                to.Append(text, copied, at - copied).Append(full);
                copied = end;
            }
            isDeclared = Is(text, at, end, "class") || Is(text, at, end, "struct") || Is(text, at, end, "namespace");
            (before, at) = ('a', end);
        }
        to.Append(text, copied, text.Length - copied);
        to.Insert(0, string.Concat(aliases.Select(a => "extern alias " + a + ";\n")));
    }

    private static bool Is(string text, int at, int end, string word) => end - at == word.Length && string.CompareOrdinal(text, at, word, 0, word.Length) == 0;

    /// <summary>Whether a name follows a dot or the two colons of an alias; the dots of a range do not count.</summary>
    private static bool IsDotted(string text, int at) => At(text, at - 1) == '.' ? At(text, at - 2) != '.' : At(text, at - 1) == ':' && At(text, at - 2) == ':';

    /// <summary>Where a word that begins here ends; here where none does.</summary>
    private static int Word(string text, int at)
    {
        if (!IsLetter(text[at]) && !SyntaxFacts.IsIdentifierStartCharacter(text[at]) && text[at] != '@')
        {
            // The letters of a number's ending are not word.
            int number = at;
            while (number < text.Length && char.IsDigit(text[at]) && SyntaxFacts.IsIdentifierPartCharacter(text[number]))
            {
                number++;
            }
            return number;
        }
        int end = at + 1;
        while (end < text.Length && (IsLetter(text[end]) || SyntaxFacts.IsIdentifierPartCharacter(text[end])))
        {
            end++;
        }
        return end;
    }

    /// <summary>Most characters: these are not asked of the compiler.</summary>
    private static bool IsLetter(char c) => (uint)((c | 0x20) - 'a') < 26;

    private static int Quoted(string text, int at)
    {
        int end = at + 1;
        while (text[end] != text[at])
        {
            end += text[end] == '\\' ? 2 : 1;
        }
        return end + 1;
    }

    private static int Line(string text, int at) => text.IndexOf('\n', at) is int end and >= 0 ? end : text.Length;

    private static char At(string text, int at) => at >= 0 && at < text.Length ? text[at] : '\0';
}
