// Owns: what the text of a setter or constructor says of where a value goes: which fields are given something of it. Knows no member.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Sources;

/// <summary>
/// A field is given a value if it, or something in it, is assigned an expression that has the value or a variable made of it, if it is in a call together with
/// the value, or if it is assigned under a condition on the value alone. A field that is written without the value is state of its own.
/// </summary>
internal static class SetterSource
{
    /// <summary>Methods of collections that change them.</summary>
    private static readonly HashSet<string> s_changing = new(StringComparer.Ordinal)
    {
        "Add", "AddFirst", "AddLast", "AddOrUpdate", "AddRange", "Append", "Clear", "Dequeue", "Enqueue", "ExceptWith", "Insert", "InsertRange",
        "IntersectWith", "Pop", "Push", "Remove", "RemoveAll", "RemoveAt", "RemoveFirst", "RemoveLast", "RemoveRange", "RemoveWhere", "Reverse", "Sort",
        "SymmetricExceptWith", "TryAdd", "UnionWith",
    };

    /// <summary>Members of the platform that give something else each time.</summary>
    private static readonly HashSet<string> s_anew = new(StringComparer.Ordinal)
    {
        "CreateVersion7", "GetTimestamp", "GetUtcNow", "NewGuid", "NewUlid", "Next", "NextBytes", "NextDouble", "NextInt64", "Now", "TickCount", "TickCount64",
        "Today", "UtcNow",
    };

    /// <summary>Whether an expression has something that is another each time: a clock, a random number, a new identity.</summary>
    public static bool IsMadeAnew(SyntaxNode expression) =>
        expression.DescendantNodesAndSelf().OfType<MemberAccessExpressionSyntax>().Any(a => s_anew.Contains(a.Name.Identifier.ValueText));

    /// <summary>Whether a property's setter gives a field what is set. One that another declaration has gives this field nothing.</summary>
    public static bool Gives(IPropertySymbol property, string field) => Setter(property) is { } setter && Gives(setter, "value", field);

    /// <summary>Whether a property's setter hands what is set to something whose text is not looked at: a method or property of the object.</summary>
    public static bool HandsAway(IPropertySymbol property) => Setter(property) is { } setter && HandsAway(setter, "value", property.ContainingType);

    /// <summary>The code of a property's setter; null if it declares none, or the compiler makes it.</summary>
    public static SyntaxNode? Setter(IPropertySymbol property) => BodyReads.Of(property).OfType<PropertyDeclarationSyntax>()
        .Select(p => p.AccessorList?.Accessors.FirstOrDefault(
            a => a.RawKind is (int)SyntaxKind.SetAccessorDeclaration or (int)SyntaxKind.InitAccessorDeclaration))
        .Select(a => (SyntaxNode?)a?.ExpressionBody ?? a?.Body).FirstOrDefault(body => body is not null);

    /// <summary>Whether a body gives a field something of a value.</summary>
    /// <param name="body">The body.</param>
    /// <param name="value">The value's name.</param>
    /// <param name="field">The field's name.</param>
    public static bool Gives(SyntaxNode body, string value, string field)
    {
        HashSet<string> made = Made(body, value);
        return body.DescendantNodesAndSelf().Any(node => node switch
        {
            AssignmentExpressionSyntax set => ExpressionEffects.IsMentioned(set.Left, field)
                && (Has(set.Right, made) || Has(set.Left, made) || (IsUnder(set, body, made) && !IsMadeAnew(set.Right))),
            ArgumentListSyntax { Parent: { } call } => ExpressionEffects.IsMentioned(call, field) && Has(call, made),
            PostfixUnaryExpressionSyntax or PrefixUnaryExpressionSyntax => ExpressionEffects.IsMentioned(node, field) && IsUnder(node, body, made),
            _ => false,
        });
    }

