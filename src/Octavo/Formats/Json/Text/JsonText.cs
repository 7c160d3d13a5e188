// Owns: UTF-16 to the escaped UTF-8 of a JSON string, vectorised. Knows no writer and no quotes.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>The content of JSON strings, both ways.</summary>
internal static partial class JsonText
{
    /// <summary>Bytes that one UTF-16 unit takes at most: <c>\u0000</c>.</summary>
    internal const int MaxBytesPerChar = 6;

    /// <summary>Bytes beyond <see cref="MaxBytesPerChar"/> a unit that <see cref="Put(ref byte, ReadOnlySpan{char})"/> may store to.</summary>
    internal const int Slack = 32;

    /// <summary>What <see cref="Put(ref byte, ReadOnlySpan{char})"/> returns for half a surrogate pair, which UTF-8 cannot express.</summary>
    internal const nint LoneSurrogate = -1;

    /// <summary>The letter after the backslash for the characters up to the backslash; <c>u</c> where four digits follow.</summary>
    private static ReadOnlySpan<byte> Letters =>
        "uuuuuuuubtnufruuuuuuuuuuuuuuuuuu\0\0\"\0\0\0uu\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0u\0u\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\\"u8;

    /// <summary>Puts the content of a string without its quotes.</summary>
    /// <param name="at"><see cref="MaxBytesPerChar"/> bytes per unit, and <see cref="Slack"/>.</param>
    /// <param name="text">UTF-16.</param>
    /// <returns>Bytes put, or <see cref="LoneSurrogate"/>.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, ReadOnlySpan<char> text) =>
        Put(ref at, ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text)), text.Length);

    /// <summary>Narrows blocks as long as all of them is plain, the last overlapping the one before; goes on in <see cref="PutMixed"/> if it is not.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint Put(ref byte at, ref ushort text, nint length)
    {
        if (length >= 32 && Vector256.IsHardwareAccelerated)
        {
            return length <= 64 ? PutTwo32(ref at, ref text, length) : Put64(ref at, ref text, length);
        }
        if (length >= 16 && Vector128.IsHardwareAccelerated)
        {
            return length <= 32 ? PutTwo16(ref at, ref text, length) : Put16(ref at, ref text, length);
        }
        if (length >= 4 && Vector128.IsHardwareAccelerated)
        {
            return PutShort(ref at, ref text, length);
        }
        for (nint i = 0; i < length; i++)
        {
            uint unit = Unsafe.Add(ref text, i);
            if (unit >= 0x80 || RequiredEscapes.Includes(unit))
            {
                return PutMixed(ref at, ref text, i, length);
            }
            Bytes.At(ref at, i) = (byte)unit;
        }
        return length;
    }

    /// <summary>32 to 64 units: two blocks that overlap, so no branch depends on the length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutTwo32(ref byte at, ref ushort text, nint length)
    {
        Vector256<byte> head = Narrow32(ref text, 0);
        Vector256<byte> tail = Narrow32(ref text, length - 32);
        head.StoreUnsafe(ref at);
        tail.StoreUnsafe(ref at, (nuint)length - 32);
        return (RequiredEscapes.Special(head) | RequiredEscapes.Special(tail)) == Vector256<byte>.Zero ? length : PutMixed(ref at, ref text, 0, length);
    }

    /// <summary>More than 64 units, so many at once; the last overlap those before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Put64(ref byte at, ref ushort text, nint length)
    {
        for (nint i = 0; ; i += 64)
        {
            nint from = i;
            if (i > length - 64)
            {
                if (i == length)
                {
                    return length;
                }
                i = length - 64;
            }
            Vector256<byte> head = Narrow32(ref text, i);
            Vector256<byte> tail = Narrow32(ref text, i + 32);
            head.StoreUnsafe(ref at, (nuint)i);
            tail.StoreUnsafe(ref at, (nuint)i + 32);
            if ((RequiredEscapes.Special(head) | RequiredEscapes.Special(tail)) != Vector256<byte>.Zero)
            {
                return PutMixed(ref at, ref text, from, length);
            }
        }
    }

    /// <summary>16 to 32 units.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutTwo16(ref byte at, ref ushort text, nint length)
    {
        Vector128<byte> head = Narrow16(ref text, 0);
        Vector128<byte> tail = Narrow16(ref text, length - 16);
        head.StoreUnsafe(ref at);
        tail.StoreUnsafe(ref at, (nuint)length - 16);
        return (RequiredEscapes.Special(head) | RequiredEscapes.Special(tail)) == Vector128<byte>.Zero ? length : PutMixed(ref at, ref text, 0, length);
    }

    /// <summary>More than 32 units if blocks have 16.</summary>
    private static nint Put16(ref byte at, ref ushort text, nint length)
    {
        for (nint i = 0; ; i += 16)
        {
            nint from = i;
            if (i > length - 16)
            {
                if (i == length)
                {
                    return length;
                }
                i = length - 16;
            }
            Vector128<byte> block = Narrow16(ref text, i);
            block.StoreUnsafe(ref at, (nuint)i);
            if (RequiredEscapes.Special(block) != Vector128<byte>.Zero)
            {
                return PutMixed(ref at, ref text, from, length);
            }
        }
    }

    /// <summary>4 to 15 units: two halves that overlap.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutShort(ref byte at, ref ushort text, nint length)
    {
        Vector128<byte> block;
        if (length >= 8)
        {
            block = Saturate(Vector128.LoadUnsafe(ref text), Vector128.LoadUnsafe(ref text, (nuint)length - 8));
            Bytes.Put(ref at, block.AsUInt64().ToScalar());
            Bytes.Put(ref at, length - 8, block.AsUInt64().GetElement(1));
        }
        else
        {
            ref byte units = ref Unsafe.As<ushort, byte>(ref text);
            Vector128<ushort> both = Vector128.Create(Bytes.Get<ulong>(ref units), Bytes.Get<ulong>(ref units, (2 * length) - 8)).AsUInt16();
            block = Saturate(both, both);
            Bytes.Put(ref at, block.AsUInt32().ToScalar());
            Bytes.Put(ref at, length - 4, block.AsUInt32().GetElement(1));
        }
        return RequiredEscapes.Special(block) == Vector128<byte>.Zero ? length : PutMixed(ref at, ref text, 0, length);
    }

    /// <summary>Text with escapes or beyond ASCII, from <paramref name="from"/> on; as many bytes as units before that are put.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutMixed(ref byte at, ref ushort text, nint from, nint length)
    {
        nint used = from;
        nint i = from;
        while (i < length)
        {
            if (i <= length - 16 && Vector128.IsHardwareAccelerated)
            {
                // The whole block is stored, and what is plain of it kept.
                Vector128<byte> block = Narrow16(ref text, i);
                block.StoreUnsafe(ref at, (nuint)used);
                uint special = RequiredEscapes.Special(block).ExtractMostSignificantBits();
                int plain = special == 0 ? 16 : BitOperations.TrailingZeroCount(special);
                i += plain;
                used += plain;
                if (special == 0)
                {
                    continue;
                }
            }
            uint unit = Unsafe.Add(ref text, i);
            if (unit < 0x80)
            {
                i++;
                used += RequiredEscapes.Includes(unit) ? PutEscape(ref Bytes.At(ref at, used), unit) : PutByte(ref Bytes.At(ref at, used), unit);
                continue;
            }
            // Languages that are not written in ASCII have runs of such characters.
            do
            {
                nint bytes = PutBeyondAscii(ref Bytes.At(ref at, used), ref text, ref i, length);
                if (bytes == 0)
                {
                    return LoneSurrogate;
                }
                used += bytes;
            }
            while (i < length && Unsafe.Add(ref text, i) >= 0x80);
        }
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutByte(ref byte at, uint unit)
    {
        at = (byte)unit;
        return 1;
    }

    private static nint PutEscape(ref byte at, uint unit)
    {
        byte letter = Letters[(int)unit];
        at = (byte)'\\';
        Bytes.At(ref at, 1) = letter;
        return letter == 'u' ? PutHex(ref at, unit) : 2;
    }

    /// <summary>Puts the escape of any unit.</summary>
    internal static nint PutHex(ref byte at, uint unit)
    {
        ReadOnlySpan<byte> digits = "0123456789ABCDEF"u8;
        at = (byte)'\\';
        Bytes.At(ref at, 1) = (byte)'u';
        Bytes.At(ref at, 2) = digits[(int)(unit >> 12)];
        Bytes.At(ref at, 3) = digits[(int)((unit >> 8) & 15)];
        Bytes.At(ref at, 4) = digits[(int)((unit >> 4) & 15)];
        Bytes.At(ref at, 5) = digits[(int)(unit & 15)];
        return 6;
    }

    /// <summary>Puts one character of two to four bytes.</summary>
    /// <returns>Bytes put; 0 if the unit is half a surrogate pair.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutBeyondAscii(ref byte at, ref ushort text, ref nint i, nint length)
    {
        uint unit = Unsafe.Add(ref text, i);
        if (unit < 0x800)
        {
            i++;
            Bytes.Put(ref at, (ushort)(0x80C0 | (unit >> 6) | ((unit & 63) << 8)));
            return 2;
        }
        if (unit - 0xD800 >= 0x800)
        {
            i++;
            at = (byte)(0xE0 | (unit >> 12));
            Bytes.At(ref at, 1) = (byte)(0x80 | ((unit >> 6) & 63));
            Bytes.At(ref at, 2) = (byte)(0x80 | (unit & 63));
            return 3;
        }
        uint low = i + 1 < length ? Unsafe.Add(ref text, i + 1) : 0u;
        if (unit >= 0xDC00 || low - 0xDC00 >= 0x400)
        {
            return 0;
        }
        i += 2;
        uint scalar = ((unit - 0xD800) << 10) + (low - 0xDC00) + 0x10000;
        at = (byte)(0xF0 | (scalar >> 18));
        Bytes.At(ref at, 1) = (byte)(0x80 | ((scalar >> 12) & 63));
        Bytes.At(ref at, 2) = (byte)(0x80 | ((scalar >> 6) & 63));
        Bytes.At(ref at, 3) = (byte)(0x80 | (scalar & 63));
        return 4;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Narrow16(ref ushort text, nint i) =>
        Saturate(Vector128.LoadUnsafe(ref text, (nuint)i), Vector128.LoadUnsafe(ref text, (nuint)i + 8));

    /// <summary>Units below 0x80 stay what they are, and no other becomes one that is plain.</summary>
    /// <remarks>The instruction of x86 reads its input as signed: from 0x8000 on a unit becomes 0, a control, which is special; others become 0xFF.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Saturate(Vector128<ushort> low, Vector128<ushort> high) =>
        Sse2.IsSupported
            ? Sse2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16())
            : Vector128.Narrow(Vector128.Min(low, Vector128.Create((ushort)0xFF)), Vector128.Min(high, Vector128.Create((ushort)0xFF)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Narrow32(ref ushort text, nint i)
    {
        Vector256<ushort> low = Vector256.LoadUnsafe(ref text, (nuint)i);
        Vector256<ushort> high = Vector256.LoadUnsafe(ref text, (nuint)i + 16);
        return Avx2.IsSupported
            ? Avx2.Permute4x64(Avx2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16()).AsInt64(), 0b11_01_10_00).AsByte()
            : Vector256.Create(Saturate(low.GetLower(), low.GetUpper()), Saturate(high.GetLower(), high.GetUpper()));
    }
}
