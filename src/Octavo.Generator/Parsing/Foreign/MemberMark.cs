// Owns: what one library's attributes say about a member.
namespace Octavo.Generator.Parsing.Foreign;

/// <summary>What a member's attributes say.</summary>
/// <param name="IsMember">Whether it is a member by them, public or not.</param>
/// <param name="IsIgnored">Whether it is none.</param>
/// <param name="Number">The number as written, from 0; null if it has none.</param>
/// <param name="Name">The name; null for the member's own.</param>
/// <param name="IsRequired">Whether data without it is refused.</param>
/// <param name="Omit">When it is left out, as OmitPolicy's number; 0 if not set.</param>
/// <param name="RefusesNull">Whether null is refused, whatever its type says.</param>
/// <param name="Rank">Its place among the members: those of a lower rank come first; null if not set.</param>
internal sealed record MemberMark(bool IsMember = false, bool IsIgnored = false, int? Number = null, string? Name = null, bool IsRequired = false, int Omit = 0,
    bool RefusesNull = false, int? Rank = null)
{
    /// <summary>Both together, where a property and the constructor's parameter for it are marked.</summary>
    public MemberMark And(MemberMark other) =>
        new(IsMember || other.IsMember, IsIgnored || other.IsIgnored, Number ?? other.Number, Name ?? other.Name, IsRequired || other.IsRequired,
        Omit != 0 ? Omit : other.Omit, RefusesNull || other.RefusesNull, Rank ?? other.Rank);
}
