// Owns: the walk through a body, and the object's methods and setters that it calls, which tells what a field or property is given of a value. Knows no member.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Sources;

/// <summary>What a body gives a place, a field or property, of a value.</summary>
internal sealed class BodyFlow
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

    /// <summary>On what it depends whether a node runs, the worst last.</summary>
    private enum Run
    {
        Always,
        OnNull,
        OnOther,
        OnValue,
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

    /// <summary>Walks through a body.</summary>
    /// <param name="body">The body.</param>
    /// <param name="names">The names of the value.</param>
    /// <param name="places">The names of the field or property.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="hidden">Names of parameters, which hide members.</param>
    /// <param name="startsEmpty">Whether the place has null or nought before the body runs.</param>
    /// <param name="compilation">The compilation, which knows methods of other classes and local functions; null for the object's own methods
    /// alone.</param>
    public static BodyFlow Of(SyntaxNode body, ValueNames names, string[] places, INamedTypeSymbol type, IEnumerable<string> hidden, bool startsEmpty,
        Compilation? compilation = null)
    {
        var flow = new BodyFlow(type, startsEmpty, compilation);
        flow.Walk(body, names, [.. places], [.. hidden], Run.Always, Deepest);
        return flow;
    }

    /// <summary>What an expression makes of a value, and the methods whose results it is.</summary>
    public static Effect Judge(ExpressionSyntax expression, ValueNames names, INamedTypeSymbol type, Compilation compilation) =>
        new BodyFlow(type, startsEmpty: true, compilation).Made(expression, names) ?? Effect.Unknown;

    /// <summary>The names that a value has at a node of a body.</summary>
    public static ValueNames NamesAt(SyntaxNode node, SyntaxNode body, string value, INamedTypeSymbol type)
    {
        var names = new ValueNames(value);
        new BodyFlow(type, startsEmpty: true, null) { _end = node.SpanStart }.Walk(body, names, [], [value], Run.Always, Deepest);
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

    private void Walk(SyntaxNode body, ValueNames names, HashSet<string> places, HashSet<string> hidden, Run outer, int depth)
    {
        foreach (SyntaxNode node in depth == Deepest ? Own(body).TakeWhile(n => n.SpanStart < _end) : Own(body))
        {
            switch (node)
            {
                case VariableDeclaratorSyntax { Identifier.ValueText: var local, Initializer: var given }:
                    hidden.Add(local);
                    names.Set(local, given is null ? null : Made(given.Value, names), given?.Value);
                    break;
                case ForEachStatementSyntax { Identifier.ValueText: var item, Expression: var all }:
                    hidden.Add(item);
                    names.Set(item, names.IsIn(all) ? Effect.Unknown : null, null);
                    break;
                case SingleVariableDesignationSyntax { Identifier.ValueText: var designated }:
                    hidden.Add(designated);
                    names.Set(designated, OfDesignation(node, body, names), null);
                    break;
                case AssignmentExpressionSyntax { Left: TupleExpressionSyntax left } assignment:
                    for (int i = 0; i < left.Arguments.Count; i++)
                    {
                        ExpressionSyntax? from = assignment.Right is TupleExpressionSyntax right && i < right.Arguments.Count
                            ? right.Arguments[i].Expression : null;
                        Assign(node, left.Arguments[i].Expression, from,
                            from is not null ? Made(from, names) : names.IsIn(assignment.Right) ? Effect.Unknown : null);
                    }
                    break;
                case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set:
                    Assign(node, set.Left, set.Right, Made(set.Right, names));
                    break;
                case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } lazy when IsPlace(lazy.Left):
                    // What is there stays.
                    Write(node, Effect == Effect.Nothing ? Made(lazy.Right, names) ?? Effect.Unknown : Effect, null);
                    break;
                case AssignmentExpressionSyntax { RawKind: not (int)SyntaxKind.CoalesceAssignmentExpression } change:
                    bool isOfValue = Effect == Effect.Nothing && ExpressionEffects.Judge(change.Right, names) == Effect.Same;
                    // Nought and the value is the value.
                    bool isSum = change.RawKind is (int)SyntaxKind.AddAssignmentExpression or (int)SyntaxKind.OrAssignmentExpression
                        or (int)SyntaxKind.ExclusiveOrAssignmentExpression;
                    Change(node, change.Left, !isOfValue ? null : isSum && _startsEmpty ? Effect.Same : Effect.Other, names.IsIn(change.Right));
                    break;
                case PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after:
                    Change(node, after.Operand, null, false);
                    break;
                case PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before:
                    Change(node, before.Operand, null, false);
                    break;
                case ArgumentSyntax { RefKindKeyword.RawKind: not 0, Expression: var referred, Parent: ArgumentListSyntax list }
                    when IsPlace(referred) && Method(list.Parent) is null:
                    ExpressionSyntax? taken = list.Arguments.Select(a => a.Expression).FirstOrDefault(names.IsIn);
                    Write(node, taken is null ? Effect.Unknown : ExpressionEffects.Judge(taken, names), taken);
                    break;
                case ArgumentSyntax { RefKindKeyword.RawKind: not 0, Expression: IdentifierNameSyntax { Identifier.ValueText: var local }, Parent: { } call }
                    when hidden.Contains(local) && names.IsIn(call):
                    names.Set(local, Effect.Unknown, null);
                    break;
                case ArgumentSyntax { Expression: ThisExpressionSyntax }:
                    IsUnsure = true;
                    break;
                case InvocationExpressionSyntax call:
                    Follow(call);
                    break;
            }
        }

        bool IsPlace(ExpressionSyntax left) => ExpressionEffects.KeptIn(left) is { } name && places.Contains(name)
            && (left is not IdentifierNameSyntax || !hidden.Contains(name));

        void Assign(SyntaxNode at, ExpressionSyntax left, ExpressionSyntax? value, Effect? effect)
        {
            if (IsPlace(left))
            {
                Write(at, effect ?? Effect.Unknown, value);
            }
            else if (left is IdentifierNameSyntax { Identifier.ValueText: var local } && (hidden.Contains(local) || names.Of(local) is not null))
            {
                names.Set(local, RunOf(at, body, names, places) == Run.Always || names.Of(local) == effect ? effect : Effect.Unknown, value);
            }
            else if (ExpressionEffects.NameOf(left) is { } name
                && Members(name).OfType<IPropertySymbol>().LastOrDefault() is { } property && SetterSource.Setter(property) is { } setter)
            {
                Into(property, setter, "value", effect, at);
            }
        }

        void Change(SyntaxNode at, ExpressionSyntax target, Effect? sum, bool hasValue)
        {
            if (IsPlace(target))
            {
                Write(at, sum ?? (Effect is Effect.Same or Effect.Other ? Effect.Other : Effect.Unknown), at as ExpressionSyntax);
            }
            else if (target is IdentifierNameSyntax { Identifier.ValueText: var local }
                && (names.Of(local) is not null || (hasValue && hidden.Contains(local))))
            {
                bool isAlways = RunOf(at, body, names, places) is Run.Always or Run.OnOther;
                names.Set(local, isAlways && names.Of(local) is Effect.Same or Effect.Other ? Effect.Other : Effect.Unknown, at as ExpressionSyntax);
            }
        }

        void Write(SyntaxNode at, Effect effect, ExpressionSyntax? value)
        {
            Writes++;
            if (depth == Deepest)
            {
                _own.Add((at, at is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } ? value : null));
            }
            Run run = RunOf(at, body, names, places);
            run = run > outer ? run : outer;
            if (effect != Effect.Same && (Place is null || Effect == Effect.Same || run == Run.Always))
            {
                Place = value is null ? at : names.Unfolded(value);
            }
            Settle(at, effect, run, value);
            foreach (string place in places.Where(p => !hidden.Contains(p)))
            {
                names.Set(place, Effect, null);
            }
        }

        // Both ways of a condition are taken together, as one that runs always.
        void Settle(SyntaxNode at, Effect effect, Run run, ExpressionSyntax? value)
        {
            if (run != Run.Always && outer == Run.Always
                && at.Ancestors().TakeWhile(a => a != body.Parent).FirstOrDefault(a => a is IfStatementSyntax or ElseClauseSyntax) is { } branch)
            {
                var choice = branch as IfStatementSyntax ?? (IfStatementSyntax)branch.Parent!;
                if (!_branches.TryGetValue(choice, out (SyntaxNode Branch, Effect Effect) first))
                {
                    _branches[choice] = (branch, effect);
                }
                else if (first.Branch != branch && RunOf(choice, body, names, places) is var around)
                {
                    Effect both = first.Effect == effect ? effect
                        : run == Run.OnOther && (first.Effect == Effect.Other || effect == Effect.Other) ? Effect.Other : Effect.Unknown;
                    IsPartial = both == Effect.Unknown;
                    Settle(choice, both, around, null);
                    return;
                }
            }
            if (run == Run.Always)
            {
                IsPartial &= value is null; // what ran before is overwritten
                Effect = effect;
                return;
            }
            if (effect == Effect.Other && run == Run.OnOther)
            {
                Effect = effect;
            }
            else if (run == Run.OnNull && effect == Effect.Same && _startsEmpty && Effect is Effect.Nothing or Effect.Same)
            {
                Effect = Effect.Same;
            }
            else if (Effect != effect)
            {
                IsPartial = true;
                Place ??= value ?? at;
                Effect = Effect.Unknown;
            }
        }

        void Follow(InvocationExpressionSyntax call)
        {
            if (call.Expression is IdentifierNameSyntax { Identifier.ValueText: "nameof" })
            {
                return;
            }
            if (Method(call) is not { } method || (SetterSource.Called(call) is null && method.MethodKind != MethodKind.LocalFunction))
            {
                IsUnsure |= SetterSource.Called(call) is not null && names.IsIn(call.ArgumentList);
                return;
            }
            if (depth == 0 || !_followed.Add(method))
            {
                return;
            }
            ValueNames inner = Taken(method, call, names);
            var known = new HashSet<string>(places.Where(p => !hidden.Contains(p) && method.Parameters.All(m => m.Name != p)), StringComparer.Ordinal);
            known.UnionWith(call.ArgumentList.Arguments.Where(a => a.RefKindKeyword.RawKind != 0 && IsPlace(a.Expression))
                .Select(a => ParameterFlow.Taken(method, call.ArgumentList, a)?.Name).OfType<string>());
            Run run = RunOf(call, body, names, places);
            foreach (SyntaxNode declared in BodyReads.Of(method))
            {
                SyntaxNode? text = declared is LocalFunctionStatementSyntax function ? (SyntaxNode?)function.Body ?? function.ExpressionBody : declared;
                if (text is null)
                {
                    continue; // it is being typed
                }
                foreach (string place in known.Where(p => Effect != Effect.Nothing && method.Parameters.All(m => m.Name != p)))
                {
                    inner.Set(place, Effect, null);
                }
                Walk(text, inner, known, [.. method.Parameters.Select(p => p.Name).Where(p => !known.Contains(p))], run > outer ? run : outer, depth - 1);
            }
        }

        void Into(ISymbol owner, SyntaxNode setter, string name, Effect? effect, SyntaxNode at)
        {
            if (depth == 0 || !_followed.Add(owner))
            {
                return;
            }
            var inner = new ValueNames();
            inner.Set(name, effect, null);
            Run run = RunOf(at, body, names, places);
            Walk(setter, inner, places, [], run > outer ? run : outer, depth - 1);
        }
    }

    private IEnumerable<ISymbol> Members(string name) => MemberParser.BaseFirst(_type).SelectMany(t => t.GetMembers(name));

    /// <summary>A method of the object whose text is known; null for others, and for overloads.</summary>
    private IMethodSymbol? Method(SyntaxNode? call)
    {
        if (call is not InvocationExpressionSyntax invocation)
        {
            return null;
        }
        if (SetterSource.Called(invocation) is not { } name || !Members(name).Any(m => m is IMethodSymbol))
        {
            return _compilation?.ContainsSyntaxTree(invocation.SyntaxTree) == true
                && _compilation.ModelOf(invocation).GetSymbolInfo(invocation).Symbol is IMethodSymbol known
                && (known.ReducedFrom ?? known) is { IsAbstract: false, IsVirtual: false, IsOverride: false } called
                && called.OriginalDefinition is var defined && defined.DeclaringSyntaxReferences.Any(r => _compilation.ContainsSyntaxTree(r.SyntaxTree))
                ? defined : null;
        }
        IMethodSymbol[] found = [.. Members(name).OfType<IMethodSymbol>().Where(m => !m.IsAbstract && m.DeclaringSyntaxReferences.Length != 0
            && m.Parameters.Length >= invocation.ArgumentList.Arguments.Count)];
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
        if (isCalledOn && call.Expression is MemberAccessExpressionSyntax access)
        {
            Set(method.Parameters[0], access.Expression);
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
        return effect != Effect.Unknown || names.IsIn(expression) ? effect : null;
    }

    private static ExpressionSyntax? Returned(IMethodSymbol method) => BodyReads.Of(method).FirstOrDefault() switch
    {
        MethodDeclarationSyntax { ExpressionBody.Expression: var arrow } => arrow,
        LocalFunctionStatementSyntax { ExpressionBody.Expression: var arrow } => arrow,
        MethodDeclarationSyntax { Body: { } body } when Own(body).OfType<ReturnStatementSyntax>().ToArray() is [{ Expression: { } one }] => one,
        LocalFunctionStatementSyntax { Body: { } body } when Own(body).OfType<ReturnStatementSyntax>().ToArray() is [{ Expression: { } one }] => one,
        _ => null,
    };

    /// <summary>What a variable of a pattern, of <c>out</c> or of a tuple that is taken apart has.</summary>
    private Effect? OfDesignation(SyntaxNode designation, SyntaxNode body, ValueNames names) =>
        designation.Parent?.Parent is IsPatternExpressionSyntax test ? Made(test.Expression, names)
        : designation.Ancestors().TakeWhile(a => a != body).FirstOrDefault(a => a is InvocationExpressionSyntax or IsPatternExpressionSyntax
        or AssignmentExpressionSyntax or SwitchStatementSyntax or SwitchExpressionSyntax) is { } around && names.IsIn(around) ? Effect.Unknown : null;

    /// <summary>On what it depends whether a node of a body runs, unless something throws.</summary>
    private static Run RunOf(SyntaxNode node, SyntaxNode body, ValueNames names, HashSet<string> places)
    {
        Run run = Run.Always;
        SyntaxNode from = node;
        for (SyntaxNode? one = node.Parent; one is not null && from != body; from = one, one = one.Parent)
        {
            Run here = one switch
            {
                IfStatementSyntax choice => from == choice.Condition ? Run.Always : On(choice.Condition),
                ConditionalExpressionSyntax choice => from == choice.Condition ? Run.Always : On(choice.Condition),
                WhileStatementSyntax loop => from == loop.Condition ? Run.Always : On(loop.Condition),
                BinaryExpressionSyntax
                {
                    RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression
                    or (int)SyntaxKind.CoalesceExpression
                } pair => from == pair.Left ? Run.Always : On(pair.Left),
                SwitchSectionSyntax { Parent: SwitchStatementSyntax choice } => On(choice.Expression),
                SwitchExpressionArmSyntax { Parent: SwitchExpressionSyntax choice } => On(choice.GoverningExpression),
                ForEachStatementSyntax or ForStatementSyntax or DoStatementSyntax => Run.OnOther,
                CatchClauseSyntax => Run.OnValue,
                BlockSyntax block when block.Statements.TakeWhile(s => s != from).OfType<IfStatementSyntax>().Any(Leaves) => Run.OnValue,
                _ => Run.Always,
            };
            run = here > run ? here : run;
        }
        return run;

        Run On(ExpressionSyntax condition) => IsOfEquals(condition) ? Run.Always
            : !names.IsIn(condition) && !places.Any(p => ExpressionEffects.IsMentioned(condition, p)) ? Run.OnOther
            : IsOfNull(condition) ? Run.OnNull : Run.OnValue;

        // A value that a condition refuses in silence.
        bool Leaves(IfStatementSyntax choice) => names.IsIn(choice.Condition) && !IsOfEquals(choice.Condition)
            && choice.Statement.DescendantNodesAndSelf().OfType<ReturnStatementSyntax>().Any();

        // What has the value already need not be given it.
        bool IsOfEquals(ExpressionSyntax condition) => condition.DescendantNodesAndSelf().Any(n =>
            (n is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression or (int)SyntaxKind.EqualsExpression }
            || (n is InvocationExpressionSyntax call && ExpressionEffects.Method(call) is { } method && method.Contains("Equal")))
            && names.IsIn(n) && places.Any(p => ExpressionEffects.IsMentioned(n, p)));

        bool IsOfNull(ExpressionSyntax condition) => condition switch
        {
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.NotEqualsExpression, Right.RawKind: (int)SyntaxKind.NullLiteralExpression } => true,
            IsPatternExpressionSyntax
            {
                Pattern: UnaryPatternSyntax
                {
                    Pattern: ConstantPatternSyntax
                    { Expression.RawKind: (int)SyntaxKind.NullLiteralExpression }
                }
            } => true,
            IsPatternExpressionSyntax { Pattern: RecursivePatternSyntax { Type: null, PropertyPatternClause.Subpatterns.Count: 0 } } => true,
            MemberAccessExpressionSyntax { Name.Identifier.ValueText: "HasValue" } => true,
            _ => false,
        };
    }
}
