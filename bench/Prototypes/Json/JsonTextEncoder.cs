// Owns: UTF-16 to escaped UTF-8 without the quotes. Knows no writer; may store up to 32 bytes past its result.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Narrows 8 to 32 units at a time and leaves for the slow path at the first that is not plain ASCII.</summary>
internal static class JsonTextEncoder
{
    /// <summary>Puts the text without its quotes; six bytes a unit must be reserved.</summary>
    /// <returns>Bytes made.</returns>
    internal static nint Put(ref byte d, ref char text, nint n)
    {
        ref ushort s = ref Unsafe.As<char, ushort>(ref text);
        nint i = 0;
        if (n >= 32 && Vector256.IsHardwareAccelerated)
        {
            for (; i <= n - 32; i += 32)
            {
                var v = Narrow32(ref s, i);
                v.StoreUnsafe(ref d, (nuint)i);
                if (!Clean(v))
                    return PutSlow(ref d, ref text, i, n);
            }
            if (i < n)
            {
                var v = Narrow32(ref s, n - 32);
                v.StoreUnsafe(ref d, (nuint)n - 32);
                if (!Clean(v))
                    return PutSlow(ref d, ref text, i, n);
            }
        }
        else if (n >= 16)
        {
            for (; i <= n - 16; i += 16)
            {
                var v = Narrow16(ref s, i);
                v.StoreUnsafe(ref d, (nuint)i);
                if (!Clean(v))
                    return PutSlow(ref d, ref text, i, n);
            }
            if (i < n)
            {
                var v = Narrow16(ref s, n - 16);
                v.StoreUnsafe(ref d, (nuint)n - 16);
                if (!Clean(v))
                    return PutSlow(ref d, ref text, i, n);
            }
        }
        else if (n >= 8)
        {
            var a = Vector128.LoadUnsafe(ref s);
            var b = Vector128.LoadUnsafe(ref s, (nuint)n - 8);
            var v = Saturate(a, b);
            Bytes.Put(ref d, v.AsUInt64()[0]);
            Bytes.Put(ref Bytes.At(ref d, n - 8), v.AsUInt64()[1]);
            if (!Clean(v))
                return PutSlow(ref d, ref text, 0, n);
        }
        else if (n >= 4)
        {
            var v = Vector128.Create(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref s)), Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref s, n - 4)))).AsUInt16();
            var p = Saturate(v, v);
            Bytes.Put(ref d, p.AsUInt32()[0]);
            Bytes.Put(ref Bytes.At(ref d, n - 4), p.AsUInt32()[1]);
            if (!Clean(p))
                return PutSlow(ref d, ref text, 0, n);
        }
        else
            for (; i < n; i++)
            {
                uint c = Unsafe.Add(ref s, i);
                if (c - 0x20 >= 0x60 || c == '"' || c == '\\')
                    return PutSlow(ref d, ref text, i, n);
                Bytes.At(ref d, i) = (byte)c;
            }
        return n;
    }

    private static ReadOnlySpan<byte> Esc => "uuuuuuuubtnufruuuuuuuuuuuuuuuuuu\0\0\""u8;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutSlow(ref byte at, ref char s, nint i, nint n)
    {
        nint o = i;
        while (i < n)
        {
            uint c = Unsafe.Add(ref s, i);
            if (c < 0x80)
            {
                if (c >= 0x20 && c != '"' && c != '\\')
                {
                    if (i <= n - 16)
                    {
                        var v = Narrow16(ref Unsafe.As<char, ushort>(ref s), i);
                        if (Clean(v))
                        {
                            v.StoreUnsafe(ref at, (nuint)o);
                            i += 16;
                            o += 16;
                            continue;
                        }
                    }
                    Bytes.At(ref at, o++) = (byte)c;
                    i++;
                    continue;
                }
                Bytes.At(ref at, o) = (byte)'\\';
                byte e = c == '\\' ? (byte)'\\' : Esc[(int)c];
                Bytes.At(ref at, o + 1) = e;
                o += 2;
                i++;
                if (e == 'u')
                {
                    Bytes.Put(ref Bytes.At(ref at, o), (ushort)0x3030);
                    Bytes.At(ref at, o + 2) = (byte)('0' + (c >> 4));
                    Bytes.At(ref at, o + 3) = (byte)"0123456789ABCDEF"[(int)c & 15];
                    o += 4;
                }
            }
            else if (c < 0x800)
            {
                Bytes.At(ref at, o) = (byte)(0xC0 | c >> 6);
                Bytes.At(ref at, o + 1) = (byte)(0x80 | c & 63);
                o += 2;
                i++;
            }
            else
            {
                if (c - 0xD800 < 0x800)
                {
                    uint lo = i + 1 < n ? Unsafe.Add(ref s, i + 1) : 0u;
                    if (c < 0xDC00 && lo - 0xDC00 < 0x400)
                    {
                        uint cp = ((c - 0xD800) << 10) + (lo - 0xDC00) + 0x10000;
                        Bytes.At(ref at, o) = (byte)(0xF0 | cp >> 18);
                        Bytes.At(ref at, o + 1) = (byte)(0x80 | cp >> 12 & 63);
                        Bytes.At(ref at, o + 2) = (byte)(0x80 | cp >> 6 & 63);
                        Bytes.At(ref at, o + 3) = (byte)(0x80 | cp & 63);
                        o += 4;
                        i += 2;
                        continue;
                    }
                    Throw.InvalidText("the text has a lone surrogate, which UTF-8 cannot express; Binary keeps it.");
                }
                Bytes.At(ref at, o) = (byte)(0xE0 | c >> 12);
                Bytes.At(ref at, o + 1) = (byte)(0x80 | c >> 6 & 63);
                Bytes.At(ref at, o + 2) = (byte)(0x80 | c & 63);
                o += 3;
                i++;
            }
        }
        return o;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Clean(Vector128<byte> v) => // printable ASCII without quote and backslash; signed compare also refuses >= 0x80
        ((Vector128.LessThan(v.AsSByte(), Vector128.Create((sbyte)0x20)).AsByte()) | Vector128.Equals(v, Vector128.Create((byte)'"')) | Vector128.Equals(v, Vector128.Create((byte)'\\'))) == Vector128<byte>.Zero;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Narrow16(ref ushort s, nint i) => Saturate(Vector128.LoadUnsafe(ref s, (nuint)i), Vector128.LoadUnsafe(ref s, (nuint)i + 8));

    // packuswb reads its input as signed: a char >= 0x8000 becomes 0, which Clean refuses as a control character; 0x100..0x7FFF becomes 0xFF
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Saturate(Vector128<ushort> low, Vector128<ushort> high) =>
        Sse2.IsSupported
            ? Sse2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16())
            : Vector128.Narrow(Vector128.Min(low, Vector128.Create((ushort)0xFF)), Vector128.Min(high, Vector128.Create((ushort)0xFF)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Clean(Vector256<byte> v) => ((Vector256.LessThan(v.AsSByte(), Vector256.Create((sbyte)0x20)).AsByte()) | Vector256.Equals(v, Vector256.Create((byte)'"')) | Vector256.Equals(v, Vector256.Create((byte)'\\'))) == Vector256<byte>.Zero;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Narrow32(ref ushort s, nint i)
    {
        Vector256<ushort> low = Vector256.LoadUnsafe(ref s, (nuint)i);
        Vector256<ushort> high = Vector256.LoadUnsafe(ref s, (nuint)i + 16);
        return Avx2.IsSupported
            ? Avx2.Permute4x64(Avx2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16()).AsInt64(), 0b11_01_10_00).AsByte()
            : Vector256.Create(Saturate(low.GetLower(), low.GetUpper()), Saturate(high.GetLower(), high.GetUpper()));
    }
}
