// Owns: the names that a file uses anywhere, bodies included. Binds nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>A file whose names do not include a member's has no use for it, except for members that statements use without a name
/// (<see cref="FileDeclarations"/>). A declaration does not use its own name. Whatever takes an object apart may use a record's parameters.</summary>
internal static class UsedNames
{
    private static readonly ConditionalWeakTable<SyntaxTree, HashSet<string>> s_known = new();

    public static bool Contain(SyntaxTree tree, IReadOnlyCollection<string> names) =>
        names.Count != 0 && s_known.GetValue(tree, Of) is var used && names.Any(used.Contains);

    private static HashSet<string> Of(SyntaxTree tree)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (SyntaxNode node in tree.GetRoot().DescendantNodes())
        {
            if (node is SimpleNameSyntax name)
            {
                names.Add(name.Identifier.ValueText);
            }
            else if (node is ParenthesizedVariableDesignationSyntax or PositionalPatternClauseSyntax
                or TupleExpressionSyntax { Parent: AssignmentExpressionSyntax or ForEachVariableStatementSyntax })
            {
                names.Add(FileDeclarations.Deconstruction);
            }
        }
        return names;
    }
}
