// Owns: one difference between a stored type and the program's.
namespace Octavo;

/// <summary>A difference between a type in a <see cref="CodecRegistryState"/> and the same type in the program.</summary>
/// <param name="Type">The type's name.</param>
/// <param name="Member">The member; null if it is the type itself.</param>
/// <param name="Stored">What the state has: kind and layout, or a member's number and type; null for nothing.</param>
/// <param name="Live">What the program has; null for nothing.</param>
public sealed record CodecDifference(string Type, string? Member, string? Stored, string? Live)
{
    /// <summary>A line for a log: <c>Acme.Money.Amount: stored 1 decimal, here 1 float64</c>.</summary>
    public override string ToString() => $"{Type}{(Member is null ? "" : "." + Member)}: stored {Stored ?? "nothing"}, here {Live ?? "nothing"}";
}
