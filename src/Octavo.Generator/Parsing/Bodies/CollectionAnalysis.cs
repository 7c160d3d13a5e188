// Owns: what the text of a user's collection says about its fields: whether adding elements gives them what they hold. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class CollectionAnalysis
{
    private static readonly HashSet<string> s_adding =
        new(StringComparer.Ordinal) { "Add", "Insert", "InsertItem", "SetItem", "AddItem", "Enqueue", "Push", "AddLast", "TryAdd", "set_Item" };

    /// <summary>Whether a collection's <c>Add</c> does nothing but throw.</summary>
    public static bool RefusesToAdd(INamedTypeSymbol type) => type.AllInterfaces
        .Where(i => i is { Name: "ICollection", Arity: 1 } or { Name: "IDictionary", Arity: 2 } && CSharpNames.Space(i) == "System.Collections.Generic")
        .SelectMany(i => i.GetMembers("Add")).Select(type.FindImplementationForInterfaceMember).OfType<IMethodSymbol>().SelectMany(BodyReads.Of)
        .OfType<MethodDeclarationSyntax>().Any(m => m is { ExpressionBody.Expression: ThrowExpressionSyntax } or { Body.Statements: [ThrowStatementSyntax] });

    /// <summary>How methods begin that take elements out of a collection.</summary>
    private static readonly string[] s_removing = ["Clear", "Dequeue", "ExceptWith", "IntersectWith", "Pop", "Remove", "SymmetricExceptWith"];

    /// <summary>Whether adding elements, or making the collection of all of them, gives a field what it holds: elements, or their number. What only decides how
    /// elements are added is state of its own, and so are a comparer and what other methods count too.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="field">A field of it or of a base, not public; or an auto-property whose setter is not.</param>
    /// <param name="builder">The method that makes one of all its elements; null where elements are added.</param>
    public static bool IsOfElements(INamedTypeSymbol type, ISymbol field, IMethodSymbol? builder)
    {
        string name = StateParser.NameOf(field);
        ITypeSymbol held = MemberParser.TypeOf(field);
        if (IsComparer(held))
        {
            return false;
        }
        if (builder is not null)
        {
            return IsBuilt(type, field, builder)
                || BodyCalls.Reached(Methods(type).Where(IsAdding).SelectMany(BodyReads.Of), type).Any(body => GivesElement(body, name));
        }
        SyntaxNode[] adding = [.. BodyCalls.Reached(Methods(type).Where(IsAdding).SelectMany(BodyReads.Of), type)];
        bool isGiven = adding.Any(body => GivesElement(body, name));
        if (IsCollection(held) && !IsEnumerated(type, name) && (IsStamped(adding, name) || IsLog(type, name, adding)))
        {
            return false;
        }
        return (isGiven && IsCollection(held)) || ((isGiven || adding.Any(body => Writes(body, name))) && IsCount(type, name, adding));
    }

    /// <summary>What a collection of the platform calls for each change.</summary>
    private static readonly string[] s_hooks = ["ClearItems", "InsertItem", "RemoveItem", "SetItem"];

    /// <summary>Whether a collection whose elements are in a class of the platform overrides all that this class calls for a change.</summary>
    public static bool HasHooks(INamedTypeSymbol type)
    {
        INamedTypeSymbol[] bases = [.. MemberParser.BaseFirst(type)];
        return bases.All(t => t.Locations.Any(l => l.IsInSource) || ValueParser.IsPlatform(t))
            && s_hooks.All(name => bases.SelectMany(t => t.GetMembers(name)).Any(m => m.IsOverride && BodyReads.Of(m).Any()));
    }

    private static bool IsCollection(ITypeSymbol type) => type.TypeKind == TypeKind.Array || (type.SpecialType != SpecialType.System_String
        && type.AllInterfaces.Concat(type is INamedTypeSymbol named ? [named] : []).Any(i => i.Name == "IEnumerable"));

    private static IEnumerable<IMethodSymbol> Methods(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).OfType<IMethodSymbol>().Where(m => !m.IsStatic);

    private static bool IsAdding(IMethodSymbol method) => s_adding.Contains(Simple(method));

    private static string Simple(IMethodSymbol method) => method.Name.Substring(method.Name.LastIndexOf('.') + 1);

    /// <summary>Whether a body gives a field an element: it is assigned something of a parameter, or given it by a call that takes nothing out.</summary>
    private static bool GivesElement(SyntaxNode body, string field)
    {
        HashSet<string> items = BodyNames.Made(body, Parameters(body));
        return body.DescendantNodesAndSelf().Any(node => node switch
        {
            AssignmentExpressionSyntax set => ExpressionEffects.IsMentioned(set.Left, field)
                && (BodyNames.Has(set.Right, items) || BodyNames.Has(set.Left, items)),
            InvocationExpressionSyntax call => ExpressionEffects.IsMentioned(call, field) && BodyNames.Has(call.ArgumentList, items)
                && ExpressionEffects.Method(call) is { } method && !s_asking.Contains(method) && !Removes(method),
            _ => false,
        });
    }

    private static bool IsEnumerated(INamedTypeSymbol type, string field) =>
        BodyCalls.Reached(Methods(type).Where(m => Simple(m) == "GetEnumerator").SelectMany(BodyReads.Of), type)
            .Any(b => ExpressionEffects.IsMentioned(b, field));

    /// <summary>Whether adding an element gives a field a time or an identity, which is another one when the element is added again.</summary>
    private static bool IsStamped(SyntaxNode[] adding, string field) => adding.SelectMany(body => body.DescendantNodesAndSelf()).Any(node => node switch
    {
        AssignmentExpressionSyntax set => ExpressionEffects.IsMentioned(set.Left, field) && ExpressionEffects.IsMadeAnew(set.Right),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax on } call =>
            Root(on.Expression) == field && ExpressionEffects.IsMadeAnew(call.ArgumentList),
        _ => false,
    });

    /// <summary>Whether a field keeps elements that were removed: methods take them out of something else, and nothing takes them out of it.</summary>
    private static bool IsLog(INamedTypeSymbol type, string field, SyntaxNode[] adding)
    {
        SyntaxNode[] others = [.. BodyCalls.Reached(Methods(type).Where(m => m.MethodKind is MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation
            && !IsAdding(m)).SelectMany(BodyReads.Of), type).Except(adding).SelectMany(b => b.DescendantNodes())];
        return others.OfType<InvocationExpressionSyntax>().Any(c => c.Expression is MemberAccessExpressionSyntax
            && ExpressionEffects.Method(c) is { } name && Removes(name))
            && !others.Any(n => WriteAnalysis.IsWrite(n, [field]) || (n is ArgumentSyntax && ExpressionEffects.IsMentioned(n, field))
            || (n is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax on } call && ExpressionEffects.Method(call) is { } method
            && Removes(method) && Root(on.Expression) == field));
    }

    private static bool Removes(string method) => s_removing.Any(r => method.StartsWith(r, StringComparison.Ordinal));

    private static string[] Parameters(SyntaxNode body) => (body as BaseMethodDeclarationSyntax)?.ParameterList is { } list
        ? [.. list.Parameters.Select(p => p.Identifier.ValueText)] : ["value"];

    /// <summary>Whether a field that adding counts up is the number of elements: what takes elements out counts it too, and nothing else counts it
    /// up.</summary>
    private static bool IsCount(INamedTypeSymbol type, string field, SyntaxNode[] adding)
    {
        foreach (IMethodSymbol method in Methods(type).Where(m => m.MethodKind is MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation
            && !IsAdding(m) && !CallbackParser.IsMarked(m)))
        {
            SyntaxNode[] bodies = [.. BodyCalls.Reached(BodyReads.Of(method), type).Except(adding)];
            bool removes = bodies.SelectMany(b => b.DescendantNodes()).OfType<InvocationExpressionSyntax>()
                .Any(c => c.Expression is MemberAccessExpressionSyntax && ExpressionEffects.Method(c) is { } name && Removes(name));
            if (removes && !bodies.Any(b => ExpressionEffects.IsMentioned(b, field)))
            {
                return false;
            }
            bool counts = bodies.SelectMany(b => b.DescendantNodes()).Any(n => n.RawKind is (int)SyntaxKind.PostIncrementExpression
                or (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.AddAssignmentExpression && WriteAnalysis.IsWrite(n, [field]));
            if (counts && !s_adding.Any(a => Simple(method).StartsWith(a, StringComparison.Ordinal)))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>Whether what makes an object of something gives a field or property something of that: a constructor keeps it, or takes it as an
    /// argument.</summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="field">The field, or the auto-property for its field.</param>
    /// <param name="builder">A constructor or a static method.</param>
    public static bool IsBuilt(INamedTypeSymbol type, ISymbol field, IMethodSymbol builder)
    {
        string name = StateParser.NameOf(field);
        if (builder.MethodKind == MethodKind.Constructor)
        {
            return builder.Parameters.Any(p => IsKept(builder, field, p.Name));
        }
        SyntaxNode[] bodies = [.. BodyReads.Of(builder)];
        HashSet<string> items = BodyNames.Made(bodies.FirstOrDefault() ?? SyntaxFactory.Block(), [.. builder.Parameters.Select(p => p.Name)]);
        BaseObjectCreationExpressionSyntax[] made = [.. bodies.SelectMany(b => b.DescendantNodes()).OfType<BaseObjectCreationExpressionSyntax>()
            .Where(c => c.ArgumentList is { Arguments.Count: not 0 } && (c is not ObjectCreationExpressionSyntax named
            || ExpressionEffects.SimpleName(named.Type) == type.Name))];
        IMethodSymbol[] called = [.. type.InstanceConstructors.Where(c => made.Any(m => IsCalled(c, m)))];
        if (called.Length == 0 || called.SelectMany(BodyReads.Of).Any(d => d is ConstructorDeclarationSyntax
            { Initializer.ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword }))
        {
            // How it is made is not seen.
            return field.Name != name || Methods(type).Where(m => m.MethodKind == MethodKind.Constructor || IsAdding(m)).SelectMany(BodyReads.Of).Concat(bodies)
                .Any(body => Writes(body, name));
        }
        foreach (IMethodSymbol constructor in called)
        {
            if (made.Where(m => IsCalled(constructor, m)).SelectMany(m => m.ArgumentList!.Arguments
                .Where(a => BodyNames.Has(a.Expression, items)).Select(a => ParameterFlow.Taken(constructor, m.ArgumentList, a)?.Name)).OfType<string>()
                .Any(taken => IsKept(constructor, field, taken)))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Whether a constructor gives a field or property something of a parameter.</summary>
    private static bool IsKept(IMethodSymbol constructor, ISymbol field, string parameter)
    {
        string name = StateParser.NameOf(field);
        return (field.Name != name && name == parameter) || BodyReads.Of(constructor).Any(declared => declared switch
        {
            ConstructorDeclarationSyntax { Initializer: { } other } when ExpressionEffects.IsMentioned(other, parameter) => true,
            ConstructorDeclarationSyntax body => SetterAnalysis.Gives(body, parameter, name)
                || SetterAnalysis.HandsAway(body, parameter, constructor.ContainingType, name),
            _ => BodyReads.Of(field).Any(at => at switch
            {
                VariableDeclaratorSyntax { Initializer: { } initial } => ExpressionEffects.IsMentioned(initial, parameter),
                PropertyDeclarationSyntax { Initializer: { } initial } => ExpressionEffects.IsMentioned(initial, parameter),
                ParameterSyntax => field.Name == parameter,
                _ => false,
            }),
        });
    }

    private static bool IsCalled(IMethodSymbol constructor, BaseObjectCreationExpressionSyntax made) =>
        constructor.Parameters.Length >= made.ArgumentList!.Arguments.Count
            && constructor.Parameters.Skip(made.ArgumentList.Arguments.Count).All(p => p.IsOptional || p.IsParams);

    /// <summary>What adding an element does, so that adding it again gives something else: it puts it at the front, sorts what others move, or makes another
    /// element of it; null where nothing shows that it does.</summary>
    public static (Location Place, string Text)? Moves(INamedTypeSymbol type)
    {
        SyntaxNode[] bodies = [.. BodyCalls.Reached(Methods(type)
            .Where(m => Simple(m) is "Add" or "AddItem" or "InsertItem" or "Enqueue" or "Push" && m.Parameters.Length != 0).SelectMany(BodyReads.Of), type)];
        bool isTurned = Methods(type).Where(m => Simple(m) == "GetEnumerator").SelectMany(BodyReads.Of).Any(b => ExpressionEffects.IsMentioned(b, "Reverse"));
        foreach (SyntaxNode body in bodies)
        {
            string[] parameters = Parameters(body);
            foreach (SyntaxNode node in body.DescendantNodes())
            {
                SyntaxNode? found = node switch
                {
                    InvocationExpressionSyntax call => ExpressionEffects.Method(call) switch
                    {
                        "AddFirst" => isTurned ? null : call,
                        "Push" when !isTurned && IsStack(call, type) => call,
                        "Insert" or "InsertItem" when call.ArgumentList.Arguments is [{ Expression: LiteralExpressionSyntax }, _] => isTurned ? null : call,
                        "Sort" or "Reverse" when call.Expression is MemberAccessExpressionSyntax => Others(type, bodies).Any(IsMove) ? call : null,
                        "Add" or "AddLast" or "Enqueue" or "Insert" or "InsertItem" or "Push" => call.ArgumentList.Arguments.Select(a => a.Expression)
                            .FirstOrDefault(a => parameters.Any(p => Judged(body, p, a, type) == Effect.Other)
                            || (BodyNames.Has(a, [.. parameters]) && ExpressionEffects.IsMadeAnew(a))),
                        _ => null,
                    },
                    // A number or a time that the collection gives.
                    AssignmentExpressionSyntax
                    {
                        RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: MemberAccessExpressionSyntax
                        { Expression: IdentifierNameSyntax { Identifier.ValueText: var item } }
                    } set
                        when parameters.Contains(item) && IsNumber(set.Right, bodies)
                        && !set.Ancestors().TakeWhile(a => a != body)
                            .Any(a => a is IfStatementSyntax choice && ExpressionEffects.IsMentioned(choice.Condition, item)) => set,
                    _ => null,
                };
                if (found is not null)
                {
                    return (found.GetLocation(), found.ToString());
                }
            }
        }
        return null;
    }

    private static bool IsStack(InvocationExpressionSyntax call, INamedTypeSymbol type) => call.Expression is MemberAccessExpressionSyntax access
        && Root(access.Expression) is { } root && MemberParser.Named(type, root).OfType<IFieldSymbol>()
        .Any(f => f.Type.Name is "Stack" or "ConcurrentStack");

    private static Effect Judged(SyntaxNode body, string parameter, ExpressionSyntax argument, INamedTypeSymbol type) =>
        ExpressionEffects.Judge(argument, BodyFlow.NamesAt(argument, body, parameter, type));

    private static bool IsNumber(ExpressionSyntax value, SyntaxNode[] bodies) => ExpressionEffects.IsMadeAnew(value)
        || value.DescendantNodesAndSelf().Any(n => n.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PostIncrementExpression)
        || value.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().Any(n => n.Identifier.ValueText is "Count" or "Length"
        || bodies.SelectMany(b => b.DescendantNodes()).Any(w => w.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PostIncrementExpression
            or (int)SyntaxKind.AddAssignmentExpression && WriteAnalysis.IsWrite(w, [n.Identifier.ValueText])));

    /// <summary>The bodies of methods and properties that elements are not added by.</summary>
    private static IEnumerable<SyntaxNode> Others(INamedTypeSymbol type, SyntaxNode[] adding) => Methods(type)
        .Where(m => m.MethodKind is MethodKind.Ordinary && !IsAdding(m)).SelectMany(BodyReads.Of).Where(b => !adding.Contains(b));

    private static bool IsMove(SyntaxNode body) => body.DescendantNodes().Any(n => n switch
    {
        AssignmentExpressionSyntax { Left: TupleExpressionSyntax tuple } => tuple.Arguments.Any(a => a.Expression is ElementAccessExpressionSyntax),
        AssignmentExpressionSyntax { Left: ElementAccessExpressionSyntax } => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } } =>
            name is "Insert" or "Move" or "Reverse" or "Sort",
        _ => false,
    });

    /// <summary>Methods that only look: what a collection asks before it adds is state of its own.</summary>
    private static readonly HashSet<string> s_asking = new(StringComparer.Ordinal)
    {
        "All", "Any", "BinarySearch", "CompareTo", "Contains", "ContainsKey", "ContainsValue", "Equals", "Exists", "Find", "FindIndex", "IndexOf",
        "LastIndexOf", "Peek", "TryGetValue", "TryPeek",
    };

    private static bool Writes(SyntaxNode body, string field) => body.DescendantNodesAndSelf().Any(node => node switch
    {
        AssignmentExpressionSyntax set => ExpressionEffects.IsMentioned(set.Left, field),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } =>
            !s_asking.Contains(access.Name.Identifier.ValueText) && Root(access.Expression) == field,
        InvocationExpressionSyntax { Parent: ConditionalAccessExpressionSyntax access } => Root(access.Expression) == field,
        ArgumentSyntax { RefKindKeyword.RawKind: not 0 } given => Root(given.Expression) == field,
        PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after => Root(after.Operand) == field,
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression } before =>
            Root(before.Operand) == field,
        _ => false,
    });

    /// <summary>The name at the start of an expression, of the object itself.</summary>
    private static string? Root(ExpressionSyntax expression)
    {
        while (ExpressionEffects.NameOf(expression) is null)
        {
            switch (expression)
            {
                case MemberAccessExpressionSyntax access:
                    expression = access.Expression;
                    break;
                case ElementAccessExpressionSyntax element:
                    expression = element.Expression;
                    break;
                case PostfixUnaryExpressionSyntax forgiven:
                    expression = forgiven.Operand;
                    break;
                case ParenthesizedExpressionSyntax inner:
                    expression = inner.Expression;
                    break;
                case CastExpressionSyntax cast:
                    expression = cast.Expression;
                    break;
                default:
                    return null;
            }
        }
        return ExpressionEffects.NameOf(expression);
    }

    private static bool IsComparer(ITypeSymbol type) => type.Name is "IComparer" or "IEqualityComparer" or "StringComparer" or "Comparer" or "EqualityComparer"
        || type.AllInterfaces.Any(i => i.Name is "IComparer" or "IEqualityComparer");
}
