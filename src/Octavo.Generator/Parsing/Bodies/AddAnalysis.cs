// Owns: how bodies hand the elements of a value to a collection of the object, by its methods and the object's own. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class AddAnalysis
{
    /// <summary>Methods that append what they are given.</summary>
    private static readonly string[] s_appending = ["Add", "AddLast", "AddRange", "Append", "Enqueue", "TryAdd", "UnionWith"];

    /// <summary>Methods that leave elements out, or put others beside them.</summary>
    private static readonly string[] s_thinning = ["Append", "Concat", "Distinct", "DistinctBy", "Except", "ExceptBy", "Intersect", "OfType", "Prepend", "Skip",
        "SkipLast", "SkipWhile", "Take", "TakeLast", "TakeWhile", "Where"];

    /// <summary>Whether a body gives a field something of a value by methods of the object: <c>foreach (Line line in value) { Add(line); }</c>.</summary>
    public static bool Gives(SyntaxNode body, string value, INamedTypeSymbol type, string field) =>
        Handed(body, value, type, field).Any(taken => SetterAnalysis.Gives(taken.Body, taken.Value, field));

    /// <summary>Where a body hands other elements to a collection than those of a value, or in another order; null where it does not.</summary>
    /// <param name="body">The body.</param>
    /// <param name="value">The value's name.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="field">The collection's field.</param>
    /// <param name="isOpen">Whether other code changes the collection, so it may hold what the body leaves out.</param>
    public static SyntaxNode? Changes(SyntaxNode body, string value, INamedTypeSymbol type, string field, bool isOpen) =>
        Here(body, value, field, isOpen) ?? Handed(body, value, type, field).Select(taken => Here(taken.Body, taken.Value, field, isOpen: false))
            .FirstOrDefault(found => found is not null);

    /// <summary>What a collection has beside the elements of a value: from its initializer, or by a call that names nothing of the value; null if the body
    /// empties it first.</summary>
    public static SyntaxNode? Beside(SyntaxNode body, string value, IFieldSymbol field)
    {
        InvocationExpressionSyntax[] calls = [.. body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
            .Where(c => WriteAnalysis.Written(c).Any(e => ExpressionEffects.NameOf(e) == field.Name))];
        HashSet<string> made = BodyNames.Made(body, value);
        return calls.Any(c => ExpressionEffects.Method(c) == "Clear") || !WriteAnalysis.Lists.Contains(field.Type.Name) ? null
            : ComparerParser.Initializer(field) is CollectionExpressionSyntax { Elements.Count: > 0 }
                or BaseObjectCreationExpressionSyntax { Initializer.Expressions.Count: > 0 } ? ComparerParser.Initializer(field)
            : calls.FirstOrDefault(c => Puts(c) && !BodyNames.Has(c.ArgumentList, made)
                && !c.Ancestors().TakeWhile(a => a != body).Any(a => a is IfStatementSyntax or ConditionalExpressionSyntax or SwitchStatementSyntax));
    }

    private static SyntaxNode? Here(SyntaxNode body, string value, string field, bool isOpen)
    {
        HashSet<string> made = BodyNames.Made(body, value);
        foreach (SyntaxNode node in body.DescendantNodesAndSelf().Where(n => WriteAnalysis.Written(n).SelectMany(WriteAnalysis.Inward)
            .Any(e => ExpressionEffects.KeptIn(e) == field)))
        {
            ExpressionSyntax[] given = node switch
            {
                InvocationExpressionSyntax call when Puts(call) => [.. call.ArgumentList.Arguments.Select(a => a.Expression)],
                AssignmentExpressionSyntax { Left: ElementAccessExpressionSyntax, RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => [set.Right],
                _ => [],
            };
            if (given.Length == 0)
            {
                continue;
            }
            ForEachStatementSyntax? loop = node.Ancestors().TakeWhile(a => a != body).OfType<ForEachStatementSyntax>().FirstOrDefault();
            bool isTurned = node is InvocationExpressionSyntax { ArgumentList.Arguments: var all } put
                && ExpressionEffects.Method(put) is "AddFirst" or "Insert" or "Push"
                && (ExpressionEffects.Method(put) != "Insert" || (all.Count == 2 && all[0].ToString() == "0"))
                && loop is not null && BodyNames.Has(loop.Expression, made) && !loop.Expression.ToString().Contains("Reverse");
            bool isThinned = given.Any(IsThinned) || (loop is not null && (IsThinned(loop.Expression) || IsChosen(node, loop)));
            if (isTurned || given.Any(IsOther) || (isOpen && isThinned))
            {
                return node;
            }
        }
        return null;

        // An operator on an element, whatever the variable is called.
        bool IsOther(ExpressionSyntax one) => made.Any(name => ExpressionEffects.Judge(one, name) == Effect.Other);

        bool IsThinned(ExpressionSyntax one) => BodyNames.Has(one, made) && one.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
            .Any(c => s_thinning.Contains(ExpressionEffects.Method(c)));

        // Only elements of which something is true; a test for null, or of what the collection has already, leaves out nothing that it can hold.
        bool IsChosen(SyntaxNode node, ForEachStatementSyntax loop) => node.Ancestors().TakeWhile(a => a != loop).OfType<IfStatementSyntax>()
            .Concat(loop.Statement.DescendantNodes().OfType<IfStatementSyntax>().Where(one => one.Span.End <= node.SpanStart
            && one.Statement.DescendantNodesAndSelf().Any(s => s is ContinueStatementSyntax or BreakStatementSyntax)))
            .Any(one => BodyNames.Has(one.Condition, made) && !ExpressionEffects.IsMentioned(one.Condition, field)
            && !one.Condition.DescendantTokens().Any(t => t.ValueText is "null" or "IsNullOrEmpty" or "IsNullOrWhiteSpace"));
    }

    private static bool Puts(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) is { } method
        && (s_appending.Contains(method) || method is "AddFirst" or "Insert" or "Push");

    /// <summary>The methods of the object that a body hands something of a value, each with the parameter that takes it, and those that these hand it
    /// to.</summary>
    public static List<(SyntaxNode Body, string Value)> Handed(SyntaxNode body, string value, INamedTypeSymbol type, string field = "")
    {
        var followed = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var found = new List<(SyntaxNode Body, string Value)> { (body, value) };
        for (int i = 0; i < found.Count; i++)
        {
            HashSet<string> made = BodyNames.Made(found[i].Body, found[i].Value);
            foreach (InvocationExpressionSyntax call in found[i].Body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Where(c => BodyNames.Has(c, made)))
            {
                // A method of the object, or one that is handed to a method of the value: value.ForEach(Add).
                (string Name, ArgumentListSyntax? Given)[] methods = BodyCalls.Called(call) is { } called ? [(called, call.ArgumentList)]
                    : [.. call.ArgumentList.Arguments.Select(a => ExpressionEffects.NameOf(a.Expression)).OfType<string>()
                        .Select(name => (name, (ArgumentListSyntax?)null))];
                foreach ((string name, ArgumentListSyntax? given) in methods)
                {
                    // An override runs in place of what it overrides.
                    IMethodSymbol[] all = [.. MemberParser.Named(type, name).OfType<IMethodSymbol>()];
                    foreach (IMethodSymbol method in all.Where(m => m.Parameters.Length != 0 && m.Parameters.All(p => p.Name != field)
                        && !all.Any(o => SymbolEqualityComparer.Default.Equals(o.OverriddenMethod, m)) && followed.Add(m)))
                    {
                        IEnumerable<string> taken = given is null ? [method.Parameters[0].Name]
                            : given.Arguments.Where(a => BodyNames.Has(a.Expression, made))
                            .Select(a => ParameterFlow.Taken(method, given, a)?.Name).OfType<string>();
                        found.AddRange(taken.SelectMany(parameter => BodyReads.Of(method).Select(text => (text, parameter))));
                    }
                }
            }
        }
        found.RemoveAt(0);
        return found;
    }
}
