// Owns: what else runs when a body runs: the handlers of events that it raises, and the methods of other classes that it gives the object. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

internal static class HandlerAnalysis
{
    /// <summary>What runs when an event of something that the object holds is raised: handlers that its constructors add.</summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="name">The name of the field or property that has the event.</param>
    public static IEnumerable<SyntaxNode> Of(INamedTypeSymbol type, string name) =>
        Of(type, left => left is MemberAccessExpressionSyntax on && ExpressionEffects.NameOf(on.Expression) == name);

    /// <summary>What runs when a body raises events of the object itself: handlers that its constructors add.</summary>
    /// <param name="body">The body.</param>
    /// <param name="type">The type of the object.</param>
    public static IEnumerable<SyntaxNode> Raised(SyntaxNode body, INamedTypeSymbol type) =>
        body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Select(Raised).OfType<string>().Distinct()
            .Where(name => MemberParser.BaseFirst(type).Any(t => t.GetMembers(name).Any(m => m is IEventSymbol)))
            .SelectMany(name => Of(type, left => ExpressionEffects.NameOf(left) == name));

    private static string? Raised(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) == "Invoke"
        ? WriteAnalysis.Inward(call.Expression).Skip(1).Select(ExpressionEffects.NameOf).FirstOrDefault() : BodyCalls.Called(call);

    private static IEnumerable<SyntaxNode> Of(INamedTypeSymbol type, Func<ExpressionSyntax, bool> isEvent) =>
        BodyCalls.Reached(MemberParser.BaseFirst(type).SelectMany(t => t.InstanceConstructors).SelectMany(BodyReads.Of)
            .OfType<ConstructorDeclarationSyntax>(), type)
            .SelectMany(body => body.DescendantNodes()).OfType<AssignmentExpressionSyntax>()
            .Where(a => a.RawKind == (int)SyntaxKind.AddAssignmentExpression && isEvent(a.Left))
            .SelectMany(a => a.Right is AnonymousFunctionExpressionSyntax handler ? [handler.Body] : ExpressionEffects.NameOf(a.Right) is { } method
                ? MemberParser.Named(type, method).OfType<IMethodSymbol>().SelectMany(BodyReads.Of) : []);

    /// <summary>Whether a node of a handler runs for other properties alone: a condition names some, and not the one of the setter.</summary>
    public static bool IsForOthers(SyntaxNode node, SyntaxNode setter) => node.Ancestors().Any(a => a switch
    {
        IfStatementSyntax choice => choice.Statement.Contains(node) && Asks(choice.Condition),
        SwitchSectionSyntax section => section.Labels.All(Asks),
        _ => false,
    } && !a.DescendantTokens().TakeWhile(t => t.SpanStart < node.SpanStart)
        .Any(t => t.ValueText == setter.FirstAncestorOrSelf<PropertyDeclarationSyntax>()?.Identifier.ValueText));

    /// <summary>Whether a condition is that a name is one of some.</summary>
    private static bool Asks(SyntaxNode condition) => condition.DescendantNodes().Any(n => n.RawKind == (int)SyntaxKind.StringLiteralExpression
        || n is InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } })
        && !condition.DescendantTokens().Any(t => t.RawKind is (int)SyntaxKind.ExclamationEqualsToken or (int)SyntaxKind.ExclamationToken
        or (int)SyntaxKind.NotKeyword);

    /// <summary>Bodies that are given the object itself, and the name that it has there: static methods, extension members.</summary>
    /// <param name="body">The body that gives it.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="compilation">The compilation, which knows what is called.</param>
    public static IEnumerable<(SyntaxNode Body, string Name)> Handed(SyntaxNode body, INamedTypeSymbol type, Compilation compilation)
    {
        if (!compilation.ContainsSyntaxTree(body.SyntaxTree))
        {
            yield break;
        }
        foreach (ExpressionSyntax self in body.DescendantNodesAndSelf().OfType<ThisExpressionSyntax>())
        {
            ExpressionSyntax? named = self.Parent switch
            {
                ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } => call,
                MemberAccessExpressionSyntax access when MemberParser.BaseFirst(type)
                    .All(t => t.GetMembers(access.Name.Identifier.ValueText).IsEmpty) => access,
                _ => null,
            };
            ISymbol? found = named is null ? null : compilation.ModelOf(named).GetSymbolInfo(named).Symbol;
            IParameterSymbol? taken = found switch
            {
                { ContainingType.ExtensionParameter: { } receiver } => receiver,
                IMethodSymbol { ReducedFrom: { } extension } => extension.Parameters[0],
                IMethodSymbol method when named is InvocationExpressionSyntax call =>
                    ParameterFlow.Taken(method, call.ArgumentList, (ArgumentSyntax)self.Parent!),
                _ => null,
            };
            if (taken is not null)
            {
                IEnumerable<SyntaxNode> bodies = found is IPropertySymbol property ? Enumerable.Repeat(SetterAnalysis.Setter(property), 1).OfType<SyntaxNode>()
                    : BodyReads.Of((found as IMethodSymbol)?.ReducedFrom ?? found!);
                foreach (SyntaxNode one in bodies)
                {
                    yield return (one, taken.Name);
                }
            }
        }
    }
}
