// Owns: what a body, with the object's methods and setters that it calls, gives a field or property of a value. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>What a body gives a place, a field or property, of a value.</summary>
internal sealed partial class BodyFlow
{
    /// <summary>Methods that call one another are followed so far.</summary>
    private const int Deepest = 6;

    private readonly INamedTypeSymbol _type;
    private readonly bool _startsEmpty;
    private readonly HashSet<ISymbol> _followed = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<SyntaxNode, (SyntaxNode Branch, Effect Effect)> _branches = [];
    private readonly List<(SyntaxNode At, ExpressionSyntax? Value)> _own = [];

    private readonly Compilation? _compilation;
    private int _end = int.MaxValue;

    private BodyFlow(INamedTypeSymbol type, bool startsEmpty, Compilation? compilation)
    {
        _type = type;
        _startsEmpty = startsEmpty;
        _compilation = compilation;
    }

    /// <summary>What the place has in the end.</summary>
    public Effect Effect { get; private set; } = Effect.Nothing;

    /// <summary>Where it first became something else than the value: the expression, or what writes it.</summary>
    public SyntaxNode? Place { get; private set; }

    /// <summary>How often it is written.</summary>
    public int Writes { get; private set; }

    /// <summary>Whether some value is not stored, or another one in its place.</summary>
    public bool IsPartial { get; private set; }

    /// <summary>Whether the value, or the object, is handed to something whose text is not looked at.</summary>
    public bool IsUnsure { get; private set; }

    /// <summary>The one expression that is stored in any case; null for another body.</summary>
    public ExpressionSyntax? Stored => _own.Count == 1 && Writes == 1 && !IsPartial ? _own[0].Value : null;

    /// <summary>Whether all that the place is given is an empty collection, or a variable that was made as one: what is in it comes by its methods.</summary>
    /// <param name="body">The body.</param>
    /// <param name="place">The name of the field or property.</param>
    /// <param name="filled">The name of what is filled: the variable, or the place.</param>
    public bool IsFilled(SyntaxNode body, string place, out string filled)
    {
        filled = place;
        if (_own.Count == 0 || _own.Count != Writes)
        {
            return false;
        }
        if (_own is [(_, { } given)] && ExpressionEffects.Bare(given) is IdentifierNameSyntax { Identifier.ValueText: var name })
        {
            filled = name;
            return Own(body).OfType<VariableDeclaratorSyntax>()
                .Any(v => v.Identifier.ValueText == name && v.Initializer is { Value: var made } && IsEmpty(made));
        }
        return _own.All(one => one.Value is { } made && IsEmpty(made));
    }

