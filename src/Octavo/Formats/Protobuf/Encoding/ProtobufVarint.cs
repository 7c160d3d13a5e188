// Owns: Protobuf's varints over a byte reference. Knows no window: a Put may store eight bytes, a Get may look at ten.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Protobuf;

/// <summary>Varints of 32 and 64 bits, seven bits per byte, low group first.</summary>
internal static class ProtobufVarint
{
    /// <summary>Bytes of the longest varint: 64 bits.</summary>
    internal const int Longest = 10;

    /// <summary>Bytes of the longest varint of 32 bits: a length, a tag.</summary>
    internal const int Longest32 = 5;

    /// <summary>The message for a varint of more bytes.</summary>
    internal static string TooLong => "a varint of more than ten bytes.";

    /// <summary>Bits of a value that takes at most seven bytes.</summary>
    private const int FewBits = 49;

    private const ulong Payload = 0x7F7F_7F7F_7F7F_7F7F;
    private const ulong Continuation = 0x8080_8080_8080_8080;

    /// <summary>By leading zeroes, of values that take at most seven bytes: the continuation bits, and in the highest byte how many bytes there are.</summary>
    private static ReadOnlySpan<ulong> Shapes =>
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0700808080808080,
        0x0700808080808080, 0x0700808080808080, 0x0700808080808080, 0x0700808080808080,
        0x0700808080808080, 0x0700808080808080, 0x0600008080808080, 0x0600008080808080,
        0x0600008080808080, 0x0600008080808080, 0x0600008080808080, 0x0600008080808080,
        0x0600008080808080, 0x0500000080808080, 0x0500000080808080, 0x0500000080808080,
        0x0500000080808080, 0x0500000080808080, 0x0500000080808080, 0x0500000080808080,
        0x0400000000808080, 0x0400000000808080, 0x0400000000808080, 0x0400000000808080,
        0x0400000000808080, 0x0400000000808080, 0x0400000000808080, 0x0300000000008080,
        0x0300000000008080, 0x0300000000008080, 0x0300000000008080, 0x0300000000008080,
        0x0300000000008080, 0x0300000000008080, 0x0200000000000080, 0x0200000000000080,
        0x0200000000000080, 0x0200000000000080, 0x0200000000000080, 0x0200000000000080,
        0x0200000000000080, 0x0100000000000000, 0x0100000000000000, 0x0100000000000000,
        0x0100000000000000, 0x0100000000000000, 0x0100000000000000, 0x0100000000000000,
        0x0100000000000000,
    ];

    /// <summary>Bytes that the varint of a value takes: 1 to 10.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Length(ulong value) => (640 - (9 * BitOperations.LeadingZeroCount(value | 1))) >> 6;

    /// <summary>Without a branch for the length if the machine can: twelve integers of one to five bytes took 95 ns with one, 58 without.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
    {
        if (Bmi2.X64.IsSupported)
        {
            return PutFew(ref at, value);
        }
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutLong(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, ulong value)
    {
        if (Bmi2.X64.IsSupported && value < 1UL << FewBits)
        {
            return PutFew(ref at, value);
        }
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutLong(ref at, value);
    }

    /// <summary>Puts byte by byte and nothing after it, for a length before bytes that are already there.</summary>
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
        nint used = GetWide(ref at, out ulong wide);
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
        nint length = GetWide(ref at, out ulong rare);
        value = rare;
        return length;
    }

    /// <summary>Of fewer than <see cref="FewBits"/> bits: its groups are spread over eight bytes, all of which are stored, the last one for nothing.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutFew(ref byte at, ulong value)
    {
        ulong shape = Unsafe.Add(ref MemoryMarshal.GetReference(Shapes), BitOperations.LeadingZeroCount(value));
        Bytes.Put(ref at, Bmi2.X64.ParallelBitDeposit(value, Payload) | shape);
        return (nint)(shape >> 56);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutLong(ref byte at, ulong value)
    {
        if (Bmi2.X64.IsSupported)
        {
            ulong low = Bmi2.X64.ParallelBitDeposit(value, Payload);
            if (value < 1UL << 56)
            {
                Bytes.Put(ref at, low | (Continuation >> 8));
                return 8;
            }
            ulong rest = value >> 56;
            Bytes.Put(ref at, low | Continuation);
            Bytes.Put(ref at, 8, (ushort)((rest & 0x7F) | ((rest >> 7) * 0x180)));
            return 9 + (nint)(rest >> 7);
        }
        nint n = 0;
        for (; value >= 0x80; value >>= 7)
        {
            Bytes.At(ref at, n++) = (byte)(value | 0x80);
        }
        Bytes.At(ref at, n++) = (byte)value;
        return n;
    }

    /// <summary>Of two to eight bytes, whose groups are gathered at once; longer ones by a call.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint GetWide(ref byte at, out ulong value)
    {
        if (Bmi2.X64.IsSupported)
        {
            ulong word = Bytes.Get<ulong>(ref at);
            ulong stops = ~word & Continuation;
            if (stops != 0)
            {
                value = Bmi2.X64.ParallelBitExtract(word & (stops ^ (stops - 1)), Payload);
                return (nint)((uint)BitOperations.TrailingZeroCount(stops) + 1) >> 3;
            }
        }
        nint length = GetLong(ref at, out ulong rare);
        value = rare;
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out ulong value)
    {
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
        Throw.InvalidData(TooLong);
        value = 0;
        return 0;
    }
}
