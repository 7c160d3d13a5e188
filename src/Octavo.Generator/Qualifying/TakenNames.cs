// Owns: names of emitted code that a user's own code has: emitted code gets others. Knows no emitter.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Qualifying;

internal static class TakenNames
{
    private const string Root = "Octavo.Generated";

    /// <summary>What the sources of a compilation declare in the namespace of emitted code under a name that emitted code may have there, divided by spaces;
    /// empty almost always.</summary>
    public static string Of(Compilation compilation)
    {
        INamespaceSymbol? space = compilation.Assembly.GlobalNamespace;
        foreach (string part in Root.Split('.'))
        {
            space = space?.GetNamespaceMembers().FirstOrDefault(n => n.Name == part);
        }
        return space is null ? "" : string.Join(" ", space.GetMembers().Select(m => m.Name).Where(IsEmitted).Distinct()
            .OrderBy(n => n, StringComparer.Ordinal));
    }

    /// <summary>A file's text with other names for those that are taken.</summary>
    /// <param name="text">The text, whose names are full ones.</param>
    /// <param name="taken">The names, divided by spaces.</param>
    public static string Avoid(string text, string taken)
    {
        string[] names = taken.Split([' '], StringSplitOptions.RemoveEmptyEntries);
        foreach (string name in names)
        {
            string free = name + "_";
            while (names.Contains(free))
            {
                free += "_";
            }
            text = Replace(text, Root + "." + name, Root + "." + free);
            text = text.Contains("namespace " + Root + ";") ? Replace(Replace(text, "class " + name, "class " + free), "new " + name, "new " + free) : text;
        }
        return text;
    }

    private static bool IsEmitted(string name) => name.TrimEnd('_') is var bare && (bare is "Collections" or "KeyHashes"
        || bare.EndsWith("Codecs", StringComparison.Ordinal) || bare.EndsWith("Entry", StringComparison.Ordinal));

    /// <summary>Replaces whole names.</summary>
    private static string Replace(string text, string from, string to)
    {
        for (int at = text.IndexOf(from, StringComparison.Ordinal); at >= 0; at = text.IndexOf(from, at + to.Length, StringComparison.Ordinal))
        {
            bool isWhole = at + from.Length == text.Length || !SyntaxFacts.IsIdentifierPartCharacter(text[at + from.Length]);
            bool begins = at == 0 || !SyntaxFacts.IsIdentifierPartCharacter(text[at - 1]);
            if (isWhole && begins)
            {
                text = text.Substring(0, at) + to + text.Substring(at + from.Length);
            }
        }
        return text;
    }
}
