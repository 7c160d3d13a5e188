// Owns: what changes a field beside constructors: methods of its type, and accessors of other properties. Knows no member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Bodies;

internal static class FieldChanges
{
    /// <summary>Whether a method of a type, other than one that runs when an object is read, changes what a field holds: the field, a part of it, or what it
    /// refers to.</summary>
    /// <param name="type">The type that declares the field.</param>
    /// <param name="field">The field's name.</param>
    public static bool IsChangedByMethods(INamedTypeSymbol type, string field) => Changing(type, field)
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Any(node => Changed(node, field) is not null);

    /// <summary>Whether accessors of other properties give a field what setting one does not make again: the value itself, or another expression than this
    /// setter gives it of what the object has.</summary>
    public static bool IsChangedByOthers(IPropertySymbol property, SyntaxNode setter, string field)
    {
        string[] own = [.. Given(setter)];
        return property.ContainingType.GetMembers().OfType<IPropertySymbol>()
            .Where(p => p is { IsIndexer: false, SetMethod: not null } && !SymbolEqualityComparer.Default.Equals(p, property))
            .Select(SetterAnalysis.Setter).OfType<SyntaxNode>().SelectMany(Given).Any(text => !own.Contains(text) || own.Contains("value"));

        IEnumerable<string> Given(SyntaxNode body) => body.DescendantNodesAndSelf().SelectMany(WriteAnalysis.Stores)
            .Where(store => ExpressionEffects.NameOf(store.To) == field)
            .Select(store => ExpressionEffects.IsMentioned(store.From, "value") ? "value" : store.From.ToString());
    }

    /// <summary>The methods and indexers of a type that may change a field: not those that run when an object is read.</summary>
    public static IEnumerable<ISymbol> Changing(INamedTypeSymbol type, string field) => type.GetMembers()
        .Where(m => m is IPropertySymbol { IsIndexer: true } || (m is IMethodSymbol
        {
            MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation,
        } method && !CallbackParser.IsMarked(method) && method.Parameters.All(p => p.Name != field)));

    /// <summary>Whether something else than a constructor gives a field what it holds: another constructor, a method.</summary>
    public static bool IsGivenByOthers(IFieldSymbol field, ISymbol constructor) => IsChangedByMethods(field.ContainingType, field.Name)
        || field.ContainingType.InstanceConstructors.Where(c => !SymbolEqualityComparer.Default.Equals(c.OriginalDefinition, constructor.OriginalDefinition))
            .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodesAndSelf()).Any(node => Changed(node, field.Name) is not null);

    /// <summary>The expression by which a node changes a field: the field, of whatever object, or a part of it; null if it does not.</summary>
    public static ExpressionSyntax? Changed(SyntaxNode node, string field) => WriteAnalysis.Written(node).FirstOrDefault(e => IsOf(e, field))
        ?? (node switch
        {
            // What takes it and gives nothing back may change what it refers to, and so may what is called on it.
            ArgumentSyntax argument when IsOf(argument.Expression, field) && (argument.RefKindKeyword.RawKind != 0
                || (argument is { Parent.Parent: InvocationExpressionSyntax { Expression: not IdentifierNameSyntax { Identifier.ValueText: "nameof" } } call }
                && GivesNothing(call))) => argument.Expression,
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } call when IsOf(called.Expression, field) && GivesNothing(call) =>
                called.Expression,
            InvocationExpressionSyntax { Parent: ConditionalAccessExpressionSyntax part } call when IsOf(part.Expression, field) && GivesNothing(part) =>
                part.Expression,
            _ => null,
        });

    private static bool GivesNothing(SyntaxNode call) => call.Parent is ExpressionStatementSyntax
        || call.Parent is ArrowExpressionClauseSyntax
        {
            Parent: MethodDeclarationSyntax
            {
                ReturnType: PredefinedTypeSyntax
                { Keyword.RawKind: (int)SyntaxKind.VoidKeyword }
            } or AccessorDeclarationSyntax { RawKind: not (int)SyntaxKind.GetAccessorDeclaration }
        };

    /// <summary>Whether an expression is a field of some object, or a part of it.</summary>
    private static bool IsOf(ExpressionSyntax expression, string field) => WriteAnalysis.Inward(expression).Any(e => ExpressionEffects.NameOf(e) == field
        || (e is MemberAccessExpressionSyntax { Expression: not (ThisExpressionSyntax or BaseExpressionSyntax), Name.Identifier.ValueText: var name } access
        && name == field && access.Expression is IdentifierNameSyntax));

    /// <summary>Whether something of a type beside its constructors sets a member: a method, an accessor of another, an initializer of an object.</summary>
    public static bool IsSetBeside(INamedTypeSymbol type, string name) => type.GetMembers()
        .Where(m => m is IMethodSymbol { MethodKind: not MethodKind.Constructor, AssociatedSymbol: null } method ? !CallbackParser.IsMarked(method)
            : m is IPropertySymbol && m.Name != name)
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Any(node => WriteAnalysis.Written(node).Any(e => IsOf(e, name)));

    /// <summary>What methods, and accessors of other properties, store in a field: the value, or the whole expression that changes it.</summary>
    public static IEnumerable<ExpressionSyntax> WrittenBeside(IFieldSymbol field, IPropertySymbol property) => field.ContainingType.GetMembers()
        .Where(m => m is IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation } method
            ? !CallbackParser.IsMarked(method) && method.Parameters.All(p => p.Name != field.Name)
            : m is IPropertySymbol && !SymbolEqualityComparer.Default.Equals(m, property))
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes())
        .Where(node => WriteAnalysis.Written(node).Any(e => ExpressionEffects.NameOf(e) == field.Name
            || (e is MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax, Name.Identifier.ValueText: var name } && name == field.Name)))
        .Select(node => node is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax } set
            ? set.Right : node as ExpressionSyntax).OfType<ExpressionSyntax>();
}
