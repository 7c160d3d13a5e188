// Owns: one way between two versions of a type: who writes, who reads.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

/// <summary>A direction.</summary>
/// <param name="Pair">The versions.</param>
/// <param name="IsStored">Whether the old version writes: stored data, which the new one reads.</param>
/// <param name="Old">The old side's types by name.</param>
/// <param name="New">The new side's.</param>
internal sealed record Direction(TypePair Pair, bool IsStored, CodecAssembly Old, CodecAssembly New)
{
    internal CodecType Writer => IsStored ? Pair.Old : Pair.New;

    internal CodecType Reader => IsStored ? Pair.New : Pair.Old;

    /// <summary>All members, as the writer and the reader have them.</summary>
    internal IEnumerable<(TypeMember? Writer, TypeMember? Reader)> Members => Pair.Members.Select(Of);

    /// <summary>A member as the writer and the reader have it.</summary>
    internal (TypeMember? Writer, TypeMember? Reader) Of(MemberPair member) => IsStored ? (member.Old, member.New) : (member.New, member.Old);

    /// <summary>A case as the writer and the reader have it.</summary>
    internal (ViewMember? Writer, ViewMember? Reader) Of((ViewMember? Old, ViewMember? New) one) => IsStored ? one : (one.New, one.Old);

    /// <summary>The reader's member for one of the writer's; null if it has none.</summary>
    internal TypeMember? ReadersOf(TypeMember writer) => Members.First(member => member.Writer == writer).Reader;

    /// <summary>A type of the writer's, by its name.</summary>
    internal CodecType? WritersType(string name) => (IsStored ? Old : New).Find(name);

    /// <summary>A type of the reader's, by its name.</summary>
    internal CodecType? ReadersType(string name) => (IsStored ? New : Old).Find(name);
}
