// Owns: the answers of the generator's class of this name at run time.
using Microsoft.CodeAnalysis;
using Octavo.Runtime.Symbols;

namespace Octavo.Generator.Parsing.Compiling;

internal static class TypeNullability
{
    public static string Text(ITypeSymbol type) => ((ReflectedType)type).Nullability.ArgumentsText;

    public static INamedTypeSymbol Plain(INamedTypeSymbol type, Compilation compilation) => (INamedTypeSymbol)ReflectedType.Of(((ReflectedType)type).Type);
}
