// Owns: values that a property keeps in a function or Lazy, and what the function makes of them. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class DelegateAnalysis
{
    /// <summary>Where a function that a property calls makes another value of the one that is set: <c>_f = () => value + 1</c>, <c>get => _f()</c>. Null where
    /// nothing shows that it does.</summary>
    /// <param name="property">The property.</param>
    /// <param name="taking">The code that takes the value; null where there is none.</param>
    /// <param name="names">The names of the value there.</param>
    public static SyntaxNode? Changed(IPropertySymbol property, SyntaxNode? taking, ValueNames names)
    {
        if (taking is null || GetterFlow.Given(property) is not [var given] || Called(given) is not { } name
            || MemberParser.Named(property.ContainingType, name).LastOrDefault(m => m is IFieldSymbol or IPropertySymbol)
                is not { } keeper || MemberParser.TypeOf(keeper) is not ({ TypeKind: TypeKind.Delegate } or { Name: "Lazy" }))
        {
            return null;
        }
        SyntaxNode?[] made = taking is TypeDeclarationSyntax
            ? [ComparerParser.Initializer(keeper) is { } initial ? Function(initial, taking) : null]
            : [.. taking.DescendantNodesAndSelf().SelectMany(WriteAnalysis.Stores)
                .Where(store => ExpressionEffects.NameOf(store.To) == name).Select(store => Function(store.From, taking))];
        return made is not [{ } function] ? null
            : Result(function) is { } result && ExpressionEffects.Judge(result, names) == Effect.Other ? result : Captured(function, taking, names);
    }

    /// <summary>The name of the field or property whose function an expression calls, or whose Lazy it asks.</summary>
    private static string? Called(ExpressionSyntax given) => ExpressionEffects.Bare(given) switch
    {
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Invoke", Expression: var on } } =>
            ExpressionEffects.NameOf(on),
        InvocationExpressionSyntax call => ExpressionEffects.NameOf(call.Expression),
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value", Expression: var lazy } => ExpressionEffects.NameOf(lazy),
        var bare => ExpressionEffects.NameOf(bare),
    };

    /// <summary>The function that an expression is, or that a new object is given; null where it is not in the text.</summary>
    private static SyntaxNode? Function(ExpressionSyntax given, SyntaxNode body) => given switch
    {
        AnonymousFunctionExpressionSyntax => given,
        BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: [{ Expression: var first }, ..] } => Function(first, body),
        IdentifierNameSyntax { Identifier.ValueText: var name } => body.DescendantNodes().OfType<LocalFunctionStatementSyntax>()
            .FirstOrDefault(f => f.Identifier.ValueText == name),
        _ => null,
    };

    /// <summary>What a function returns; null where it does more than that.</summary>
    private static ExpressionSyntax? Result(SyntaxNode function) => function switch
    {
        AnonymousFunctionExpressionSyntax { ExpressionBody: { } arrow } => arrow,
        LocalFunctionStatementSyntax { ExpressionBody.Expression: var arrow } => arrow,
        AnonymousFunctionExpressionSyntax { Block.Statements: [ReturnStatementSyntax { Expression: { } one }] } => one,
        LocalFunctionStatementSyntax { Body.Statements: [ReturnStatementSyntax { Expression: { } one }] } => one,
        _ => null,
    };

    /// <summary>Where a function changes a variable around it, or the value: what these have is nowhere else.</summary>
    private static SyntaxNode? Captured(SyntaxNode function, SyntaxNode body, ValueNames names)
    {
        HashSet<string> around = [.. body.DescendantNodes().OfType<VariableDeclaratorSyntax>()
            .Where(v => !function.Contains(v) && v.Ancestors().TakeWhile(a => a != body).All(a => a is not FieldDeclarationSyntax))
            .Select(v => v.Identifier.ValueText)];
        return function.DescendantNodes().FirstOrDefault(n => WriteAnalysis.Written(n)
            .Any(e => e is IdentifierNameSyntax { Identifier.ValueText: var name } && (around.Contains(name) || names.Of(name) is not null)));
    }
}
