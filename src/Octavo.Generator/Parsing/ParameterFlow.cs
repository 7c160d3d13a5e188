// Owns: what the text of a type says of the way from a constructor's parameter to a member and back: whether reading gives the member the value that was
// written. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

/// <summary>
/// Expressions are judged by their form alone. A call such as <c>x.Trim()</c> may leave its own result as it is, which no form shows, so nothing is said of
/// it; an operator such as <c>x + 1</c> does not.
/// </summary>
internal static class ParameterFlow
{
    /// <summary>How methods begin whose result is what they are called on or given, or a copy of it.</summary>
    private static readonly string[] s_copies = ["As", "Cast", "Clone", "CompareExchange", "Copy", "Create", "Ensure", "From", "Get", "Guard", "Intern",
        "MemberwiseClone", "NotNull", "Read", "To", "Verify"];

    /// <summary>How methods begin that make another value of their own result as well: what is encoded twice is not what is encoded once.</summary>
    private static readonly string[] s_changing = ["AddDays", "AddHours", "AddMilliseconds", "AddMinutes", "AddMonths", "AddSeconds", "AddTicks", "AddYears",
        "ComputeHash", "Encode", "Encrypt", "Escape", "Hash", "HtmlEncode", "Insert", "Negate", "Protect", "ToBase64", "UrlEncode"];

    /// <summary>Constructors that call one another are followed so far.</summary>
    private const int Longest = 8;

    /// <summary>What an expression makes of a value.</summary>
    private enum Effect
    {
        /// <summary>It is not known.</summary>
        Unknown,

        /// <summary>It gives the value itself, or throws.</summary>
        Same,

        /// <summary>It gives another value each time.</summary>
        Other,
    }

    /// <summary>Whether a constructor keeps a parameter as it is, and the property that the parameter is taken from gives something else.</summary>
    /// <param name="property">The property.</param>
    /// <param name="state">What keeps it: a field, or the property whose field it is.</param>
    /// <param name="parameter">The constructor's parameter.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    public static bool GivesOther(IPropertySymbol property, ISymbol state, IParameterSymbol parameter, Compilation compilation)
    {
        string name = SymbolEqualityComparer.Default.Equals(property, state) ? "field" : StateParser.NameOf(state);
        ExpressionSyntax[] given = Given(property);
        return given.Any(g => !IsSame(g, name) || Narrows(g, property.Type, parameter.Type)) && given.Any(g => IsMentioned(g, name))
            && Into(parameter, property, state, compilation, Longest).Effect == Effect.Same;
    }

