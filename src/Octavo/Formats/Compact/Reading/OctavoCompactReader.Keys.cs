// Owns: the tags of Compact's members, and members that the type does not have or has twice. docs/formats/compact.md, "Tolerant".
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (remaining <= 0)
        {
            return false;
        }
        nint length = CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint tag);
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
        nint length = CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint tag);
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

    /// <summary>Nothing follows: objects have exactly the members of their type.</summary>
    public readonly void SkipRest(int known, int members)
    {
    }
}
