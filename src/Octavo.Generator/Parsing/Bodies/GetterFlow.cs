// Owns: what a getter gives of the fields that it names: all that one holds, less, or another value. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Bodies;

internal static class GetterFlow
{
    /// <summary>How methods begin whose result is what they are called on or given, or a copy of it.</summary>
    private static readonly string[] s_copies = ["As", "Cast", "Clone", "CompareExchange", "Copy", "Create", "Ensure", "From", "Get", "Guard", "Intern",
        "MemberwiseClone", "NotNull", "Read", "To", "Verify"];

    /// <summary>Methods that are named as if they copied, and give another value of the same type.</summary>
    private static readonly string[] s_converting = ["GetDirectoryName", "GetExtension", "GetFileName", "GetRange", "ToBase64", "ToHex", "ToLocalTime",
        "ToLower", "ToUniversalTime", "ToUpper"];

    /// <summary>Methods of the platform that give another collection than the one that they are called on.</summary>
    private static readonly HashSet<string> s_makers =
    [
        "AsReadOnly", "Append", "Clone", "Concat", "ConvertAll", "Distinct", "Except", "FindAll", "GetRange", "Intersect", "OfType", "Order", "OrderBy",
        "OrderByDescending", "OrderDescending", "Prepend", "Reverse", "Select", "SelectMany", "Skip", "Split", "Take", "ToArray", "ToDictionary",
        "ToFrozenDictionary", "ToFrozenSet", "ToHashSet", "ToImmutableArray", "ToImmutableDictionary", "ToImmutableHashSet", "ToImmutableList", "ToList",
        "ToLookup", "Union", "Where",
    ];

    /// <summary>The getter that gives something: its accessor, or the property with an arrow; null where an expression is in neither.</summary>
    public static SyntaxNode? Around(ExpressionSyntax given) =>
        given.Ancestors().FirstOrDefault(a => a is AccessorDeclarationSyntax or PropertyDeclarationSyntax);

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

    /// <summary>Whether a property has a field that its getter does not name: <c>{ get =&gt; 5; set; }</c>.</summary>
    public static bool IgnoresField(IPropertySymbol property) => Declarations(property)
        .Select(declaration => Accessor(declaration, SyntaxKind.GetAccessorDeclaration)).OfType<AccessorDeclarationSyntax>()
        .FirstOrDefault(getter => getter.Body is not null || getter.ExpressionBody is not null) is { } written
        && !written.DescendantNodes().Any(n => n is FieldExpressionSyntax);

    private static IEnumerable<PropertyDeclarationSyntax> Declarations(IPropertySymbol property) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>();

    private static AccessorDeclarationSyntax? Accessor(PropertyDeclarationSyntax declaration, SyntaxKind kind) =>
        declaration.AccessorList?.Accessors.FirstOrDefault(a => a.IsKind(kind));

    /// <summary>The field or property of the member's type, or of a base, that an expression gives as it is; null for anything else.</summary>
    public static ISymbol? Named(ExpressionSyntax given, ISymbol member)
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

    /// <summary>Whether a getter gives what a field holds, as it is or something else in its place if it is null.</summary>
    public static bool Shows(IPropertySymbol property, string field) => Given(property)
        .Any(g => ExpressionEffects.IsSame(g, field) || (ExpressionEffects.Bare(g) is BinaryExpressionSyntax
        { RawKind: (int)SyntaxKind.CoalesceExpression } either && ExpressionEffects.IsSame(either.Left, field)));

    /// <summary>Whether a getter gives what a field holds, as it is.</summary>
    public static bool GivesAsIs(IPropertySymbol property, string field) => Given(property) is [var given] && ExpressionEffects.IsSame(given, field);

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

    /// <summary>Whether a method that makes a value of an object looks at some of its state and not at all: it, and the members that it names, mention no
    /// field or auto-property for the rest.</summary>
    /// <param name="getter">The method; one without source text leaves nothing out.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="state">The state.</param>
    public static bool LeavesOut(IMethodSymbol getter, INamedTypeSymbol type, IEnumerable<ISymbol> state) => LeftOut(getter, type, state).Any();

