// Owns: the comparers that a member can ask for by name.
namespace Octavo;

/// <summary>The comparer of a dictionary or set with string keys that a reader creates. Data does not contain the comparer; the declaration names it.</summary>
public enum KnownComparer
{
    /// <summary>The comparer in the initializer, <c>= new(StringComparer.OrdinalIgnoreCase)</c>; the default comparer if there is none.</summary>
    Auto = 0,

    /// <summary><see cref="StringComparer.Ordinal"/>; the same as the default, except for sorted collections.</summary>
    Ordinal = 1,

    /// <summary><see cref="StringComparer.OrdinalIgnoreCase"/>.</summary>
    OrdinalIgnoreCase = 2,

    /// <summary><see cref="StringComparer.InvariantCulture"/>.</summary>
    InvariantCulture = 3,

    /// <summary><see cref="StringComparer.InvariantCultureIgnoreCase"/>.</summary>
    InvariantCultureIgnoreCase = 4,
}
