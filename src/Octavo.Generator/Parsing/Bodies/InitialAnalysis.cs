// Owns: what the text of a type gives a member before anything is read: initializers, the constructor that is called, methods that run before reading. Knows no
// format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Bodies;

internal static class InitialAnalysis
{
    /// <summary>Constructors that call one another are followed so far.</summary>
    private const int Longest = 8;

    /// <summary>The values that a new object can have in a member that no parameter takes, in the order in which they are given.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="member">The member.</param>
    /// <param name="holder">The type whose objects are made.</param>
    /// <param name="constructor">The constructor that makes them; null if there is none.</param>
    public static IEnumerable<ExpressionSyntax> Of(Compilation compilation, ISymbol member, INamedTypeSymbol holder, IMethodSymbol? constructor)
    {
        if (constructor is null)
        {
            return []; // an interface that parts of a message are in
        }
        ISymbol[] places = [.. Places(member)];
        CompilationFacts facts = CompilationFacts.Of(compilation);
        return places.Select(facts.Initial).OfType<string>().Select(text => SyntaxFactory.ParseExpression(text))
            .Concat(places.Select(ComparerParser.Initializer).OfType<ExpressionSyntax>().Where(value => compilation.ContainsSyntaxTree(value.SyntaxTree)))
            .Concat(Constructed(compilation, places, holder, constructor, new Dictionary<ISymbol, ExpressionSyntax>(SymbolEqualityComparer.Default), Longest))
            .Concat(Run(compilation, places, holder, MemberParser.BaseFirst(holder).SelectMany(o => o.GetMembers()).OfType<IMethodSymbol>()
                .Where(m => CallbackParser.Runs(m, CallbackMoment.Deserializing)).SelectMany(BodyReads.Of)));
    }

    /// <summary>The constant that an expression is; of what another assembly told its text alone.</summary>
    public static Optional<object?> Constant(Compilation compilation, ExpressionSyntax value) =>
        compilation.ContainsSyntaxTree(value.SyntaxTree) ? compilation.ModelOf(value).GetConstantValue(value)
            : value is LiteralExpressionSyntax literal ? literal.Token.Value : default(Optional<object?>);

    /// <summary>Whether an expression can give null: <c>Find()</c> of a nullable type, <c>items?.ToList()</c>. Of what another assembly told, the text alone
    /// says it.</summary>
    public static bool MayBeNull(Compilation compilation, ExpressionSyntax value) => value is ConditionalAccessExpressionSyntax
        || (compilation.ContainsSyntaxTree(value.SyntaxTree)
            && compilation.NullableModelOf(value).GetTypeInfo(value).Nullability.FlowState == NullableFlowState.MaybeNull);

    /// <summary>Whether an expression is a member of the platform: <c>string.Empty</c>, <c>Array.Empty&lt;T&gt;()</c>. What the user calls Empty may be of any
    /// content. Of what another assembly told, the text alone says it.</summary>
    public static bool IsOfPlatform(Compilation compilation, ExpressionSyntax value) => !compilation.ContainsSyntaxTree(value.SyntaxTree)
        || (compilation.ModelOf(value).GetSymbolInfo(value).Symbol?.ContainingType is { } owner && ValueParser.IsPlatform(owner));

    /// <summary>A member, what it overrides, and the fields of both that they set.</summary>
    private static IEnumerable<ISymbol> Places(ISymbol member)
    {
        yield return member;
        for (IPropertySymbol? one = member as IPropertySymbol; one is not null; one = one.OverriddenProperty)
        {
            yield return one;
            foreach (ISymbol field in ComparerAnalysis.Fields(one).Where(f => SetterAnalysis.Gives(one, f.Name)))
            {
                yield return field;
            }
        }
    }

    /// <summary>What a constructor and those that it calls assign; an argument for a parameter.</summary>
    private static IEnumerable<ExpressionSyntax> Constructed(Compilation compilation, ISymbol[] places, INamedTypeSymbol holder, IMethodSymbol constructor,
        Dictionary<ISymbol, ExpressionSyntax> passed, int depth)
    {
        if (depth == 0)
        {
            yield break;
        }
        SyntaxNode? declared = BodyReads.Of(constructor.OriginalDefinition).FirstOrDefault(d => compilation.ContainsSyntaxTree(d.SyntaxTree));
        (IMethodSymbol? next, ArgumentListSyntax? arguments) = Called(compilation, constructor, declared);
        if (next is not null)
        {
            var given = new Dictionary<ISymbol, ExpressionSyntax>(SymbolEqualityComparer.Default);
            foreach (ArgumentSyntax argument in arguments?.Arguments ?? default)
            {
                if (ParameterFlow.Taken(next, arguments!, argument) is { } taken)
                {
                    given[taken.OriginalDefinition] = Resolved(compilation, argument.Expression, passed);
                }
            }
            foreach (ExpressionSyntax value in Constructed(compilation, places, holder, next, given, depth - 1))
            {
                yield return value;
            }
        }
        if (declared is ConstructorDeclarationSyntax body)
        {
            foreach (ExpressionSyntax value in Assigned(compilation, places, body, passed)
                .Concat(Run(compilation, places, holder, Called(body, holder, places))))
            {
                yield return value;
            }
        }
    }

