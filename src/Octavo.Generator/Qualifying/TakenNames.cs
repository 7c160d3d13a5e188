// Owns: names of emitted code that a user's own code has: emitted code gets others. Knows no emitter.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Qualifying;

internal static class TakenNames
{
    private const string Root = "Octavo.Generated";

    /// <summary>What the sources of a compilation declare in the namespace of emitted code, or in one below it, under a name that emitted code may have there,
    /// divided by spaces; empty almost always.</summary>
    public static string Of(Compilation compilation)
    {
        INamespaceSymbol? space = compilation.Assembly.GlobalNamespace;
        foreach (string part in Root.Split('.'))
        {
            space = space?.GetNamespaceMembers().FirstOrDefault(n => n.Name == part);
        }
        return space is null ? "" : string.Join(" ", Within(space, "").Distinct().OrderBy(n => n, StringComparer.Ordinal));
    }

    private static IEnumerable<string> Within(INamespaceSymbol space, string path) =>
        space.GetTypeMembers().Where(IsEmitted).Select(t => path + t.Name)
            .Concat(space.GetNamespaceMembers().Select(inner => inner.Name).Where(IsEmitted).Select(name => path + name))
            .Concat(space.GetNamespaceMembers().SelectMany(inner => Within(inner, path + inner.Name + ".")));

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
            int dot = name.LastIndexOf('.');
            if (text.Contains("namespace " + Root + (dot < 0 ? "" : "." + name.Substring(0, dot)) + ";"))
            {
                text = Replace(text, name.Substring(dot + 1), free.Substring(dot + 1), isQualified: false);
            }
        }
        return text;
    }

    /// <summary>Whether emitted code may have a type's name. One that is a codec is the user's, and emitted code calls it.</summary>
    private static bool IsEmitted(INamedTypeSymbol type) => IsEmitted(type.Name)
        || (type.Name.TrimEnd('_').EndsWith("Codec", StringComparison.Ordinal)
        && !type.AllInterfaces.Any(i => i.Name.EndsWith("Codec", StringComparison.Ordinal)));

    private static bool IsEmitted(string name) => name.TrimEnd('_') is var bare && (bare is "Collections" or "KeyHashes"
        || bare.EndsWith("Codecs", StringComparison.Ordinal) || bare.EndsWith("Entry", StringComparison.Ordinal));

    /// <summary>Replaces whole names.</summary>
    private static string Replace(string text, string from, string to, bool isQualified = true)
    {
        for (int at = text.IndexOf(from, StringComparison.Ordinal); at >= 0; at = text.IndexOf(from, at + to.Length, StringComparison.Ordinal))
        {
            bool isWhole = at + from.Length == text.Length || !SyntaxFacts.IsIdentifierPartCharacter(text[at + from.Length]);
            bool begins = at == 0 || (!SyntaxFacts.IsIdentifierPartCharacter(text[at - 1]) && (isQualified || text[at - 1] != '.'));
            if (isWhole && begins)
            {
                text = text.Substring(0, at) + to + text.Substring(at + from.Length);
            }
        }
        return text;
    }
}
