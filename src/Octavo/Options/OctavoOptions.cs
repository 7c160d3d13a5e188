// Owns: the options that every format has: flags tested in cold code only. Knows no format.
namespace Octavo;

/// <summary>What a reader does with a key or member that comes twice.</summary>
public enum DuplicatePolicy
{
    /// <summary>It is an error, the default.</summary>
    Refuse = 0,

    /// <summary>The last one wins.</summary>
    LastWins = 1,
}

/// <summary>What a reader does with a member that the type does not know, in formats that can skip one.</summary>
public enum UnknownMemberPolicy
{
    /// <summary>It is skipped, the default.</summary>
    Skip = 0,

    /// <summary>It is an error.</summary>
    Refuse = 1,
}

/// <summary>Options of every format. Immutable; they are flags of the state, so they never change which code runs for a value.</summary>
public abstract record OctavoOptions
{
    private protected OctavoOptions()
    {
    }

    internal static OctavoOptions None { get; } = new NoOptions();

    /// <summary>Bounds on what data may ask for.</summary>
    public SerializerLimits Limits { get; init; } = SerializerLimits.Default;

    /// <summary>Whether a null is accepted for a reference that is declared as not nullable. Off by default: <see cref="OctavoErrorCode.NullNotAllowed"/>.</summary>
    public bool AcceptNulls { get; init; }

    /// <summary>What happens to a dictionary's or set's key, or an object's member, that comes twice.</summary>
    public DuplicatePolicy Duplicates { get; init; }

    /// <summary>What happens to members that the type does not know.</summary>
    public UnknownMemberPolicy UnknownMembers { get; init; }

    internal int MaxDepth => Limits.MaxDepth;

    private sealed record NoOptions : OctavoOptions;
}