    /// <summary>Whether a setter, or a method of the object that it calls, writes something that has one of some names. What methods that are called on a
    /// condition of the value clear, as one case of several clears the others, does not count.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="compilation">The compilation, which knows the methods that are given the object.</param>
    public static bool Writes(SyntaxNode setter, string[] names, INamedTypeSymbol type, Compilation compilation)
    {
        HashSet<string> made = Made(setter, "value");
        SyntaxNode[] always = [.. Reached([setter], type, call => !call.Ancestors().Contains(setter) || !IsUnder(call, setter, made))];
        return always.SelectMany(body => Written(body, names)).Any()
            || always.SelectMany(body => HandlerSource.Handed(body, type, compilation)).Any(other => other.Body.DescendantNodesAndSelf()
                .SelectMany(Written).SelectMany(Inward).Any(e => e is MemberAccessExpressionSyntax
                { Expression: IdentifierNameSyntax { Identifier.ValueText: var given }, Name.Identifier.ValueText: var name }
                && given == other.Name && names.Contains(name)))
            || Reached(always.SelectMany(body => HandlerSource.Raised(body, type)), type).SelectMany(body => Written(body, names))
                .Any(node => !HandlerSource.IsForOthers(node, setter))
            || Reached([setter], type).Except(always).SelectMany(body => Written(body, names)).Any(node => node is not (AssignmentExpressionSyntax
            {
                Right: DefaultExpressionSyntax or LiteralExpressionSyntax
                {
                    RawKind: (int)SyntaxKind.NullLiteralExpression
                or (int)SyntaxKind.DefaultLiteralExpression
                }
            }
            or InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Clear" or "Remove" } }));
    }

    /// <summary>The nodes of a body that write something that has one of some names, or a part of it (<c>Trail.Changes++</c>), be it by a variable
    /// (<c>foreach (var line in Lines) { line.Price = 1; }</c>).</summary>
    private static IEnumerable<SyntaxNode> Written(SyntaxNode body, string[] names)
    {
        HashSet<string> variables = Made(body, names);
        variables.ExceptWith(names);
        variables.UnionWith(body.DescendantNodes().OfType<LambdaExpressionSyntax>()
            .Where(l => l.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax on } }
                && Root(on.Expression) is { } root && names.Contains(root))
            .SelectMany(l => l is SimpleLambdaExpressionSyntax one ? [one.Parameter] : ((ParenthesizedLambdaExpressionSyntax)l).ParameterList.Parameters
                .AsEnumerable()).Select(p => p.Identifier.ValueText));
        return body.DescendantNodesAndSelf().Where(node => Written(node).Any(written => Inward(written).Any(e => ExpressionEffects.NameOf(e) is { } name
            && (names.Contains(name) || (e != written && variables.Contains(name))))));
    }

    /// <summary>Types of which each call that adds makes another value: a set has once what it is given twice.</summary>
    public static string[] Lists { get; } = ["Collection", "ICollection", "IList", "LinkedList", "List", "ObservableCollection", "Queue", "Stack"];

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

    /// <summary>Whether a setter gives a field the value only if something else says so, and nothing instead.</summary>
    public static bool IsChosen(SyntaxNode setter, string field)
    {
        HashSet<string> made = Made(setter, "value");
        SyntaxNode[] writes = [.. setter.DescendantNodesAndSelf().Where(node => IsWrite(node, [field]))];
        return writes.Length != 0 && writes.All(write => IsOfSome(write, made, IsOfOther)
            || write.Ancestors().TakeWhile(a => a != setter.Parent).Any(a => a switch
        {
            IfStatementSyntax choice => IsOfOther(choice.Condition)
                && !(choice.Else is { } other && writes.Any(other.Contains) && writes.Any(choice.Statement.Contains)),
            ConditionalExpressionSyntax choice => IsOfOther(choice.Condition),
            SwitchStatementSyntax choice => IsOfOther(choice.Expression) && choice.Sections.Any(s => !writes.Any(s.Contains)),
            _ => false,
        }));

        bool IsOfOther(ExpressionSyntax condition) => !Has(condition, made) && !ExpressionEffects.IsMentioned(condition, field);
    }

