// Owns: what the text of a setter or constructor says about where a value goes: which fields are given something of it. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>
/// A field is given a value if it, or something in it, is assigned an expression that has the value or a variable made of it, if a call that may keep the value
/// in it has both, or if it is assigned under a condition on the value alone. A field that is written without the value is state of its own, and so is one that
/// only takes part in what is made of the value: <c>_shown = Convert(value, _unit)</c>, <c>_slots[_index] = value</c>.
/// </summary>
internal static class SetterAnalysis
{
    /// <summary>What setters of a type run. Each pair of members is asked about.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, BodyReads.Kept<SyntaxNode, Bodies>> s_bodies = new();

    /// <summary>The names that expressions in bodies of a type get to.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, BodyReads.Kept<ExpressionSyntax, HashSet<string>>> s_used = new();

    /// <summary>How methods begin that keep what they are given, whatever they return.</summary>
    private static readonly string[] s_keeping =
        ["Add", "Append", "Assign", "Change", "Exchange", "Insert", "Put", "Save", "Set", "Store", "Try", "Update", "Write"];

    /// <summary>How methods begin that fill a buffer, and return how much.</summary>
    private static readonly string[] s_filling = ["Copy", "Decode", "Encode", "Fill", "Get", "Read", "Try", "Write"];

    /// <summary>How methods begin that only look at what they are given.</summary>
    private static readonly string[] s_looking = ["Assert", "Check", "Ensure", "Guard", "Log", "Require", "ThrowIf", "Validate", "Verify"];

    /// <summary>The code of a property's setter; null if it declares none, or the compiler makes it.</summary>
    public static SyntaxNode? Setter(IPropertySymbol property) => BodyReads.Of(property).OfType<PropertyDeclarationSyntax>()
        .Select(p => p.AccessorList?.Accessors.FirstOrDefault(
            a => a.RawKind is (int)SyntaxKind.SetAccessorDeclaration or (int)SyntaxKind.InitAccessorDeclaration))
        .Select(a => (SyntaxNode?)a?.ExpressionBody ?? a?.Body).FirstOrDefault(body => body is not null);

    /// <summary>Whether a property's setter gives a field what is set. One that another declaration has gives this field nothing.</summary>
    public static bool Gives(IPropertySymbol property, string field) => Setter(property) is { } setter && Gives(setter, "value", field);

    /// <summary>Whether a body gives a field something of a value.</summary>
    /// <param name="body">The body.</param>
    /// <param name="value">The value's name.</param>
    /// <param name="field">The field's name.</param>
    /// <param name="isBuffer">Whether methods fill what the field holds.</param>
    public static bool Gives(SyntaxNode body, string value, string field, bool isBuffer = false)
    {
        HashSet<string> made = BodyNames.Made(body, value);
        return body.DescendantNodesAndSelf().Any(node => node switch
        {
            AssignmentExpressionSyntax set => WriteAnalysis.Sides(set).Any(side => IsTarget(side.To, field)
                && (BodyNames.Has(side.From, made) || BodyNames.Has(side.To, made)
                || (IsUnder(set, body, made) && !ExpressionEffects.IsMadeAnew(side.From)))),
            ArgumentListSyntax { Parent: { } call } arguments => ExpressionEffects.IsMentioned(call, field) && BodyNames.Has(call, made)
                && MayKeep(call, arguments, field, isBuffer, body),
            PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax => ExpressionEffects.IsMentioned(node, field) && IsUnder(node, body, made),
            _ => false,
        });
    }

    /// <summary>Whether what is assigned is a field or something in it: what says which element of another thing it is does not count.</summary>
    private static bool IsTarget(ExpressionSyntax to, string field) => to.DescendantTokens(node => node is not BracketedArgumentListSyntax)
        .Any(t => t.ValueText == field && t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword);

