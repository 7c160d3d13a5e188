// Owns: which nodes of a text write something, what they write, and which ones write it again each time. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class WriteAnalysis
{
    /// <summary>Methods of collections that change them.</summary>
    private static readonly HashSet<string> s_changing = new(StringComparer.Ordinal)
    {
        "Add", "AddFirst", "AddLast", "AddOrUpdate", "AddRange", "Append", "Clear", "Dequeue", "Enqueue", "ExceptWith", "Insert", "InsertRange",
        "IntersectWith", "Pop", "Push", "Remove", "RemoveAll", "RemoveAt", "RemoveFirst", "RemoveLast", "RemoveRange", "RemoveWhere", "Reverse", "Sort",
        "SymmetricExceptWith", "TryAdd", "UnionWith",
    };

    /// <summary>Whether a method of this name changes the collection that it is called on.</summary>
    public static bool IsChange(string method) => s_changing.Contains(method);

    /// <summary>Types of which each call that adds makes another value: a set has once what it is given twice.</summary>
    public static string[] Lists { get; } = ["Collection", "ICollection", "IList", "LinkedList", "List", "ObservableCollection", "Queue", "Stack"];

    /// <summary>Whether a node writes something that has one of some names: assigns it, counts it up or down, gives it to a call by reference, or calls a
    /// method of it that changes a collection.</summary>
    public static bool IsWrite(SyntaxNode node, string[] names) => Written(node).Any(e => ExpressionEffects.NameOf(e) is { } name && names.Contains(name));

    /// <summary>The nodes of a body that write something that has one of some names, or a part of it (<c>Trail.Changes++</c>), be it by a variable
    /// (<c>foreach (var line in Lines) { line.Price = 1; }</c>).</summary>
    public static IEnumerable<SyntaxNode> Written(SyntaxNode body, string[] names)
    {
        HashSet<string> variables = BodyNames.Made(body, names);
        variables.ExceptWith(names);
        variables.UnionWith(body.DescendantNodes().OfType<LambdaExpressionSyntax>()
            .Where(l => l.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax on } }
                && Root(on.Expression) is { } root && names.Contains(root))
            .SelectMany(l => l is SimpleLambdaExpressionSyntax one ? [one.Parameter] : ((ParenthesizedLambdaExpressionSyntax)l).ParameterList.Parameters
                .AsEnumerable()).Select(p => p.Identifier.ValueText));
        return body.DescendantNodesAndSelf().Where(node => Written(node).Any(written => Inward(written).Any(e => ExpressionEffects.NameOf(e) is { } name
            && (names.Contains(name) || (e != written && variables.Contains(name))))));
    }

    /// <summary>The expressions that a node writes.</summary>
    public static IEnumerable<ExpressionSyntax> Written(SyntaxNode node) => node switch
    {
        AssignmentExpressionSyntax set => Sides(set).Select(side => side.To),
        ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.OutKeyword } argument => [argument.Expression],
        PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after => [after.Operand],
        PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before => [before.Operand],
        // Whoever has a reference that is not read-only may write by it.
        RefExpressionSyntax
        {
            Parent: EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Type: RefTypeSyntax { ReadOnlyKeyword.RawKind: 0 } } }
            or ArrowExpressionClauseSyntax { Parent: MethodDeclarationSyntax { ReturnType: RefTypeSyntax { ReadOnlyKeyword.RawKind: 0 } } }
        } handed => [handed.Expression],
        RefExpressionSyntax { Parent: ReturnStatementSyntax } returned when returned.FirstAncestorOrSelf<MethodDeclarationSyntax>() is
        { ReturnType: RefTypeSyntax { ReadOnlyKeyword.RawKind: 0 } } => [returned.Expression],
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax or MemberBindingExpressionSyntax } call
            when s_changing.Contains(ExpressionEffects.Method(call)!) => Inward(call.Expression).Skip(1).Take(1),
        _ => [],
    };

    /// <summary>What a node stores where: each side of a tuple for itself. A write without the text of a value, or to a part, is stored as the node
    /// itself.</summary>
    public static IEnumerable<(ExpressionSyntax To, ExpressionSyntax From)> Stores(SyntaxNode node)
    {
        if (node is AssignmentExpressionSyntax { Left: TupleExpressionSyntax left, Right: TupleExpressionSyntax right } taken
            && left.Arguments.Count == right.Arguments.Count)
        {
            return Sides(taken);
        }
        return Written(node).SelectMany(to => Inward(to).Select(one => (one,
            one == to && node is AssignmentExpressionSyntax
            {
                Left: not TupleExpressionSyntax,
                RawKind: (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression,
            } set
            ? set.Right : node as ExpressionSyntax ?? to)));
    }

    /// <summary>What an assignment gives to what, whatever its operator: tuples part by part, and all of an expression that is not one to each part.</summary>
    public static IEnumerable<(ExpressionSyntax To, ExpressionSyntax From)> Sides(AssignmentExpressionSyntax set) => Sides(set.Left, set.Right);

    private static IEnumerable<(ExpressionSyntax To, ExpressionSyntax From)> Sides(ExpressionSyntax left, ExpressionSyntax right) =>
        left is not TupleExpressionSyntax parts ? [(left, right)]
        : right is TupleExpressionSyntax given && given.Arguments.Count == parts.Arguments.Count
        ? parts.Arguments.Zip(given.Arguments, (l, r) => Sides(l.Expression, r.Expression)).SelectMany(pairs => pairs)
        : parts.Arguments.SelectMany(part => Sides(part.Expression, right));

    /// <summary>An expression, what it is a member or element of, and so on.</summary>
    public static IEnumerable<ExpressionSyntax> Inward(ExpressionSyntax? expression)
    {
        while (expression is not null)
        {
            yield return expression;
            expression = expression switch
            {
                MemberAccessExpressionSyntax access => access.Expression,
                ElementAccessExpressionSyntax element => element.Expression,
                PostfixUnaryExpressionSyntax forgiven => forgiven.Operand,
                // What is written to a span is written to what it is of.
                InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsMemory" or "AsSpan" or "Slice" } span } =>
                    span.Expression,
                // What comes after ?. is of what comes before it.
                MemberBindingExpressionSyntax or ElementBindingExpressionSyntax =>
                    expression.Ancestors().OfType<ConditionalAccessExpressionSyntax>().FirstOrDefault(a => a.WhenNotNull.Contains(expression))?.Expression,
                _ => null,
            };
        }
    }

    /// <summary>The name at the start of an expression, of the object itself.</summary>
    public static string? Root(ExpressionSyntax expression) => Inward(expression).Select(ExpressionEffects.NameOf).FirstOrDefault(name => name is not null);

    /// <summary>Where a body, whatever the object has, changes what something holds that has one of some names in such a way that it is changed again each
    /// time: it counts, applies an operator, adds to a list, and did not begin anew.</summary>
    /// <param name="body">The body.</param>
    /// <param name="names">The names.</param>
    /// <param name="compilation">The compilation, which knows types.</param>
    public static IEnumerable<SyntaxNode> Repeated(SyntaxNode body, string[] names, Compilation compilation)
    {
        return !compilation.ContainsSyntaxTree(body.SyntaxTree) ? [] : Written(body, names).Where(node => IsRepeated(node)
            && !node.Ancestors().TakeWhile(a => a != body).Any(a => a is IfStatementSyntax or SwitchStatementSyntax)
            && !body.DescendantNodes().TakeWhile(n => n.SpanStart < node.SpanStart)
                .Any(n => IsBeginning(n) && Written(n).First().ToString() == Written(node).First().ToString()));

        bool IsRepeated(SyntaxNode node) => node switch
        {
            InvocationExpressionSyntax call => ExpressionEffects.Method(call) is not ("Clear" or "Remove" or "RemoveAll" or "RemoveWhere" or "Sort")
                && Written(call).Any(on => compilation.ModelOf(on).GetTypeInfo(on).Type is { } type && Lists.Contains(type.Name)),
            _ when Written(node).All(e => ExpressionEffects.NameOf(e) is not null) => false,
            PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax => true,
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Right: BinaryExpressionSyntax sum } set =>
                sum.OperatorToken.RawKind is (int)SyntaxKind.PlusToken or (int)SyntaxKind.MinusToken or (int)SyntaxKind.AsteriskToken && IsOfItself(set),
            AssignmentExpressionSyntax
            {
                RawKind: (int)SyntaxKind.AddAssignmentExpression or (int)SyntaxKind.SubtractAssignmentExpression
                or (int)SyntaxKind.MultiplyAssignmentExpression or (int)SyntaxKind.DivideAssignmentExpression
            } change => compilation.ModelOf(change).GetSymbolInfo(change.Left).Symbol is not IEventSymbol,
            _ => false,
        };

        static bool IsBeginning(SyntaxNode node) => node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax } set =>
                set.Right is LiteralExpressionSyntax or CollectionExpressionSyntax { Elements.Count: 0 }
                or BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 } },
            InvocationExpressionSyntax call => ExpressionEffects.Method(call) == "Clear" && Written(call).Any(),
            _ => false,
        };

        static bool IsOfItself(AssignmentExpressionSyntax set) =>
            Inward(set.Left).Select(e => ExpressionEffects.NameOf(e) ?? (e as MemberAccessExpressionSyntax)?.Name.Identifier.ValueText)
                .FirstOrDefault(name => name is not null) is { } changed && ExpressionEffects.IsMentioned(set.Right, changed);
    }
}
