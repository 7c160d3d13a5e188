// Owns: which fields of a type are data, and which of these an attribute leaves out. Knows no member and no format.
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Types;

internal static class StateFields
{
    /// <summary>The properties of a type that <c>[CodecIgnore]</c> leaves out.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, IPropertySymbol[]> s_ignored = new();

    /// <summary>Whether a field is data: not of a class as a whole, not who listens to an event, and no lock.</summary>
    public static bool IsState(IFieldSymbol field) =>
        field is { IsStatic: false, IsConst: false } && field.AssociatedSymbol is null or IPropertySymbol
            && !field.ContainingType.GetMembers(field.Name).Any(m => m is IEventSymbol) && !StateAnalysis.HasListeners(field) && !IsLock(field)
            && !StateAnalysis.SaysDisposed(field) && !UnfollowedConventions.IsExtensionField(field);

    private static bool IsLock(IFieldSymbol field) =>
        field.DeclaredAccessibility == Accessibility.Private
        && (field.Type is { Name: "Lock", ContainingNamespace.Name: "Threading" }
        || (field.IsReadOnly && (IsOfThreads(field.Type) || (field.Type.SpecialType == SpecialType.System_Object
        && !StateAnalysis.IsGivenByConstructor(field))) && StateAnalysis.IsMadeInPlace(field)));

    /// <summary>Whether a type is one of the platform by which threads wait for each other: no data can have an object of it.</summary>
    private static bool IsOfThreads(ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Class, Arity: 0, ContainingNamespace.Name: "Threading" } named && ValueParser.IsPlatform(named);

    /// <summary>Whether an attribute leaves a field or property out: the library's own, another's, or the platform's; of a private field also
    /// <c>[CodecIgnore]</c> on the property that gives it as it is, if no other one sets it.</summary>
    public static bool IsLeftOut(ISymbol symbol)
    {
        if (Attributes.Find(symbol, Attributes.NonSerialized) is not null
            || (symbol is IFieldSymbol { DeclaredAccessibility: Accessibility.Private } kept && IsBehindLeftOut(kept)))
        {
            return true;
        }
        return Draft(symbol).IsLeftOut;
    }

    private static MemberDraft Draft(ISymbol symbol)
    {
        var draft = new MemberDraft(symbol, MemberParser.TypeOf(symbol));
        draft.Take(symbol);
        if (MemberParser.ParameterOf(symbol) is { } parameter)
        {
            draft.Take(parameter);
        }
        draft.Inherit();
        return draft;
    }

    private static bool IsBehindLeftOut(IFieldSymbol field) =>
        s_ignored.GetValue(field.ContainingType, static type => [.. type.GetMembers().OfType<IPropertySymbol>().Where(static p => Draft(p).IsIgnored)])
            .Any(p => GetterFlow.GivesAsIs(p, field.Name))
        && field.ContainingType.GetMembers().OfType<IPropertySymbol>().All(p => p.SetMethod is null || !StateAnalysis.Mentions(p, field.Name) || IsLeftOut(p));
}
