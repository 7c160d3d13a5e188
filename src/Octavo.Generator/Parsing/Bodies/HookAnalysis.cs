// Owns: fields of a class that hold what a property of a base takes and gives by methods that the class overrides. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

internal static class HookAnalysis
{
    /// <summary>Whether a property's setter stores the value in a field of a derived class, by a method that this class overrides, and the getter gives
    /// the field as it is: <c>V { get => Load(); set => Store(value); }</c>.</summary>
    public static bool Keeps(IPropertySymbol property, IFieldSymbol field) => IsBelow(field.ContainingType, property)
        && SymbolEqualityComparer.Default.Equals(property.Type, field.Type) && SetterAnalysis.Setter(property) is { } setter
        && Given(property, field.ContainingType).ToArray() is { Length: not 0 } given && given.All(g => ExpressionEffects.IsSame(g, field.Name))
        && BodyFlow.Of(setter, new ValueNames("value"), [field.Name], field.ContainingType, ["value"], startsEmpty: true).Writes != 0;

    /// <summary>The fields that keep a property of a base for an object of some type.</summary>
    public static IEnumerable<IFieldSymbol> Fields(IPropertySymbol property, INamedTypeSymbol type) => !IsBelow(type, property) ? []
        : MemberParser.BaseFirst(type).SkipWhile(t => !SymbolEqualityComparer.Default.Equals(t, property.ContainingType)).Skip(1)
            .SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>().Where(f => f is { IsStatic: false, AssociatedSymbol: null } && Keeps(property, f));

    /// <summary>What a property's getter can give of an object of some type: what methods return that it calls, where it gives that as it is.</summary>
    public static IEnumerable<ExpressionSyntax> Given(IPropertySymbol property, INamedTypeSymbol type) => GetterFlow.Given(property).SelectMany(given =>
        ExpressionEffects.Bare(given) is InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } call && BodyCalls.Called(call) is { } name
        && MemberParser.Named(type, name).OfType<IMethodSymbol>().LastOrDefault(m => !m.IsAbstract) is { } method
        && BodyFlow.AllReturned(method) is { Length: not 0 } returned ? returned : [given]);

    /// <summary>Whether a class derives from that of a property, and something overrides a method there.</summary>
    private static bool IsBelow(INamedTypeSymbol type, IPropertySymbol property) =>
        !SymbolEqualityComparer.Default.Equals(BodyCalls.Owner(type, property.ContainingType), property.ContainingType);
}
