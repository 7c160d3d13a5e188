// Owns: getters that give what a property keeps only if something else says so, or that give something in place of null. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class ChoiceAnalysis
{
    /// <summary>What a getter gives in place of what the property keeps when something else says so: <c>On ? _a : 0</c>. A condition that the setter sees to,
    /// such as a flag that there is a value, goes with the value, and one on the value itself is taken to make it valid. Null where there is no such
    /// choice.</summary>
    /// <param name="getter">The property that has the getter.</param>
    /// <param name="given">What the getter can give.</param>
    /// <param name="kept">The name of what keeps the value; <c>field</c> for the property's own field.</param>
    /// <param name="setter">The setter's code; null for one that the compiler makes.</param>
    public static ExpressionSyntax? Hides(IPropertySymbol getter, ExpressionSyntax[] given, string kept, SyntaxNode? setter)
    {
        INamedTypeSymbol type = getter.ContainingType;
        if (given.Length == 0 || GetterFlow.Around(given[0]) is not { } body)
        {
            return null;
        }
        HashSet<string> made = BodyNames.Made(body, kept);
        ExpressionSyntax[] arms = [.. given.SelectMany(g => Stored(g, body)).SelectMany(g => ConstantAnalysis.Arms(g, type))
            .Where(a => a is not ThrowExpressionSyntax)];
        ExpressionSyntax[] others = [.. arms.Where(a => !Has(a))];
        if (others.Length == 0 || others.Length == arms.Length)
        {
            return null;
        }
        HashSet<string> asked = [];
        foreach (ExpressionSyntax condition in Conditions(body))
        {
            if (Has(condition))
            {
                return null;
            }
            asked.UnionWith(SetterAnalysis.Used(type, condition));
        }
        return setter is not null
            && BodyCalls.Reached([setter], type).Any(b => b.DescendantNodesAndSelf().Any(n => WriteAnalysis.IsWrite(n, [.. asked]))) ? null
            : given.FirstOrDefault(g => others.Any(g.Contains)) ?? others[0];

        bool Has(ExpressionSyntax expression) => BodyNames.Has(expression, made) || ExpressionEffects.IsMentioned(expression, kept)
            || SetterAnalysis.Used(type, expression).Contains(kept);
    }

    /// <summary>What a variable of a body is given, wherever it is; any other expression as it is.</summary>
    private static IEnumerable<ExpressionSyntax> Stored(ExpressionSyntax given, SyntaxNode body) =>
        given is IdentifierNameSyntax { Identifier.ValueText: var name }
        && body.DescendantNodes().OfType<VariableDeclaratorSyntax>().FirstOrDefault(v => v.Identifier.ValueText == name) is { } variable
            ? body.DescendantNodes().SelectMany(WriteAnalysis.Stores).Where(s => ExpressionEffects.NameOf(s.To) == name).Select(s => s.From)
                .Concat(variable.Initializer is { } initial ? [initial.Value] : [])
            : [given];

    private static IEnumerable<ExpressionSyntax> Conditions(SyntaxNode body) => body.DescendantNodes().SelectMany(node => node switch
    {
        ConditionalExpressionSyntax choice => [choice.Condition],
        IfStatementSyntax choice => [choice.Condition],
        SwitchExpressionSyntax choice => choice.Arms.Select(a => a.WhenClause?.Condition).OfType<ExpressionSyntax>().Prepend(choice.GoverningExpression),
        SwitchStatementSyntax choice => [choice.Expression],
        _ => Enumerable.Empty<ExpressionSyntax>(),
    });

    /// <summary>What is given in place of a null that a field or property keeps; null where an expression does not choose by that.</summary>
    public static ExpressionSyntax? InPlaceOfNull(ExpressionSyntax given, string kept)
    {
        return ExpressionEffects.Bare(given) switch
        {
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either when ExpressionEffects.IsSame(either.Left, kept) => either.Right,
            InvocationExpressionSyntax
            {
                Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "GetValueOrDefault", Expression: var nullable },
                ArgumentList.Arguments: { Count: < 2 } fallback
            } when ExpressionEffects.IsSame(nullable, kept) => fallback.Count == 0 ? nullable : fallback[0].Expression,
            SwitchExpressionSyntax choice when ExpressionEffects.IsSame(choice.GoverningExpression, kept)
                && choice.Arms.FirstOrDefault(a => a.Pattern is ConstantPatternSyntax { Expression.RawKind: (int)SyntaxKind.NullLiteralExpression }) is { } none
                && choice.Arms.Any(a => a != none && IsKept(a.Expression, a.Pattern)) => none.Expression,
            ConditionalExpressionSyntax choice when IsNull(choice.Condition, kept) is { } isNull =>
                IsKept(isNull ? choice.WhenFalse : choice.WhenTrue, choice.Condition) ? isNull ? choice.WhenTrue : choice.WhenFalse : null,
            var other when given.FirstAncestorOrSelf<ReturnStatementSyntax>() is { } left && left.FirstAncestorOrSelf<IfStatementSyntax>() is { } choice
                && choice.Statement.Contains(left) && !choice.Statement.DescendantNodes().OfType<IfStatementSyntax>().Any()
                && IsNull(choice.Condition, kept) == true => other,
            // What is given after "if (_x.HasValue) { return _x.Value; }".
            var other when given.Parent is ReturnStatementSyntax { Parent: BlockSyntax block } left
                && block.Statements.TakeWhile(s => s != left).LastOrDefault() is IfStatementSyntax choice && IsNull(choice.Condition, kept) == false
                && choice.Statement.DescendantNodesAndSelf().OfType<ReturnStatementSyntax>().Any(r => r.Expression is { } arm && IsKept(arm, choice.Condition))
                => other,
            _ => null,
        };

        bool IsKept(ExpressionSyntax arm, SyntaxNode condition) => ExpressionEffects.IsSame(arm, kept)
            || (arm is IdentifierNameSyntax { Identifier.ValueText: var name } && condition.DescendantNodesAndSelf().OfType<SingleVariableDesignationSyntax>()
                .Any(d => d.Identifier.ValueText == name));
    }

    /// <summary>Whether a condition is that something is null, or that it is not; null for another condition.</summary>
    public static bool? IsNull(ExpressionSyntax condition, string kept) => condition switch
    {
        ParenthesizedExpressionSyntax inner => IsNull(inner.Expression, kept),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not => !IsNull(not.Operand, kept),
        BinaryExpressionSyntax { Right.RawKind: (int)SyntaxKind.NullLiteralExpression } compared when ExpressionEffects.IsSame(compared.Left, kept) =>
            compared.RawKind switch
            {
                (int)SyntaxKind.EqualsExpression => true,
                (int)SyntaxKind.NotEqualsExpression => false,
                _ => null,
            },
        IsPatternExpressionSyntax test when ExpressionEffects.IsSame(test.Expression, kept) => test.Pattern switch
        {
            ConstantPatternSyntax { Expression.RawKind: (int)SyntaxKind.NullLiteralExpression } => true,
            UnaryPatternSyntax { Pattern: ConstantPatternSyntax { Expression.RawKind: (int)SyntaxKind.NullLiteralExpression } } => false,
            RecursivePatternSyntax { Type: null, PropertyPatternClause.Subpatterns.Count: 0 } => false,
            DeclarationPatternSyntax => false,
            _ => null,
        },
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue", Expression: var nullable } when ExpressionEffects.IsSame(nullable, kept) => false,
        _ => null,
    };
}
