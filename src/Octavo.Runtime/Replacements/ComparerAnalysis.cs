// Owns: the answers of the generator's class of this name for types from reflection, which have no source text.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class ComparerAnalysis
{
    public static IEnumerable<ISymbol> Fields(ISymbol member) => [];

    public static IEnumerable<ExpressionSyntax> Assigned(Compilation compilation, ISymbol[] places, INamedTypeSymbol holder) => [];

    public static IEnumerable<ExpressionSyntax> Passed(Compilation compilation, ExpressionSyntax given, INamedTypeSymbol holder) => [];

    public static IEnumerable<ExpressionSyntax> Within(ExpressionSyntax made) => [];

    public static string? Lost(Compilation compilation, ISymbol member, INamedTypeSymbol holder, IReadOnlyList<ExpressionSyntax> written, bool isFilled,
        bool compares) => null;

    public static ITypeSymbol? Derived(Compilation compilation, ISymbol member, IEnumerable<ExpressionSyntax> made) => null;

    public static string? OfConstructors(Compilation compilation, INamedTypeSymbol type) => null;

    public static IEnumerable<SyntaxReference> Implementing(ISymbol member) => [];

    public static IEnumerable<ExpressionSyntax> Makers(Compilation compilation, ExpressionSyntax made) => [made];

    public static bool IsUnseen(Compilation compilation, ExpressionSyntax made) => false;
}
