// Owns: what the text of a type says of how a member's collection is made: the field that a property hands on, and what constructors assign. Knows no comparer.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

internal static class ComparerSource
{
    /// <summary>The fields of the member's type that a property's accessors name.</summary>
    public static IEnumerable<ISymbol> Fields(ISymbol member) => member is not IPropertySymbol property || FillParser.IsAuto(property) ? []
        : property.ContainingType.GetMembers()
        .Where(m => m is IFieldSymbol { IsStatic: false, IsImplicitlyDeclared: false } && StateSource.Mentions(property, m.Name));

    /// <summary>What the constructors of the type that declares a member assign to it, in order of declaration.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="places">The member, and fields that it hands on.</param>
    public static IEnumerable<ExpressionSyntax> Assigned(Compilation compilation, ISymbol[] places)
    {
        foreach (ConstructorDeclarationSyntax constructor in places[0].ContainingType.InstanceConstructors.SelectMany(c => c.DeclaringSyntaxReferences)
            .Select(r => r.GetSyntax()).OfType<ConstructorDeclarationSyntax>())
        {
            foreach (AssignmentExpressionSyntax assignment in constructor.DescendantNodes().OfType<AssignmentExpressionSyntax>()
                .Where(a => a.RawKind is (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression))
            {
                string? name = assignment.Left switch
                {
                    IdentifierNameSyntax simple => simple.Identifier.ValueText,
                    MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access => access.Name.Identifier.ValueText,
                    _ => null,
                };
                if (places.Any(p => p.Name == name) && compilation.GetSemanticModel(assignment.SyntaxTree).GetSymbolInfo(assignment.Left).Symbol is { } set
                    && places.Contains(set, SymbolEqualityComparer.Default))
                {
                    yield return assignment.Right;
                }
            }
        }
    }
}
