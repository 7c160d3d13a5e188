// Owns: MessagePack's map keys of objects. Specification: "map format family".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

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
        if (layout is Layout.NumberMap or Layout.Tolerant)
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
        if (here != (byte)(MsgPackCode.FixStr | name)
            || !MemoryMarshal.CreateReadOnlySpan(ref Bytes.At(ref here, 1), name).SequenceEqual(literal.Slice(LiteralStart, name)))
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
            if (large || number is < 0 or long.MaxValue)
            {
                (_oddKey, _isLargeKey, number) = (number, large, long.MaxValue);
            }
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
    public readonly void OnDuplicateMember(string member) => _options.OnDuplicateMember(member);

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

    private bool TryNumber(int number, scoped ref int remaining)
    {
        ref byte at = ref Need(MsgPackEncoder.MaxInteger);
        if (at == number && number <= MsgPackCode.MaxFixInt)
        {
            Commit(1);
            remaining--;
            return true;
        }
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
