// Owns: Compact's members with tags, of Tolerant objects, on the reading side. docs/formats/compact.md, "Tolerant".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
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
