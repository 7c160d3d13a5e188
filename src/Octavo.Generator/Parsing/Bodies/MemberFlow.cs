// Owns: whether reading gives a member the value that was written of it, by the parameter or the setter that takes it. Knows no format.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Bodies;

internal static class MemberFlow
{
    /// <summary>How methods are called that leave out elements or put them in another order.</summary>
    private static readonly string[] s_sorting = ["Distinct", "DistinctBy", "Order", "OrderBy", "OrderByDescending", "OrderDescending", "Where"];

    /// <summary>Whether a constructor keeps a parameter as it is, and the property that the parameter is taken from gives something else.</summary>
    /// <param name="property">The property.</param>
    /// <param name="state">What keeps it: a field, or the property whose field it is.</param>
    /// <param name="parameter">The constructor's parameter.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    public static bool GivesOther(IPropertySymbol property, ISymbol state, IParameterSymbol parameter, Compilation compilation)
    {
        if (state is IFieldSymbol shown && (ConstantAnalysis.Loses(property, shown, parameter)
            || (GetterFlow.IsCast(property, shown) && FieldChanges.IsGivenByOthers(shown, parameter.ContainingSymbol))))
        {
            return true;
        }
        string name = SymbolEqualityComparer.Default.Equals(property, state) ? "field" : StateParser.NameOf(state);
        ExpressionSyntax[] given = GetterFlow.Given(property);
        if (!given.Any(g => !ExpressionEffects.IsSame(g, name) || Narrows(g, property.Type, parameter.Type))
            || !given.Any(g => ExpressionEffects.IsMentioned(g, name)))
        {
            return false;
        }
        Effect effect = ParameterFlow.Into(parameter, property, state, property.ContainingType, compilation).Effect;
        return effect == Effect.Same
            // A part of what a call made is not what the call was given, if both are of one type.
            || (effect == Effect.Unknown && given is [var one] && state is IFieldSymbol field
            && SymbolEqualityComparer.Default.Equals(field.Type, property.Type) && PartAnalysis.Of(one, name, field.Type) is { Length: not 0 });
    }

