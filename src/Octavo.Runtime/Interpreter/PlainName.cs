// Owns: the names of members and elements in errors of the first tier. Knows no format.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Interpreter;

/// <summary>A name as the emitters print it, made when an error needs it: the text of a type takes the symbols that the first tier goes without.</summary>
/// <param name="before">What comes before the type, or null if the type comes first.</param>
/// <param name="type">The type.</param>
/// <param name="after">What comes after the type.</param>
internal sealed class PlainName(string? before, Type type, string after = "")
{
    internal string Text => before is null ? CSharpNames.FullName((INamedTypeSymbol)ReflectedType.Of(type)) + after
        : before + CSharpNames.Text(ReflectedType.Of(type)).Replace("global::", "", StringComparison.Ordinal);
}
