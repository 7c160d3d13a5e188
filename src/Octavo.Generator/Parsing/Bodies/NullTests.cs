// Owns: which conditions ask no more than whether a value is there: that it is not null, not empty. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>A test for null chooses nothing by the value: what is done to one that is there is done to every one.</summary>
internal static class NullTests
{
    /// <summary>Whether a condition is that a value is there, or that it is not; null for any other condition.</summary>
    public static bool? IsThere(ExpressionSyntax condition, ValueNames names)
    {
        switch (condition)
        {
            case ParenthesizedExpressionSyntax inner:
                return IsThere(inner.Expression, names);
            case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not:
                return !IsThere(not.Operand, names);
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both:
                return IsThere(both.Left, names) == true && IsThere(both.Right, names) == true ? true : null;
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression } either:
                return IsThere(either.Left, names) == false && IsThere(either.Right, names) == false ? false : null;
            case BinaryExpressionSyntax compared:
                return (IsValue(compared.Left) && IsNone(compared.Right)) || (IsValue(compared.Right) && IsNone(compared.Left))
                    || (IsCount(compared.Left) && compared.Right.ToString() == "0")
                    ? compared.RawKind switch
                    {
                        (int)SyntaxKind.EqualsExpression => false,
                        (int)SyntaxKind.NotEqualsExpression => true,
                        (int)SyntaxKind.GreaterThanExpression when IsCount(compared.Left) => true,
                        _ => null,
                    } : null;
            case IsPatternExpressionSyntax test when IsValue(test.Expression):
                return IsThere(test.Pattern);
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue", Expression: var nullable }:
                return IsValue(nullable) ? true : null;
            case InvocationExpressionSyntax { ArgumentList.Arguments: [{ Expression: var text }] } call
                when ExpressionEffects.Method(call) is "IsNullOrEmpty" or "IsNullOrWhiteSpace":
                return IsValue(text) ? false : null;
            case InvocationExpressionSyntax { ArgumentList.Arguments: [], Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Any" } some }:
                return IsValue(some.Expression) ? true : null;
            default:
                return null;
        }

        bool IsValue(ExpressionSyntax one) => ExpressionEffects.Judge(one, names) == Effect.Same;

        bool IsCount(ExpressionSyntax one) =>
            one is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "Count", Expression: var counted } && IsValue(counted);
    }

    /// <summary>Whether a pattern matches each value that is there, or only one that is not; null for any other pattern.</summary>
    public static bool? IsThere(PatternSyntax pattern) => pattern switch
    {
        ParenthesizedPatternSyntax inner => IsThere(inner.Pattern),
        UnaryPatternSyntax not => !IsThere(not.Pattern),
        ConstantPatternSyntax constant => IsNone(constant.Expression) ? false : null,
        BinaryPatternSyntax { RawKind: (int)SyntaxKind.OrPattern } either =>
            IsThere(either.Left) == false && IsThere(either.Right) == false ? false : null,
        BinaryPatternSyntax { RawKind: (int)SyntaxKind.AndPattern } both =>
            IsThere(both.Left) == true && IsThere(both.Right) == true ? true : null,
        RecursivePatternSyntax { Type: null, PositionalPatternClause: null, PropertyPatternClause.Subpatterns: var parts } =>
            parts.All(p => p is { NameColon.Name.Identifier.ValueText: "Length" or "Count", Pattern: RelationalPatternSyntax over }
            && over.ToString().Replace(" ", "") == ">0") ? true : null,
        DeclarationPatternSyntax or VarPatternSyntax or DiscardPatternSyntax or TypePatternSyntax => true,
        _ => null,
    };

    /// <summary>The variables of a condition that have the value, if it is there.</summary>
    public static string[] Variables(SyntaxNode condition, ValueNames names) => [.. condition.DescendantNodesAndSelf()
        .OfType<IsPatternExpressionSyntax>().Where(test => ExpressionEffects.Judge(test.Expression, names) == Effect.Same)
        .Select(test => Variable(test.Pattern)).OfType<string>()];

    /// <summary>The variable that has all of what a pattern matches; null for none.</summary>
    public static string? Variable(PatternSyntax pattern) => pattern switch
    {
        ParenthesizedPatternSyntax inner => Variable(inner.Pattern),
        UnaryPatternSyntax not => Variable(not.Pattern),
        BinaryPatternSyntax both => Variable(both.Left) ?? Variable(both.Right),
        RecursivePatternSyntax { Designation: SingleVariableDesignationSyntax variable } => variable.Identifier.ValueText,
        DeclarationPatternSyntax { Designation: SingleVariableDesignationSyntax variable } => variable.Identifier.ValueText,
        VarPatternSyntax { Designation: SingleVariableDesignationSyntax variable } => variable.Identifier.ValueText,
        _ => null,
    };

    /// <summary>Whether a section of a switch over a value runs for each one that is there.</summary>
    public static bool IsThere(SwitchSectionSyntax section) => section.Parent is SwitchStatementSyntax choice
        && section.Labels.Any(label => label is DefaultSwitchLabelSyntax or CasePatternSwitchLabelSyntax { WhenClause: null, Pattern: VarPatternSyntax }
            || (label is CasePatternSwitchLabelSyntax { WhenClause: null } one && IsThere(one.Pattern) == true))
        && choice.Sections.Where(other => other != section).SelectMany(other => other.Labels).All(label => label switch
        {
            CaseSwitchLabelSyntax constant => IsNone(constant.Value),
            CasePatternSwitchLabelSyntax { Pattern: var pattern } => IsThere(pattern) == false,
            _ => false,
        });

    private static bool IsNone(ExpressionSyntax constant) => ExpressionEffects.IsNothing(constant)
        || constant is LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression, Token.ValueText: "" }
        || constant.ToString() is "string.Empty" or "String.Empty";
}
