// Owns: Compact's varint: 7 bits per byte, low group first, at most nine bytes, shortest form only. docs/formats/compact.md, "Varint".
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Compact;

/// <summary>Unsigned varints of 64 bits. The ninth byte carries eight bits, so none takes ten.</summary>
internal static class CompactVarint
{
    /// <summary>Bytes that a varint takes at most, and that must be readable for any: decoders load eight at once.</summary>
    internal const int Max = 9;

    /// <summary>Bytes that a count takes at most.</summary>
    internal const int MaxCount = Varint32.Max;

    /// <summary>By the leading zeroes of a number of 32 bits, the marks of its varint's bytes.</summary>
    private static ReadOnlySpan<ulong> Marks =>
    [
        0x80808080, 0x80808080, 0x80808080, 0x80808080,
        0x808080, 0x808080, 0x808080, 0x808080, 0x808080, 0x808080, 0x808080,
        0x8080, 0x8080, 0x8080, 0x8080, 0x8080, 0x8080, 0x8080,
        0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80,
        0, 0, 0, 0, 0, 0, 0, 0,
    ];

    /// <summary>By the same, its length.</summary>
    private static ReadOnlySpan<byte> Lengths => [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1];

    /// <summary>By the bytes that another follows, what a varint's bytes hold of its number.</summary>
    private static ReadOnlySpan<ulong> FirstGroups => [0x7F, 0x7F7F, 0x7F7F7F, 0x7F7F_7F7F, 0x7F_7F7F_7F7F, 0x7F7F_7F7F_7F7F, 0x7F_7F7F_7F7F_7F7F];

    private const ulong Groups = 0x7F7F_7F7F_7F7F_7F7F;
    private const ulong Continued = 0x8080_8080_8080_8080;

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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out ulong value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        nint length = GetLong(ref at, out ulong rare);
        value = rare;
        return length;
    }

    /// <summary>Gets a count or length: at most 32 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint GetCount(ref byte at, out uint value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        nint length = GetLongCount(ref at, out uint rare);
        value = rare;
        return length;
    }

    /// <summary>Bytes that the varint of a value takes.</summary>
    internal static int Length(ulong value)
    {
        int bits = 64 - BitOperations.LeadingZeroCount(value | 1);
        return bits > 56 ? Max : LengthOf(bits);
    }

    /// <summary>Puts a number of at most 32 bits by one store of eight bytes and no branch.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutShort(ref byte at, uint number)
    {
        Bytes.Put(ref at, Short(number, out nint length));
        return length;
    }

    /// <summary>The varint of a number of at most 32 bits, and zeroes after it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Short(uint number, out nint length)
    {
        nuint zeroes = (uint)BitOperations.LeadingZeroCount(number);
        length = Unsafe.Add(ref MemoryMarshal.GetReference(Lengths), zeroes);
        return Spread(number) | Unsafe.Add(ref MemoryMarshal.GetReference(Marks), zeroes);
    }

    /// <summary>The number of a varint of at most seven bytes, the first of <paramref name="word"/>.</summary>
    /// <param name="word">Eight bytes.</param>
    /// <param name="before">Bytes that another follows.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Join(ulong word, nint before)
    {
        ulong groups = Unsafe.Add(ref MemoryMarshal.GetReference(FirstGroups), before);
        return Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitExtract(word, groups) : Join(word & groups);
    }

    /// <summary>Maps signed numbers to unsigned ones, small ones of either sign to small ones.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

    /// <summary>The signed number of a zigzag.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static long FromZigZag(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    /// <summary>Eight bytes are stored at once, so the bytes after a short varint are scribbled on; every reservation has room for that.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutLong(ref byte at, ulong value)
    {
        int bits = 64 - BitOperations.LeadingZeroCount(value);
        ulong groups = Spread(value);
        if (bits > 56)
        {
            Bytes.Put(ref at, groups | Continued);
            Bytes.At(ref at, 8) = (byte)(value >> 56);
            return Max;
        }
        int length = LengthOf(bits);
        Bytes.Put(ref at, groups | (Continued & ((1UL << (8 * (length - 1))) - 1)));
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out ulong value)
    {
        ulong word = Bytes.Get<ulong>(ref at);
        ulong ends = ~word & Continued;
        if (ends == 0)
        {
            byte last = Bytes.At(ref at, 8);
            value = Join(word) | ((ulong)last << 56);
            if (last == 0)
            {
                NotShortest();
            }
            return Max;
        }
        int before = BitOperations.TrailingZeroCount(ends) >> 3; // bytes that say that another follows, one at least
        value = Join(word & (ends ^ (ends - 1)));
        if (value >> (7 * before) == 0)
        {
            NotShortest();
        }
        return before + 1;
    }

    /// <summary>Byte by byte: heads are short, and a run makes no more than <see cref="MaxCount"/> bytes readable for one.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLongCount(ref byte at, out uint value)
    {
        nint length = Varint32.GetLong(ref at, out value);
        if (length == 0)
        {
            Throw.InvalidData("a count longer than its shortest form, or of more than 32 bits.");
        }
        return length;
    }

    /// <summary>Bytes for 1 to 56 bits: a seventh, rounded up.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int LengthOf(int bits) => ((9 * bits) + 64) >> 6;

    /// <summary>The low 56 bits, seven to a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Spread(ulong value)
    {
        if (Bmi2.X64.IsSupported)
        {
            return Bmi2.X64.ParallelBitDeposit(value, Groups);
        }
        value = (value & 0x0FFF_FFFF) | ((value & 0x00FF_FFFF_F000_0000) << 4);
        value = (value & 0x0000_3FFF_0000_3FFF) | ((value & 0x0FFF_C000_0FFF_C000) << 2);
        return (value & 0x007F_007F_007F_007F) | ((value & 0x3F80_3F80_3F80_3F80) << 1);
    }

    /// <summary>Seven bits of each byte as one number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Join(ulong word)
    {
        if (Bmi2.X64.IsSupported)
        {
            return Bmi2.X64.ParallelBitExtract(word, Groups);
        }
        word &= Groups;
        word = (word & 0x007F_007F_007F_007F) | ((word & 0x7F00_7F00_7F00_7F00) >> 1);
        word = (word & 0x0000_3FFF_0000_3FFF) | ((word & 0x3FFF_0000_3FFF_0000) >> 2);
        return (word & 0x0FFF_FFFF) | ((word & 0x0FFF_FFFF_0000_0000) >> 4);
    }

    private static void NotShortest() => Throw.InvalidData("a varint longer than its shortest form.");
}
