// Owns: UTF-16 to one byte per char and back, vectorised. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>
/// Narrows UTF-16 to Latin-1 or ASCII and widens back. Stores stay within <c>length</c> bytes or chars: the last block overlaps the one before instead of
/// running over.
/// </summary>
internal static class Narrowing
{
    private const ushort NotLatin1 = 0xFF00;
    private const ushort NotAscii = 0xFF80;

    /// <summary>Narrows to Latin-1.</summary>
    /// <returns>False if a char is above U+00FF; the destination then holds rubbish.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool ToLatin1(ref char from, ref byte to, nint length) => Narrow(ref Unsafe.As<char, ushort>(ref from), ref to, length, NotLatin1);

    /// <summary>Narrows to ASCII.</summary>
    /// <returns>False if a char is above U+007F; the destination then holds rubbish.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool ToAscii(ref char from, ref byte to, nint length) => Narrow(ref Unsafe.As<char, ushort>(ref from), ref to, length, NotAscii);

    /// <summary>Widens Latin-1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void FromLatin1(ref byte from, ref char to, nint length) => Widen(ref from, ref Unsafe.As<char, ushort>(ref to), length);

    /// <summary>Widens ASCII.</summary>
    /// <returns>False if a byte is above 0x7F; the destination then holds rubbish.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool FromAscii(ref byte from, ref char to, nint length) => (Widen(ref from, ref Unsafe.As<char, ushort>(ref to), length) & 0x80) == 0;