    /// <summary>Bodies, and those of the object's own methods that are called in them, each method once.</summary>
    /// <param name="first">The bodies.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="isFollowed">Which calls are followed; null for all.</param>
    public static IEnumerable<SyntaxNode> Reached(IEnumerable<SyntaxNode> first, INamedTypeSymbol type,
        Func<InvocationExpressionSyntax, bool>? isFollowed = null)
    {
        var bodies = new List<SyntaxNode>(first);
        var called = new HashSet<string>(StringComparer.Ordinal);
        for (int i = 0; i < bodies.Count; i++)
        {
            yield return bodies[i];
            foreach (string name in bodies[i].DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Where(call => isFollowed?.Invoke(call) != false).Select(Called).OfType<string>().Where(called.Add))
            {
                bodies.AddRange(MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers(name)).OfType<IMethodSymbol>().SelectMany(BodyReads.Of));
            }
        }
    }

    /// <summary>The name of a method of the object itself that is called; null for other calls.</summary>
    public static string? Called(InvocationExpressionSyntax call) => call.Expression switch
    {
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or BaseExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        _ => null,
    };

    /// <summary>Whether a node writes something that has one of some names: assigns it, counts it up or down, gives it to a call by reference, or calls a
    /// method of it that changes a collection.</summary>
    public static bool IsWrite(SyntaxNode node, string[] names) => Written(node).Any(e => ExpressionEffects.NameOf(e) is { } name && names.Contains(name));

    /// <summary>The expressions that a node writes.</summary>
    public static IEnumerable<ExpressionSyntax> Written(SyntaxNode node) => node switch
    {
        AssignmentExpressionSyntax { Left: TupleExpressionSyntax tuple } => tuple.Arguments.Select(a => a.Expression),
        AssignmentExpressionSyntax set => [set.Left],
        ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.OutKeyword } argument => [argument.Expression],
        PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after => [after.Operand],
        PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before => [before.Operand],
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax or MemberBindingExpressionSyntax } call
            when s_changing.Contains(ExpressionEffects.Method(call)!) => Inward(call.Expression).Skip(1).Take(1),
        _ => [],
    };

    /// <summary>What a node stores where: each side of a tuple for itself. A write without the text of a value, or to a part, is stored as the node
    /// itself.</summary>
    public static IEnumerable<(ExpressionSyntax To, ExpressionSyntax From)> Stores(SyntaxNode node)
    {
        if (node is AssignmentExpressionSyntax { Left: TupleExpressionSyntax left, Right: TupleExpressionSyntax right }
            && left.Arguments.Count == right.Arguments.Count)
        {
            return left.Arguments.Zip(right.Arguments, (l, r) => (l.Expression, r.Expression));
        }
        return Written(node).SelectMany(to => Inward(to).Select(one => (one,
            one == to && node is AssignmentExpressionSyntax
            {
                Left: not TupleExpressionSyntax,
                RawKind: (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression,
            } set
            ? set.Right : node as ExpressionSyntax ?? to)));
    }

    /// <summary>Whether a body gives a field a value that depends on nothing but the value, so that setting the value again makes it again.</summary>
    /// <param name="body">The body.</param>
    /// <param name="value">The value's name.</param>
    /// <param name="field">The field's name.</param>
    public static bool Determines(SyntaxNode body, string value, string field) => Gives(body, value, field)
        && !body.DescendantNodesAndSelf().Any(node => IsWrite(node, [field]) && node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => ExpressionEffects.IsMentioned(set.Right, field),
            ArgumentSyntax => false,
            _ => true,
        });

    /// <summary>Whether a method of a type, other than one that runs when an object is read, changes what a field holds: the field, a part of it, or what it
    /// refers to.</summary>
    /// <param name="type">The type that declares the field.</param>
    /// <param name="field">The field's name.</param>
    public static bool IsChangedByMethods(INamedTypeSymbol type, string field) => Changing(type, field)
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Any(node => Changed(node, field) is not null);

    /// <summary>The methods and indexers of a type that may change a field: not those that run when an object is read.</summary>
    public static IEnumerable<ISymbol> Changing(INamedTypeSymbol type, string field) => type.GetMembers()
        .Where(m => m is IPropertySymbol { IsIndexer: true } || (m is IMethodSymbol
        {
            MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation,
        } method && !CallbackParser.IsMarked(method) && method.Parameters.All(p => p.Name != field)));

    /// <summary>The expression by which a node changes a field: the field, of whatever object, or a part of it; null if it does not.</summary>
    public static ExpressionSyntax? Changed(SyntaxNode node, string field) => Written(node).FirstOrDefault(e => IsOf(e, field))
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
    private static bool IsOf(ExpressionSyntax expression, string field) => Inward(expression).Any(e => ExpressionEffects.NameOf(e) == field
        || (e is MemberAccessExpressionSyntax { Expression: not (ThisExpressionSyntax or BaseExpressionSyntax), Name.Identifier.ValueText: var name } access
        && name == field && access.Expression is IdentifierNameSyntax));

    /// <summary>Whether something of a type beside its constructors sets a member: a method, an accessor of another, an initializer of an object.</summary>
    public static bool IsSetBeside(INamedTypeSymbol type, string name) => type.GetMembers()
        .Where(m => m is IMethodSymbol { MethodKind: not MethodKind.Constructor, AssociatedSymbol: null } method ? !CallbackParser.IsMarked(method)
            : m is IPropertySymbol && m.Name != name)
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Any(node => Written(node).Any(e => IsOf(e, name)));

    /// <summary>What methods, and accessors of other properties, store in a field: the value, or the whole expression that changes it.</summary>
    public static IEnumerable<ExpressionSyntax> WrittenBeside(IFieldSymbol field, IPropertySymbol property) => field.ContainingType.GetMembers()
        .Where(m => m is IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation } method
            ? !CallbackParser.IsMarked(method) && method.Parameters.All(p => p.Name != field.Name)
            : m is IPropertySymbol && !SymbolEqualityComparer.Default.Equals(m, property))
        .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Where(node => Written(node).Any(e => ExpressionEffects.NameOf(e) == field.Name
            || (e is MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax, Name.Identifier.ValueText: var name } && name == field.Name)))
        .Select(node => node is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax } set
            ? set.Right : node as ExpressionSyntax).OfType<ExpressionSyntax>();

    /// <summary>Whether a setter makes what it stores of the value and of something that has one of some names.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object, whose own methods and properties are looked into.</param>
    public static bool Reads(SyntaxNode setter, string[] names, INamedTypeSymbol type)
    {
        HashSet<string> made = Made(setter, "value");
        return setter.DescendantNodesAndSelf().Any(node => node switch
        {
            AssignmentExpressionSyntax set => Has(set.Right, made) && Uses(set.Right, names, type),
            // What decides whether the value is stored.
            IfStatementSyntax choice => Uses(choice.Condition, names, type) && (Leaves(choice)
                || choice.DescendantNodes().Any(n => n is AssignmentExpressionSyntax set && Has(set.Right, made))),
            ConditionalExpressionSyntax choice =>
                Uses(choice.Condition, names, type) && (choice.WhenTrue is ThrowExpressionSyntax || choice.WhenFalse is ThrowExpressionSyntax),
            _ => false,
        });
    }

    /// <summary>Whether a setter refuses or ignores any value if something that has one of some names says so: a condition without the value.</summary>
    /// <param name="setter">The setter's code.</param>
    /// <param name="names">The names.</param>
    /// <param name="type">The type of the object, whose own methods and properties are looked into.</param>
    public static bool IsClosedBy(SyntaxNode setter, string[] names, INamedTypeSymbol type)
    {
        HashSet<string> made = Made(setter, "value");
        return setter.DescendantNodesAndSelf().Any(node => node switch
        {
            IfStatementSyntax choice => (Leaves(choice) || (choice.Else is null && choice.Statement.DescendantNodes().Any(IsOwn)))
                && IsOf(choice.Condition, made),
            AssignmentExpressionSyntax set => IsOwn(set) && IsOfSome(set, made, condition => IsOf(condition, made)),
            _ => false,
        }) || Reached([setter], type).Skip(1).Any(Refuses);

        // A field with a name that is given the value on such a condition is state of its own.
        bool IsOwn(SyntaxNode node) => node is AssignmentExpressionSyntax { Left: FieldExpressionSyntax } set && Has(set.Right, made);

        // A method may be given the value, whatever its name is there.
        bool Refuses(SyntaxNode method)
        {
            HashSet<string> given = Made(method, [.. (method as MethodDeclarationSyntax)?.ParameterList.Parameters.Select(p => p.Identifier.ValueText) ?? []]);
            return method.DescendantNodes().OfType<IfStatementSyntax>()
                .Any(choice => choice.Statement.DescendantNodesAndSelf().Any(n => n is ThrowStatementSyntax) && IsOf(choice.Condition, given));
        }

        bool IsOf(ExpressionSyntax condition, HashSet<string> values) => !Has(condition, values) && Uses(condition, names, type);
    }

    /// <summary>Whether an assignment takes the value on a condition on something else, and what has nothing of the value otherwise.</summary>
    private static bool IsOfSome(SyntaxNode node, HashSet<string> made, Func<ExpressionSyntax, bool> isOfOther) =>
        node is AssignmentExpressionSyntax
        {
            Right: ConditionalExpressionSyntax
            { WhenTrue: not ThrowExpressionSyntax, WhenFalse: not ThrowExpressionSyntax } choice
        }
            && isOfOther(choice.Condition) && Has(choice.WhenTrue, made) != Has(choice.WhenFalse, made);

    private static bool Leaves(IfStatementSyntax choice) => choice.DescendantNodes().Any(n => n is ReturnStatementSyntax or ThrowStatementSyntax);

    /// <summary>Whether an expression, or the object's own methods and properties that it names, names something of the object.</summary>
    private static bool Uses(ExpressionSyntax expression, string[] names, INamedTypeSymbol type)
    {
        var within = new List<SyntaxNode> { expression };
        var known = new HashSet<string>(StringComparer.Ordinal);
        for (int i = 0; i < within.Count; i++)
        {
            foreach (string name in within[i].DescendantNodesAndSelf().OfType<ExpressionSyntax>()
                .Where(e => e.Parent is not MemberAccessExpressionSyntax { Expression: not ThisExpressionSyntax } access || access.Name != e)
                .Select(ExpressionEffects.NameOf).OfType<string>().Where(known.Add))
            {
                if (names.Contains(name))
                {
                    return true;
                }
                within.AddRange(MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers(name))
                    .Where(m => m is IMethodSymbol || (m is IPropertySymbol { SetMethod: null } computed && !FillParser.IsAuto(computed)))
                    .SelectMany(BodyReads.Of));
            }
        }
        return false;
    }

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
            return AssignsAway(body, value, type);
        }
        HashSet<string> made = Made(body, value);
        HashSet<string> fields = FieldsOf(type);
        return AssignsAway(body, value, type) || body.DescendantNodesAndSelf().Any(node => node switch
        {
            InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } => false,
            InvocationExpressionSyntax call => Has(call.ArgumentList, made)
                && !call.ArgumentList.Arguments.Any(a => ExpressionEffects.NameOf(a.Expression) is { } name && fields.Contains(name))
                && call.Expression is IdentifierNameSyntax or GenericNameSyntax or MemberAccessExpressionSyntax
                { Expression: ThisExpressionSyntax or BaseExpressionSyntax },
            _ => false,
        });
    }

    private static HashSet<string> FieldsOf(INamedTypeSymbol type) =>
        [.. MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>().Select(f => f.Name)];

    /// <summary>Whether a body assigns a value to something else than a field, or a variable, which is looked at by itself.</summary>
    private static bool AssignsAway(SyntaxNode body, string value, INamedTypeSymbol type)
    {
        HashSet<string> made = Made(body, value);
        HashSet<string> fields = FieldsOf(type);
        return body.DescendantNodesAndSelf().OfType<AssignmentExpressionSyntax>().Any(set => Has(set.Right, made) && IsUnknown(set.Left));

        bool IsUnknown(ExpressionSyntax left) => left switch
        {
            FieldExpressionSyntax => false,
            TupleExpressionSyntax tuple => tuple.Arguments.Any(a => IsUnknown(a.Expression)),
            _ => Root(left) is { } root && !fields.Contains(root) && !made.Contains(root),
        };
    }

    /// <summary>The name at the start of an expression, of the object itself.</summary>
    private static string? Root(ExpressionSyntax expression) => Inward(expression).Select(ExpressionEffects.NameOf).FirstOrDefault(name => name is not null);

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
                // What comes after ?. is of what comes before it.
                MemberBindingExpressionSyntax or ElementBindingExpressionSyntax =>
                    expression.Ancestors().OfType<ConditionalAccessExpressionSyntax>().FirstOrDefault(a => a.WhenNotNull.Contains(expression))?.Expression,
                _ => null,
            };
        }
    }

    /// <summary>The names of values and of the variables that have something of them.</summary>
    public static HashSet<string> Made(SyntaxNode body, params string[] values)
    {
        var made = new HashSet<string>(values, StringComparer.Ordinal);
        for (int before = 0; before != made.Count;)
        {
            before = made.Count;
            foreach (SyntaxNode node in body.DescendantNodes())
            {
                switch (node)
                {
                    case VariableDeclaratorSyntax { Initializer: { } initializer } variable when Has(initializer, made):
                        made.Add(variable.Identifier.ValueText);
                        break;
                    case ForEachStatementSyntax each when Has(each.Expression, made):
                        made.Add(each.Identifier.ValueText);
                        break;
                    // out var in a call, a pattern, a deconstruction.
                    case SingleVariableDesignationSyntax designation when designation.Ancestors().TakeWhile(a => a != body)
                        .FirstOrDefault(a => a is InvocationExpressionSyntax or IsPatternExpressionSyntax or AssignmentExpressionSyntax or SwitchStatementSyntax
                        or SwitchExpressionSyntax) is { } around && Has(around, made):
                        made.Add(designation.Identifier.ValueText);
                        break;
                }
            }
        }
        return made;
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
        }).OfType<ExpressionSyntax>().Any(condition => Has(condition, made)
            && condition.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().All(n => made.Contains(n.Identifier.ValueText)
            || (n.Parent is MemberAccessExpressionSyntax access && access.Name == n)
            || (n.Identifier.ValueText is { Length: > 0 } text && char.IsUpper(text[0]))));

    public static bool Has(SyntaxNode node, HashSet<string> names) =>
        node.DescendantTokens().Any(t => t.RawKind == (int)SyntaxKind.IdentifierToken && names.Contains(t.ValueText));
}