    /// <summary>Whether a call that has a field may keep something in it: it is of the field, or is given it by reference or for that alone. What a call
    /// returns is made with the help of the field.</summary>
    private static bool MayKeep(SyntaxNode call, ArgumentListSyntax arguments, string field, bool isBuffer, SyntaxNode body)
    {
        ExpressionSyntax? called = (call as InvocationExpressionSyntax)?.Expression;
        string method = call is InvocationExpressionSyntax invoked ? ExpressionEffects.Method(invoked) ?? "" : "";
        bool isResult = call.Ancestors().TakeWhile(a => a != body.Parent).TakeWhile(a => a is not (StatementSyntax or LambdaExpressionSyntax)
            || a is LocalDeclarationStatementSyntax).Any(a => a is EqualsValueClauseSyntax
            || (a is AssignmentExpressionSyntax { Left: var to, Right: var from } && from.Contains(call)
            && to is not IdentifierNameSyntax { Identifier.ValueText: "_" }));
        return arguments.Arguments.Any(a => a.RefKindKeyword.RawKind != 0 && ExpressionEffects.IsMentioned(a.Expression, field))
            // A call of a constructor, or one that is given a lambda: what is in the lambda is looked at by itself.
            || call is ConstructorInitializerSyntax or PrimaryConstructorBaseTypeSyntax
            || (called is not null && IsOf(called) && (!isResult || s_keeping.Any(k => method.StartsWith(k, StringComparison.Ordinal))
            || WriteAnalysis.IsChange(method)))
            || ((!isResult || (isBuffer && s_filling.Any(f => method.StartsWith(f, StringComparison.Ordinal))))
            && !s_looking.Any(l => method.StartsWith(l, StringComparison.Ordinal))
            && arguments.Arguments.Any(a => WriteAnalysis.Root(a.Expression) == field || (a.Expression is AnonymousFunctionExpressionSyntax each
            && each.DescendantNodes().SelectMany(WriteAnalysis.Written).Any(to => WriteAnalysis.Root(to) == field))));

        bool IsOf(ExpressionSyntax one) => call.Ancestors().OfType<ConditionalAccessExpressionSyntax>().Select(a => a.Expression).Prepend(one)
            .Any(e => IsTarget(e, field));
    }

    /// <summary>Whether a setter gives a field that its getter does not name a value which setting the property again makes again: it depends on the value, the
    /// getter gives what the setter keeps of it, and what was there before has no part in it.</summary>
    public static bool Determines(IPropertySymbol property, SyntaxNode setter, string field)
    {
        if (!PathAnalysis.AlwaysWrites(setter, field) || !GetterNames(property).Any(name => Gives(setter, "value", name))
            || !(Gives(setter, "value", field) || IsOfKept()))
        {
            return false;
        }
        return !setter.DescendantNodesAndSelf().Any(node => WriteAnalysis.IsWrite(node, [field]) && node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set =>
                WriteAnalysis.Sides(set).Any(side => ExpressionEffects.NameOf(side.To) == field && IsOfBefore(side.From, set)),
            ArgumentSyntax => false,
            _ => true,
        });

        // It is made of what the setter has stored of the value by then.
        bool IsOfKept() => setter.DescendantNodesAndSelf().OfType<AssignmentExpressionSyntax>().SelectMany(WriteAnalysis.Sides)
            .Any(side => ExpressionEffects.NameOf(side.To) == field
            && BodyNames.In(side.From).Any(name => name != field && FieldsOf(property.ContainingType).Contains(name) && Gives(setter, "value", name)));

