// Owns: the shortest name that means an element where it is; of other packages with all of the package.
using System;
using System.Collections.Generic;
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

    private string Shortest(string fullName, string scope, Func<ProtoElement, bool> fits, bool hides = false)
    {
        // Where a name may be cut: not inside of a package's own.
        int least = file.Package.Length == 0 ? 0 : fullName.StartsWith(file.Package + ".", StringComparison.Ordinal) ? file.Package.Length : fullName.Length;
        for (int dot = fullName.LastIndexOf('.'); ; dot = fullName.LastIndexOf('.', dot - 1))
        {
            dot = dot < least ? -1 : dot;
            string name = fullName.Substring(dot + 1);
            int end = name.IndexOf('.');
            if (!s_words.Contains(end < 0 ? name : name.Substring(0, end)) && symbols.Resolve(name, scope, file, fits, hides)?.FullName == fullName)
            {
                return name;
            }
            if (dot <= 0)
            {
                return "." + fullName;
            }
        }
    }
}
