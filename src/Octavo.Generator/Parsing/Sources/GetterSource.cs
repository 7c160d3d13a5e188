// Owns: what the text of a getter says of a field that it tests or changes: whether the field holds more than the answer. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Sources;

internal static class GetterSource
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
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue", Expression: var nullable } => ExpressionEffects.IsSame(nullable, field),
        _ => false,
    };

    /// <summary>Whether something of its type gives a field more than two values: one that is not a constant, or a third constant.</summary>
    public static bool HasMore(IFieldSymbol field)
    {
        if (field.Type.SpecialType == SpecialType.System_Boolean)
        {
            return false;
        }
        ExpressionSyntax[] given = [.. BodyReads.Of(field.ContainingType).SelectMany(declared => declared.DescendantNodes()).SelectMany(WriteSource.Stores)
            .Where(store => ExpressionEffects.NameOf(store.To) == field.Name && !IsRead(store.To))
            .SelectMany(store => Arms(store.To.Parent?.Parent is ArgumentListSyntax { Arguments: { Count: > 1 } all } ? all[1].Expression : store.From))];
        return given.Any(value => !IsConstant(value, field.Type))
            || given.Append(ComparerParser.Initializer(field)).Select(value => Text(value, field.Type)).Distinct().Count() > 2;
    }

    private static bool IsRead(ExpressionSyntax field) => field.Parent?.Parent?.Parent is InvocationExpressionSyntax call
        && ExpressionEffects.Method(call) == "Read";

    /// <summary>What an expression can give: each arm of a choice.</summary>
    private static IEnumerable<ExpressionSyntax> Arms(ExpressionSyntax value) => ExpressionEffects.Bare(value) switch
    {
        ConditionalExpressionSyntax choice => Arms(choice.WhenTrue).Concat(Arms(choice.WhenFalse)),
        SwitchExpressionSyntax choice => choice.Arms.SelectMany(a => Arms(a.Expression)),
        var bare => [bare],
    };

    private static bool IsConstant(ExpressionSyntax value, ITypeSymbol type) => value is LiteralExpressionSyntax or DefaultExpressionSyntax
        || value is PrefixUnaryExpressionSyntax { Operand: LiteralExpressionSyntax }
        || (value is MemberAccessExpressionSyntax && Plain(type).TypeKind == TypeKind.Enum);

    private static ITypeSymbol Plain(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;

    /// <summary>A constant as text that two ways to write it have in common.</summary>
    private static string Text(ExpressionSyntax? value, ITypeSymbol type) => value switch
    {
        MemberAccessExpressionSyntax named => named.Name.Identifier.ValueText,
        null or DefaultExpressionSyntax or { RawKind: (int)SyntaxKind.DefaultLiteralExpression or (int)SyntaxKind.NullLiteralExpression } =>
            !type.IsValueType || !SymbolEqualityComparer.Default.Equals(Plain(type), type) ? "null"
            : type.TypeKind == TypeKind.Enum && type.GetMembers().OfType<IFieldSymbol>()
                .FirstOrDefault(f => f.ConstantValue is { } constant && Convert.ToDecimal(constant) == 0) is { } zero ? zero.Name : "0",
        _ => value.ToString(),
    };

    /// <summary>Where a getter changes the field that it gives, so that reading the property twice gives two values; null where it does not. What is made when
    /// it is first asked for is under a condition.</summary>
    public static SyntaxNode? Consumes(IPropertySymbol property)
    {
        string[] fields = ["field", .. ComparerSource.Fields(property).Where(f => SetterSource.Gives(property, f.Name)).Select(f => f.Name)];
        return BodyReads.Of(property).OfType<PropertyDeclarationSyntax>().Select(p => p.AccessorList?.Accessors
            .FirstOrDefault(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration)).SelectMany(getter => getter?.DescendantNodes() ?? [])
            .FirstOrDefault(node => WriteSource.Written(node).Any(e => ExpressionEffects.KeptIn(e) is { } name && fields.Contains(name)) && IsChange(node)
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
