// Owns: CBOR's map keys of objects. RFC 8949.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
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
        // A name of less than 24 bytes, head and all, by one comparison of constant length.
        int name = literal.Length - 4;
        if (name >= CborCode.Direct || _window.Available <= name)
        {
            return false;
        }
        ref byte here = ref _window.Here;
        if (here != (byte)(CborCode.Text | name)
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
        ref byte at = ref Need(CborEncoder.MaxInteger);
        if (at < CborCode.Bytes)
        {
            byte major = (byte)(at & CborCode.MajorMask);
            Commit(CborEncoder.GetHead(ref at, out ulong argument));
            number = (long)argument;
            if (major != CborCode.Unsigned || argument >= long.MaxValue)
            {
                (_oddKey, _oddMajor, number) = (argument, major, long.MaxValue);
            }
            return true;
        }
        key = TakeText();
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
        ref byte at = ref Need(CborEncoder.MaxInteger);
        if (at == number && number < CborCode.Direct)
        {
            Commit(1);
            remaining--;
            return true;
        }
        if (at is < CborCode.Direct or >= CborCode.Negative)
        {
            return false;
        }
        nint length = CborEncoder.GetHead(ref at, out ulong found);
        if (found != (ulong)number)
        {
            return false;
        }
        Commit(length);
        remaining--;
        return true;
    }
}
