// Owns: what the text of a getter says about a field that it tests or changes: whether the field holds more than the answer. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class GetterAnalysis
{
    /// <summary>Whether an expression says whether a field has some value, or one.</summary>
    public static bool IsTest(ExpressionSyntax given, string field) => ExpressionEffects.Bare(given) switch
    {
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not => IsTest(not.Operand, field),
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression or (int)SyntaxKind.LessThanExpression
            or (int)SyntaxKind.LessThanOrEqualExpression or (int)SyntaxKind.GreaterThanExpression or (int)SyntaxKind.GreaterThanOrEqualExpression
        } compared => ExpressionEffects.IsSame(compared.Left, field) || ExpressionEffects.IsSame(compared.Right, field),
        IsPatternExpressionSyntax test => ExpressionEffects.IsSame(test.Expression, field),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression } pair =>
            IsTest(pair.Left, field) || IsTest(pair.Right, field),
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue", Expression: var nullable } => ExpressionEffects.IsSame(nullable, field),
        _ => false,
    };

    /// <summary>Where a getter changes the field that it gives, so that reading the property twice gives two values; null where it does not. What is made when
    /// it is first asked for is under a condition.</summary>
    public static SyntaxNode? Consumes(IPropertySymbol property)
    {
        string[] fields = ["field", .. ComparerAnalysis.Fields(property).Where(f => SetterAnalysis.Gives(property, f.Name)).Select(f => f.Name)];
        return BodyReads.Of(property).OfType<PropertyDeclarationSyntax>().Select(p => p.AccessorList?.Accessors
            .FirstOrDefault(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration)).SelectMany(getter => getter?.DescendantNodes() ?? [])
            .FirstOrDefault(node => WriteAnalysis.Written(node).Any(e => ExpressionEffects.KeptIn(e) is { } name && fields.Contains(name)) && IsChange(node)
                && !node.Ancestors().TakeWhile(a => a is not AccessorDeclarationSyntax).Any(a => a is IfStatementSyntax or ConditionalExpressionSyntax
                or BinaryExpressionSyntax or SwitchStatementSyntax or SwitchExpressionSyntax));

        bool IsChange(SyntaxNode node) => node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Right: var made } =>
                made is LiteralExpressionSyntax or DefaultExpressionSyntax || fields.Any(f => ExpressionEffects.Judge(made, f) == Effect.Other),
            AssignmentExpressionSyntax set => set.RawKind != (int)SyntaxKind.CoalesceAssignmentExpression,
            PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax => true,
            ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } =>
                ExpressionEffects.Method(call) is "Add" or "Decrement" or "Exchange" or "Increment",
            InvocationExpressionSyntax call => ExpressionEffects.Method(call) is "Clear" or "Dequeue" or "Pop" or "RemoveAt" or "RemoveFirst" or "RemoveLast",
            _ => false,
        };
    }
}
