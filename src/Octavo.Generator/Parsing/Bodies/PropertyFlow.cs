// Owns: the way of a value through a property: what the setter makes of it, and whether the getter gives that back. Knows no format.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class PropertyFlow
{
    /// <summary>Where a setter and a getter make another value of what is set: one of them is an operator, and the other one hands the value on. Each is that
    /// of the nearest declaration that has it.</summary>
    /// <param name="property">The property.</param>
    /// <param name="type">The type of the object, which may override what a base calls.</param>
    /// <param name="compilation">The compilation.</param>
    public static SyntaxNode? BySetter(IPropertySymbol property, INamedTypeSymbol type, Compilation compilation)
    {
        IPropertySymbol? getter = MemberParser.Nearest(property, p => p.GetMethod is not null);
        // That of another assembly may be one that cannot be seen from here.
        IPropertySymbol? setter = MemberParser.Nearest(property, p => p.SetMethod is not null) ?? getter?.OverriddenProperty;
        if (getter is null || setter is null)
        {
            return null;
        }
        if ((GetterAnalysis.Consumes(getter) ?? DelegateAnalysis.Changed(getter, SetterAnalysis.Setter(setter), new ValueNames("value"))) is { } found)
        {
            return found;
        }
        ExpressionSyntax[] given = GetterFlow.Given(getter);
        bool isOne = SymbolEqualityComparer.Default.Equals(getter, setter);
        if (!isOne && !IsTransparent(Overrides(getter, setter) ? setter : getter))
        {
            return null;
        }
        // Over a base's property, which passes on what it is given, that property is what keeps the value.
        string kept = isOne ? "field" : property.Name;
        ISymbol? state = isOne ? property : null;
        BodyFlow? flow = null;
        if (SetterAnalysis.Setter(setter) is { } body)
        {
            if (SortAnalysis.IsOpenList(setter) && SortAnalysis.Sorts(body, setter,
                [.. ComparerAnalysis.Fields(setter).Select(f => f.Name).Where(f => SetterAnalysis.Gives(setter, f)), "field", "value"]) is { } sorting)
            {
                return sorting;
            }
            // The parameter of a primary constructor is kept in a field that the compiler makes.
            foreach (ISymbol one in isOne ? property.ContainingType.GetMembers().Where(m => m is IFieldSymbol { IsStatic: false } f
                && f.AssociatedSymbol is null && StateAnalysis.Mentions(property, StateParser.NameOf(f))).Prepend(property)
                .Concat(property.OverriddenProperty is { } overridden && StateAnalysis.Mentions(property, "base") ? [overridden] : [])
                .Concat(HookAnalysis.Fields(property, type)) : [setter])
            {
                string name = isOne && SymbolEqualityComparer.Default.Equals(one, property) ? "field" : StateParser.NameOf(one);
                BodyFlow here = BodyFlow.Of(body, new ValueNames("value"), [name], BodyCalls.Owner(type, setter.ContainingType), ["value"],
                    StartsEmpty(one), compilation);
                // A new collection has nothing of the value: its elements come by Add.
                if (here.IsFilled(body, name, out string filled) && AddAnalysis.Changes(body, "value", type, filled, isOpen: false) is { } added)
                {
                    return added;
                }
                if (here.Writes != 0 && (flow is null || (flow.Effect != Effect.Same && here.Effect == Effect.Same)))
                {
                    (kept, flow, state) = (name, here, one);
                }
            }
            if (state is IFieldSymbol hooked && !SymbolEqualityComparer.Default.Equals(hooked.ContainingType, property.ContainingType))
            {
                given = [.. HookAnalysis.Given(getter, type)];
            }
            if (flow is null)
            {
                return isOne ? ByAdding(property, body) ?? ComparerAnalysis.Fields(property)
                    .Where(f => GetterFlow.Given(property).Any(g => ExpressionEffects.IsSame(g, f.Name)))
                    .Select(f => AddAnalysis.Changes(body, "value", type, f.Name, FieldChanges.IsChangedByMethods(f.ContainingType, f.Name)))
                    .FirstOrDefault(found => found is not null) : null;
            }
        }
        if (state is not null && !StartsNull(state) && SetterAnalysis.Setter(setter)?.DescendantNodesAndSelf().FirstOrDefault(IsLate) is { } late)
        {
            return late;
        }
        Effect set = flow?.Effect ?? Effect.Same;
        Effect[] all = [.. given.Select(g => ExpressionEffects.Judge(g, g.FirstAncestorOrSelf<AccessorDeclarationSyntax>()?.Body is { } block
            ? BodyFlow.NamesAt(g, block, kept, getter.ContainingType) : new ValueNames(kept))).Distinct()];
        Effect got = all.Length == 0 ? Effect.Same : all.Length == 1 ? all[0] : Effect.Unknown;
        SyntaxNode? place = set switch
        {
            Effect.Same => given.FirstOrDefault(g => (given.Length == 1 && got == Effect.Other) || (GetterFlow.GivesAnother(g, kept) && !IsOfSeveral(g, getter))
                || (state is not null && !HasSpecified(property) && FallsBack(g, kept, state))),
            Effect.Other when got == Effect.Same && !IsPart(getter, state, setter, kept) => Set(flow!.Place),
            Effect.Unknown when got == Effect.Same && isOne && state?.ContainingType.Equals(property.ContainingType, SymbolEqualityComparer.Default) == true
                && !flow!.IsUnsure => IsTurned(flow, state, property) ? Set(flow.Place) : ByChange(property, state, kept, flow),
            _ => null,
        };
        return place ?? (set is Effect.Same or Effect.Unknown ? given.FirstOrDefault(g => GetterFlow.ChangesCopy(g, kept))
                ?? ChoiceAnalysis.Hides(getter, given, kept, SetterAnalysis.Setter(setter)) : null)
            // What passes on to the base has what the base makes of it.
            ?? (set == Effect.Same && got == Effect.Same && state is IPropertySymbol handed && !SymbolEqualityComparer.Default.Equals(handed, property)
            && SymbolEqualityComparer.Default.Equals(handed, property.OverriddenProperty) ? BySetter(handed, type, compilation) : null);

        // What a new object has already stays.
        bool IsLate(SyntaxNode node) => node is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } set
            && ExpressionEffects.KeptIn(set.Left) == kept;
    }

    /// <summary>Whether a property is a part of the bits of a field: the getter casts it to a type that holds fewer, and the setter keeps the others by a mask
    /// (<c>get =&gt; (int)_bits; set =&gt; _bits = (_bits &amp; High) | (uint)value;</c>).</summary>
    private static bool IsPart(IPropertySymbol getter, ISymbol? state, IPropertySymbol setter, string kept) =>
        state is IFieldSymbol field && GetterFlow.IsCast(getter, field)
            && SetterAnalysis.Setter(setter)?.DescendantNodesAndSelf().OfType<BinaryExpressionSyntax>()
                .Any(b => b.RawKind == (int)SyntaxKind.BitwiseAndExpression
                    && (ExpressionEffects.NameOf(b.Left) == kept || ExpressionEffects.NameOf(b.Right) == kept)) == true;

    /// <summary>Whether a setter makes a stack of what it is given, of which the getter gives the elements from the top.</summary>
    private static bool IsTurned(BodyFlow flow, ISymbol state, IPropertySymbol property) => flow.Stored is BaseObjectCreationExpressionSyntax
    {
        ArgumentList.Arguments: [{ Expression: IdentifierNameSyntax { Identifier.ValueText: "value" } }]
    } && MemberParser.TypeOf(state).Name.EndsWith("Stack", StringComparison.Ordinal) && !property.Type.Name.EndsWith("Stack", StringComparison.Ordinal);

    /// <summary>Whether a getter puts a value together of several fields, each of which the setter gives a part of it.</summary>
    private static bool IsOfSeveral(ExpressionSyntax given, IPropertySymbol property) => ComparerAnalysis.Fields(property)
        .Count(f => ExpressionEffects.IsMentioned(given, f.Name) && SetterAnalysis.Gives(property, f.Name)) > 1;

    /// <summary>Where a setter adds what it is given to a collection that has something from the beginning.</summary>
    private static SyntaxNode? ByAdding(IPropertySymbol property, SyntaxNode setter) => ComparerAnalysis.Fields(property)
        .Where(f => GetterFlow.GivesAsIs(property, f.Name) && ComparerParser.Initializer(f) is CollectionExpressionSyntax { Elements.Count: > 0 }
            or BaseObjectCreationExpressionSyntax { Initializer.Expressions.Count: > 0 })
        .Select(f => setter.DescendantNodesAndSelf().Where(node => WriteAnalysis.IsWrite(node, [f.Name])).ToArray())
        .Where(writes => writes.Length != 0 && writes.All(node => node is InvocationExpressionSyntax call
            && ExpressionEffects.Method(call) is "Add" or "AddRange" or "UnionWith" or "Enqueue" or "Push")).Select(writes => writes[0]).FirstOrDefault();

    /// <summary>Where a setter makes another value of one that its field got past it: when the object was made, or from a method.</summary>
    private static SyntaxNode? ByChange(IPropertySymbol property, ISymbol place, string kept, BodyFlow flow)
    {
        Optional<object?> initial = Initial(place);
        if (IsAnother(initial))
        {
            return Set(flow.Place);
        }
        return place is IFieldSymbol field && IsPlain(field.Type) && !GetterFlow.IsCast(property, field)
            && FieldChanges.WrittenBeside(field, property).Any(from => from is LiteralExpressionSyntax
                or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.UnaryMinusExpression, Operand: LiteralExpressionSyntax }
                ? IsAnother(ConstantProbe.Evaluate(from, "", null)) : !IsAlike(from)) ? Set(flow.Place) : null;

        bool IsAnother(Optional<object?> constant) => constant.HasValue
            && flow.Probe(constant.Value, "value", initial) is { HasValue: true, Value: var read } && !Equals(constant.Value, read);

        static string? Bound(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) switch { "Max" or "Min" => "Clamp", var name => name };

        // What is made valid in the same way, by the same call or of the property itself.
        bool IsAlike(ExpressionSyntax from) => ExpressionEffects.IsMentioned(from, property.Name)
            || (flow.Stored is { } stored && (from is InvocationExpressionSyntax call && stored.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Any(c => Bound(c) == Bound(call))
            || BodyNames.In(from).Any(name => Renamed(from, name) == Renamed(stored, "value"))));
    }

    /// <summary>The assignment that stores a value.</summary>
    private static SyntaxNode? Set(SyntaxNode? value) => value?.Parent is AssignmentExpressionSyntax set && set.Right == value ? set : value;

    /// <summary>Whether nothing gives a field or property a value when an object is made.</summary>
    private static bool StartsEmpty(ISymbol place) => Initial(place) is { HasValue: true, Value: null or 0m or false };

    /// <summary>The constant that a new object has in a field or property; nothing if that cannot be told.</summary>
    public static Optional<object?> Initial(ISymbol place)
    {
        if (IsMadeByConstructors(place))
        {
            return default;
        }
        return ComparerParser.Initializer(place) is { } initial ? ConstantProbe.Evaluate(initial, "", null) : ConstantProbe.Default(MemberParser.TypeOf(place));
    }

    /// <summary>Whether a getter gives something else if its field is null, which it is when nothing sets it: another member, what is not always the same, or
    /// a constant in place of a field with a name.</summary>
    private static bool FallsBack(ExpressionSyntax given, string kept, ISymbol state) =>
        ChoiceAnalysis.InPlaceOfNull(given, kept) is { } instead && IsInstead(instead, state) && StartsNull(state);

    private static bool StartsNull(ISymbol state) => Initial(state) is { HasValue: true, Value: null }
        || (!IsMadeByConstructors(state) && ComparerParser.Initializer(state) is null
        && MemberParser.TypeOf(state) is { IsReferenceType: true } type
        && (type.NullableAnnotation == NullableAnnotation.Annotated || state is IPropertySymbol { IsRequired: false })); // its getter asks for null

    private static bool IsMadeByConstructors(ISymbol place) => place.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of)
        .OfType<ConstructorDeclarationSyntax>().Any(c => ExpressionEffects.IsMentioned(c, place.Name));

    private static bool IsInstead(ExpressionSyntax right, ISymbol state) => right switch
    {
        LiteralExpressionSyntax => state is IFieldSymbol && !ExpressionEffects.IsNothing(right),
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty" } or PrefixUnaryExpressionSyntax or CollectionExpressionSyntax
            or BaseObjectCreationExpressionSyntax => state is IFieldSymbol,
        MemberAccessExpressionSyntax or IdentifierNameSyntax or ConditionalAccessExpressionSyntax or ElementAccessExpressionSyntax => true,
        // What makes it when it is first asked for keeps it.
        InvocationExpressionSyntax call => state is IFieldSymbol && !BodyCalls.Reached([call], state.ContainingType)
            .Any(body => body.DescendantNodesAndSelf().Any(node => WriteAnalysis.IsWrite(node, [state.Name]))),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } chain => IsInstead(chain.Left, state) || IsInstead(chain.Right, state),
        BinaryExpressionSyntax or InterpolatedStringExpressionSyntax or ParenthesizedExpressionSyntax or ConditionalExpressionSyntax =>
            IsOfOthers(right, state),
        _ => false,
    };

    /// <summary>Whether an expression is made of other state of the object, which may change after the value is read.</summary>
    private static bool IsOfOthers(ExpressionSyntax made, ISymbol state) => MemberParser.BaseFirst(state.ContainingType).SelectMany(t => t.GetMembers())
        .Any(m => m is IFieldSymbol { IsStatic: false, IsReadOnly: false, AssociatedSymbol: null } or IPropertySymbol { IsStatic: false, SetMethod: not null }
            && m.Name != state.Name && ExpressionEffects.IsMentioned(made, m.Name));

    /// <summary>Whether something tells by a convention that a property has no value, so null is not one of its values.</summary>
    private static bool HasSpecified(IPropertySymbol property) =>
        new[] { "ShouldSerialize" + property.Name, property.Name + "Specified" }.Any(name => !property.ContainingType.GetMembers(name).IsEmpty);

    /// <summary>Whether a property gives what it is set to.</summary>
    private static bool IsTransparent(IPropertySymbol property) => GetterFlow.Given(property) is var given
        && (given.Length == 0 ? FillParser.IsAuto(property) && SetterAnalysis.Setter(property) is null
        : given.Length == 1 && SetterAnalysis.Setter(property) is { } body && Stored(body) is (_, { } kept, { } value)
        && ExpressionEffects.IsSame(given[0], kept) && ExpressionEffects.IsSame(value, "value"));

    /// <summary>The one place where a setter stores what is set, the name of what keeps it, and the value: an assignment, or a call that takes the field by
    /// reference together with the value.</summary>
    public static (SyntaxNode Place, string? Kept, ExpressionSyntax Value)? Stored(SyntaxNode body)
    {
        (SyntaxNode, string?, ExpressionSyntax)[] all = [.. body.DescendantNodesAndSelf().Select(node => node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set when Unfolded(set.Right, body) is var stored
                && ExpressionEffects.IsMentioned(stored, "value") => (node, ExpressionEffects.KeptIn(set.Left), stored),
            ArgumentListSyntax { Arguments: var arguments }
                when arguments.FirstOrDefault(a => a.RefKindKeyword.RawKind == (int)SyntaxKind.RefKeyword) is { } into
                && arguments.FirstOrDefault(a => ExpressionEffects.IsMentioned(a.Expression, "value")) is { } taken =>
                (node, ExpressionEffects.KeptIn(into.Expression), taken.Expression),
            _ => default((SyntaxNode, string?, ExpressionSyntax)?),
        }).OfType<(SyntaxNode, string?, ExpressionSyntax)>()];
        return all.Length == 1 ? all[0] : null;
    }

    /// <summary>What a variable was declared as, if it is never set again; any other expression as it is.</summary>
    private static ExpressionSyntax Unfolded(ExpressionSyntax value, SyntaxNode body) => value is IdentifierNameSyntax { Identifier.ValueText: var name }
        && body.DescendantNodes().OfType<VariableDeclaratorSyntax>().FirstOrDefault(v => v.Identifier.ValueText == name)?.Initializer?.Value is { } initial
        && !body.DescendantNodes().Any(n => WriteAnalysis.IsWrite(n, [name])) ? initial : value;

    private static bool Overrides(IPropertySymbol property, IPropertySymbol other) => MemberParser.Overrides(property, other);

    /// <summary>Whether values of a type are numbers, texts and the like, which nothing changes but who sets them.</summary>
    public static bool IsPlain(ITypeSymbol type) => type.SpecialType is not (SpecialType.None or SpecialType.System_Object) || type.TypeKind == TypeKind.Enum
        || (type is INamedTypeSymbol { IsValueType: true } known && ValueParser.IsPlatform(known));

    /// <summary>The text of an expression with one name for the value.</summary>
    public static string Renamed(ExpressionSyntax expression, string name) =>
        string.Join(" ", expression.DescendantTokens().Select(t => t.ValueText == name ? "value" : t.ValueText));
}
