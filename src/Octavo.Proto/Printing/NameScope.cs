// Owns: the shortest name that means an element where it is; of other packages with all of the package.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

internal sealed class NameScope(SymbolTable symbols, ProtoFile file)
{
    /// <summary>Words that are taken for a statement, a label or a scalar where the name of a type is expected.</summary>
    private static readonly HashSet<string> s_words = new(StringComparer.Ordinal)
    {
        "bool", "bytes", "double", "fixed32", "fixed64", "float", "int32", "int64", "sfixed32", "sfixed64", "sint32", "sint64", "string", "uint32", "uint64",
        "enum", "extend", "extensions", "group", "map", "message", "oneof", "option", "optional", "repeated", "required", "reserved", "stream",
    };

    private readonly Dictionary<string, int[]> _innermost = new(StringComparer.Ordinal);

    /// <summary>A message's or an enum's name in a scope.</summary>
    /// <param name="fullName">Its full name, with or without a dot in front.</param>
    /// <param name="scope">The full name of what it is in.</param>
    public string Type(string fullName, string scope) => Shortest(fullName.TrimStart('.'), scope, one => one is ProtoMessage or ProtoEnum);

    /// <summary>The name of an extended message, or of one that a method has, in a scope: whatever has the name there hides those around it.</summary>
    /// <param name="fullName">Its full name, with or without a dot in front.</param>
    /// <param name="scope">The full name of what it is in.</param>
    public string Message(string fullName, string scope) => Shortest(fullName.TrimStart('.'), scope, one => one is ProtoMessage, hides: true);

    /// <summary>An extension's name in a scope.</summary>
    public string Extension(string fullName, string scope) => Shortest(fullName, scope, one => one is ProtoField { IsExtension: true }, hides: true);

    /// <summary>The last parts of a full name that mean it in a scope. That is so only if the parts before them are the scope, or around it, and if no scope
    /// between has something of their first part.</summary>
    private string Shortest(string fullName, string scope, Func<ProtoElement, bool> fits, bool hides = false)
    {
        // Where a name may be cut: not inside of a package's own.
        int least = file.Package.Length == 0 ? 0 : fullName.StartsWith(file.Package + ".", StringComparison.Ordinal) ? file.Package.Length : fullName.Length;
        int shared = 0; // letters
        while (shared < fullName.Length && shared < scope.Length && fullName[shared] == scope[shared])
        {
            shared++;
        }
        int part = fullName.Count(one => one == '.');
        for (int dot = fullName.LastIndexOf('.'); ; dot = fullName.LastIndexOf('.', dot - 1), part--)
        {
            (dot, part) = dot < least ? (-1, 0) : (dot, part);
            if (dot < 0 || Ends(scope, dot, shared))
            {
                int end = fullName.IndexOf('.', dot + 1);
                string name = fullName.Substring(dot + 1);
                if (!s_words.Contains(end < 0 ? name : name.Substring(0, end - dot - 1)) && (end >= 0 && Ends(scope, end, shared)
                    ? Innermost(scope)[part] == part && symbols.Resolve("." + fullName, scope, file, fits) is not null
                    : symbols.Resolve(name, scope, file, fits, hides)?.FullName == fullName))
                {
                    return name;
                }
            }
            if (dot <= 0)
            {
                return "." + fullName;
            }
        }
    }

    /// <summary>Whether a part of a scope's name ends at a place, up to which it has the letters of another name.</summary>
    private static bool Ends(string scope, int at, int shared) => at <= shared && (at == scope.Length || scope[at] == '.');

    /// <summary>For each part of a scope's name, of how many parts the innermost scope is, of those that are it or around it, in which the part alone names
    /// something that has names in it; -1 for none. Messages that hide one another at each level would be looked for at each level for each part
    /// otherwise.</summary>
    private int[] Innermost(string scope)
    {
        if (scope.Length == 0)
        {
            return [];
        }
        if (!_innermost.TryGetValue(scope, out int[] places))
        {
            int dot = scope.LastIndexOf('.');
            string[] parts = scope.Split('.');
            places = [.. Innermost(dot < 0 ? "" : scope.Substring(0, dot)), symbols.IsScope(scope, file) ? parts.Length - 1 : -1];
            for (int i = 0; i < parts.Length; i++)
            {
                places[i] = symbols.IsScope(scope + "." + parts[i], file) ? parts.Length : places[i];
            }
            _innermost.Add(scope, places);
        }
        return places;
    }
}