    /// <summary>What bodies assign, and the methods and setters of the object that they reach.</summary>
    private static IEnumerable<ExpressionSyntax> Run(Compilation compilation, ISymbol[] places, INamedTypeSymbol holder, IEnumerable<SyntaxNode> bodies)
    {
        var run = new List<SyntaxNode>(bodies);
        for (int i = 0; i < run.Count; i++)
        {
            if (!compilation.ContainsSyntaxTree(run[i].SyntaxTree))
            {
                continue;
            }
            foreach (ExpressionSyntax value in Assigned(compilation, places, run[i], null))
            {
                yield return value;
            }
            run.AddRange(Called(run[i], holder, places).Where(body => !run.Contains(body)));
        }
    }

    /// <summary>The bodies of the object's methods that a body calls, and of the setters of other properties that it sets.</summary>
    private static IEnumerable<SyntaxNode> Called(SyntaxNode body, INamedTypeSymbol holder, ISymbol[] places) =>
        BodyCalls.Reached([body], holder).Skip(1).Concat(body.DescendantNodes().OfType<AssignmentExpressionSyntax>()
            .Select(set => ExpressionEffects.NameOf(set.Left)).OfType<string>().Distinct().Where(name => places.All(p => p.Name != name))
            .SelectMany(name => MemberParser.Named(holder, name)).OfType<IPropertySymbol>()
            .Select(SetterAnalysis.Setter).OfType<SyntaxNode>());

    /// <summary>The constructor that another one calls, and the arguments in the text; a base's without parameters if the text names none.</summary>
    private static (IMethodSymbol? Next, ArgumentListSyntax? Arguments) Called(Compilation compilation, IMethodSymbol constructor, SyntaxNode? declared)
    {
        SyntaxNode? call = declared switch
        {
            ConstructorDeclarationSyntax { Initializer: { } initializer } => initializer,
            TypeDeclarationSyntax type => type.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault(),
            _ => null,
        };
        if (call is null)
        {
            return (constructor.ContainingType.BaseType?.InstanceConstructors.Where(c => c.Parameters.All(p => p.IsOptional || p.IsParams))
                .OrderBy(c => c.Parameters.Length).FirstOrDefault(), null);
        }
        return (compilation.ModelOf(call).GetSymbolInfo(call).Symbol as IMethodSymbol,
            call is ConstructorInitializerSyntax own ? own.ArgumentList : ((PrimaryConstructorBaseTypeSyntax)call).ArgumentList);
    }

    /// <summary>What a body stores in a member: the values that it assigns, and for each other way of writing it or a part of it that expression, which is
    /// not the text of a value.</summary>
    private static IEnumerable<ExpressionSyntax> Assigned(Compilation compilation, ISymbol[] places, SyntaxNode body,
        Dictionary<ISymbol, ExpressionSyntax>? passed) =>
        from node in body.DescendantNodesAndSelf(n => n is not AnonymousFunctionExpressionSyntax)
        from store in WriteAnalysis.Stores(node)
        where places.Any(p => p.Name == ExpressionEffects.NameOf(store.To))
            && compilation.ModelOf(store.To).GetSymbolInfo(store.To).Symbol?.OriginalDefinition is { } set
            && places.Any(p => SymbolEqualityComparer.Default.Equals(p.OriginalDefinition, set))
        select Resolved(compilation, store.From, passed);

    /// <summary>The argument for a parameter, or the text of its default; another expression as it is.</summary>
    private static ExpressionSyntax Resolved(Compilation compilation, ExpressionSyntax value, Dictionary<ISymbol, ExpressionSyntax>? passed)
    {
        if (passed is null || value is not IdentifierNameSyntax
            || compilation.ModelOf(value).GetSymbolInfo(value).Symbol?.OriginalDefinition is not IParameterSymbol parameter)
        {
            return value;
        }
        return passed.TryGetValue(parameter, out ExpressionSyntax? argument) ? argument
            : parameter.HasExplicitDefaultValue
            && parameter.DeclaringSyntaxReferences.Select(r => r.GetSyntax()).OfType<ParameterSyntax>().FirstOrDefault()?.Default?.Value is { } initial
            ? initial : value;
    }
}
