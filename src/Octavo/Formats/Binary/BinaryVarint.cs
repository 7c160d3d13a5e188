// Owns: Binary's varint of counts and lengths: 7 bits per byte, low group first, shortest form only. docs/formats/binary.md, "Varint".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Binary;

/// <summary>Unsigned varints of at most 32 bits, five bytes.</summary>
internal static class BinaryVarint
{
    /// <summary>Bytes that a varint takes at most.</summary>
    internal const int Max = 5;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
    {
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutLong(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out uint value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        // Into a local of its own, here and in every encoder's rare path: a value whose address a call is given lives in memory on the common path too.
        nint length = GetLong(ref at, out uint rare);
        value = rare;
        return length;
    }

    /// <summary>Bytes that the varint of a value takes.</summary>
    internal static int Length(uint value) => value < 1u << 7 ? 1 : value < 1u << 14 ? 2 : value < 1u << 21 ? 3 : value < 1u << 28 ? 4 : 5;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutLong(ref byte at, uint value)
    {
        nint length = 0;
        while (value >= 0x80)
        {
            Bytes.At(ref at, length++) = (byte)(value | 0x80);
            value >>= 7;
        }
        Bytes.At(ref at, length++) = (byte)value;
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out uint value)
    {
        ulong sum = 0;
        for (int length = 0; length < Max; length++)
        {
            byte group = Bytes.At(ref at, length);
            sum |= (ulong)(group & 0x7Fu) << (7 * length);
            if (group < 0x80)
            {
                if (group == 0 || sum > uint.MaxValue)
                {
                    break; // not the shortest form, or more than 32 bits
                }
                value = (uint)sum;
                return length + 1;
            }
        }
        Throw.InvalidData("a varint longer than its shortest form, or of more than 32 bits.");
        value = 0;
        return 0;
    }
}
