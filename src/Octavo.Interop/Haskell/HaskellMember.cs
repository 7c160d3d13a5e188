// Owns: what a member is in Haskell where its C# type does not say it.
namespace Octavo;

/// <summary>A rule for one member, or for what its collection holds.</summary>
public sealed record HaskellMember
{
    /// <summary>Which type its text is; null for that of the options.</summary>
    public HaskellText? Text { get; init; }

    /// <summary>Whether a collection is a <c>Set</c>: its elements ascend and each is there once. Others are lists.</summary>
    public bool IsSet { get; init; }

    /// <summary>
    /// Of an enum or integer: the number of constructors of a Haskell type without fields, whose values are 0 to this minus 1 in the order of their
    /// declaration; 0 for the number itself, of the base type's width.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public int Constructors
    {
        get;
        init => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "0 or more.");
    }
}
