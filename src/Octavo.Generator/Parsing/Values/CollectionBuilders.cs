// Owns: which types [CollectionBuilder] makes of a span of their elements, and by which method: what C# makes of a collection expression.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;

namespace Octavo.Generator.Parsing.Values;

internal static class CollectionBuilders
{
    private const string Attribute = "System.Runtime.CompilerServices.CollectionBuilderAttribute";

    /// <summary>The method that makes a type, and the type of its elements; null if no attribute names one that emitted code can call.</summary>
    public static (IMethodSymbol Method, ITypeSymbol Element)? Find(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Class or TypeKind.Struct }
            || Attributes.Find(type.OriginalDefinition, Attribute)?.ConstructorArguments is not [{ Value: INamedTypeSymbol builder }, { Value: string name }]
            || builder.Arity != 0 || !IsVisible(builder) || Element(type) is not { } element)
        {
            return null;
        }
        // The method has the type's own parameters, and its only argument is a span of what the type enumerates.
        IMethodSymbol? method = builder.GetMembers(name).OfType<IMethodSymbol>()
            .FirstOrDefault(m => m is { IsStatic: true, DeclaredAccessibility: Accessibility.Public or Accessibility.Internal, Parameters.Length: 1 }
                && m.Arity == type.Arity && !ObsoleteParser.IsRefused(m)
                && m.Parameters[0].Type is INamedTypeSymbol { Name: "ReadOnlySpan", Arity: 1 } span && Takes(span.TypeArguments[0]));
        return method is null ? null : (method, element);

        // Of a generic method the argument is one of the type's, or has these within.
        bool Takes(ITypeSymbol taken) => SymbolEqualityComparer.Default.Equals(
            taken is ITypeParameterSymbol { Ordinal: var place } && place < type.Arity ? type.TypeArguments[place]
                : type.Arity == 0 ? taken : taken.OriginalDefinition,
            taken is ITypeParameterSymbol || type.Arity == 0 ? element : element.OriginalDefinition);
    }

    /// <summary>Whether emitted code can name a builder, as far as its own assembly lets it.</summary>
    private static bool IsVisible(INamedTypeSymbol builder) => !builder.IsFileLocal
        && builder.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal
        && (builder.ContainingType is null || IsVisible(builder.ContainingType));

    /// <summary>C# text of the arguments that the method takes: the type's own.</summary>
    public static string Arguments(INamedTypeSymbol type) =>
        type.Arity == 0 ? "" : "<" + string.Join(", ", type.TypeArguments.Select(CSharpNames.Text)) + ">";

    private static ITypeSymbol? Element(INamedTypeSymbol type)
    {
        INamedTypeSymbol[] found = [.. type.AllInterfaces
            .Where(i => i is { Name: "IEnumerable", Arity: 1 } && CSharpNames.Space(i) == "System.Collections.Generic")];
        return found.Length == 1 ? found[0].TypeArguments[0] : null;
    }
}