    /// <summary>The state that such a method does not look at.</summary>
    public static IEnumerable<ISymbol> LeftOut(IMethodSymbol getter, INamedTypeSymbol type, IEnumerable<ISymbol> state)
    {
        var bodies = new List<SyntaxNode>(BodyReads.Of(getter));
        var named = new HashSet<string>(System.StringComparer.Ordinal);
        bool isWhole = bodies.Count == 0;
        for (int i = 0; i < bodies.Count; i++)
        {
            // An object that is passed on as a whole may show all of itself.
            isWhole |= bodies[i].DescendantNodes().OfType<ThisExpressionSyntax>().Any(t => t.Parent is not MemberAccessExpressionSyntax);
            foreach (string name in BodyNames.In(bodies[i]).Where(named.Add))
            {
                bodies.AddRange(type.GetMembers(name).Where(m => m is IMethodSymbol or IPropertySymbol).SelectMany(BodyReads.Of));
            }
        }
        return isWhole ? [] : state.Where(s => !named.Contains(StateParser.NameOf(s)) && !IsMark(s));
    }

    /// <summary>Whether a field says only that something made the object: it is read-only, and constructors give it nothing but constants.</summary>
    private static bool IsMark(ISymbol state)
    {
        if (state is not IFieldSymbol { IsReadOnly: true } field)
        {
            return false;
        }
        ExpressionSyntax[] given = [.. BodyReads.Of(field.ContainingType).SelectMany(d => d.DescendantNodes()).SelectMany(WriteAnalysis.Stores)
            .Where(store => ExpressionEffects.NameOf(store.To) == field.Name).Select(store => store.From)];
        return given.Length != 0 && given.All(value => value is LiteralExpressionSyntax);
    }

    /// <summary>Whether a getter gives less than a field holds: it casts a number to a type that holds fewer, rounds what methods set, says about more than two
    /// values whether the field has one of them, or gives a constant for several.</summary>
    public static bool GivesLess(IPropertySymbol property, IFieldSymbol field) => IsCast(property, field)
        || ConstantAnalysis.Loses(property, field, parameter: null)
        || (Given(property) is [var given] && (GetterAnalysis.IsTest(given, field.Name) ? ConstantAnalysis.HasMore(field, than: 2)
        : (StateAnalysis.Rounds(given, [field.Name], field.Type) || GivesPart(given, property, field))
        && FieldChanges.IsChangedByMethods(field.ContainingType, field.Name)));

