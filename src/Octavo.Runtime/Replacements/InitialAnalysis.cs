// Owns: the answers of the generator's class of this name for types from reflection, which have no source text: an object that was just made shows them.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Runtime.Symbols;

namespace Octavo.Generator.Parsing.Bodies;

internal static class InitialAnalysis
{
    public static Optional<object?> Constant(Compilation compilation, ExpressionSyntax value) =>
        compilation.GetSemanticModel(value.SyntaxTree).GetConstantValue(value);

    public static bool MayBeNull(Compilation compilation, ExpressionSyntax value) => true; // what one object has does not tell what the next one has

    public static bool IsOfPlatform(Compilation compilation, ExpressionSyntax value) => true;

    public static IEnumerable<ExpressionSyntax> Of(Compilation compilation, ISymbol member, INamedTypeSymbol holder, IMethodSymbol? constructor)
    {
        Type type = ((ReflectedNamedType)holder).Type;
        ExpressionSyntax? value = member is ReflectedField field ? Initializers.Of(field.Field, type)
            : Initializers.Of(((ReflectedProperty)member).Property, type);
        return value is null ? [] : [value];
    }
}
