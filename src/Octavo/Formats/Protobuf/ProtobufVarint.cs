// Owns: Protobuf's varints over a byte reference. Knows no window: a Put may store eight bytes, a Get may look at ten.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.X86;

namespace Octavo.Internal;

/// <summary>Varints of 32 and 64 bits, seven bits a byte, low group first.</summary>
internal static class ProtobufVarint
{
    /// <summary>Bytes of the longest varint: 64 bits.</summary>
    internal const int Longest = 10;

    /// <summary>Bytes of the longest varint of 32 bits: a length, a tag.</summary>
    internal const int Longest32 = 5;

    private const ulong Payload = 0x7F7F_7F7F_7F7F_7F7F;
    private const ulong Continuation = 0x8080_8080_8080_8080;

    /// <summary>Bytes that the varint of a value takes: 1 to 10.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Length(ulong value) => ((BitOperations.Log2(value | 1) * 9) + 73) >> 6;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
    {
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutWide(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, ulong value)
    {
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutLong(ref at, value);
    }

    /// <summary>Puts byte by byte and nothing behind, for a length in front of bytes that are already there.</summary>
    internal static nint PutExact(ref byte at, uint value)
    {
        nint length = 0;
        for (; value >= 0x80; value >>= 7)
        {
            Bytes.At(ref at, length++) = (byte)(value | 0x80);
        }
        Bytes.At(ref at, length++) = (byte)value;
        return length;
    }

    /// <summary>Gets the low 32 bits of a varint, as the specification cuts a longer one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out uint value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        nint used = GetLong(ref at, out ulong wide);
        value = (uint)wide;
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out ulong value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        return GetLong(ref at, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutWide(ref byte at, uint value)
    {
        if (value < 1u << 14)
        {
            Bytes.Put(ref at, (ushort)((value & 0x7F) | 0x80 | ((value >> 7) << 8)));
            return 2;
        }
        return PutLong(ref at, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutLong(ref byte at, ulong value)
    {
        if (Bmi2.X64.IsSupported && value < 1UL << 56)
        {
            int length = Length(value);
            Bytes.Put(ref at, Bmi2.X64.ParallelBitDeposit(value, Payload) | (Continuation & ((1UL << ((length * 8) - 8)) - 1)));
            return length;
        }
        nint n = 0;
        for (; value >= 0x80; value >>= 7)
        {
            Bytes.At(ref at, n++) = (byte)(value | 0x80);
        }
        Bytes.At(ref at, n++) = (byte)value;
        return n;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out ulong value)
    {
        ulong word = Bytes.Get<ulong>(ref at);
        ulong stops = ~word & Continuation;
        if (stops != 0 && Bmi2.X64.IsSupported)
        {
            value = Bmi2.X64.ParallelBitExtract(word & (stops ^ (stops - 1)), Payload);
            return (BitOperations.TrailingZeroCount(stops) + 1) >> 3;
        }
        ulong sum = 0;
        for (int n = 0; n < Longest; n++)
        {
            ulong group = Bytes.At(ref at, n);
            sum |= (group & 0x7F) << (7 * n);
            if (group < 0x80)
            {
                value = sum;
                return n + 1;
            }
        }
        Throw.InvalidData("a varint of more than ten bytes.");
        value = 0;
        return 0;
    }
}