        // What a field had before, which the setter replaces only now or later, or what is another each time.
        bool IsOfBefore(ExpressionSyntax from, SyntaxNode at) => ExpressionEffects.IsMentioned(from, field) || ExpressionEffects.IsMadeAnew(from)
            || Used(property.ContainingType, from).Append("field").Where(name => name != "field" || ExpressionEffects.IsMentioned(from, name))
            .Any(name => setter.DescendantNodesAndSelf().Where(n => WriteAnalysis.IsWrite(n, [name])).ToArray() is { Length: not 0 } writes
            && !writes.Any(w => w.Span.End <= at.SpanStart));
    }

    /// <summary>The names that a property's getter has; that of its own field for one that the compiler makes.</summary>
    private static IEnumerable<string> GetterNames(IPropertySymbol property) => GetterFlow.Given(property) is { Length: not 0 } given
        ? given.SelectMany(g => g.DescendantTokens()).Where(t => t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword)
            .Select(t => t.ValueText).Distinct() : ["field"];

    /// <summary>Whether a setter gives a field the value only if something else says so, and nothing instead.</summary>
    public static bool IsChosen(SyntaxNode setter, string field)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        SyntaxNode[] writes = [.. setter.DescendantNodesAndSelf().Where(node => WriteAnalysis.IsWrite(node, [field]))];
        return writes.Length != 0 && writes.All(write => IsOfSome(write, made, IsOfOther)
            || write.Ancestors().TakeWhile(a => a != setter.Parent).Any(a => a switch
        {
            IfStatementSyntax choice => IsOfOther(choice.Condition)
                && !(choice.Else is { } other && writes.Any(other.Contains) && writes.Any(choice.Statement.Contains)),
            ConditionalExpressionSyntax choice => IsOfOther(choice.Condition),
            SwitchStatementSyntax choice => IsOfOther(choice.Expression) && choice.Sections.Any(s => !writes.Any(s.Contains)),
            _ => false,
        }));

        bool IsOfOther(ExpressionSyntax condition) => !BodyNames.Has(condition, made) && !ExpressionEffects.IsMentioned(condition, field);
    }

    /// <summary>Whether a property's setter hands what is set to something whose text is not looked at: a method or property of the object.</summary>
    public static bool HandsAway(IPropertySymbol property) => Setter(property) is { } setter && HandsAway(setter, "value", property.ContainingType);

    /// <summary>Whether a body hands a value to a method or property of the object itself, or to what one gives.</summary>
    /// <param name="body">The body.</param>
    /// <param name="value">The value's name.</param>
    /// <param name="type">The type of the object.</param>
    public static bool HandsAway(SyntaxNode body, string value, INamedTypeSymbol type) => HandsAway(body, value, type, null);

    /// <summary>Whether a body hands a value to something that may give it to a field: methods whose text is known are looked into.</summary>
    public static bool HandsAway(SyntaxNode body, string value, INamedTypeSymbol type, string? field)
    {
        if (field is not null && BodyFlow.Of(body, new ValueNames(value), [field], type, [value], startsEmpty: true) is { IsUnsure: false, Writes: 0 })
        {
            return AssignsAway(body, value, type) || AddAnalysis.Gives(body, value, type, field);
        }
        HashSet<string> made = BodyNames.Made(body, value);
        HashSet<string> fields = FieldsOf(type);
        return AssignsAway(body, value, type) || body.DescendantNodesAndSelf().Any(node => node switch
        {
            InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } => false,
            InvocationExpressionSyntax call => BodyNames.Has(call.ArgumentList, made)
                && !call.ArgumentList.Arguments.Any(a => ExpressionEffects.NameOf(a.Expression) is { } name && fields.Contains(name))
                && call.Expression is IdentifierNameSyntax or GenericNameSyntax or MemberAccessExpressionSyntax
                { Expression: ThisExpressionSyntax or BaseExpressionSyntax },
            _ => false,
        });
    }

    /// <summary>Whether a body assigns a value to something else than a field, a property that is only its own field, or a variable, which are looked at by
    /// themselves.</summary>
    private static bool AssignsAway(SyntaxNode body, string value, INamedTypeSymbol type)
    {
        HashSet<string> made = BodyNames.Made(body, value);
        HashSet<string> fields = FieldsOf(type);
        return body.DescendantNodesAndSelf().OfType<AssignmentExpressionSyntax>().SelectMany(WriteAnalysis.Sides)
            .Any(side => BodyNames.Has(side.From, made) && IsUnknown(side.To) && !(WriteAnalysis.Root(side.To) is { } root && IsAuto(root)));

        bool IsAuto(string name) => MemberParser.Named(type, name).LastOrDefault() is IPropertySymbol { IsVirtual: false, IsOverride: false } property
            && FillParser.IsAuto(property) && Setter(property) is null;

        bool IsUnknown(ExpressionSyntax left) => left switch
        {
            FieldExpressionSyntax => false,
            _ => WriteAnalysis.Root(left) is { } root && !fields.Contains(root) && !made.Contains(root),
        };
    }

    private static HashSet<string> FieldsOf(INamedTypeSymbol type) =>
        [.. MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>().Select(f => f.Name)];

    /// <summary>Whether a setter, or a method of the object that it calls, writes something that has one of some names. What methods that are called on a
    /// condition of the value clear, as one case of several clears the others, does not count.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="compilation">The compilation, which knows the methods that are given the object.</param>
    public static bool Writes(SyntaxNode setter, string[] names, INamedTypeSymbol type, Compilation compilation)
    {
        Bodies all = s_bodies.GetValue(type, t => new(one => BodiesOf(one, t, compilation))).Of(setter);
        return all.Always.SelectMany(body => body.Written(names)).Any()
            || all.Handed.Overlaps(names)
            || all.Raised.SelectMany(body => body.Written(names)).Any(node => !HandlerAnalysis.IsForOthers(node, setter))
            || all.Sometimes.SelectMany(body => body.Written(names)).Any(node => node is not (AssignmentExpressionSyntax
            {
                Right: DefaultExpressionSyntax or LiteralExpressionSyntax
                {
                    RawKind: (int)SyntaxKind.NullLiteralExpression
                or (int)SyntaxKind.DefaultLiteralExpression
                }
            }
            or InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Clear" or "Remove" } }));
    }

    private static Bodies BodiesOf(SyntaxNode setter, INamedTypeSymbol type, Compilation compilation)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        SyntaxNode[] always = [.. BodyCalls.Reached([setter], type, call => !call.Ancestors().Contains(setter) || !IsUnder(call, setter, made))];
        return new(
            [.. always.Select(body => new Body(body))],
            [.. BodyCalls.Reached([setter], type).Except(always).Select(body => new Body(body))],
            [.. BodyCalls.Reached(always.SelectMany(body => HandlerAnalysis.Raised(body, type)), type).Select(body => new Body(body))],
            [.. always.SelectMany(body => HandlerAnalysis.Handed(body, type, compilation)).SelectMany(other => other.Body.DescendantNodesAndSelf()
                .SelectMany(WriteAnalysis.Written).SelectMany(WriteAnalysis.Inward).OfType<MemberAccessExpressionSyntax>()
                .Where(e => e.Expression is IdentifierNameSyntax given && given.Identifier.ValueText == other.Name)
                .Select(e => e.Name.Identifier.ValueText))]);
    }

    /// <summary>Whether a setter makes what it stores of the value and of something that has one of some names.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object, whose own methods and properties are looked into.</param>
    public static bool Reads(SyntaxNode setter, string[] names, INamedTypeSymbol type)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        return setter.DescendantNodesAndSelf().Any(node => node switch
        {
            AssignmentExpressionSyntax set => WriteAnalysis.Sides(set).Any(side => BodyNames.Has(side.From, made) && Uses(side.From, names, type)),
            // What decides whether the value is stored.
            IfStatementSyntax choice => Uses(choice.Condition, names, type) && (Leaves(choice)
                || choice.DescendantNodes().Any(n => n is AssignmentExpressionSyntax set && BodyNames.Has(set.Right, made))),
            ConditionalExpressionSyntax choice =>
                Uses(choice.Condition, names, type) && (choice.WhenTrue is ThrowExpressionSyntax || choice.WhenFalse is ThrowExpressionSyntax),
            _ => false,
        }) || AddAnalysis.Handed(setter, "value", type).Prepend((Body: setter, Value: "value")).Any(one => one.Body.DescendantNodes().Any(node => node switch
        {
            // What is taken out again because there are too many, and what refuses one more.
            WhileStatementSyntax all => Uses(all.Condition, names, type) && Drops(all.Statement),
            IfStatementSyntax choice => Uses(choice.Condition, names, type) && (Drops(choice.Statement) || (one.Body != setter && Throws(choice.Statement))),
            _ => false,
        }));

        static bool Drops(StatementSyntax statement) => statement.DescendantNodes().OfType<InvocationExpressionSyntax>()
            .Any(call => ExpressionEffects.Method(call) is "Dequeue" or "Pop" or "RemoveAt" or "RemoveFirst" or "RemoveLast" or "RemoveRange"
            or "TryDequeue" or "TryPop");

        static bool Throws(StatementSyntax statement) => statement.DescendantNodesAndSelf().Any(n => n is ThrowStatementSyntax);
    }

    /// <summary>Whether a setter refuses or ignores any value if something that has one of some names says so: a condition without the value.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object, whose own methods and properties are looked into.</param>
    public static bool IsClosedBy(SyntaxNode setter, string[] names, INamedTypeSymbol type)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        return setter.DescendantNodesAndSelf().Any(node => node switch
        {
            IfStatementSyntax choice => (Leaves(choice) || (choice.Else is null && choice.Statement.DescendantNodes().Any(IsOwn)))
                && IsOf(choice.Condition, made),
            AssignmentExpressionSyntax set => IsOwn(set) && IsOfSome(set, made, condition => IsOf(condition, made)),
            _ => false,
        }) || BodyCalls.Reached([setter], type).Skip(1).Any(Refuses);

        // A field with a name that is given the value on such a condition is state of its own.
        bool IsOwn(SyntaxNode node) => node is AssignmentExpressionSyntax { Left: FieldExpressionSyntax } set && BodyNames.Has(set.Right, made);

        // A method may be given the value, whatever its name is there.
        bool Refuses(SyntaxNode method)
        {
            HashSet<string> given = BodyNames.Made(method,
                [.. (method as MethodDeclarationSyntax)?.ParameterList.Parameters.Select(p => p.Identifier.ValueText) ?? []]);
            return method.DescendantNodes().OfType<IfStatementSyntax>()
                .Any(choice => choice.Statement.DescendantNodesAndSelf().Any(n => n is ThrowStatementSyntax) && IsOf(choice.Condition, given));
        }

        bool IsOf(ExpressionSyntax condition, HashSet<string> values) => !BodyNames.Has(condition, values) && Uses(condition, names, type);
    }

    /// <summary>Whether an assignment takes the value on a condition on something else, and what has nothing of the value otherwise.</summary>
    private static bool IsOfSome(SyntaxNode node, HashSet<string> made, Func<ExpressionSyntax, bool> isOfOther) =>
        node is AssignmentExpressionSyntax
        {
            Right: ConditionalExpressionSyntax
            { WhenTrue: not ThrowExpressionSyntax, WhenFalse: not ThrowExpressionSyntax } choice
        }
            && isOfOther(choice.Condition) && BodyNames.Has(choice.WhenTrue, made) != BodyNames.Has(choice.WhenFalse, made);

    private static bool Leaves(IfStatementSyntax choice) => choice.DescendantNodes().Any(n => n is ReturnStatementSyntax or ThrowStatementSyntax);

    /// <summary>Whether an expression, or the object's own methods and properties that it names, names something of the object.</summary>
    private static bool Uses(ExpressionSyntax expression, string[] names, INamedTypeSymbol type) => Used(type, expression).Overlaps(names);

    /// <summary>The names that an expression has, and those in the object's own methods and computed properties that it names.</summary>
    public static HashSet<string> Used(INamedTypeSymbol type, ExpressionSyntax expression) =>
        s_used.GetValue(type, static t => new(one => Named(one, t))).Of(expression);

    private static HashSet<string> Named(ExpressionSyntax expression, INamedTypeSymbol type)
    {
        var within = new List<SyntaxNode> { expression };
        var known = new HashSet<string>(StringComparer.Ordinal);
        for (int i = 0; i < within.Count; i++)
        {
            foreach (string name in within[i].DescendantNodesAndSelf().OfType<ExpressionSyntax>()
                .Where(e => e.Parent is not MemberAccessExpressionSyntax { Expression: not ThisExpressionSyntax } access || access.Name != e)
                .Select(ExpressionEffects.NameOf).OfType<string>().Where(known.Add))
            {
                within.AddRange(MemberParser.Named(type, name)
                    .Where(m => m is IMethodSymbol || (m is IPropertySymbol { SetMethod: null } computed && !FillParser.IsAuto(computed)))
                    .SelectMany(BodyReads.Of));
            }
        }
        return known;
    }

    /// <summary>Whether a node runs under a condition on the value alone, so what it writes tells of the value.</summary>
    private static bool IsUnder(SyntaxNode node, SyntaxNode body, HashSet<string> made) =>
        node.Ancestors().TakeWhile(a => a != body.Parent).Select(a => a switch
        {
            IfStatementSyntax choice => choice.Condition,
            ConditionalExpressionSyntax choice => choice.Condition,
            SwitchStatementSyntax choice => choice.Expression,
            SwitchExpressionSyntax choice => choice.GoverningExpression,
            WhileStatementSyntax loop => loop.Condition,
            _ => null,
        }).OfType<ExpressionSyntax>().Any(condition => BodyNames.Has(condition, made)
            && !condition.DescendantNodesAndSelf().Any(n => n is FieldExpressionSyntax)
            && condition.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().All(n => made.Contains(n.Identifier.ValueText)
            || (n.Parent is MemberAccessExpressionSyntax access && access.Name == n)
            || (n.Identifier.ValueText is { Length: > 0 } text && char.IsUpper(text[0]))));

    /// <summary>A body, and the names in it: most bodies have none that is asked for.</summary>
    private sealed class Body(SyntaxNode node)
    {
        private readonly HashSet<string> _names = [.. BodyNames.In(node)];

        /// <summary>The nodes that write something that has one of some names.</summary>
        public IEnumerable<SyntaxNode> Written(string[] names) => _names.Overlaps(names) ? WriteAnalysis.Written(node, names) : [];
    }

    /// <summary>What a setter runs.</summary>
    /// <param name="Always">The setter, and methods of the object that it calls on no condition of the value.</param>
    /// <param name="Sometimes">Methods that it calls on one.</param>
    /// <param name="Raised">Handlers of events that are raised, and what they call.</param>
    /// <param name="Handed">Names of members that methods write which are given the object.</param>
    private sealed record Bodies(Body[] Always, Body[] Sometimes, Body[] Raised, HashSet<string> Handed);
}
