// Owns: one pass over a body: what each declaration, assignment and argument gives a variable or the place, and the passes over what the body calls.
// Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal sealed partial class BodyFlow
{
    /// <summary>One pass over a body, in the order of its text.</summary>
    /// <param name="flow">What the passes found so far.</param>
    /// <param name="body">The body.</param>
    /// <param name="names">The names of the value.</param>
    /// <param name="places">The names of the field or property.</param>
    /// <param name="hidden">Names of parameters and variables, which hide members.</param>
    /// <param name="outer">On what it depends whether the body runs.</param>
    /// <param name="depth">How many calls are followed from here.</param>
    private sealed class Walker(BodyFlow flow, SyntaxNode body, ValueNames names, HashSet<string> places, HashSet<string> hidden, Run outer, int depth)
    {
        /// <summary>What the place has so far.</summary>
        private Effect Effect
        {
            get => flow.Effect;
            set => flow.Effect = value;
        }

        public void Walk()
        {
            foreach (SyntaxNode node in depth == Deepest ? Own(body).TakeWhile(n => n.SpanStart < flow._end) : Own(body))
            {
                switch (node)
                {
                    case VariableDeclaratorSyntax or ForEachStatementSyntax or SingleVariableDesignationSyntax:
                        Declare(node);
                        break;
                    case AssignmentExpressionSyntax assignment:
                        Assign(assignment);
                        break;
                    case PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after:
                        Change(node, after.Operand, null, false);
                        break;
                    case PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before:
                        Change(node, before.Operand, null, false);
                        break;
                    case ArgumentSyntax argument:
                        Pass(argument);
                        break;
                    case InvocationExpressionSyntax call:
                        Follow(call);
                        break;
                }
            }
        }

        private void Declare(SyntaxNode node)
        {
            switch (node)
            {
                case VariableDeclaratorSyntax { Identifier.ValueText: var local, Initializer: var given }:
                    hidden.Add(local);
                    names.Set(local, given is null ? null : flow.Made(given.Value, names), given?.Value);
                    break;
                case ForEachStatementSyntax { Identifier.ValueText: var item, Expression: var all }:
                    hidden.Add(item);
                    names.Set(item, names.IsIn(all) ? Effect.Unknown : null, null);
                    break;
                case SingleVariableDesignationSyntax { Identifier.ValueText: var designated }:
                    hidden.Add(designated);
                    names.Set(designated, OfDesignation(node), null);
                    break;
            }
        }

        /// <summary>What a variable of a pattern, of <c>out</c> or of a tuple that is taken apart has.</summary>
        private Effect? OfDesignation(SyntaxNode designation) =>
            designation.Ancestors().FirstOrDefault(a => a is not (VarPatternSyntax or DeclarationPatternSyntax or RecursivePatternSyntax or UnaryPatternSyntax
                or ParenthesizedPatternSyntax)) is IsPatternExpressionSyntax test && NullTests.Variable(test.Pattern) is { } whole
            && whole == ((SingleVariableDesignationSyntax)designation).Identifier.ValueText ? flow.Made(test.Expression, names)
            : designation.Parent is PatternSyntax { Parent: CasePatternSwitchLabelSyntax { Parent.Parent: SwitchStatementSyntax choice } }
            ? flow.Made(choice.Expression, names)
            : designation.Ancestors().TakeWhile(a => a != body).FirstOrDefault(a => a is InvocationExpressionSyntax or IsPatternExpressionSyntax
            or AssignmentExpressionSyntax or SwitchStatementSyntax or SwitchExpressionSyntax or ForEachVariableStatementSyntax) is { } around
            && names.IsIn(around is ForEachVariableStatementSyntax each ? each.Expression : around) ? Effect.Unknown : null;

        private void Assign(AssignmentExpressionSyntax assignment)
        {
            switch (assignment)
            {
                case { Left: TupleExpressionSyntax left }:
                    for (int i = 0; i < left.Arguments.Count; i++)
                    {
                        ExpressionSyntax? from = assignment.Right is TupleExpressionSyntax right && i < right.Arguments.Count
                            ? right.Arguments[i].Expression : null;
                        Assign(assignment, left.Arguments[i].Expression, from,
                            from is not null ? flow.Made(from, names) : names.IsIn(assignment.Right) ? Effect.Unknown : null);
                    }
                    break;
                case { RawKind: (int)SyntaxKind.SimpleAssignmentExpression }:
                    Assign(assignment, assignment.Left, assignment.Right, flow.Made(assignment.Right, names));
                    break;
                case { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression }:
                    if (IsPlace(assignment.Left))
                    {
                        // What is there stays.
                        Write(assignment, Effect == Effect.Nothing ? flow.Made(assignment.Right, names) ?? Effect.Unknown : Effect, null);
                    }
                    break;
                default:
                    bool isOfValue = Effect == Effect.Nothing && ExpressionEffects.Judge(assignment.Right, names) == Effect.Same;
                    // Zero combined with the value is the value.
                    bool isSum = assignment.RawKind is (int)SyntaxKind.AddAssignmentExpression or (int)SyntaxKind.OrAssignmentExpression
                        or (int)SyntaxKind.ExclusiveOrAssignmentExpression;
                    Change(assignment, assignment.Left, !isOfValue ? null : isSum && flow._startsEmpty ? Effect.Same : Effect.Other,
                        names.IsIn(assignment.Right));
                    break;
            }
        }

        private void Assign(SyntaxNode at, ExpressionSyntax left, ExpressionSyntax? value, Effect? effect)
        {
            if (IsPlace(left))
            {
                Write(at, effect ?? Effect.Unknown, value);
            }
            else if (left is IdentifierNameSyntax { Identifier.ValueText: var local } && (hidden.Contains(local) || names.Of(local) is not null))
            {
                names.Set(local, RunOf(at) == Run.Always || names.Of(local) == effect ? effect : Effect.Unknown, value);
            }
            else if (ExpressionEffects.NameOf(left) is { } name
                && flow.Members(name).OfType<IPropertySymbol>().LastOrDefault() is { } property && SetterAnalysis.Setter(property) is { } setter)
            {
                Into(property, setter, "value", effect, at);
            }
        }

        private void Change(SyntaxNode at, ExpressionSyntax target, Effect? sum, bool hasValue)
        {
            if (IsPlace(target))
            {
                Write(at, sum ?? (Effect is Effect.Same or Effect.Other ? Effect.Other : Effect.Unknown), at as ExpressionSyntax);
            }
            else if (target is IdentifierNameSyntax { Identifier.ValueText: var local }
                && (names.Of(local) is not null || (hasValue && hidden.Contains(local))))
            {
                bool isAlways = RunOf(at) is Run.Always or Run.OnOther;
                names.Set(local, isAlways && names.Of(local) is Effect.Same or Effect.Other ? Effect.Other : Effect.Unknown, at as ExpressionSyntax);
            }
        }

        private void Pass(ArgumentSyntax argument)
        {
            switch (argument)
            {
                case { RefKindKeyword.RawKind: not 0, Expression: var referred, Parent: ArgumentListSyntax list }
                    when IsPlace(referred) && flow.Method(list.Parent) is null:
                    ExpressionSyntax? taken = list.Arguments.Select(a => a.Expression).FirstOrDefault(names.IsIn);
                    Write(argument, taken is null ? Effect.Unknown : ExpressionEffects.Judge(taken, names), taken);
                    break;
                case { RefKindKeyword.RawKind: not 0, Expression: IdentifierNameSyntax { Identifier.ValueText: var local }, Parent: { } call }
                    when hidden.Contains(local) && names.IsIn(call):
                    names.Set(local, Effect.Unknown, null);
                    break;
                case { Expression: ThisExpressionSyntax }:
                    flow.IsUnsure = true;
                    break;
            }
        }

        private bool IsPlace(ExpressionSyntax left) => ExpressionEffects.KeptIn(left) is { } name && places.Contains(name)
            && (left is not IdentifierNameSyntax || !hidden.Contains(name));

        private void Write(SyntaxNode at, Effect effect, ExpressionSyntax? value)
        {
            flow.Writes++;
            if (depth == Deepest)
            {
                flow._own.Add((at, at is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } ? value : null));
            }
            Run run = InAll(at);
            if (effect != Effect.Same && (flow.Place is null || Effect == Effect.Same || run == Run.Always
                || (effect == Effect.Other && Effect != Effect.Other && run is Run.OnNull or Run.OnThere)))
            {
                flow.Place = value is null ? at : names.Unfolded(value);
            }
            Settle(at, effect, run, value);
            foreach (string place in places.Where(p => !hidden.Contains(p)))
            {
                names.Set(place, Effect, null);
            }
        }

        /// <summary>Notes what the place has after a write. Both ways of a condition are taken together, as one that runs always.</summary>
        private void Settle(SyntaxNode at, Effect effect, Run run, ExpressionSyntax? value)
        {
            if (run != Run.Always && outer == Run.Always
                && at.Ancestors().TakeWhile(a => a != body.Parent).FirstOrDefault(a => a is IfStatementSyntax or ElseClauseSyntax) is { } branch)
            {
                var choice = branch as IfStatementSyntax ?? (IfStatementSyntax)branch.Parent!;
                if (!flow._branches.TryGetValue(choice, out (SyntaxNode Branch, Effect Effect) first))
                {
                    flow._branches[choice] = (branch, effect);
                }
                else if (first.Branch != branch && RunOf(choice) is var around)
                {
                    bool isChanged = NullTests.IsThere(choice.Condition, names) is { } isThere
                        ? (isThere == branch is IfStatementSyntax ? effect : first.Effect) == Effect.Other
                        : run == Run.OnOther && (first.Effect == Effect.Other || effect == Effect.Other);
                    Effect both = first.Effect == effect ? effect : isChanged ? Effect.Other : Effect.Unknown;
                    flow.IsPartial = both == Effect.Unknown;
                    Settle(choice, both, around, null);
                    return;
                }
            }
            if (run == Run.Always)
            {
                flow.IsPartial &= value is null; // what ran before is overwritten
                Effect = effect;
                return;
            }
            // What is done to each value but null is done each time.
            if (effect == Effect.Other && run is Run.OnOther or Run.OnNull or Run.OnThere)
            {
                Effect = effect;
            }
            else if (run == Run.OnNull && effect == Effect.Same && flow._startsEmpty && Effect is Effect.Nothing or Effect.Same)
            {
                Effect = Effect.Same;
            }
            else if (Effect != effect)
            {
                flow.IsPartial = true;
                flow.Place ??= value ?? at;
                Effect = Effect.Unknown;
            }
        }

        private void Follow(InvocationExpressionSyntax call)
        {
            if (call.Expression is IdentifierNameSyntax { Identifier.ValueText: "nameof" })
            {
                return;
            }
            if (flow.Method(call) is not { } method || (BodyCalls.Called(call) is null && method.MethodKind != MethodKind.LocalFunction))
            {
                flow.IsUnsure |= BodyCalls.Called(call) is not null && names.IsIn(call.ArgumentList);
                return;
            }
            if (depth == 0 || !flow._followed.Add(method))
            {
                return;
            }
            ValueNames inner = Taken(method, call, names);
            var known = new HashSet<string>(places.Where(p => !hidden.Contains(p) && method.Parameters.All(m => m.Name != p)), StringComparer.Ordinal);
            known.UnionWith(call.ArgumentList.Arguments.Where(a => a.RefKindKeyword.RawKind != 0 && IsPlace(a.Expression))
                .Select(a => ParameterFlow.Taken(method, call.ArgumentList, a)?.Name).OfType<string>());
            Run run = InAll(call);
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
                new Walker(flow, text, inner, known, [.. method.Parameters.Select(p => p.Name).Where(p => !known.Contains(p))], run, depth - 1).Walk();
            }
        }

        /// <summary>Goes on in the setter of another property, which is given what the value has become.</summary>
        private void Into(ISymbol owner, SyntaxNode setter, string name, Effect? effect, SyntaxNode at)
        {
            if (depth == 0 || !flow._followed.Add(owner))
            {
                return;
            }
            var inner = new ValueNames();
            inner.Set(name, effect, null);
            new Walker(flow, setter, inner, places, [], InAll(at), depth - 1).Walk();
        }

        private Run RunOf(SyntaxNode at) => BodyRun.Of(at, body, names, places);

        /// <summary>On what it depends whether a node runs, and the body that it is in.</summary>
        private Run InAll(SyntaxNode at)
        {
            Run run = RunOf(at);
            return run > outer ? run : outer;
        }
    }
}
