// Owns: which names of a body have something of some values, wherever in it they are given that. Knows no member and no form of expressions.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class BodyNames
{
    /// <summary>Every name in a node, in order.</summary>
    public static IEnumerable<string> In(SyntaxNode node) =>
        node.DescendantTokens().Where(t => t.RawKind == (int)SyntaxKind.IdentifierToken).Select(t => t.ValueText);

    /// <summary>The names of values and of the variables that have something of them.</summary>
    public static HashSet<string> Made(SyntaxNode body, params string[] values)
    {
        var made = new HashSet<string>(values, StringComparer.Ordinal);
        for (int before = 0; before != made.Count;)
        {
            before = made.Count;
            foreach (SyntaxNode node in body.DescendantNodes())
            {
                switch (node)
                {
                    case VariableDeclaratorSyntax { Initializer: { } initializer } variable when Has(initializer, made):
                        made.Add(variable.Identifier.ValueText);
                        break;
                    case LocalFunctionStatementSyntax function when Has((SyntaxNode?)function.Body ?? function.ExpressionBody ?? (SyntaxNode)function, made):
                        made.Add(function.Identifier.ValueText);
                        break;
                    case ForEachStatementSyntax each when Has(each.Expression, made):
                        made.Add(each.Identifier.ValueText);
                        break;
                    case ForEachVariableStatementSyntax each when Has(each.Expression, made):
                        made.UnionWith(each.Variable.DescendantNodesAndSelf().OfType<SingleVariableDesignationSyntax>().Select(d => d.Identifier.ValueText));
                        break;
                    // out var in a call, a pattern, a deconstruction.
                    case SingleVariableDesignationSyntax designation when designation.Ancestors().TakeWhile(a => a != body)
                        .FirstOrDefault(a => a is InvocationExpressionSyntax or IsPatternExpressionSyntax or AssignmentExpressionSyntax or SwitchStatementSyntax
                        or SwitchExpressionSyntax) is { } around && Has(around is AssignmentExpressionSyntax set ? From(set, designation) : around, made):
                        made.Add(designation.Identifier.ValueText);
                        break;
                }
            }
        }
        return made;
    }

    /// <summary>What a deconstruction gives a variable: its own part of a tuple, else all of the right side.</summary>
    private static ExpressionSyntax From(AssignmentExpressionSyntax set, SyntaxNode variable)
    {
        SyntaxNode left = set.Left;
        ExpressionSyntax right = set.Right;
        while (true)
        {
            left = left is DeclarationExpressionSyntax declared ? declared.Designation : left;
            SyntaxNode[] parts = left switch
            {
                TupleExpressionSyntax tuple => [.. tuple.Arguments.Select(a => a.Expression)],
                ParenthesizedVariableDesignationSyntax variables => [.. variables.Variables],
                _ => [],
            };
            int at = Array.FindIndex(parts, part => part.Contains(variable));
            if (at < 0 || right is not TupleExpressionSyntax given || given.Arguments.Count != parts.Length)
            {
                return right;
            }
            (left, right) = (parts[at], given.Arguments[at].Expression);
        }
    }

    /// <summary>Whether a node has one of some names.</summary>
    public static bool Has(SyntaxNode node, HashSet<string> names) =>
        In(node).Any(names.Contains);
}