    /// <summary>Widens 1 to 31 bytes that are known to be ASCII: halves that overlap, so a length costs a branch for its kind alone.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void FromFewAscii(ref byte from, ref char to, nint length)
    {
        ref ushort units = ref Unsafe.As<char, ushort>(ref to);
        if (length >= 16)
        {
            WidenBlock(ref from, ref units, 0);
            WidenBlock(ref from, ref units, length - 16);
        }
        else if (length >= 8)
        {
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<ulong>(ref from)).AsByte()).StoreUnsafe(ref units);
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<ulong>(ref from, length - 8)).AsByte()).StoreUnsafe(ref units, (nuint)length - 8);
        }
        else if (length >= 4)
        {
            ref byte bytes = ref Unsafe.As<ushort, byte>(ref units);
            Bytes.Put(ref bytes, Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<uint>(ref from)).AsByte()).AsUInt64().ToScalar());
            Bytes.Put(ref bytes, (2 * length) - 8,
                Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<uint>(ref from, length - 4)).AsByte()).AsUInt64().ToScalar());
        }
        else
        {
            units = from;
            Unsafe.Add(ref units, length >> 1) = Bytes.At(ref from, length >> 1);
            Unsafe.Add(ref units, length - 1) = Bytes.At(ref from, length - 1);
        }
    }

    /// <summary>Widens 32 bytes and more that are known to be ASCII.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void FromManyAscii(ref byte from, ref char to, nint length)
    {
        ref ushort units = ref Unsafe.As<char, ushort>(ref to);
        nint last = length - 32;
        for (nint i = 0; i < last; i += 32)
        {
            WidenBlock(ref from, ref units, i);
            WidenBlock(ref from, ref units, i + 16);
        }
        WidenBlock(ref from, ref units, last);
        WidenBlock(ref from, ref units, last + 16);
    }

    /// <summary>Widens 16 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenBlock(ref byte from, ref ushort to, nint at)
    {
        (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(Vector128.LoadUnsafe(ref from, (nuint)at));
        low.StoreUnsafe(ref to, (nuint)at);
        high.StoreUnsafe(ref to, (nuint)at + 8);
    }

    private static bool Narrow(ref ushort from, ref byte to, nint length, ushort refused)
    {
        if (length >= 16 && Vector128.IsHardwareAccelerated)
        {
            return length >= 32 && Vector256.IsHardwareAccelerated ? Narrow32(ref from, ref to, length, refused) : Narrow16(ref from, ref to, length, refused);
        }
        if (length >= 8 && Vector128.IsHardwareAccelerated)
        {
            Vector128<ushort> head = Vector128.LoadUnsafe(ref from);
            Vector128<ushort> tail = Vector128.LoadUnsafe(ref from, (nuint)length - 8);
            Vector128<ulong> both = Vector128.Narrow(head, tail).AsUInt64();
            Bytes.Put(ref to, both.ToScalar());
            Bytes.Put(ref to, length - 8, both.GetElement(1));
            return ((head | tail) & Vector128.Create(refused)) == Vector128<ushort>.Zero;
        }
        uint seen = 0;
        for (nint i = 0; i < length; i++)
        {
            uint c = Unsafe.Add(ref from, i);
            seen |= c;
            Unsafe.Add(ref to, i) = (byte)c;
        }
        return (seen & refused) == 0;
    }

    private static bool Narrow32(ref ushort from, ref byte to, nint length, ushort refused)
    {
        Vector256<ushort> seen = Vector256<ushort>.Zero;
        for (nint i = 0; ; i += 32)
        {
            if (i > length - 32)
            {
                if (i == length)
                {
                    break;
                }
                i = length - 32;
            }
            Vector256<ushort> low = Vector256.LoadUnsafe(ref from, (nuint)i);
            Vector256<ushort> high = Vector256.LoadUnsafe(ref from, (nuint)i + 16);
            seen |= low | high;
            Vector256.Narrow(low, high).StoreUnsafe(ref to, (nuint)i);
        }
        return (seen & Vector256.Create(refused)) == Vector256<ushort>.Zero;
    }

    private static bool Narrow16(ref ushort from, ref byte to, nint length, ushort refused)
    {
        Vector128<ushort> seen = Vector128<ushort>.Zero;
        for (nint i = 0; ; i += 16)
        {
            if (i > length - 16)
            {
                if (i == length)
                {
                    break;
                }
                i = length - 16;
            }
            Vector128<ushort> low = Vector128.LoadUnsafe(ref from, (nuint)i);
            Vector128<ushort> high = Vector128.LoadUnsafe(ref from, (nuint)i + 8);
            seen |= low | high;
            Vector128.Narrow(low, high).StoreUnsafe(ref to, (nuint)i);
        }
        return (seen & Vector128.Create(refused)) == Vector128<ushort>.Zero;
    }

    /// <summary>Widens, and returns the union of all bytes (of their top bits, at least).</summary>
    private static byte Widen(ref byte from, ref ushort to, nint length)
    {
        if (length >= 16 && Vector128.IsHardwareAccelerated)
        {
            return length >= 32 && Vector256.IsHardwareAccelerated ? Widen32(ref from, ref to, length) : Widen16(ref from, ref to, length);
        }
        if (length >= 8 && Vector128.IsHardwareAccelerated)
        {
            ulong head = Bytes.Get<ulong>(ref from);
            ulong tail = Bytes.Get<ulong>(ref from, length - 8);
            Vector128.WidenLower(Vector128.CreateScalar(head).AsByte()).StoreUnsafe(ref to);
            Vector128.WidenLower(Vector128.CreateScalar(tail).AsByte()).StoreUnsafe(ref to, (nuint)length - 8);
            return ((head | tail) & 0x8080808080808080) == 0 ? (byte)0 : (byte)0x80;
        }
        return WidenShort(ref from, ref to, length);
    }

    /// <summary>Up to seven bytes (or any number if nothing is accelerated): overlapping halves, so a length costs two branches and no loop.</summary>
    private static byte WidenShort(ref byte from, ref ushort to, nint length)
    {
        if (length >= 4 && length < 8 && Vector128.IsHardwareAccelerated)
        {
            uint head = Bytes.Get<uint>(ref from);
            uint tail = Bytes.Get<uint>(ref from, length - 4);
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref to), Vector128.WidenLower(Vector128.CreateScalarUnsafe(head).AsByte()).AsUInt64().ToScalar());
            Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref to, length - 4)),
                Vector128.WidenLower(Vector128.CreateScalarUnsafe(tail).AsByte()).AsUInt64().ToScalar());
            return ((head | tail) & 0x80808080) == 0 ? (byte)0 : (byte)0x80;
        }
        byte seen = 0;
        for (nint i = 0; i < length; i++)
        {
            byte b = Unsafe.Add(ref from, i);
            seen |= b;
            Unsafe.Add(ref to, i) = b;
        }
        return seen;
    }

    private static byte Widen32(ref byte from, ref ushort to, nint length)
    {
        Vector256<byte> seen = Vector256<byte>.Zero;
        for (nint i = 0; ; i += 32)
        {
            if (i > length - 32)
            {
                if (i == length)
                {
                    break;
                }
                i = length - 32;
            }
            Vector256<byte> block = Vector256.LoadUnsafe(ref from, (nuint)i);
            seen |= block;
            (Vector256<ushort> low, Vector256<ushort> high) = Vector256.Widen(block);
            low.StoreUnsafe(ref to, (nuint)i);
            high.StoreUnsafe(ref to, (nuint)i + 16);
        }
        return Vector256.ExtractMostSignificantBits(seen) == 0 ? (byte)0 : (byte)0x80;
    }

    private static byte Widen16(ref byte from, ref ushort to, nint length)
    {
        Vector128<byte> seen = Vector128<byte>.Zero;
        for (nint i = 0; ; i += 16)
        {
            if (i > length - 16)
            {
                if (i == length)
                {
                    break;
                }
                i = length - 16;
            }
            Vector128<byte> block = Vector128.LoadUnsafe(ref from, (nuint)i);
            seen |= block;
            (Vector128<ushort> low, Vector128<ushort> high) = Vector128.Widen(block);
            low.StoreUnsafe(ref to, (nuint)i);
            high.StoreUnsafe(ref to, (nuint)i + 8);
        }
        return Vector128.ExtractMostSignificantBits(seen) == 0 ? (byte)0 : (byte)0x80;
    }
}