    /// <summary>Whether a getter gives a quotient of whole numbers, the day or the hour of a time, the elements of a list as a set, an object only if it is of
    /// a type, or text only if it can be parsed.</summary>
    private static bool GivesPart(ExpressionSyntax given, IPropertySymbol property, IFieldSymbol field) => ExpressionEffects.Bare(given) switch
    {
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.DivideExpression or (int)SyntaxKind.RightShiftExpression or (int)SyntaxKind.UnsignedRightShiftExpression
        } quotient => Width(field.Type) is > 0 and < 9 && ExpressionEffects.IsSame(quotient.Left, field.Name),
        InvocationExpressionSyntax
        {
            ArgumentList.Arguments: [{ Expression: var taken }], Expression: MemberAccessExpressionSyntax { Expression: var on }
        } call => ExpressionEffects.IsSame(taken, field.Name) && (ExpressionEffects.Method(call) == "FromDateTime"
            || (on.ToString().EndsWith("Convert", System.StringComparison.Ordinal) && Width(property.Type) is > 0 and var width && width < Width(field.Type))),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var whole } } call
            when OverwriteAnalysis.IsLessening(call) && ExpressionEffects.Method(call) != "GetValueOrDefault" // what a null is shown as is told of the property
            && ExpressionEffects.IsSame(whole, field.Name) => true,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AsExpression } typed => ExpressionEffects.IsSame(typed.Left, field.Name)
            && field.Type.SpecialType == SpecialType.System_Object && property.Type.SpecialType != SpecialType.System_Object,
        ConditionalExpressionSyntax { Condition: InvocationExpressionSyntax test } => field.Type.SpecialType == SpecialType.System_String
            && ExpressionEffects.Method(test) is "TryParse" or "TryCreate" && test.ArgumentList.Arguments is [{ Expression: var text }, ..]
            && ExpressionEffects.IsSame(text, field.Name),
        var bare => ExpressionEffects.KeptIn(bare) == field.Name && WriteAnalysis.Lists.Contains(field.Type.Name)
            && property.Type.Name.EndsWith("Set", System.StringComparison.Ordinal),
    };

    /// <summary>Whether a getter sorts, adds to or takes from a copy that it gives: <c>List&lt;int&gt; copy = [.. _all]; copy.Sort(); return
    /// copy;</c>.</summary>
    public static bool ChangesCopy(ExpressionSyntax given, string kept) => given is IdentifierNameSyntax { Identifier.ValueText: var name }
        && given.FirstAncestorOrSelf<AccessorDeclarationSyntax>()?.Body is { } body
        && body.DescendantNodes().OfType<VariableDeclaratorSyntax>()
            .Any(v => v.Identifier.ValueText == name && v.Initializer is { Value: var copy } && ExpressionEffects.IsMentioned(copy, kept))
        && body.DescendantNodes().Any(n => n is InvocationExpressionSyntax && WriteAnalysis.IsWrite(n, [name]));

    /// <summary>Whether a getter casts what a field holds to a type that holds fewer numbers.</summary>
    public static bool IsCast(IPropertySymbol property, IFieldSymbol field) => field.Type.IsValueType
        && (field.Type.TypeKind == TypeKind.Enum ? HasBeyond((INamedTypeSymbol)field.Type, Width(property.Type)) : field.Type.SpecialType != SpecialType.None)
        && Given(property) is [var only] && Uncovered(only) is CastExpressionSyntax given
        && Width(property.Type) is > 0 and var width && width < Width((field.Type as INamedTypeSymbol)?.EnumUnderlyingType ?? field.Type)
        && ExpressionEffects.Judge(given, field.Name) switch
        {
            Effect.Same => true,
            // An operator there and back: what methods store has more.
            Effect.Other => FieldChanges.IsChangedByMethods(field.ContainingType, field.Name),
            _ => false,
        };

    /// <summary>Whether a constant of an enum has more bytes than some width.</summary>
    private static bool HasBeyond(INamedTypeSymbol type, int width) => width is 1 or 2 or 4 && type.GetMembers().OfType<IFieldSymbol>()
        .Any(f => f.ConstantValue is { } constant && System.Math.Abs(System.Convert.ToDecimal(constant)) >= 1L << (8 * width));

    /// <summary>An expression without brackets, those of <c>unchecked</c> among them.</summary>
    private static ExpressionSyntax Uncovered(ExpressionSyntax given) => given switch
    {
        ParenthesizedExpressionSyntax inner => Uncovered(inner.Expression),
        CheckedExpressionSyntax inner => Uncovered(inner.Expression),
        _ => given,
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

    /// <summary>Whether a getter gives something else than what it keeps: a part of it, what an operator or a call makes of it. What is kept as it was set is
    /// never what such a getter gives, except a copy.</summary>
    public static bool GivesAnother(ExpressionSyntax given, string kept)
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
                return choice.Arms.Any(a => GivesAnother(a.Expression, kept)) || Replaces(choice);
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

        // A test for null alone has a page of its own.
        bool IsBound(ExpressionSyntax condition) => ExpressionEffects.IsMentioned(condition, kept)
            && (!condition.DescendantNodesAndSelf().Any(n => n.RawKind == (int)SyntaxKind.NullLiteralExpression)
            || condition.DescendantNodesAndSelf().Any(n => n is LiteralExpressionSyntax { RawKind: not (int)SyntaxKind.NullLiteralExpression }));

        // One arm gives what is kept, and another one something else for a value that is there.
        bool Replaces(SwitchExpressionSyntax choice)
        {
            SwitchExpressionArmSyntax[] arms = [.. choice.Arms];
            int all = Array.FindIndex(arms, a => a.WhenClause is null && NullTests.IsThere(a.Pattern) == true);
            return ExpressionEffects.IsSame(choice.GoverningExpression, kept) && arms.Any(IsKept)
                && arms.Take(all < 0 ? arms.Length : all + 1).Any(a => !IsKept(a) && a.Expression is not ThrowExpressionSyntax
                    && NullTests.IsThere(a.Pattern) != false && !ExpressionEffects.IsMentioned(a.Expression, kept)
                    && (NullTests.Variable(a.Pattern) is not { } variable || !ExpressionEffects.IsMentioned(a.Expression, variable)));
        }

        bool IsKept(SwitchExpressionArmSyntax arm) => ExpressionEffects.IsSame(arm.Expression, kept)
            || (NullTests.Variable(arm.Pattern) is { } variable && ExpressionEffects.IsSame(arm.Expression, variable));

        bool IsInstead(ExpressionSyntax one, ExpressionSyntax other) => ExpressionEffects.IsSame(one, kept)
            && other is not ThrowExpressionSyntax && !ExpressionEffects.IsMentioned(other, kept);
    }
}
