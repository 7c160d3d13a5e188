// Owns: what the text of a type says of the way from a constructor's parameter or a setter to a member and back: whether reading gives the member the value
// that was written. Knows no format.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Sources;

internal static class ParameterFlow
{
    /// <summary>How methods begin whose result is what they are called on or given, or a copy of it.</summary>
    private static readonly string[] s_copies = ["As", "Cast", "Clone", "CompareExchange", "Copy", "Create", "Ensure", "From", "Get", "Guard", "Intern",
        "MemberwiseClone", "NotNull", "Read", "To", "Verify"];

    /// <summary>Methods that are named as if they copied, and give another value of the same type.</summary>
    private static readonly string[] s_converting = ["ToBase64", "ToHex", "ToLocalTime", "ToLower", "ToUniversalTime", "ToUpper"];

    /// <summary>Constructors that call one another are followed so far.</summary>
    private const int Longest = 8;

    /// <summary>Whether a constructor keeps a parameter as it is, and the property that the parameter is taken from gives something else.</summary>
    /// <param name="property">The property.</param>
    /// <param name="state">What keeps it: a field, or the property whose field it is.</param>
    /// <param name="parameter">The constructor's parameter.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    public static bool GivesOther(IPropertySymbol property, ISymbol state, IParameterSymbol parameter, Compilation compilation)
    {
        string name = SymbolEqualityComparer.Default.Equals(property, state) ? "field" : StateParser.NameOf(state);
        ExpressionSyntax[] given = Given(property);
        if (!given.Any(g => !ExpressionEffects.IsSame(g, name) || Narrows(g, property.Type, parameter.Type))
            || !given.Any(g => ExpressionEffects.IsMentioned(g, name)))
        {
            return false;
        }
        Effect effect = Into(parameter, property, state, compilation, Longest).Effect;
        return effect == Effect.Same
            // A part of what a call made is not what the call was given, if both are of one type.
            || (effect == Effect.Unknown && given is [var one] && state is IFieldSymbol field
            && SymbolEqualityComparer.Default.Equals(field.Type, property.Type) && PartSource.Of(one, name, field.Type) is { Length: not 0 });
    }

    /// <summary>Whether a getter gives what a field holds, as it is or something else in its place if it is null.</summary>
    public static bool Shows(IPropertySymbol property, string field) => Given(property)
        .Any(g => ExpressionEffects.IsSame(g, field) || (ExpressionEffects.Bare(g) is BinaryExpressionSyntax
        { RawKind: (int)SyntaxKind.CoalesceExpression } either && ExpressionEffects.IsSame(either.Left, field)));

    /// <summary>Whether a getter makes a new collection on the spot, such as a copy: what is added to it is lost.</summary>
    public static bool Makes(ISymbol member) => member is IPropertySymbol property && Given(property) is { Length: not 0 } given && given.All(IsMade);

