// Owns: the unsigned varint of 32 bits: 7 bits per byte, low group first, shortest form only. Knows no format, and no error: each format has its own.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Memory;

/// <summary>What counts and lengths are in Binary and Compact, and the length before each value of a sequence. docs/formats/binary.md, "Varint".</summary>
/// <remarks>Inlined: the formats call it from rare paths of their own that are not.</remarks>
internal static class Varint32
{
    /// <summary>Bytes that a varint takes at most.</summary>
    internal const int Max = 5;

    /// <summary>Bytes that the varint of a value takes.</summary>
    internal static int Length(uint value) => value < 1u << 7 ? 1 : value < 1u << 14 ? 2 : value < 1u << 21 ? 3 : value < 1u << 28 ? 4 : 5;

    /// <summary>Puts a varint byte by byte, and nothing after it.</summary>
    /// <returns>Bytes that it takes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
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

    /// <summary>Gets a varint of two bytes or more.</summary>
    /// <returns>Bytes used; 0 if it is longer than its shortest form, or has more than 32 bits.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint GetLong(ref byte at, out uint value)
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
                    break;
                }
                value = (uint)sum;
                return length + 1;
            }
        }
        value = 0;
        return 0;
    }
}