    /// <summary>Whether an expression makes a collection without elements; its argument is how much room it has.</summary>
    private static bool IsEmpty(ExpressionSyntax made) => made switch
    {
        CollectionExpressionSyntax { Elements.Count: 0 } => true,
        ImplicitObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0, Initializer: null } => true,
        ObjectCreationExpressionSyntax { Initializer: null, ArgumentList: var given } => given is not { Arguments: [var one, ..] }
            || one.Expression is LiteralExpressionSyntax or MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Count" or "Length" },
        _ => false,
    };

    /// <summary>Follows the flow of a body.</summary>
    /// <param name="body">The body.</param>
    /// <param name="names">The names of the value.</param>
    /// <param name="places">The names of the field or property.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="hidden">Names of parameters, which hide members.</param>
    /// <param name="startsEmpty">Whether the location holds null or zero before the body runs.</param>
    /// <param name="compilation">The compilation, which knows methods of other classes and local functions; null for the object's own methods
    /// alone.</param>
    public static BodyFlow Of(SyntaxNode body, ValueNames names, string[] places, INamedTypeSymbol type, IEnumerable<string> hidden, bool startsEmpty,
        Compilation? compilation = null)
    {
        var flow = new BodyFlow(type, startsEmpty, compilation);
        new Walker(flow, body, names, [.. places], [.. hidden], Run.Always, Deepest).Walk();
        return flow;
    }

    /// <summary>What an expression makes of a value, and the methods whose results it is.</summary>
    public static Effect Judge(ExpressionSyntax expression, ValueNames names, INamedTypeSymbol type, Compilation compilation) =>
        new BodyFlow(type, startsEmpty: true, compilation).Made(expression, names) ?? Effect.Unknown;

    /// <summary>The names that a value has at a node of a body.</summary>
    public static ValueNames NamesAt(SyntaxNode node, SyntaxNode body, string value, INamedTypeSymbol type)
    {
        var names = new ValueNames(value);
        var flow = new BodyFlow(type, startsEmpty: true, null) { _end = node.SpanStart };
        new Walker(flow, body, names, [], [value], Run.Always, Deepest).Walk();
        return names;
    }

    /// <summary>The nodes of a body that are not in functions within it.</summary>
    public static IEnumerable<SyntaxNode> Own(SyntaxNode body) =>
        body.DescendantNodesAndSelf(n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax));

    /// <summary>What the place has after the body ran with a constant; nothing if that cannot be told.</summary>
    /// <param name="constant">The value.</param>
    /// <param name="name">Its name in the body.</param>
    /// <param name="initial">What the place had before.</param>
    public Optional<object?> Probe(object? constant, string name, Optional<object?> initial)
    {
        if (_own.Count != Writes)
        {
            return default;
        }
        Optional<object?> result = initial;
        foreach ((SyntaxNode at, ExpressionSyntax? value) in _own)
        {
            switch (ConstantProbe.Runs(at, name, constant))
            {
                case null:
                    return default;
                case true:
                    result = value is null ? default : ConstantProbe.Evaluate(value, name, constant);
                    break;
            }
        }
        return result;
    }

    private IEnumerable<ISymbol> Members(string name) => MemberParser.Named(_type, name);

    /// <summary>A method of the object whose text is known; null for others, and for overloads.</summary>
    private IMethodSymbol? Method(SyntaxNode? call)
    {
        if (call is not InvocationExpressionSyntax invocation)
        {
            return null;
        }
        if (BodyCalls.Called(invocation) is not { } name || !Members(name).Any(m => m is IMethodSymbol))
        {
            return _compilation?.ContainsSyntaxTree(invocation.SyntaxTree) == true
                && _compilation.ModelOf(invocation).GetSymbolInfo(invocation).Symbol is IMethodSymbol known
                && (known.ReducedFrom ?? known) is { IsAbstract: false, IsVirtual: false, IsOverride: false } called
                && called.OriginalDefinition is var defined && defined.DeclaringSyntaxReferences.Any(r => _compilation.ContainsSyntaxTree(r.SyntaxTree))
                ? defined : null;
        }
        IMethodSymbol[] found = [.. Members(name).OfType<IMethodSymbol>().Where(m => !m.IsAbstract && m.DeclaringSyntaxReferences.Length != 0
            && m.Parameters.Length >= invocation.ArgumentList.Arguments.Count)];
        if (invocation.Expression is MemberAccessExpressionSyntax { Expression: BaseExpressionSyntax })
        {
            // Of the class below the one that calls it.
            found = [.. found.TakeWhile(m => !m.ContainingType.DeclaringSyntaxReferences
                .Any(r => r.SyntaxTree == invocation.SyntaxTree && r.Span.Contains(invocation.Span)))];
        }
        IMethodSymbol[] exact = [.. found.Where(m => m.Parameters.Length == invocation.ArgumentList.Arguments.Count)];
        found = exact.Length == 0 ? found : exact;
        return found.Length != 0 && found.Skip(1).All(m => m.IsOverride) ? found[found.Length - 1] : null;
    }

    /// <summary>What the parameters of a method have of the value.</summary>
    private static ValueNames Taken(IMethodSymbol method, InvocationExpressionSyntax call, ValueNames names)
    {
        var inner = new ValueNames();
        // What an extension method is called on is its first argument.
        bool isCalledOn = method.IsExtensionMethod && call.ArgumentList.Arguments.Count < method.Parameters.Length;
        if (call.Expression is MemberAccessExpressionSyntax access
            && (isCalledOn ? method.Parameters[0] : method.ContainingType?.ExtensionParameter) is { } receiver)
        {
            Set(receiver, access.Expression);
        }
        foreach (ArgumentSyntax argument in call.ArgumentList.Arguments)
        {
            if (ParameterFlow.Taken(method, call.ArgumentList, argument) is { } parameter)
            {
                int place = parameter.Ordinal + (isCalledOn && argument.NameColon is null ? 1 : 0);
                Set(method.Parameters[Math.Min(place, method.Parameters.Length - 1)], argument.Expression);
            }
        }
        return inner;

        void Set(IParameterSymbol parameter, ExpressionSyntax argument)
        {
            Effect effect = ExpressionEffects.Judge(argument, names);
            inner.Set(parameter.Name, effect == Effect.Unknown && !names.IsIn(argument) ? null : effect, null);
        }
    }

    /// <summary>What an expression has of the value; null for nothing. What a method returns is looked at, if it has one result.</summary>
    private Effect? Made(ExpressionSyntax expression, ValueNames names, int depth = Deepest)
    {
        Effect effect = ExpressionEffects.Judge(expression, names);
        if (effect == Effect.Unknown && depth != 0 && ExpressionEffects.Bare(expression) is InvocationExpressionSyntax call && names.IsIn(call)
            && Method(call) is { } method && Returned(method) is { } returned)
        {
            effect = Made(returned, Taken(method, call, names), depth - 1) ?? Effect.Unknown;
        }
        // A property that an extension block gives the value.
        if (effect == Effect.Unknown && depth != 0 && ExpressionEffects.Bare(expression) is MemberAccessExpressionSyntax shown && names.IsIn(shown.Expression)
            && Extended(shown) is { } property && GetterFlow.Given(property) is [var got])
        {
            var inner = new ValueNames();
            inner.Set(property.ContainingType.ExtensionParameter!.Name, ExpressionEffects.Judge(shown.Expression, names), null);
            effect = Made(got, inner, depth - 1) ?? Effect.Unknown;
        }
        // An operator on what a method returns as it is.
        if (effect == Effect.Unknown && depth != 0 && ExpressionEffects.Bare(expression) is BinaryExpressionSyntax sum && ExpressionEffects.IsArithmetic(sum)
            && (names.IsIn(sum.Left), names.IsIn(sum.Right)) is (var left, var right) && left != right
            && ExpressionEffects.Bare(left ? sum.Left : sum.Right) is InvocationExpressionSyntax operand && Made(operand, names, depth - 1) == Effect.Same)
        {
            effect = Effect.Other;
        }
        return effect != Effect.Unknown || names.IsIn(expression) ? effect : null;
    }

    /// <summary>The property of an extension block that is read; null for others.</summary>
    private IPropertySymbol? Extended(MemberAccessExpressionSyntax access) => _compilation?.ContainsSyntaxTree(access.SyntaxTree) == true
        && _compilation.ModelOf(access).GetSymbolInfo(access).Symbol is IPropertySymbol { ContainingType.ExtensionParameter: not null } property
        ? property.OriginalDefinition : null;

    private static ExpressionSyntax? Returned(IMethodSymbol method) => AllReturned(method) is [var one] ? one : null;

    /// <summary>What a method or function can return; nothing where its text is not known.</summary>
    public static ExpressionSyntax[] AllReturned(IMethodSymbol method) => BodyReads.Of(method).FirstOrDefault() switch
    {
        MethodDeclarationSyntax { ExpressionBody.Expression: var arrow } => [arrow],
        LocalFunctionStatementSyntax { ExpressionBody.Expression: var arrow } => [arrow],
        MethodDeclarationSyntax { Body: { } body } => Of(body),
        LocalFunctionStatementSyntax { Body: { } body } => Of(body),
        _ => [],
    };

    private static ExpressionSyntax[] Of(BlockSyntax body) =>
        [.. Own(body).OfType<ReturnStatementSyntax>().Select(r => r.Expression).OfType<ExpressionSyntax>()];
}
