// Owns: whether a body writes a field on every way through it. Knows no value of the field.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class PathAnalysis
{
    /// <summary>Whether a setter writes a field for each value: on both ways of a condition, or on a test whether the value is another than the one
    /// before.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="field">The field's name.</param>
    public static bool AlwaysWrites(SyntaxNode setter, string field)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        return Writes(setter);

        bool Writes(SyntaxNode? node) => node switch
        {
            null => false,
            BlockSyntax block => block.Statements.Any(Writes),
            IfStatementSyntax choice => (Writes(choice.Statement) && (Writes(choice.Else?.Statement) || IsOfAnother(choice.Condition)))
                || choice.Condition.DescendantNodesAndSelf().Any(n => WriteAnalysis.IsWrite(n, [field])),
            SwitchStatementSyntax choice => choice.Sections.SelectMany(s => s.Labels).Any(l => l is DefaultSwitchLabelSyntax)
                && choice.Sections.All(s => s.Statements.Any(Writes)),
            TryStatementSyntax attempt => Writes(attempt.Block) || Writes(attempt.Finally?.Block),
            LockStatementSyntax held => Writes(held.Statement),
            UsingStatementSyntax held => Writes(held.Statement),
            CheckedStatementSyntax arithmetic => Writes(arithmetic.Block),
            WhileStatementSyntax or ForStatementSyntax or ForEachStatementSyntax or LocalFunctionStatementSyntax => false,
            _ => node.DescendantNodesAndSelf().Any(n => WriteAnalysis.IsWrite(n, [field])),
        };

        bool IsOfAnother(ExpressionSyntax condition) => BodyNames.Has(condition, made) && condition.DescendantNodesAndSelf().Any(n => n is
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression, Right.RawKind: not (int)SyntaxKind.NullLiteralExpression }
            || (n is InvocationExpressionSyntax call && ExpressionEffects.Method(call) is { } method && method.Contains("Equal")));
    }
}
