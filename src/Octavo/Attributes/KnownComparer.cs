// Owns: the comparers that a member can ask for by name.
namespace Octavo;

/// <summary>The comparer of a dictionary, map or set of text that reading makes. Data has no comparer in it: the declaration says which one the collection
/// has.</summary>
public enum KnownComparer
{
    /// <summary>The one in the member's initializer, <c>= new(StringComparer.OrdinalIgnoreCase)</c>; the default one where it has none.</summary>
    Auto = 0,

    /// <summary><see cref="StringComparer.Ordinal"/>; the same as the default one, but for sorted collections.</summary>
    Ordinal = 1,

    /// <summary><see cref="StringComparer.OrdinalIgnoreCase"/>.</summary>
    OrdinalIgnoreCase = 2,

    /// <summary><see cref="StringComparer.InvariantCulture"/>.</summary>
    InvariantCulture = 3,

    /// <summary><see cref="StringComparer.InvariantCultureIgnoreCase"/>.</summary>
    InvariantCultureIgnoreCase = 4,
}
