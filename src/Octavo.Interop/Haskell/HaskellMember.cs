// Owns: what a member is in Haskell if its C# type does not say it.
namespace Octavo;

/// <summary>A rule for one member, or for the contents of its collection.</summary>
public sealed record HaskellMember
{
    /// <summary>The type of its text; null for the type in the options.</summary>
    public HaskellText? Text { get; init; }

    /// <summary>Whether a collection is a <c>Set</c>: its elements ascend without duplicates. Other collections are lists.</summary>
    public bool IsSet { get; init; }

    /// <summary>
    /// For an enum or integer: the number of constructors of a Haskell type without fields, whose values are 0 to this minus 1 in declaration order; 0 for the
    /// number itself, with the width of the base type.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public int Constructors
    {
        get;
        init => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "0 or more.");
    }
}
