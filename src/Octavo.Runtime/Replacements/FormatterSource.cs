// Owns: the classes that format a type for MessagePack-CSharp: a program may have any number of them, and nothing says which it uses.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Sources;

internal static class FormatterSource
{
    public static INamedTypeSymbol? Of(Compilation compilation, ITypeSymbol type) => null;
}
