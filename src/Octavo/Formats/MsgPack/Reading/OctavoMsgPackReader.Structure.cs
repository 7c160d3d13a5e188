// Owns: MessagePack's structure on the reading side: arrays, maps, null. Specification: "Formats".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if (Need(1) != MsgPackCode.Nil)
        {
            return false;
        }
        Commit(1);
        return true;
    }

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        Commit(GetStart(ref Need(MaxHead), layout, out int members));
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        Commit(GetValueStart(ref Need(MaxHead), layout, known, out int members));
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public bool ReadPresence()
    {
        Commit(GetPresence(ref Need(1), out bool present));
        return present;
    }

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize)
    {
        nint length = GetStart(ref Need(MaxHead), Layout.Array, out int count);
        if (count < ObjectHead.Null)
        {
            Throw.TypeMismatch("an array", "a map");
        }
        Commit(length);
        CheckCount(count, 1);
        _claims.Take(count);
        return count;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextItem(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public int ReadMapStart()
    {
        nint length = GetOtherStart(ref Need(MaxHead), out int count);
        if (count >= 0)
        {
            Throw.TypeMismatch("a map", "an array");
        }
        Commit(length);
        if (count == ObjectHead.Null)
        {
            return count;
        }
        count = ObjectHead.Entries(count);
        CheckCount(count, 2);
        _claims.Take(2L * count);
        return count;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextEntry(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public readonly void BeginKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    public readonly void EndKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members)
    {
        uint head = at;
        if ((head & 0xf0) == MsgPackCode.FixArray)
        {
            members = (int)(head & 15);
            return 1;
        }
        nint length = GetOtherStart(ref at, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        nint length = GetStart(ref at, layout, out members);
        if (members == ObjectHead.Null)
        {
            Throw.NullValue("a struct");
        }
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetPresence(ref byte at, out bool present)
    {
        present = at != MsgPackCode.Nil;
        return present ? 0 : 1;
    }

    private readonly void CheckHead(int members)
    {
        if (members < ObjectHead.Null)
        {
            CheckCount(ObjectHead.Entries(members), 2);
        }
        else
        {
            CheckCount(members, 1);
        }
    }

    private readonly void CheckCount(int count, int least) => _window.CheckCount(count, least);

    /// <summary>Nil, a long array, or a map. A count above what an int holds cannot be in the data: every element takes a byte.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherStart(ref byte at, out int members)
    {
        byte head = at;
        switch (head)
        {
            case MsgPackCode.Nil:
                members = ObjectHead.Null;
                return 1;
            case MsgPackCode.Array16:
                members = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Array32:
                members = Count(Bytes.GetBig32(ref at, 1));
                return 5;
            case MsgPackCode.Map16:
                members = ObjectHead.Map(Bytes.GetBig16(ref at, 1));
                return 3;
            case MsgPackCode.Map32:
                members = ObjectHead.Map(Count(Bytes.GetBig32(ref at, 1)));
                return 5;
        }
        if ((head & 0xf0) == MsgPackCode.FixMap)
        {
            members = ObjectHead.Map(head & 15);
            return 1;
        }
        if ((head & 0xf0) != MsgPackCode.FixArray)
        {
            Throw.TypeMismatch("an array or a map", MsgPackCode.Name(head));
        }
        members = head & 15;
        return 1;
    }

    private static int Count(uint count)
    {
        if (count > ObjectHead.Most)
        {
            Throw.CountBeyondAll(count);
        }
        return (int)count;
    }
}