    /// <summary>Whether an expression casts a number to a type that holds fewer.</summary>
    private static bool Narrows(ExpressionSyntax given, ITypeSymbol type, ITypeSymbol kept) =>
        !SymbolEqualityComparer.Default.Equals(type, kept) && kept is not INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T }
            && type.IsValueType && given.DescendantNodesAndSelf().Any(n => n is CastExpressionSyntax { Type: PredefinedTypeSyntax });

    /// <summary>Where a member is given another value than the one that was written of it, and the text of that value; null where nothing shows that it
    /// is.</summary>
    /// <param name="member">The member.</param>
    /// <param name="parameter">The constructor's parameter that takes the member; null where a setter does.</param>
    /// <param name="type">The type of the object, which may override what a base calls.</param>
    /// <param name="within">The type whose text is looked at; null for the text of its bases too.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    /// <param name="isForm">Whether the member is the single value that the type is in data, so the type's default must be distinguishable.</param>
    public static (Location Place, string Text)? Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol type, INamedTypeSymbol? within,
        Compilation compilation, bool isForm = false) =>
        Changed(member, parameter, type, compilation, isForm) is ({ } place, var text)
            && (within?.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == place.SyntaxTree && r.Span.Contains(place.Span)) != false
            // What an override makes of it is of this type, wherever it is called.
            || (!SymbolEqualityComparer.Default.Equals(BodyCalls.Owner(type, member.ContainingType), member.ContainingType)
            && Changed(member, parameter, member.ContainingType, compilation, isForm).Place is null))
            ? (place.GetLocation(), text ?? place.ToString()) : null;

    private static (SyntaxNode? Place, string? Text) Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol type, Compilation compilation,
        bool isForm)
    {
        ExpressionSyntax[] given = member is IPropertySymbol property ? GetterFlow.Given(property) : [];
        if (parameter is null)
        {
            return (member is IPropertySymbol settable ? PropertyFlow.BySetter(settable, type, compilation) : null, null);
        }
        if (member is IPropertySymbol called && OfFunction(called, parameter) is { } returned)
        {
            return (returned, null);
        }
        // What the getter gives: a field or another property of the type, or the member's own field.
        ISymbol? state = given.Length == 0 ? member : given.Length == 1 ? GetterFlow.Named(given[0], member) : null;
        if (state is null)
        {
            return default;
        }
        (Effect effect, SyntaxNode? place, bool isPartial) = ParameterFlow.Into(parameter, member, state, type, compilation);
        return effect switch
        {
            Effect.Other => (place, null),
            Effect.Nothing => isForm ? default : (place, "nothing"),
            // By way of the setter, which the constructor calls.
            Effect.Same => ((member is IPropertySymbol own && AssignsBySetter(parameter, own) ? PropertyFlow.BySetter(own, type, compilation) : null)
                ?? ByItself(member, parameter) ?? ByRepeating(member, parameter, compilation), null),
            _ => ((place is ExpressionSyntax made ? Unlike(member, parameter, made, isPartial) ?? (isForm ? null : OfDefault(parameter, made))
                ?? OfOrder(member, parameter, made) : null) ?? ByItself(member, parameter) ?? ByRepeating(member, parameter, compilation), null),
        };
    }

    /// <summary>Where a function that a constructor keeps, and a getter calls, makes another value of a parameter.</summary>
    private static SyntaxNode? OfFunction(IPropertySymbol property, IParameterSymbol parameter) => parameter.ContainingSymbol is IMethodSymbol constructor
        ? BodyReads.Of(constructor).Select(declared => DelegateAnalysis.Changed(property, declared, new ValueNames(parameter.Name,
            [.. constructor.Parameters.Where(p => p.Ordinal != parameter.Ordinal).Select(p => p.Name)]))).FirstOrDefault(found => found is not null) : null;

    /// <summary>Where the constructor of a struct makes another value of the one that a struct has which nothing was set in.</summary>
    private static SyntaxNode? OfDefault(IParameterSymbol parameter, ExpressionSyntax made) => parameter.ContainingType is { IsValueType: true }
        && ConstantProbe.Default(parameter.Type) is { HasValue: true, Value: var unset }
        && ConstantProbe.Evaluate(made, parameter.Name, unset) is { HasValue: true, Value: var kept } && !Equals(unset, kept) ? made : null;

    /// <summary>Where a constructor sorts or thins out a list that anyone can add to later.</summary>
    private static SyntaxNode? OfOrder(ISymbol member, IParameterSymbol parameter, ExpressionSyntax made) =>
        SortAnalysis.IsOpenList(member) && made.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
            .Any(c => s_sorting.Contains(ExpressionEffects.Method(c)) && ExpressionEffects.IsMentioned(c, parameter.Name)) ? made : null;

    /// <summary>Whether a constructor assigns a property, and not the field behind it.</summary>
    private static bool AssignsBySetter(IParameterSymbol parameter, IPropertySymbol property) => BodyReads.Of(parameter.ContainingSymbol)
        .SelectMany(d => d.DescendantNodes()).OfType<AssignmentExpressionSyntax>().Any(set => ExpressionEffects.NameOf(set.Left) == property.Name);

    /// <summary>Where a constructor makes a number or text valid, or stores it on a condition, and the setter does not do so in the same way: an object that
    /// the setter changed is read as another.</summary>
    private static SyntaxNode? Unlike(ISymbol member, IParameterSymbol parameter, ExpressionSyntax made, bool isPartial) =>
        (isPartial || !ExpressionEffects.IsSame(made, parameter.Name))
            && IsFree(member, parameter, text => !isPartial && text == PropertyFlow.Renamed(made, parameter.Name)) ? made : null;

    /// <summary>Where a constructor changes its parameter before it keeps it.</summary>
    private static SyntaxNode? ByItself(ISymbol member, IParameterSymbol parameter) => BodyReads.Of(parameter.ContainingSymbol)
        .OfType<ConstructorDeclarationSyntax>().SelectMany(c => c.DescendantNodes()).OfType<AssignmentExpressionSyntax>()
        .FirstOrDefault(set => set.RawKind == (int)SyntaxKind.SimpleAssignmentExpression && set.Left is IdentifierNameSyntax left
            && left.Identifier.ValueText == parameter.Name && !ExpressionEffects.IsSame(set.Right, parameter.Name))
            is { } change && IsFree(member, parameter, text => text == PropertyFlow.Renamed(change.Right, parameter.Name)) ? change.Right : null;

    /// <summary>Where a constructor changes what it is given each time: it adds to a list, counts up a part.</summary>
    private static SyntaxNode? ByRepeating(ISymbol member, IParameterSymbol parameter, Compilation compilation) =>
        BodyReads.Of(parameter.ContainingSymbol).OfType<ConstructorDeclarationSyntax>()
            .Select(c => WriteAnalysis.Repeated(c, [parameter.Name, member.Name], compilation).FirstOrDefault()
                ?? SortAnalysis.Sorts(c, member, parameter.Name))
            .FirstOrDefault(found => found is not null);

    /// <summary>Whether a setter can give a number or text any value.</summary>
    private static bool IsFree(ISymbol member, IParameterSymbol parameter, Func<string, bool> isLike)
    {
        ITypeSymbol type = MemberParser.TypeOf(member);
        if (!PropertyFlow.IsPlain(type) || !SymbolEqualityComparer.Default.Equals(type, parameter.Type)
            || member is IFieldSymbol { IsReadOnly: true })
        {
            return false;
        }
        if (!IsSetElsewhere(member))
        {
            return false;
        }
        if (member is IPropertySymbol one && MemberParser.Nearest(one, p => p.SetMethod is not null) is null)
        {
            // Methods set the field that it gives.
            return GetterFlow.Given(one) is [var given] && GetterFlow.Named(given, one) is IFieldSymbol { IsReadOnly: false } field
                && ParameterFlow.IsOf(field, one.ContainingType) && FieldChanges.IsChangedByMethods(field.ContainingType, field.Name);
        }
        return member is not IPropertySymbol property || SetterAnalysis.Setter(property) is not { } body
            || (PropertyFlow.Stored(body) is (_, { }, { } stored) && !isLike(PropertyFlow.Renamed(stored, "value")));
    }

    /// <summary>Whether something beside constructors can set a member: a private setter that nothing else calls cannot.</summary>
    private static bool IsSetElsewhere(ISymbol member) =>
        (member is IPropertySymbol property ? MemberParser.Nearest(property, p => p.SetMethod is not null)?.SetMethod?.DeclaredAccessibility
            : member.DeclaredAccessibility) != Accessibility.Private || FieldChanges.IsSetBeside(member.ContainingType, member.Name);
}
