// Owns: Compact's members with tags, of Tolerant objects, on the reading side. docs/formats/compact.md, "Tolerant".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
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

    /// <summary>Skips the value of the member whose key was read last. Other values cannot be skipped: Compact does not describe itself.</summary>
    public void Skip()
    {
        if (_wireClass <= MemberTag.LargestFixed)
        {
            _window.Skip(1 << (int)_wireClass);
            return;
        }
        if (_wireClass == MemberTag.Varint)
        {
            Commit(CompactVarint.Get(ref Need(CompactVarint.Max), out _));
            return;
        }
        NoteSkipped();
        _window.Skip(GetLength());
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
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long BeginMember(ref OctavoCompactReader reader, MemberKind kind)
    {
        uint expected = MemberTag.VarintClass(kind);
        if (reader._wireClass != expected)
        {
            Throw.WrongMemberClass(reader._wireClass, expected);
        }
        return expected == MemberTag.Delimited ? reader.GetLength() + reader._window.Offset : 0;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void EndMember(ref OctavoCompactReader reader, long end)
    {
        if (reader._window.Offset != end)
        {
            Throw.WrongMemberEnd(reader._window.Offset - end);
        }
    }

    /// <summary>The entries of a Tolerant object: each takes two bytes at least.</summary>
    private static nint GetEntries(ref byte at, out int members)
    {
        nint used = CompactVarint.GetCount(ref at, out uint entries);
        if (entries > int.MaxValue - 2)
        {
            Throw.InvalidData($"an object of {entries} members.");
        }
        members = ObjectHead.Map((int)entries);
        return used;
    }

    private void Take(uint tag, nint length)
    {
        if (!MemberTag.IsValid(tag))
        {
            Throw.InvalidMemberTag(tag);
        }
        Commit(length);
        _wireClass = MemberTag.ClassOf(tag);
    }

    private uint GetLength()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint length));
        if (length > _window.Available && length > _window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        return length;
    }
}