    private static bool IsMade(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax brackets => IsMade(brackets.Expression),
        CastExpressionSyntax cast => IsMade(cast.Expression),
        CollectionExpressionSyntax or BaseObjectCreationExpressionSyntax or ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call } => s_makers.Contains(call.Name.Identifier.ValueText),
        ConditionalExpressionSyntax either => IsMade(either.WhenTrue) && IsMade(either.WhenFalse),
        _ => false,
    };

    /// <summary>Methods of the platform that give another collection than the one that they are called on.</summary>
    private static readonly HashSet<string> s_makers =
    [
        "AsReadOnly", "Append", "Clone", "Concat", "ConvertAll", "Distinct", "Except", "FindAll", "GetRange", "Intersect", "OfType", "Order", "OrderBy",
        "OrderByDescending", "OrderDescending", "Prepend", "Reverse", "Select", "SelectMany", "Skip", "Split", "Take", "ToArray", "ToDictionary",
        "ToFrozenDictionary", "ToFrozenSet", "ToHashSet", "ToImmutableArray", "ToImmutableDictionary", "ToImmutableHashSet", "ToImmutableList", "ToList",
        "ToLookup", "Union", "Where",
    ];

    /// <summary>Whether a method that makes a value of an object looks at some of its state and not at all: it, and the members that it names, mention no
    /// field or auto-property for the rest.</summary>
    /// <param name="getter">The method; one without source text leaves nothing out.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="state">The state.</param>
    public static bool LeavesOut(IMethodSymbol getter, INamedTypeSymbol type, IEnumerable<ISymbol> state)
    {
        var bodies = new List<SyntaxNode>(BodyReads.Of(getter));
        var named = new HashSet<string>(System.StringComparer.Ordinal);
        bool isWhole = bodies.Count == 0;
        for (int i = 0; i < bodies.Count; i++)
        {
            // An object that is handed on as a whole may show all of itself.
            isWhole |= bodies[i].DescendantNodes().OfType<ThisExpressionSyntax>().Any(t => t.Parent is not MemberAccessExpressionSyntax);
            foreach (string name in bodies[i].DescendantTokens().Where(t => t.RawKind == (int)SyntaxKind.IdentifierToken).Select(t => t.ValueText)
                .Where(named.Add))
            {
                bodies.AddRange(type.GetMembers(name).Where(m => m is IMethodSymbol or IPropertySymbol).SelectMany(BodyReads.Of));
            }
        }
        return !isWhole && state.Any(s => !named.Contains(StateParser.NameOf(s)) && !IsMark(s));
    }

    /// <summary>Whether a field says only that something made the object: it is read-only, and constructors give it nothing but constants.</summary>
    private static bool IsMark(ISymbol state)
    {
        if (state is not IFieldSymbol { IsReadOnly: true } field)
        {
            return false;
        }
        ExpressionSyntax[] given = [.. BodyReads.Of(field.ContainingType).SelectMany(d => d.DescendantNodes()).SelectMany(SetterSource.Stores)
            .Where(store => ExpressionEffects.NameOf(store.To) == field.Name).Select(store => store.From)];
        return given.Length != 0 && given.All(value => value is LiteralExpressionSyntax);
    }

    /// <summary>Whether a getter gives what a field holds, as it is.</summary>
    public static bool GivesAsIs(IPropertySymbol property, string field) => Given(property) is [var given] && ExpressionEffects.IsSame(given, field);

    /// <summary>Whether a getter gives less than a field holds: it casts a number to a type that holds fewer, rounds what methods set, or says of more than
    /// two values whether the field has one of them.</summary>
    public static bool GivesLess(IPropertySymbol property, IFieldSymbol field) => IsCast(property, field)
        || (Given(property) is [var given] && (GetterSource.IsTest(given, field.Name) ? GetterSource.HasMore(field)
        : StateSource.Rounds(given, [field.Name], field.Type) && SetterSource.IsChangedByMethods(field.ContainingType, field.Name)));

    /// <summary>Whether setting one property gives a field of which another gives all something that was made of less: <c>Percent</c> over the number
    /// of <c>Share</c>.</summary>
    public static bool Overwrites(IPropertySymbol property, IPropertySymbol other) => ComparerSource.Fields(property).OfType<IFieldSymbol>()
        .Any(field => GivesAsIs(other, field.Name) && SetterSource.Gives(other, field.Name) && SetterSource.Setter(property) is { } setter
            && SetterSource.Determines(setter, "value", field.Name) && Given(property) is [var given]
            && (ExpressionEffects.Judge(given, field.Name) == Effect.Other || IsCast(property, field)
            || StateSource.Rounds(given, [field.Name], field.Type)));

    private static bool IsCast(IPropertySymbol property, IFieldSymbol field) => field.Type.IsValueType && field.Type.SpecialType != SpecialType.None
        && Given(property) is [CastExpressionSyntax given] && Width(property.Type) is > 0 and var width && width < Width(field.Type)
        && ExpressionEffects.Judge(given, field.Name) switch
        {
            Effect.Same => true,
            // An operator there and back: what methods store has more.
            Effect.Other => SetterSource.IsChangedByMethods(field.ContainingType, field.Name),
            _ => false,
        };

    /// <summary>Numbers of a greater width have values that those of a smaller one have not.</summary>
    private static int Width(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_SByte or SpecialType.System_Byte => 1,
        SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char => 2,
        SpecialType.System_Int32 or SpecialType.System_UInt32 => 4,
        SpecialType.System_Int64 or SpecialType.System_UInt64 => 8,
        SpecialType.System_Single => 9,
        SpecialType.System_Double => 10,
        SpecialType.System_Decimal => 11,
        _ => 0,
    };

    /// <summary>Whether an expression casts a number to a type that holds fewer.</summary>
    private static bool Narrows(ExpressionSyntax given, ITypeSymbol type, ITypeSymbol kept) =>
        !SymbolEqualityComparer.Default.Equals(type, kept) && kept is not INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T }
            && type.IsValueType && given.DescendantNodesAndSelf().Any(n => n is CastExpressionSyntax { Type: PredefinedTypeSyntax });

    /// <summary>Where a member is given another value than the one that was written of it, and the text of that value; null where nothing shows that it
    /// is.</summary>
    /// <param name="member">The member.</param>
    /// <param name="parameter">The constructor's parameter that takes the member; null where a setter does.</param>
    /// <param name="within">The type whose text is looked at; null for the text of its bases too.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    /// <param name="isForm">Whether the member is the one value that the type is in data, of which the type's default is told apart.</param>
    public static (Location Place, string Text)? Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol? within, Compilation compilation,
        bool isForm = false) =>
        Changed(member, parameter, compilation, isForm) is ({ } place, var text)
            && within?.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == place.SyntaxTree && r.Span.Contains(place.Span)) != false
            ? (place.GetLocation(), text ?? place.ToString()) : null;

    private static (SyntaxNode? Place, string? Text) Changed(ISymbol member, IParameterSymbol? parameter, Compilation compilation, bool isForm)
    {
        ExpressionSyntax[] given = member is IPropertySymbol property ? Given(property) : [];
        if (parameter is null)
        {
            return (member is IPropertySymbol settable ? BySetter(settable, compilation) : null, null);
        }
        // What the getter gives: a field or another property of the type, or the member's own field.
        ISymbol? state = given.Length == 0 ? member : given.Length == 1 ? Named(given[0], member) : null;
        if (state is null)
        {
            return default;
        }
        (Effect effect, SyntaxNode? place, bool isPartial) = Into(parameter, member, state, compilation, Longest);
        return effect switch
        {
            Effect.Other => (place, null),
            Effect.Nothing => isForm ? default : (place, "nothing"),
            // By way of the setter, which the constructor calls.
            Effect.Same => ((member is IPropertySymbol own && AssignsBySetter(parameter, own) ? BySetter(own, compilation) : null)
                ?? ByItself(member, parameter) ?? ByRepeating(member, parameter, compilation), null),
            _ => ((place is ExpressionSyntax made ? Unlike(member, parameter, made, isPartial) ?? (isForm ? null : OfDefault(parameter, made))
                ?? OfOrder(member, parameter, made) : null) ?? ByItself(member, parameter) ?? ByRepeating(member, parameter, compilation), null),
        };
    }

    /// <summary>Where the constructor of a struct makes another value of the one that a struct has which nothing was set in.</summary>
    private static SyntaxNode? OfDefault(IParameterSymbol parameter, ExpressionSyntax made) => parameter.ContainingType is { IsValueType: true }
        && ConstantProbe.Default(parameter.Type) is { HasValue: true, Value: var unset }
        && ConstantProbe.Evaluate(made, parameter.Name, unset) is { HasValue: true, Value: var kept } && !Equals(unset, kept) ? made : null;

    /// <summary>How methods are called that leave out elements or put them in another order.</summary>
    private static readonly string[] s_sorting = ["Distinct", "DistinctBy", "Order", "OrderBy", "OrderByDescending", "OrderDescending", "Where"];

    /// <summary>Where a constructor sorts or thins out a list that anyone can add to later.</summary>
    private static SyntaxNode? OfOrder(ISymbol member, IParameterSymbol parameter, ExpressionSyntax made) =>
        MemberParser.TypeOf(member) is INamedTypeSymbol { Name: not ("Queue" or "Stack") and var list } && SetterSource.Lists.Contains(list)
            && made.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
            .Any(c => s_sorting.Contains(ExpressionEffects.Method(c)) && ExpressionEffects.IsMentioned(c, parameter.Name)) ? made : null;

    /// <summary>Whether a constructor assigns a property, and not the field behind it.</summary>
    private static bool AssignsBySetter(IParameterSymbol parameter, IPropertySymbol property) => BodyReads.Of(parameter.ContainingSymbol)
        .SelectMany(d => d.DescendantNodes()).OfType<AssignmentExpressionSyntax>().Any(set => ExpressionEffects.NameOf(set.Left) == property.Name);

    /// <summary>Where a constructor makes a number or text valid, or stores it on a condition, and the setter does not do so in the same way: an object that
    /// the setter changed is read as another.</summary>
    private static SyntaxNode? Unlike(ISymbol member, IParameterSymbol parameter, ExpressionSyntax made, bool isPartial) =>
        (isPartial || !ExpressionEffects.IsSame(made, parameter.Name))
            && IsFree(member, parameter, text => !isPartial && text == Renamed(made, parameter.Name)) ? made : null;

    /// <summary>Where a constructor changes its parameter before it keeps it.</summary>
    private static SyntaxNode? ByItself(ISymbol member, IParameterSymbol parameter) => BodyReads.Of(parameter.ContainingSymbol)
        .OfType<ConstructorDeclarationSyntax>().SelectMany(c => c.DescendantNodes()).OfType<AssignmentExpressionSyntax>()
        .FirstOrDefault(set => set.RawKind == (int)SyntaxKind.SimpleAssignmentExpression && set.Left is IdentifierNameSyntax left
            && left.Identifier.ValueText == parameter.Name && !ExpressionEffects.IsSame(set.Right, parameter.Name))
            is { } change && IsFree(member, parameter, text => text == Renamed(change.Right, parameter.Name)) ? change.Right : null;

    /// <summary>Where a constructor changes what it is given each time: it adds to a list, counts up a part.</summary>
    private static SyntaxNode? ByRepeating(ISymbol member, IParameterSymbol parameter, Compilation compilation) =>
        BodyReads.Of(parameter.ContainingSymbol).OfType<ConstructorDeclarationSyntax>()
            .SelectMany(c => SetterSource.Repeated(c, [parameter.Name, member.Name], compilation)).FirstOrDefault();

    /// <summary>Whether a setter can give a number or text any value.</summary>
    private static bool IsFree(ISymbol member, IParameterSymbol parameter, Func<string, bool> isLike)
    {
        ITypeSymbol type = MemberParser.TypeOf(member);
        if (!IsPlain(type) || !SymbolEqualityComparer.Default.Equals(type, parameter.Type)
            || member is IFieldSymbol { IsReadOnly: true })
        {
            return false;
        }
        if (!IsSetElsewhere(member))
        {
            return false;
        }
        if (member is IPropertySymbol one && Nearest(one, p => p.SetMethod is not null) is null)
        {
            // Methods set the field that it gives.
            return Given(one) is [var given] && Named(given, one) is IFieldSymbol { IsReadOnly: false } field && IsOf(field, one.ContainingType)
                && SetterSource.IsChangedByMethods(field.ContainingType, field.Name);
        }
        return member is not IPropertySymbol property || SetterSource.Setter(property) is not { } body
            || (Stored(body) is (_, { }, { } stored) && !isLike(Renamed(stored, "value")));
    }

    /// <summary>Whether something beside constructors can set a member: a private setter that nothing else calls cannot.</summary>
    private static bool IsSetElsewhere(ISymbol member) =>
        (member is IPropertySymbol property ? Nearest(property, p => p.SetMethod is not null)?.SetMethod?.DeclaredAccessibility : member.DeclaredAccessibility)
            != Accessibility.Private || SetterSource.IsSetBeside(member.ContainingType, member.Name);

    /// <summary>The text of an expression with one name for the value.</summary>
    private static string Renamed(ExpressionSyntax expression, string name) =>
        string.Join(" ", expression.DescendantTokens().Select(t => t.ValueText == name ? "value" : t.ValueText));

    /// <summary>What the getter of a property can give; nothing where the compiler makes it.</summary>
    public static ExpressionSyntax[] Given(IPropertySymbol property)
    {
        foreach (PropertyDeclarationSyntax declaration in Declarations(property))
        {
            if (declaration.ExpressionBody is { } arrow)
            {
                return [arrow.Expression];
            }
            AccessorDeclarationSyntax? getter = Accessor(declaration, SyntaxKind.GetAccessorDeclaration);
            if (getter?.ExpressionBody is { } body)
            {
                return [body.Expression];
            }
            if (getter?.Body is { } block)
            {
                return [.. BodyFlow.Own(block).OfType<ReturnStatementSyntax>().Select(r => r.Expression).OfType<ExpressionSyntax>()];
            }
        }
        return [];
    }

    private static IEnumerable<PropertyDeclarationSyntax> Declarations(IPropertySymbol property) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>();

    private static AccessorDeclarationSyntax? Accessor(PropertyDeclarationSyntax declaration, SyntaxKind kind) =>
        declaration.AccessorList?.Accessors.FirstOrDefault(a => a.IsKind(kind));

    /// <summary>The field or property of the member's type, or of a base, that an expression gives as it is; null for anything else.</summary>
    private static ISymbol? Named(ExpressionSyntax given, ISymbol member)
    {
        ExpressionSyntax bare = ExpressionEffects.Bare(given);
        if (bare is FieldExpressionSyntax)
        {
            return member;
        }
        string? name = ExpressionEffects.NameOf(bare);
        for (INamedTypeSymbol? type = name is null ? null : member.ContainingType; type is not null; type = type.BaseType)
        {
            // A parameter of a primary constructor is kept in a field that has its name between brackets.
            ISymbol? found = type.GetMembers(name!)
                .FirstOrDefault(m => m is IFieldSymbol or IPropertySymbol && !SymbolEqualityComparer.Default.Equals(m, member))
                ?? type.GetMembers("<" + name + ">P").FirstOrDefault();
            if (found is not null)
            {
                return found;
            }
        }
        return null;
    }

    /// <summary>Where a setter and a getter make another value of what is set: one of them is an operator, and the other one hands the value on. Each is that
    /// of the nearest declaration that has it.</summary>
    private static SyntaxNode? BySetter(IPropertySymbol property, Compilation compilation)
    {
        IPropertySymbol? getter = Nearest(property, p => p.GetMethod is not null);
        // That of another assembly may be one that cannot be seen from here.
        IPropertySymbol? setter = Nearest(property, p => p.SetMethod is not null) ?? getter?.OverriddenProperty;
        if (getter is null || setter is null)
        {
            return null;
        }
        if (GetterSource.Consumes(getter) is { } consumed)
        {
            return consumed;
        }
        ExpressionSyntax[] given = Given(getter);
        bool isOne = SymbolEqualityComparer.Default.Equals(getter, setter);
        if (!isOne && !IsTransparent(Overrides(getter, setter) ? setter : getter))
        {
            return null;
        }
        // Over a base's property, which hands on what it is given, that property is what keeps the value.
        string kept = isOne ? "field" : property.Name;
        ISymbol? state = isOne ? property : null;
        BodyFlow? flow = null;
        if (SetterSource.Setter(setter) is { } body)
        {
            // The parameter of a primary constructor is kept in a field that the compiler makes.
            foreach (ISymbol place in isOne ? property.ContainingType.GetMembers().Where(m => m is IFieldSymbol { IsStatic: false } f
                && f.AssociatedSymbol is null && StateSource.Mentions(property, StateParser.NameOf(f))).Prepend(property) : [setter])
            {
                string name = isOne && SymbolEqualityComparer.Default.Equals(place, property) ? "field" : StateParser.NameOf(place);
                BodyFlow one = BodyFlow.Of(body, new ValueNames("value"), [name], setter.ContainingType, ["value"], StartsEmpty(place), compilation);
                if (one.Writes != 0 && (flow is null || (flow.Effect != Effect.Same && one.Effect == Effect.Same)))
                {
                    (kept, flow, state) = (name, one, place);
                }
            }
            if (flow is null)
            {
                return isOne ? ByAdding(property, body) : null;
            }
        }
        Effect set = flow?.Effect ?? Effect.Same;
        Effect[] all = [.. given.Select(g => ExpressionEffects.Judge(g, g.FirstAncestorOrSelf<AccessorDeclarationSyntax>()?.Body is { } block
            ? BodyFlow.NamesAt(g, block, kept, getter.ContainingType) : new ValueNames(kept))).Distinct()];
        Effect got = all.Length == 0 ? Effect.Same : all.Length == 1 ? all[0] : Effect.Unknown;
        return set switch
        {
            Effect.Same => given.FirstOrDefault(g => (given.Length == 1 && got == Effect.Other) || GivesAnother(g, kept)
                || (state is IFieldSymbol && !HasSpecified(property) && FallsBack(g, kept, state))),
            Effect.Other when got == Effect.Same => Set(flow!.Place),
            Effect.Unknown when got == Effect.Same && isOne && state is not null && !flow!.IsUnsure => ByChange(property, state, kept, flow),
            _ => null,
        };
    }

    /// <summary>Where a setter adds what it is given to a collection that has something from the beginning.</summary>
    private static SyntaxNode? ByAdding(IPropertySymbol property, SyntaxNode setter) => ComparerSource.Fields(property)
        .Where(f => GivesAsIs(property, f.Name) && ComparerParser.Initializer(f) is CollectionExpressionSyntax { Elements.Count: > 0 }
            or BaseObjectCreationExpressionSyntax { Initializer.Expressions.Count: > 0 })
        .Select(f => setter.DescendantNodesAndSelf().Where(node => SetterSource.IsWrite(node, [f.Name])).ToArray())
        .Where(writes => writes.Length != 0 && writes.All(node => node is InvocationExpressionSyntax call
            && ExpressionEffects.Method(call) is "Add" or "AddRange" or "UnionWith" or "Enqueue" or "Push")).Select(writes => writes[0]).FirstOrDefault();

    /// <summary>The assignment that stores a value.</summary>
    private static SyntaxNode? Set(SyntaxNode? value) => value?.Parent is AssignmentExpressionSyntax set && set.Right == value ? set : value;

    /// <summary>Whether nothing gives a field or property a value when an object is made.</summary>
    private static bool StartsEmpty(ISymbol place) => Initial(place) is { HasValue: true, Value: null or 0m or false };

    /// <summary>The constant that a new object has in a field or property; nothing if that cannot be told.</summary>
    private static Optional<object?> Initial(ISymbol place)
    {
        if (place.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of).OfType<ConstructorDeclarationSyntax>()
            .Any(c => ExpressionEffects.IsMentioned(c, place.Name)))
        {
            return default;
        }
        return ComparerParser.Initializer(place) is { } initial ? ConstantProbe.Evaluate(initial, "", null) : ConstantProbe.Default(MemberParser.TypeOf(place));
    }

    /// <summary>Where a setter makes another value of one that its field got past it: when the object was made, or from a method.</summary>
    private static SyntaxNode? ByChange(IPropertySymbol property, ISymbol place, string kept, BodyFlow flow)
    {
        Optional<object?> initial = Initial(place);
        if (IsAnother(initial))
        {
            return Set(flow.Place);
        }
        return place is IFieldSymbol field && IsPlain(field.Type)
            && SetterSource.WrittenBeside(field, property).Any(from => from is LiteralExpressionSyntax
                or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.UnaryMinusExpression, Operand: LiteralExpressionSyntax }
                ? IsAnother(ConstantProbe.Evaluate(from, "", null)) : !IsAlike(from)) ? Set(flow.Place) : null;

        bool IsAnother(Optional<object?> constant) => constant.HasValue
            && flow.Probe(constant.Value, "value", initial) is { HasValue: true, Value: var read } && !Equals(constant.Value, read);

        static string? Bound(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) switch { "Max" or "Min" => "Clamp", var name => name };

        // What is made valid in the same way, by the same call or of the property itself.
        bool IsAlike(ExpressionSyntax from) => ExpressionEffects.IsMentioned(from, property.Name)
            || (flow.Stored is { } stored && (from is InvocationExpressionSyntax call && stored.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Any(c => Bound(c) == Bound(call))
            || from.DescendantTokens().Where(t => t.RawKind == (int)SyntaxKind.IdentifierToken)
                .Any(t => Renamed(from, t.ValueText) == Renamed(stored, "value"))));
    }

    /// <summary>Whether values of a type are numbers, texts and the like, which nothing changes but who sets them.</summary>
    private static bool IsPlain(ITypeSymbol type) => type.SpecialType is not (SpecialType.None or SpecialType.System_Object) || type.TypeKind == TypeKind.Enum
        || (type is INamedTypeSymbol { IsValueType: true } known && ValueParser.IsPlatform(known));

    /// <summary>Whether something tells by a convention that a property has no value, so null is not one of its values.</summary>
    private static bool HasSpecified(IPropertySymbol property) =>
        new[] { "ShouldSerialize" + property.Name, property.Name + "Specified", "Has" + property.Name }
        .Any(name => !property.ContainingType.GetMembers(name).IsEmpty);

    /// <summary>Whether a getter gives something else if its field is null, which it is when nothing sets it.</summary>
    private static bool FallsBack(ExpressionSyntax given, string kept, ISymbol state) =>
        ExpressionEffects.Bare(given) is BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.CoalesceExpression, Right: LiteralExpressionSyntax or
            MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty" } or PrefixUnaryExpressionSyntax
        } either
            && either.Right.RawKind != (int)SyntaxKind.NullLiteralExpression
            && ExpressionEffects.IsSame(either.Left, kept) && Initial(state) is { HasValue: true, Value: null };

    /// <summary>Whether a getter gives something else than what it keeps: a part of it, what an operator or a call makes of it. What is kept as it was set is
    /// never what such a getter gives, except a copy.</summary>
    private static bool GivesAnother(ExpressionSyntax given, string kept)
    {
        ExpressionSyntax bare = ExpressionEffects.Bare(given);
        if (ExpressionEffects.KeptIn(bare) is not null || !ExpressionEffects.IsMentioned(bare, kept))
        {
            return false;
        }
        switch (bare)
        {
            case ConditionalExpressionSyntax choice:
                return GivesAnother(choice.WhenTrue, kept) || GivesAnother(choice.WhenFalse, kept)
                    || (IsBound(choice.Condition) && (IsInstead(choice.WhenTrue, choice.WhenFalse) || IsInstead(choice.WhenFalse, choice.WhenTrue)));
            case SwitchExpressionSyntax choice:
                return choice.Arms.Any(a => GivesAnother(a.Expression, kept));
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression or (int)SyntaxKind.AsExpression } either:
                return GivesAnother(either.Left, kept);
            case AssignmentExpressionSyntax set:
                return set.RawKind == (int)SyntaxKind.SimpleAssignmentExpression && GivesAnother(set.Right, kept);
            case BaseObjectCreationExpressionSyntax made:
                return made.ArgumentList is not { Arguments: [{ Expression: var copied }] } || !ExpressionEffects.IsSame(copied, kept);
            case ConditionalAccessExpressionSyntax { WhenNotNull: InvocationExpressionSyntax call } part:
                return IsOfCall(call) || GivesAnother(part.Expression, kept);
            case InvocationExpressionSyntax call:
                return IsOfCall(call) || (call.Expression is MemberAccessExpressionSyntax of && GivesAnother(of.Expression, kept));
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value" } access:
                return GivesAnother(access.Expression, kept);
            case MemberAccessExpressionSyntax or ElementAccessExpressionSyntax or ConditionalAccessExpressionSyntax or BinaryExpressionSyntax
                or PrefixUnaryExpressionSyntax or InterpolatedStringExpressionSyntax:
                return true;
            default:
                return false;
        }

        bool IsOfCall(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) is { Length: not 0 } name
            && !call.ArgumentList.Arguments.Any(a => a.RefKindKeyword.RawKind != 0)
            && (!s_copies.Any(copy => name.StartsWith(copy, StringComparison.Ordinal)) || s_converting.Any(c => name.StartsWith(c, StringComparison.Ordinal)));

        bool IsBound(ExpressionSyntax condition) => ExpressionEffects.IsMentioned(condition, kept)
            && !condition.DescendantNodesAndSelf().Any(n => n.RawKind == (int)SyntaxKind.NullLiteralExpression);

        bool IsInstead(ExpressionSyntax one, ExpressionSyntax other) => ExpressionEffects.IsSame(one, kept)
            && other is not ThrowExpressionSyntax && !ExpressionEffects.IsMentioned(other, kept);
    }

    private static IPropertySymbol? Nearest(IPropertySymbol property, Func<IPropertySymbol, bool> has)
    {
        IPropertySymbol? one = property;
        while (one is not null && !has(one))
        {
            one = one.OverriddenProperty;
        }
        return one;
    }

    private static bool Overrides(IPropertySymbol property, IPropertySymbol other) => MemberParser.Overrides(property, other);

    /// <summary>Whether a property gives what it is set to.</summary>
    private static bool IsTransparent(IPropertySymbol property) => Given(property) is var given
        && (given.Length == 0 ? FillParser.IsAuto(property) && SetterSource.Setter(property) is null
        : given.Length == 1 && SetterSource.Setter(property) is { } body && Stored(body) is (_, { } kept, { } value)
        && ExpressionEffects.IsSame(given[0], kept) && ExpressionEffects.IsSame(value, "value"));

    /// <summary>The one place where a setter stores what is set, the name of what keeps it, and the value: an assignment, or a call that takes the field by
    /// reference together with the value.</summary>
    private static (SyntaxNode Place, string? Kept, ExpressionSyntax Value)? Stored(SyntaxNode body)
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
        && !body.DescendantNodes().Any(n => SetterSource.IsWrite(n, [name])) ? initial : value;

    /// <summary>What comes into a field or property of a constructor's parameter, where it becomes another value, and whether some values do not come
    /// there.</summary>
    private static (Effect Effect, SyntaxNode? Place, bool IsPartial) Into(IParameterSymbol parameter, ISymbol member, ISymbol state, Compilation compilation,
        int depth)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol constructor || depth == 0)
        {
            return default;
        }
        if (StateSource.IsHidden(constructor.ContainingType))
        {
            // Another assembly's property that the compiler makes, and its parameter of the same name, are taken to be what they seem.
            return (state is IPropertySymbol property && FillParser.IsAuto(property)
                && string.Equals(property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) ? Effect.Same : Effect.Unknown, null, false);
        }
        string[] others = [.. constructor.Parameters.Where(p => p.Ordinal != parameter.Ordinal).Select(p => p.Name)];
        SyntaxNode? unused = null;
        foreach (SyntaxNode node in BodyReads.Of(constructor))
        {
            ArgumentListSyntax? passed = null;
            if (node is ConstructorDeclarationSyntax declaration)
            {
                passed = declaration.Initializer?.ArgumentList;
                if (((SyntaxNode?)declaration.Body ?? declaration.ExpressionBody) is { } body)
                {
                    BodyFlow flow = BodyFlow.Of(body, new ValueNames(parameter.Name, others), Places(member, state), constructor.ContainingType,
                        constructor.Parameters.Select(p => p.Name), StartsEmpty(state, constructor), compilation);
                    if (flow.Writes != 0)
                    {
                        return (flow.Effect, flow.Place ?? flow.Stored, flow.IsPartial);
                    }
                    unused = flow.IsUnsure || declaration.Initializer is not null ? null
                        : declaration.ParameterList.Parameters.ElementAtOrDefault(parameter.Ordinal);
                }
            }
            else if (node is TypeDeclarationSyntax type)
            {
                if (state.Name == "<" + parameter.Name + ">P" && IsOf(state, constructor.ContainingType))
                {
                    return (Effect.Same, null, false);
                }
                if (IsOf(state, constructor.ContainingType) && OfPrimary(state) is { } place)
                {
                    return place is ParameterSyntax ? (state.Name == parameter.Name ? Effect.Same : Effect.Unknown, null, false)
                        : (BodyFlow.Judge((ExpressionSyntax)place, new ValueNames(parameter.Name, others), constructor.ContainingType, compilation), place,
                            false);
                }
                passed = type.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList;
                unused = passed is null ? type.ParameterList?.Parameters.ElementAtOrDefault(parameter.Ordinal) : null;
            }
            if (passed is not null && compilation.ContainsSyntaxTree(passed.SyntaxTree)
                && compilation.ModelOf(passed).GetSymbolInfo(passed.Parent!).Symbol is IMethodSymbol called)
            {
                return Passed(parameter, called, passed, others, member, state, compilation, depth - 1);
            }
        }
        // A parameter that has the name of a member, and does not come into it.
        return unused is not null && IsOf(state, constructor.ContainingType) && state is IFieldSymbol or IPropertySymbol { IsPartialDefinition: false }
            && StateParser.HasField(state) ? (Effect.Nothing, unused, false) : default;
    }

    /// <summary>The names of what is assigned for a field or property: a property whose setter hands the value on to it too.</summary>
    private static string[] Places(ISymbol member, ISymbol state) =>
        member is IPropertySymbol { SetMethod: not null } && !SymbolEqualityComparer.Default.Equals(member, state) ? [state.Name, member.Name] : [state.Name];

    /// <summary>Whether a field or property has nothing before the body of a constructor runs.</summary>
    private static bool StartsEmpty(ISymbol state, IMethodSymbol constructor) => IsOf(state, constructor.ContainingType)
        && ComparerParser.Initializer(state) is null;

    /// <summary>What comes into a field or property by the constructor that another calls.</summary>
    private static (Effect Effect, SyntaxNode? Place, bool IsPartial) Passed(IParameterSymbol parameter, IMethodSymbol called, ArgumentListSyntax passed,
        string[] others, ISymbol member, ISymbol state, Compilation compilation, int depth)
    {
        ArgumentSyntax[] mine = [.. passed.Arguments.Where(a => ExpressionEffects.IsMentioned(a.Expression, parameter.Name))];
        var names = new ValueNames(parameter.Name, others);
        if (mine.Length == 1 && Taken(called, passed, mine[0]) is { } next)
        {
            (Effect Effect, SyntaxNode? Place, bool IsPartial) inner = Into(next, member, state, compilation, depth);
            return inner.Effect switch
            {
                Effect.Same => (ExpressionEffects.Judge(mine[0].Expression, names), mine[0].Expression, inner.IsPartial),
                Effect.Nothing => default,
                _ => inner,
            };
        }
        ArgumentSyntax? other = mine.Length != 0 ? null : passed.Arguments.FirstOrDefault(a => ExpressionEffects.Judge(a.Expression, names) == Effect.Other
            && Taken(called, passed, a) is { } taken && Into(taken, member, state, compilation, depth).Effect == Effect.Same);
        return other is null ? default : (Effect.Other, other.Expression, false);
    }

    /// <summary>Whether a type declares a member, whatever their arguments.</summary>
    private static bool IsOf(ISymbol member, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(member.ContainingType.OriginalDefinition, type.OriginalDefinition);

    /// <summary>What a primary constructor gives a field or property: an initializer, or the parameter that declares it; null for nothing.</summary>
    private static SyntaxNode? OfPrimary(ISymbol state) => state.DeclaringSyntaxReferences.Select(r => r.GetSyntax()).Select(n => n switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax field => field.Initializer?.Value,
        ParameterSyntax => n,
        _ => null,
    }).FirstOrDefault(n => n is not null);

    /// <summary>The parameter that takes an argument.</summary>
    public static IParameterSymbol? Taken(IMethodSymbol called, ArgumentListSyntax passed, ArgumentSyntax argument)
    {
        int index = passed.Arguments.IndexOf(argument);
        return argument.NameColon is { Name.Identifier.ValueText: var name } ? called.Parameters.FirstOrDefault(p => p.Name == name)
            : index < called.Parameters.Length ? called.Parameters[index] : null;
    }
}