    /// <summary>Whether a getter gives what a field holds, as it is or something else in its place if it is null.</summary>
    public static bool Shows(IPropertySymbol property, string field) => Given(property)
        .Any(g => IsSame(g, field) || (Bare(g) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either && IsSame(either.Left, field)));

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
        "OrderByDescending", "OrderDescending", "Prepend", "Reverse", "Select", "SelectMany", "Skip", "Split", "Take", "ToArray", "ToDictionary", "ToFrozenDictionary",
        "ToFrozenSet", "ToHashSet", "ToImmutableArray", "ToImmutableDictionary", "ToImmutableHashSet", "ToImmutableList", "ToList", "ToLookup", "Union", "Where",
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
            .Where(store => NameOf(store.To) == field.Name).Select(store => store.From)];
        return given.Length != 0 && given.All(value => value is LiteralExpressionSyntax);
    }

    /// <summary>Whether a getter gives what a field holds, as it is.</summary>
    public static bool GivesAsIs(IPropertySymbol property, string field) => Given(property) is [var given] && IsSame(given, field);

    /// <summary>Whether a getter gives a part of what a field holds: a member, an element or a bit of it.</summary>
    public static bool GivesPart(IPropertySymbol property, IFieldSymbol field) => Given(property) is [var given]
        && (IsPart(given, field.Name)
        // Value of Nullable<T>, Lazy<T> and the like is all that they hold.
        || (given is MemberAccessExpressionSyntax { Expression: var of, Name.Identifier.ValueText: "Value" } && NameOf(of) == field.Name
            && field.Type is INamedTypeSymbol type && !ValueParser.IsPlatform(type)));

    private static bool IsPart(ExpressionSyntax expression, string name) => Bare(expression) switch
    {
        MemberAccessExpressionSyntax access => IsSame(access.Expression, name) || IsPart(access.Expression, name),
        ElementAccessExpressionSyntax element => IsSame(element.Expression, name) || IsPart(element.Expression, name),
        ConditionalAccessExpressionSyntax part => part.WhenNotNull is not InvocationExpressionSyntax
            && (IsSame(part.Expression, name) || IsPart(part.Expression, name)),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call, ArgumentList.Arguments.Count: var arguments } =>
            IsSame(call.Expression, name) && (call.Name.Identifier.ValueText is "ElementAt" or "Find" or "FindAll" or "First" or "FirstOrDefault" or "Last"
            or "LastOrDefault" or "Single" or "SingleOrDefault" or "Skip" or "Take" or "Where"
            // Of a dictionary; that of Nullable<T> takes no key.
            || (arguments != 0 && call.Name.Identifier.ValueText == "GetValueOrDefault")),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseAndExpression } bits => IsSame(bits.Left, name) || IsSame(bits.Right, name),
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression or (int)SyntaxKind.AsExpression
            or (int)SyntaxKind.CoalesceExpression
        } one => IsPart(one.Left, name) || IsPart(one.Right, name),
        _ => false,
    };

    /// <summary>Whether a getter casts the number that a field holds to a type that holds fewer.</summary>
    public static bool GivesLess(IPropertySymbol property, IFieldSymbol field) => field.Type.IsValueType && field.Type.SpecialType != SpecialType.None
        && Given(property) is [var given] && given is CastExpressionSyntax && Judge(given, field.Name, []) == Effect.Same
        && Width(property.Type) is > 0 and var width && width < Width(field.Type);

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
    public static (Location Place, string Text)? Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol? within, Compilation compilation) =>
        Changed(member, parameter, compilation) is { } place
            && within?.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == place.SyntaxTree && r.Span.Contains(place.Span)) != false
            ? (place.GetLocation(), place.ToString()) : null;

    private static SyntaxNode? Changed(ISymbol member, IParameterSymbol? parameter, Compilation compilation)
    {
        ExpressionSyntax[] given = member is IPropertySymbol property ? Given(property) : [];
        if (parameter is null)
        {
            return member is IPropertySymbol settable ? BySetter(settable) : null;
        }
        // What the getter gives: a field or another property of the type, or the member's own field.
        ISymbol? state = given.Length == 0 ? member : given.Length == 1 ? Named(given[0], member) : null;
        if (state is null)
        {
            return null;
        }
        (Effect effect, SyntaxNode? place) = Into(parameter, member, state, compilation, Longest);
        return effect switch
        {
            Effect.Other => place,
            // By way of the setter, which the constructor calls.
            Effect.Same => (member is IPropertySymbol own && AssignsBySetter(parameter, own) ? BySetter(own) : null) ?? ByItself(member, parameter),
            _ => place is ExpressionSyntax made ? Unlike(member, parameter, made) : ByItself(member, parameter),
        };
    }

    /// <summary>Whether a constructor assigns a property, and not the field behind it.</summary>
    private static bool AssignsBySetter(IParameterSymbol parameter, IPropertySymbol property) => BodyReads.Of(parameter.ContainingSymbol)
        .SelectMany(d => d.DescendantNodes()).OfType<AssignmentExpressionSyntax>().Any(set => NameOf(set.Left) == property.Name);

    /// <summary>Where a constructor makes a number or text valid, and the setter does not make it so in the same way: an object that the setter changed is read
    /// as another.</summary>
    private static SyntaxNode? Unlike(ISymbol member, IParameterSymbol parameter, ExpressionSyntax made) =>
        IsMentioned(made, parameter.Name) && !IsSame(made, parameter.Name) && IsFree(member, parameter, text => text == Renamed(made, parameter.Name))
            ? made : null;

    /// <summary>Where a constructor changes its parameter before it keeps it.</summary>
    private static SyntaxNode? ByItself(ISymbol member, IParameterSymbol parameter) => BodyReads.Of(parameter.ContainingSymbol)
        .OfType<ConstructorDeclarationSyntax>().SelectMany(c => c.DescendantNodes()).OfType<AssignmentExpressionSyntax>()
        .FirstOrDefault(set => set.RawKind == (int)SyntaxKind.SimpleAssignmentExpression && set.Left is IdentifierNameSyntax left
            && left.Identifier.ValueText == parameter.Name && !IsSame(set.Right, parameter.Name))
            is { } change && IsFree(member, parameter, text => text == Renamed(change.Right, parameter.Name)) ? change.Right : null;

    /// <summary>Whether a setter can give a number or text any value.</summary>
    private static bool IsFree(ISymbol member, IParameterSymbol parameter, Func<string, bool> isLike)
    {
        ITypeSymbol type = MemberParser.TypeOf(member);
        bool isPlain = type.SpecialType is not (SpecialType.None or SpecialType.System_Object) || type.TypeKind == TypeKind.Enum
            || (type is INamedTypeSymbol { IsValueType: true } known && ValueParser.IsPlatform(known));
        if (!isPlain || !SymbolEqualityComparer.Default.Equals(type, parameter.Type)
            || member is IFieldSymbol { IsReadOnly: true })
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

    /// <summary>The text of an expression with one name for the value.</summary>
    private static string Renamed(ExpressionSyntax expression, string name) =>
        string.Join(" ", expression.DescendantTokens().Select(t => t.ValueText == name ? "value" : t.ValueText));

    /// <summary>What the getter of a property can give; nothing where the compiler makes it.</summary>
    private static ExpressionSyntax[] Given(IPropertySymbol property)
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
                return [.. Own(block).OfType<ReturnStatementSyntax>().Select(r => r.Expression).OfType<ExpressionSyntax>()];
            }
        }
        return [];
    }

    private static IEnumerable<PropertyDeclarationSyntax> Declarations(IPropertySymbol property) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>();

    private static AccessorDeclarationSyntax? Accessor(PropertyDeclarationSyntax declaration, SyntaxKind kind) =>
        declaration.AccessorList?.Accessors.FirstOrDefault(a => a.IsKind(kind));

    /// <summary>The nodes of a body that are not in functions within it.</summary>
    private static IEnumerable<SyntaxNode> Own(SyntaxNode body) =>
        body.DescendantNodes(n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax));

    /// <summary>The field or property of the member's type, or of a base, that an expression gives as it is; null for anything else.</summary>
    private static ISymbol? Named(ExpressionSyntax given, ISymbol member)
    {
        ExpressionSyntax bare = Bare(given);
        if (bare is FieldExpressionSyntax)
        {
            return member;
        }
        string? name = NameOf(bare);
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
    private static SyntaxNode? BySetter(IPropertySymbol property)
    {
        IPropertySymbol? getter = Nearest(property, p => p.GetMethod is not null);
        // That of another assembly may be one that cannot be seen from here.
        IPropertySymbol? setter = Nearest(property, p => p.SetMethod is not null) ?? getter?.OverriddenProperty;
        if (getter is null || setter is null)
        {
            return null;
        }
        ExpressionSyntax[] given = Given(getter);
        bool isOne = SymbolEqualityComparer.Default.Equals(getter, setter);
        if (!isOne && !IsTransparent(Overrides(getter, setter) ? setter : getter))
        {
            return null;
        }
        // Over a base's property, which hands on what it is given, that property is what keeps the value.
        string kept = isOne ? "field" : property.Name;
        (Effect Effect, ExpressionSyntax? Place) set = (Effect.Same, null);
        if (SetterSource.Setter(setter) is { } body)
        {
            if (Stored(body) is not (var place, { } into, var value) || (!isOne && into != property.Name))
            {
                return null;
            }
            kept = into;
            bool isChanged = body.DescendantNodes().OfType<AssignmentExpressionSyntax>()
                .Any(a => a.RawKind != (int)SyntaxKind.SimpleAssignmentExpression && NameOf(a.Left) == "value");
            set = (isChanged ? Effect.Other : Judge(value, "value", []), IsAlways(place, body) ? place as ExpressionSyntax : null);
        }
        Effect got = given.Length == 0 ? Effect.Same : given.Length == 1 ? Judge(given[0], kept, []) : Effect.Unknown;
        return (set.Effect, got) is (Effect.Same, Effect.Other) || (set.Effect == Effect.Same && given.Length == 1 && Converts(given[0], kept)) ? given[0]
            : (set.Effect, got) is (Effect.Other, Effect.Same) ? set.Place : null;
    }

    /// <summary>Whether a getter gives the result of a call on what it keeps, or with it: what is kept as it was set is never what such a getter gives, except
    /// a copy.</summary>
    private static bool Converts(ExpressionSyntax given, string kept)
    {
        ExpressionSyntax bare = Bare(given);
        InvocationExpressionSyntax? call = bare as InvocationExpressionSyntax
            ?? (bare as ConditionalAccessExpressionSyntax)?.WhenNotNull as InvocationExpressionSyntax;
        string name = call?.Expression switch
        {
            MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
            MemberBindingExpressionSyntax access => access.Name.Identifier.ValueText,
            SimpleNameSyntax simple => simple.Identifier.ValueText,
            _ => "",
        };
        return name.Length != 0 && IsMentioned(bare, kept) && !call!.ArgumentList.Arguments.Any(a => a.RefKindKeyword.RawKind != 0)
            && !s_copies.Any(copy => name.StartsWith(copy, StringComparison.Ordinal));
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
        && IsSame(given[0], kept) && IsSame(value, "value"));

    /// <summary>The one place where a setter stores what is set, the name of what keeps it, and the value: an assignment, or a call that takes the field by
    /// reference together with the value.</summary>
    private static (SyntaxNode Place, string? Kept, ExpressionSyntax Value)? Stored(SyntaxNode body)
    {
        (SyntaxNode, string?, ExpressionSyntax)[] all = [.. body.DescendantNodesAndSelf().Select(node => node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set when Unfolded(set.Right, body) is var stored
                && IsMentioned(stored, "value") => (node, KeptIn(set.Left), stored),
            ArgumentListSyntax { Arguments: var arguments }
                when arguments.FirstOrDefault(a => a.RefKindKeyword.RawKind == (int)SyntaxKind.RefKeyword) is { } into
                && arguments.FirstOrDefault(a => IsMentioned(a.Expression, "value")) is { } taken => (node, KeptIn(into.Expression), taken.Expression),
            _ => default((SyntaxNode, string?, ExpressionSyntax)?),
        }).OfType<(SyntaxNode, string?, ExpressionSyntax)>()];
        return all.Length == 1 ? all[0] : null;
    }

    /// <summary>What a variable was declared as, if it is never set again; any other expression as it is.</summary>
    private static ExpressionSyntax Unfolded(ExpressionSyntax value, SyntaxNode body) => value is IdentifierNameSyntax { Identifier.ValueText: var name }
        && body.DescendantNodes().OfType<VariableDeclaratorSyntax>().FirstOrDefault(v => v.Identifier.ValueText == name)?.Initializer?.Value is { } initial
        && !body.DescendantNodes().Any(n => SetterSource.IsWrite(n, [name])) ? initial : value;

    private static string? KeptIn(ExpressionSyntax left) => left is FieldExpressionSyntax ? "field" : NameOf(left);

    /// <summary>What comes into a field or property of a constructor's parameter, and where it becomes another value.</summary>
    private static (Effect Effect, SyntaxNode? Place) Into(IParameterSymbol parameter, ISymbol member, ISymbol state, Compilation compilation, int depth)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol constructor || depth == 0)
        {
            return default;
        }
        if (StateSource.IsHidden(constructor.ContainingType))
        {
            // Another assembly's property that the compiler makes, and its parameter of the same name, are taken to be what they seem.
            return (state is IPropertySymbol property && FillParser.IsAuto(property)
                && string.Equals(property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) ? Effect.Same : Effect.Unknown, null);
        }
        string[] others = [.. constructor.Parameters.Where(p => p.Ordinal != parameter.Ordinal).Select(p => p.Name)];
        foreach (SyntaxNode node in BodyReads.Of(constructor))
        {
            ArgumentListSyntax? passed = null;
            if (node is ConstructorDeclarationSyntax declaration)
            {
                passed = declaration.Initializer?.ArgumentList;
                if (((SyntaxNode?)declaration.Body ?? declaration.ExpressionBody) is { } body)
                {
                    (int writes, ExpressionSyntax? value, SyntaxNode? step) = Written(body, constructor, member, state);
                    if (writes != 0)
                    {
                        return value is null ? default : step is not null ? (IsSame(value, parameter.Name) ? Effect.Other : Effect.Unknown, step)
                            : (Judge(value, parameter.Name, others), value);
                    }
                }
            }
            else if (node is TypeDeclarationSyntax type)
            {
                if (state.Name == "<" + parameter.Name + ">P" && IsOf(state, constructor.ContainingType))
                {
                    return (Effect.Same, null);
                }
                if (IsOf(state, constructor.ContainingType) && OfPrimary(state) is { } place)
                {
                    return place is ParameterSyntax ? (state.Name == parameter.Name ? Effect.Same : Effect.Unknown, null)
                        : (Judge((ExpressionSyntax)place, parameter.Name, others), place);
                }
                passed = type.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList;
            }
            if (passed is not null && compilation.ContainsSyntaxTree(passed.SyntaxTree)
                && compilation.ModelOf(passed).GetSymbolInfo(passed.Parent!).Symbol is IMethodSymbol called)
            {
                return Passed(parameter, called, passed, others, member, state, compilation, depth - 1);
            }
        }
        return default;
    }

    /// <summary>What comes into a field or property by the constructor that another calls.</summary>
    private static (Effect Effect, SyntaxNode? Place) Passed(IParameterSymbol parameter, IMethodSymbol called, ArgumentListSyntax passed, string[] others,
        ISymbol member, ISymbol state, Compilation compilation, int depth)
    {
        ArgumentSyntax[] mine = [.. passed.Arguments.Where(a => IsMentioned(a.Expression, parameter.Name))];
        if (mine.Length == 1 && Taken(called, passed, mine[0]) is { } next)
        {
            (Effect Effect, SyntaxNode? Place) inner = Into(next, member, state, compilation, depth);
            return inner.Effect == Effect.Same ? (Judge(mine[0].Expression, parameter.Name, others), mine[0].Expression) : inner;
        }
        ArgumentSyntax? other = mine.Length != 0 ? null : passed.Arguments.FirstOrDefault(a => Judge(a.Expression, parameter.Name, others) == Effect.Other
            && Taken(called, passed, a) is { } taken && Into(taken, member, state, compilation, depth).Effect == Effect.Same);
        return other is null ? default : (Effect.Other, other.Expression);
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

    /// <summary>How often a constructor's body writes a field or property, and the value if it does so once and in any case, or once and then changes it by an
    /// operator.</summary>
    private static (int Writes, ExpressionSyntax? Value, SyntaxNode? Step) Written(SyntaxNode body, IMethodSymbol constructor, ISymbol member, ISymbol state)
    {
        // A property whose setter hands the value on to the field is assigned in its place.
        string[] names = member is IPropertySymbol { SetMethod: not null } && !SymbolEqualityComparer.Default.Equals(member, state) ? [state.Name, member.Name]
            : [state.Name];
        int writes = 0;
        ExpressionSyntax? found = null;
        SyntaxNode? step = null;
        foreach (SyntaxNode node in Own(body))
        {
            ExpressionSyntax? value = node is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set ? set.Right : null;
            switch (node)
            {
                case AssignmentExpressionSyntax { Left: TupleExpressionSyntax left } assignment:
                    for (int i = 0; i < left.Arguments.Count; i++)
                    {
                        if (IsMember(left.Arguments[i].Expression))
                        {
                            Write(node, assignment.Right is TupleExpressionSyntax right ? right.Arguments[i].Expression : null);
                        }
                    }
                    break;
                case AssignmentExpressionSyntax assignment when IsMember(assignment.Left):
                    Write(node, value);
                    break;
                case ArgumentSyntax { RefKindKeyword.RawKind: not 0 } argument when IsMember(argument.Expression):
                case PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after when IsMember(after.Operand):
                case PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before
                    when IsMember(before.Operand):
                    Write(node, null);
                    break;
            }
        }
        return (writes, found, step);

        void Write(SyntaxNode at, ExpressionSyntax? value)
        {
            writes++;
            step = writes == 2 && found is not null && IsAlways(at, body) && at is not ArgumentSyntax
                && at.RawKind is not ((int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression) ? at : null;
            found = step is not null ? found : writes == 1 && IsAlways(at, body) ? value : null;
        }

        bool IsMember(ExpressionSyntax left) => NameOf(left) is { } name && Array.IndexOf(names, name) >= 0
            && (left is MemberAccessExpressionSyntax || constructor.Parameters.All(p => p.Name != name));
    }

    /// <summary>Whether a node of a body runs whenever the body does, unless something throws.</summary>
    private static bool IsAlways(SyntaxNode node, SyntaxNode body)
    {
        for (SyntaxNode? one = node.Parent; one is not null && one != body; one = one.Parent)
        {
            if (one is not (BlockSyntax or ExpressionStatementSyntax or AssignmentExpressionSyntax or ParenthesizedExpressionSyntax or LockStatementSyntax
                or UsingStatementSyntax or CheckedStatementSyntax or TryStatementSyntax))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>What an expression makes of what has a name.</summary>
    /// <param name="expression">The expression.</param>
    /// <param name="name">The name; <c>field</c> for the field of a property.</param>
    /// <param name="others">Names of other values: one of these alone is another value.</param>
    private static Effect Judge(ExpressionSyntax expression, string name, string[] others)
    {
        ExpressionSyntax bare = Bare(expression);
        if (KeptIn(bare) is { } found)
        {
            return found == name ? Effect.Same : bare is IdentifierNameSyntax && Array.IndexOf(others, found) >= 0 ? Effect.Other : Effect.Unknown;
        }
        return bare switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => Judge(set.Right, name, others),
            BinaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.SubtractExpression or (int)SyntaxKind.MultiplyExpression
                or (int)SyntaxKind.DivideExpression or (int)SyntaxKind.LeftShiftExpression or (int)SyntaxKind.RightShiftExpression
                or (int)SyntaxKind.UnsignedRightShiftExpression or (int)SyntaxKind.ExclusiveOrExpression
            } binary => Operate(binary, name),
            PrefixUnaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.UnaryMinusExpression or (int)SyntaxKind.BitwiseNotExpression
                or (int)SyntaxKind.LogicalNotExpression
            } unary => IsOperand(unary.Operand, name) ? Effect.Other : Effect.Unknown,
            InterpolatedStringExpressionSyntax { Contents: { Count: > 1 } parts }
                when parts.Count(p => p is InterpolationSyntax hole && IsMentioned(hole, name)) == 1
                && parts.Any(p => p is InterpolationSyntax hole && IsSame(hole.Expression, name)) => Effect.Other,
            // A stack is copied from the top, so a copy is turned round.
            ObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } items, Type: var type }
                when SimpleName(type) == "Stack"
                && IsSame(items[0].Expression, name) => Effect.Other,
            InvocationExpressionSyntax call when call.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Any(c => IsMentioned(c, name) && (c.Expression is MemberAccessExpressionSyntax access ? access.Name : c.Expression as SimpleNameSyntax)
                ?.Identifier.ValueText is { } method && s_changing.Any(change => method.StartsWith(change, StringComparison.Ordinal))) => Effect.Other,
            _ => Effect.Unknown,
        };
    }

    /// <summary>The name of a type in the text, without its namespace and arguments.</summary>
    public static string? SimpleName(TypeSyntax type) =>
        (type is QualifiedNameSyntax qualified ? qualified.Right : type as SimpleNameSyntax)?.Identifier.ValueText;

    /// <summary>What an operator makes of a value: of the value and another one, of the value and itself, of the result of such an operator.</summary>
    private static Effect Operate(BinaryExpressionSyntax binary, string name)
    {
        bool left = IsMentioned(binary.Left, name);
        bool right = IsMentioned(binary.Right, name);
        if (left && right)
        {
            return binary.RawKind is (int)SyntaxKind.AddExpression or (int)SyntaxKind.MultiplyExpression && IsSame(binary.Left, name)
                && IsSame(binary.Right, name) ? Effect.Other : Effect.Unknown;
        }
        ExpressionSyntax operand = left ? binary.Left : binary.Right;
        return IsOperand(operand, name) && !Undoes(binary, left ? binary.Right : binary.Left, Bare(operand)) ? Effect.Other : Effect.Unknown;
    }

    /// <summary>Whether an expression is the value, or what an operator made of it. Judged once: two judgements of each operand would double the time with each
    /// operator.</summary>
    private static bool IsOperand(ExpressionSyntax expression, string name) => Judge(expression, name, []) switch
    {
        Effect.Same => true,
        Effect.Other => Bare(expression) is BinaryExpressionSyntax,
        _ => false,
    };

    /// <summary>Whether an operator has the same other operand as the one within it: <c>x / 10 * 10</c> leaves its own results as they are.</summary>
    private static bool Undoes(BinaryExpressionSyntax outer, ExpressionSyntax other, ExpressionSyntax operand) => operand is BinaryExpressionSyntax inner
        && outer.RawKind != inner.RawKind && (inner.Right.ToString() == other.ToString() || inner.Left.ToString() == other.ToString());

    private static bool IsSame(ExpressionSyntax expression, string name) => Judge(expression, name, []) == Effect.Same;

    /// <summary>Whether a node has a name, <c>field</c> among them.</summary>
    public static bool IsMentioned(SyntaxNode node, string name) => node.DescendantTokens()
        .Any(t => t.ValueText == name && t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword);

    /// <summary>An expression without what does not change its value: brackets, a cast, a test whose other way throws, a copy of a collection.</summary>
    private static ExpressionSyntax Bare(ExpressionSyntax expression)
    {
        while (true)
        {
            switch (expression)
            {
                case ParenthesizedExpressionSyntax brackets:
                    expression = brackets.Expression;
                    break;
                case CheckedExpressionSyntax arithmetic:
                    expression = arithmetic.Expression;
                    break;
                case CastExpressionSyntax cast:
                    expression = cast.Expression;
                    break;
                case RefExpressionSyntax reference:
                    expression = reference.Expression;
                    break;
                case PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven:
                    expression = forgiven.Operand;
                    break;
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression, Right: ThrowExpressionSyntax } tested:
                    expression = tested.Left;
                    break;
                // What is made when it is first asked for is there from then on.
                case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } lazy:
                    expression = lazy.Left;
                    break;
                case ConditionalExpressionSyntax { WhenTrue: ThrowExpressionSyntax } choice:
                    expression = choice.WhenFalse;
                    break;
                case ConditionalExpressionSyntax { WhenFalse: ThrowExpressionSyntax } choice:
                    expression = choice.WhenTrue;
                    break;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value", Expression: IdentifierNameSyntax nullable }:
                    expression = nullable;
                    break;
                case InvocationExpressionSyntax
                {
                    ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax
                    {
                        Name.Identifier.ValueText:
                    "ToArray" or "ToList" or "AsReadOnly" or "ToImmutableArray" or "ToImmutableList"
                    } copy
                }:
                    expression = copy.Expression;
                    break;
                case InvocationExpressionSyntax
                {
                    ArgumentList.Arguments: { Count: 1 } arguments, Expression: MemberAccessExpressionSyntax
                    { Expression: var owner, Name.Identifier.ValueText: "Read" }
                } when owner.ToString().EndsWith("Volatile", StringComparison.Ordinal) || owner.ToString().EndsWith("Interlocked", StringComparison.Ordinal):
                    expression = arguments[0].Expression;
                    break;
                case CollectionExpressionSyntax { Elements: { Count: 1 } elements } when elements[0] is SpreadElementSyntax all:
                    expression = all.Expression;
                    break;
                default:
                    return expression;
            }
        }
    }

    /// <summary>The name that an expression is, of the object itself; null for any other.</summary>
    public static string? NameOf(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax { Identifier.ValueText: var name } => name,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or BaseExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        _ => null,
    };
}
