// Owns: the tags of Binary's members, and members that the type does not have or has twice. docs/formats/binary.md, "Tolerant".
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (remaining <= 0)
        {
            return false;
        }
        nint length = BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint tag);
        if (tag >> 3 != number)
        {
            return false;
        }
        Take(tag, length);
        remaining--;
        return true;
    }

    /// <inheritdoc/>
    public bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number)
    {
        key = default;
        number = -1;
        if (--remaining < 0)
        {
            return false;
        }
        nint length = BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint tag);
        Take(tag, length);
        number = tag >> 3;
        return true;
    }

    /// <inheritdoc/>
    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.UnknownMember("a number that the type does not have");
        }
    }

    /// <inheritdoc/>
    public readonly void OnDuplicateMember(string member) => _options.OnDuplicateMember(member);

    /// <inheritdoc/>
    public readonly void SkipGap(int slots)
    {
    }

    /// <inheritdoc/>
    public readonly void SkipRest(int known, int members)
    {
        if (members > known)
        {
            Throw.TooManyMembers(known, members);
        }
    }
}
