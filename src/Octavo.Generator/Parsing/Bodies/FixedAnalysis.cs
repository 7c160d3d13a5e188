// Owns: whether what an initializer makes takes no elements: an array, an empty or a read-only collection. Knows no member's type.
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class FixedAnalysis
{
    /// <summary>Static members that name one another are followed so far.</summary>
    private const int Longest = 4;

    /// <summary>Whether the initializer of a field or property makes what nothing can be added to.</summary>
    public static bool IsFixed(ISymbol member) => IsFixed(ComparerParser.Initializer(member), member.ContainingType, depth: 0);

    private static bool IsFixed(ExpressionSyntax? initial, INamedTypeSymbol type, int depth) => initial switch
    {
        ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax => true,
        ObjectCreationExpressionSyntax { Type: var made } =>
            ExpressionEffects.SimpleName(made) is "ReadOnlyCollection" or "ReadOnlyDictionary" or "ReadOnlySet",
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Create" or "CreateRange", Expression: var of } }
            when of.ToString() is var owner && (owner.Contains("Immutable") || owner.Contains("Frozen")) => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call } =>
            call.Name.Identifier.ValueText is "Empty" or "AsReadOnly" or "ToArray" or "ToImmutableArray" or "ToImmutableList",
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty" } => true,
        // What a static field, property or method of the class gives.
        IdentifierNameSyntax { Identifier.ValueText: var name } => type.GetMembers(name).Any(m => IsFixed(m, depth)),
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var name } } =>
            type.GetMembers(name) is [IMethodSymbol { IsStatic: true } only] && IsFixed(only, depth),
        _ => false,
    };

    private static bool IsFixed(ISymbol given, int depth) => depth < Longest && given switch
    {
        IFieldSymbol { Type: var type } => IsFixedType(type)
            || (type.TypeKind == TypeKind.Interface && IsFixed(ComparerParser.Initializer(given), given.ContainingType, depth + 1)),
        IPropertySymbol { Type: var type } property => IsFixedType(type) || (type.TypeKind == TypeKind.Interface
            && (GetterFlow.Given(property) is { Length: not 0 } all ? all.All(g => IsFixed(g, given.ContainingType, depth + 1))
            : IsFixed(ComparerParser.Initializer(given), given.ContainingType, depth + 1))),
        IMethodSymbol method => IsFixedType(method.ReturnType) || (method.ReturnType.TypeKind == TypeKind.Interface
            && BodyReads.Of(method).OfType<MethodDeclarationSyntax>().Any(m => m.ExpressionBody is { Expression: var only }
            && IsFixed(only, given.ContainingType, depth + 1))),
        _ => false,
    };

    private static bool IsFixedType(ITypeSymbol type) => type.TypeKind == TypeKind.Array || type.Name.StartsWith("Immutable", System.StringComparison.Ordinal)
        || type.Name.StartsWith("Frozen", System.StringComparison.Ordinal) || type.Name is "ReadOnlyCollection" or "ReadOnlyDictionary" or "ReadOnlySet";
}
