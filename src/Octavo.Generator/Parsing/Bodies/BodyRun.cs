// Owns: which conditions and loops decide whether a node of a body runs. Knows no effect of what runs.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>On what it depends whether a node runs, the worst last.</summary>
internal enum Run
{
    /// <summary>On nothing.</summary>
    Always,

    /// <summary>On whether the value, or what the place has, is null.</summary>
    OnNull,

    /// <summary>On whether the value is there, in another form: not null, not empty.</summary>
    OnThere,

    /// <summary>On something else than the value.</summary>
    OnOther,

    /// <summary>On the value.</summary>
    OnValue,
}

internal static class BodyRun
{
    /// <summary>On what it depends whether a node of a body runs, unless something throws.</summary>
    /// <param name="node">The node.</param>
    /// <param name="body">The body.</param>
    /// <param name="names">The names of the value.</param>
    /// <param name="places">The names of what is given the value.</param>
    public static Run Of(SyntaxNode node, SyntaxNode body, ValueNames names, HashSet<string> places)
    {
        Run run = Run.Always;
        SyntaxNode from = node;
        for (SyntaxNode? one = node.Parent; one is not null && from != body; from = one, one = one.Parent)
        {
            Run here = Within(one, from, names, places);
            run = here > run ? here : run;
        }
        return run;
    }

    /// <summary>On what it depends whether a child of a node runs.</summary>
    private static Run Within(SyntaxNode node, SyntaxNode child, ValueNames names, HashSet<string> places) => node switch
    {
        IfStatementSyntax choice => child == choice.Condition ? Run.Always : On(choice.Condition, names, places, child == choice.Statement),
        ConditionalExpressionSyntax choice => child == choice.Condition ? Run.Always : On(choice.Condition, names, places, child == choice.WhenTrue),
        WhileStatementSyntax loop => child == loop.Condition ? Run.Always : On(loop.Condition, names, places),
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression
            or (int)SyntaxKind.CoalesceExpression
        } pair => child == pair.Left ? Run.Always : On(pair.Left, names, places),
        SwitchSectionSyntax { Parent: SwitchStatementSyntax choice } section => NullTests.IsThere(section)
            && ExpressionEffects.Judge(choice.Expression, names) == Effect.Same ? Run.OnThere : On(choice.Expression, names, places),
        SwitchExpressionArmSyntax { Parent: SwitchExpressionSyntax choice } => On(choice.GoverningExpression, names, places),
        ForEachStatementSyntax or ForStatementSyntax or DoStatementSyntax => Run.OnOther,
        CatchClauseSyntax => Run.OnValue,
        BlockSyntax block => AfterReturns(block, child, names, places),
        _ => Run.Always,
    };

    private static Run On(ExpressionSyntax condition, ValueNames names, HashSet<string> places, bool isTrue = true) =>
        IsOfEquals(condition, names, places) ? Run.Always
        : !names.IsIn(condition) && !places.Any(p => ExpressionEffects.IsMentioned(condition, p)) ? Run.OnOther
        : IsOfNull(condition) ? Run.OnNull
        : NullTests.IsThere(condition, names) == isTrue ? Run.OnThere : Run.OnValue;

    /// <summary>On what a statement depends because conditions before it refuse a value in silence.</summary>
    private static Run AfterReturns(BlockSyntax block, SyntaxNode statement, ValueNames names, HashSet<string> places)
    {
        bool?[] refused = [.. block.Statements.TakeWhile(s => s != statement).OfType<IfStatementSyntax>().Where(choice => names.IsIn(choice.Condition)
            && !IsOfEquals(choice.Condition, names, places) && choice.Statement.DescendantNodesAndSelf().OfType<ReturnStatementSyntax>().Any())
            .Select(choice => NullTests.IsThere(choice.Condition, names))];
        return refused.Length == 0 ? Run.Always : refused.All(isThere => isThere == false) ? Run.OnThere : Run.OnValue;
    }

    /// <summary>Whether a condition compares the value with what the place has: what has it already need not be given it.</summary>
    private static bool IsOfEquals(ExpressionSyntax condition, ValueNames names, HashSet<string> places) => condition.DescendantNodesAndSelf().Any(n =>
        (n is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression or (int)SyntaxKind.EqualsExpression }
        || (n is InvocationExpressionSyntax call && ExpressionEffects.Method(call) is { } method && method.Contains("Equal")))
        && names.IsIn(n) && places.Any(p => ExpressionEffects.IsMentioned(n, p)));

    /// <summary>Whether a condition asks if something is not null.</summary>
    private static bool IsOfNull(ExpressionSyntax condition) => condition switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression, Right.RawKind: (int)SyntaxKind.NullLiteralExpression } => true,
        IsPatternExpressionSyntax
        {
            Pattern: UnaryPatternSyntax
            {
                Pattern: ConstantPatternSyntax
                { Expression.RawKind: (int)SyntaxKind.NullLiteralExpression }
            }
        } => true,
        IsPatternExpressionSyntax { Pattern: RecursivePatternSyntax { Type: null, PropertyPatternClause.Subpatterns.Count: 0 } } => true,
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue" } => true,
        _ => false,
    };
}
