// Owns: what a member is for serialise if its C# type does not say it.
namespace Octavo;

/// <summary>A rule for one member, or for the contents of its collection.</summary>
public sealed record SerialiseMember
{
    /// <summary>The type of its text; null for the type in the options.</summary>
    public SerialiseText? Text { get; init; }

    /// <summary>The type of its sequences.</summary>
    public SerialiseCollection Collection { get; init; }

    /// <summary>Whether its bytes are a lazy <c>ByteString</c>: a byte string of indefinite length.</summary>
    public bool IsLazy { get; init; }

    /// <summary>For an enum or integer: the number of constructors of a Haskell type without fields, whose values are 0 to this minus 1; 0 for the number
    /// itself.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public int Constructors
    {
        get;
        init => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "0 or more.");
    }
}
