// Owns: MessagePack's map keys of objects, and the passing over of values. Specification: "map format family".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>What a key literal has before the name: <c>,"</c>.</summary>
    private const int LiteralStart = 2;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (remaining <= 0)
        {
            return false;
        }
        if (layout == Layout.NumberMap)
        {
            return TryNumber(number, ref remaining);
        }
        // A name of less than 32 bytes, head and all, by one comparison of constant length.
        int name = literal.Length - 4;
        if (name >= 32 || _window.Available <= name)
        {
            return false;
        }
        ref byte here = ref _window.Here;
        if (here != (byte)(MsgPackCode.FixStr | name) || !MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref here, 1), name).SequenceEqual(literal.Slice(LiteralStart, name)))
        {
            return false;
        }
        Commit(name + 1);
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
        ref byte at = ref Need(MsgPackEncoder.MaxInteger);
        if (at is <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or (>= MsgPackCode.UInt8 and <= MsgPackCode.Int64))
        {
            Commit(MsgPackEncoder.GetInteger(ref at, out number, out bool large));
            number = large || number < 0 ? long.MaxValue : number;
            return true;
        }
        key = TakeStr();
        return true;
    }

    /// <inheritdoc/>
    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.UnknownMember(System.Text.Encoding.UTF8.GetString(key));
        }
    }

    /// <inheritdoc/>
    public readonly void OnDuplicateMember(string member)
    {
        if (_options.Duplicates == DuplicatePolicy.Refuse)
        {
            Throw.DuplicateMember(member);
        }
    }

    /// <inheritdoc/>
    public void SkipGap(int slots)
    {
        for (int i = 0; i < slots; i++)
        {
            Skip();
        }
    }

    /// <inheritdoc/>
    public void SkipRest(int known, int members)
    {
        if (members <= known)
        {
            return;
        }
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.TooManyMembers(known, members);
        }
        SkipGap(members - known);
    }

    /// <summary>Passes over one value with everything in it; nesting is counted, the stack is not used.</summary>
    public void Skip()
    {
        // One counter a level would need a stack; values are counted instead: a head adds what it holds, every value takes one off. Levels are
        // bounded by the same limit as reading: each open level keeps its end as a number of values left, in a span on the stack.
        Span<long> open = stackalloc long[_options.MaxDepth <= 256 ? _options.MaxDepth : 256];
        if (_options.MaxDepth > open.Length)
        {
            open = new long[_options.MaxDepth];
        }
        int level = 0;
        long left = 1;
        while (true)
        {
            while (left == 0)
            {
                if (level == 0)
                {
                    return;
                }
                left = open[--level];
            }
            left--;
            long inner = SkipHead();
            if (inner != 0)
            {
                if (level >= open.Length || level >= _depthLeft)
                {
                    Throw.DepthExceeded(_options.MaxDepth);
                }
                open[level++] = left;
                left = inner;
            }
        }
    }

    /// <summary>Passes over a head and its own bytes.</summary>
    /// <returns>The values that follow inside it.</returns>
    private long SkipHead()
    {
        ref byte at = ref Need(MaxHead);
        byte head = at;
        long bytes;
        switch (head)
        {
            case <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or MsgPackCode.Nil or MsgPackCode.False or MsgPackCode.True:
                Commit(1);
                return 0;
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil:
                bytes = 1 + (head & 31);
                break;
            case MsgPackCode.Bin8 or MsgPackCode.Str8:
                bytes = 2 + Bytes.At(ref at, 1);
                break;
            case MsgPackCode.Bin16 or MsgPackCode.Str16:
                bytes = 3 + Bytes.GetBig16(ref at, 1);
                break;
            case MsgPackCode.Bin32 or MsgPackCode.Str32:
                bytes = 5L + Bytes.GetBig32(ref at, 1);
                break;
            case MsgPackCode.Ext8:
                bytes = 3 + Bytes.At(ref at, 1);
                break;
            case MsgPackCode.Ext16:
                bytes = 4 + Bytes.GetBig16(ref at, 1);
                break;
            case MsgPackCode.Ext32:
                bytes = 6L + Bytes.GetBig32(ref at, 1);
                break;
            case MsgPackCode.UInt8 or MsgPackCode.Int8:
                bytes = 2;
                break;
            case MsgPackCode.UInt16 or MsgPackCode.Int16:
                bytes = 3;
                break;
            case MsgPackCode.UInt32 or MsgPackCode.Int32 or MsgPackCode.Float32:
                bytes = 5;
                break;
            case MsgPackCode.UInt64 or MsgPackCode.Int64 or MsgPackCode.Float64:
                bytes = 9;
                break;
            case >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16:
                bytes = 2 + (1 << (head - MsgPackCode.FixExt1));
                break;
            case MsgPackCode.NeverUsed:
                Throw.InvalidData("the head 0xC1 is never used.");
                return 0;
            default:
                Commit(GetOtherStart(ref at, out int members));
                CheckHead(members);
                return members < ObjectHead.Null ? 2L * ObjectHead.Entries(members) : members;
        }
        if (bytes > _window.Remaining)
        {
            Throw.EndOfData();
        }
        _window.Skip(bytes);
        return 0;
    }

    private bool TryNumber(int number, scoped ref int remaining)
    {
        ref byte at = ref Need(MsgPackEncoder.MaxInteger);
        if (at is > MsgPackCode.MaxFixInt and (< MsgPackCode.UInt8 or > MsgPackCode.Int64))
        {
            return false;
        }
        nint length = MsgPackEncoder.GetInteger(ref at, out long found, out bool large);
        if (large || found != number)
        {
            return false;
        }
        Commit(length);
        remaining--;
        return true;
    }
}
