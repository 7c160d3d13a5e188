// Owns: what Kryo's layout notes of a place.
namespace Octavo.Interop.Kryo;

/// <summary>A note. Changed while its plan is compiled alone.</summary>
internal sealed class KryoPlace(KryoSort sort)
{
    internal KryoSort Sort { get; } = sort;

    internal KryoRole Role { get; set; }

    /// <summary>The Java class of its values; null of unions, and of what the manifest lacks.</summary>
    internal KryoKnown? Class { get; init; }

    /// <summary>The name of that class, for errors.</summary>
    internal string Name { get; init; } = "";

    /// <summary>Whether the declared class is final, so it is not in the data.</summary>
    internal bool IsFinal { get; set; }

    /// <summary>Whether a rule says <see cref="IsFinal"/>.</summary>
    internal bool IsRuled { get; set; }

    /// <summary>Whether it is a value that Java has as a primitive.</summary>
    internal bool IsPrimitive { get; init; }

    /// <summary>Of a collection whether Kryo knows the class of its elements.</summary>
    internal bool HasKnownElements { get; set; }

    /// <summary>Of an enum the number of constants; 0 if it is not told.</summary>
    internal int Constants { get; init; }

    /// <summary>Of a root whether collections are in its plan.</summary>
    internal KryoAnswer HasCollections { get; set; }

    /// <summary>Whether values are numbered if references are on.</summary>
    internal bool TakesNumber => Sort > KryoSort.Double && Sort != KryoSort.Enum;

    /// <summary>Whether the serializer itself writes null.</summary>
    internal bool AcceptsNull =>
        Sort is KryoSort.String or KryoSort.BigInteger or KryoSort.BigDecimal or KryoSort.Enum or KryoSort.Array or KryoSort.Collection or KryoSort.Map;

    /// <summary>Whether equal values may stand for one another, so a reference to one is a copy of it.</summary>
    internal bool IsImmutable => Sort is >= KryoSort.String and <= KryoSort.Duration;

    internal KryoPlace Boxed() =>
        new(Sort) { Class = Class, Name = Name, IsFinal = IsFinal, IsRuled = IsRuled, Constants = Constants, HasKnownElements = HasKnownElements };
}
