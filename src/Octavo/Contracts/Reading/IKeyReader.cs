// Owns: the keys of members, and what has none. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The keys of members, and what has none: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IKeyReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Reads the next key if it is this one: the in-order guess.</summary>
    /// <param name="literal">The name in JSON-ready form, as for the writer.</param>
    /// <param name="number">The member's number.</param>
    /// <param name="layout">The layout: which of the two counts.</param>
    /// <param name="first">Whether no key was read before.</param>
    /// <param name="remaining">Entries left, kept by the caller.</param>
    /// <returns>Whether it was next and is consumed.</returns>
    bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining);

    /// <summary>Reads the next key.</summary>
    /// <param name="remaining">Entries left, kept by the caller.</param>
    /// <param name="first">Whether no key was read before.</param>
    /// <param name="key">The name, unescaped, valid until the next read; empty for a number.</param>
    /// <param name="number">The number, −1 for a name.</param>
    /// <returns>False at the end of the object, whose end is then consumed.</returns>
    bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number);

    /// <summary>Skips one value of any kind.</summary>
    void Skip();

    /// <summary>Skips the slots of a gap between numbers; nothing if the format has no <see cref="IReaderFacts{TSelf}.Slots"/>.</summary>
    void SkipGap(int slots);

    /// <summary>Skips what follows the last member that the type knows in an array-shaped object.</summary>
    /// <param name="known">Members, or slots where <see cref="IReaderFacts{TSelf}.Slots"/>, that the type knows.</param>
    /// <param name="members">What <see cref="IStructureReader{TSelf}.ReadStart"/> returned; nothing happens unless it is more.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownMember"/> in a format that cannot skip, or if the options refuse it.</exception>
    void SkipRest(int known, int members);

    /// <summary>Called for a member that the object has twice.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateMember"/> unless the last one wins by option.</exception>
    void OnDuplicateMember(string member);

    /// <summary>Called for a member that the type does not know, before <see cref="Skip"/>.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownMember"/> if the options refuse it.</exception>
    void OnUnknown(scoped ReadOnlySpan<byte> key);
}
