// Owns: the classes that format a type for MessagePack-CSharp: a program may have any number of them, and nothing says which it uses.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class FormatterAnalysis
{
    public static INamedTypeSymbol? Of(Compilation compilation, ITypeSymbol type) => null;
}
