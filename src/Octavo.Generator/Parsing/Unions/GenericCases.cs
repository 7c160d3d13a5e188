// Owns: which closed type a generic case is for a closed union. Knows no attribute.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Unions;

internal static class GenericCases
{
    /// <summary>The case that a generic definition, or a type within one, is for a closed union.</summary>
    /// <param name="definition">The definition of the case.</param>
    /// <param name="open">Its base, or its interface, with its own type parameters among the arguments: <c>Base&lt;List&lt;T&gt;&gt;</c>.</param>
    /// <param name="union">The closed union.</param>
    /// <returns>Null if the union is another, does not give all type parameters, or gives one that the definition does not allow.</returns>
    public static INamedTypeSymbol? Close(INamedTypeSymbol definition, INamedTypeSymbol open, INamedTypeSymbol union)
    {
        Dictionary<ISymbol, ITypeSymbol> bound = new(SymbolEqualityComparer.Default);
        if (!Matches(open, union, bound))
        {
            return null;
        }
        INamedTypeSymbol? closed = Closed(definition);
        return closed is not null && !SymbolEqualityComparer.Default.Equals(closed, definition) && UnionAttributes.Derives(closed, union) ? closed : null;

        INamedTypeSymbol? Closed(INamedTypeSymbol type)
        {
            INamedTypeSymbol? within = type;
            if (type.ContainingType is { } around)
            {
                INamedTypeSymbol? outer = Closed(around);
                within = outer is null ? null : SymbolEqualityComparer.Default.Equals(outer, around) ? type
                    : outer.GetMembers(type.Name).OfType<INamedTypeSymbol>().FirstOrDefault(t => t.Arity == type.Arity);
            }
            return within is null || !type.TypeParameters.All(p => bound.TryGetValue(p, out ITypeSymbol? given) && Allows(p, given)) ? null
                : type.Arity == 0 ? within : within.Construct([.. type.TypeParameters.Select(p => bound[p])]);
        }
    }

    /// <summary>The closed cases that a generic definition is for a closed union: one for each base of it that can be the union.</summary>
    public static IEnumerable<INamedTypeSymbol> Close(INamedTypeSymbol definition, INamedTypeSymbol union) =>
        UnionAttributes.Bases(definition).Select(b => Close(definition, b, union)).OfType<INamedTypeSymbol>();

    /// <summary>Whether a type derives from a union of the same definition, whatever its arguments.</summary>
    public static bool DerivesFromOther(INamedTypeSymbol type, INamedTypeSymbol union) =>
        UnionAttributes.Bases(type.OriginalDefinition).Any(b => SymbolEqualityComparer.Default.Equals(b.OriginalDefinition, union.OriginalDefinition));

    /// <summary>Whether a type with parameters is another for some arguments, which are then bound.</summary>
    private static bool Matches(ITypeSymbol open, ITypeSymbol given, Dictionary<ISymbol, ITypeSymbol> bound)
    {
        switch (open, given)
        {
            case (ITypeParameterSymbol parameter, _):
                if (bound.TryGetValue(parameter, out ITypeSymbol? known))
                {
                    return SymbolEqualityComparer.Default.Equals(known, given);
                }
                bound.Add(parameter, given);
                return true;
            case (IArrayTypeSymbol one, IArrayTypeSymbol other):
                return one.Rank == other.Rank && Matches(one.ElementType, other.ElementType, bound);
            case (INamedTypeSymbol one, INamedTypeSymbol other):
                ITypeSymbol[] parameters = [.. Arguments(one)], arguments = [.. Arguments(other)];
                return SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other.OriginalDefinition) && parameters.Length == arguments.Length
                    && !parameters.Where((p, i) => !Matches(p, arguments[i], bound)).Any();
            default:
                return SymbolEqualityComparer.Default.Equals(open, given);
        }
    }

    /// <summary>The arguments of a type and of those around it.</summary>
    private static IEnumerable<ITypeSymbol> Arguments(INamedTypeSymbol type) =>
        (type.ContainingType is { } around ? Arguments(around) : []).Concat(type.TypeArguments);

    /// <summary>Whether a parameter may have an argument, as far as it asks for a struct, a class or a base.</summary>
    private static bool Allows(ITypeParameterSymbol parameter, ITypeSymbol given) => given is ITypeParameterSymbol
        || ((!parameter.HasValueTypeConstraint || given is { IsValueType: true, OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T })
        && (!parameter.HasReferenceTypeConstraint || given.IsReferenceType)
        && parameter.ConstraintTypes.OfType<INamedTypeSymbol>().Where(c => c.Arity == 0)
            .All(c => given is INamedTypeSymbol named && UnionAttributes.Derives(named, c)));
}
