// Owns: JSON text on the reading side: one scan of 32 bytes, then widening straight into the new string. Knows no structure.
using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Special(Vector256<byte> v) => // quote, backslash, control, and (signed compare) anything that is not ASCII
        (Vector256.Equals(v, Vector256.Create((byte)'"')) | Vector256.Equals(v, Vector256.Create((byte)'\\')) | Vector256.LessThan(v.AsSByte(), Vector256.Create((sbyte)0x20)).AsByte()).ExtractMostSignificantBits();
    // First special byte at or after p; fails at the end of the window (an unterminated string). Reads only below _limit (which is >= 32 here).
    private nint ScanPlain(nint p)
    {
        for (; p <= _limit - 32; p += 32)
        {
            uint m = Special(Vector256.LoadUnsafe(ref Unsafe.Add(ref _start, p)));
            if (m != 0)
                return p + BitOperations.TrailingZeroCount(m);
        }
        if (p < _limit)
        {
            uint m = Special(Vector256.LoadUnsafe(ref Unsafe.Add(ref _start, _limit - 32))) >> (int)(p - (_limit - 32));
            if (m != 0)
                return p + BitOperations.TrailingZeroCount(m);
        }
        Fail();
        return 0;
    }

    public string? ReadText()
    {
        ref byte at = ref Token();
        if (at != '"')
        {
            TakeNull(ref at);
            return null;
        }
        ref byte s = ref Bytes.At(ref at, 1);
        uint m = Special(Vector256.LoadUnsafe(ref s));
        if (m != 0)
        {
            int n = BitOperations.TrailingZeroCount(m);
            if (Bytes.At(ref s, n) != '"')
                return TextSlow(_position + 1 + n);
            _position += n + 2;
            return Short(ref s, n);
        }
        nint p = ScanPlain(_position + 33);
        if (Unsafe.Add(ref _start, p) != '"')
            return TextSlow(p);
        int len = (int)(p - _position - 1);
        var r = new string('\0', len);
        Widen(ref s, ref Unsafe.As<char, ushort>(ref Unsafe.AsRef(in r.GetPinnableReference())), len);
        _position = p + 1;
        return r;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static string Short(ref byte s, int n)
    {
        if (n == 0)
            return "";
        var r = new string('\0', n);
        ref ushort d = ref Unsafe.As<char, ushort>(ref Unsafe.AsRef(in r.GetPinnableReference()));
        if (n >= 16)
        {
            var (lo, hi) = Vector128.Widen(Vector128.LoadUnsafe(ref s));
            lo.StoreUnsafe(ref d);
            hi.StoreUnsafe(ref d, 8);
            (lo, hi) = Vector128.Widen(Vector128.LoadUnsafe(ref s, (nuint)n - 16));
            lo.StoreUnsafe(ref d, (nuint)n - 16);
            hi.StoreUnsafe(ref d, (nuint)n - 8);
        }
        else if (n >= 8)
        {
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<ulong>(ref s)).AsByte()).StoreUnsafe(ref d);
            Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<ulong>(ref Bytes.At(ref s, n - 8))).AsByte()).StoreUnsafe(ref d, (nuint)n - 8);
        }
        else if (n >= 4)
        {
            Bytes.Put(ref Unsafe.As<ushort, byte>(ref d), Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<uint>(ref s)).AsByte()).AsUInt64()[0]);
            Bytes.Put(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref d, n - 4)), Vector128.WidenLower(Vector128.CreateScalarUnsafe(Bytes.Get<uint>(ref Bytes.At(ref s, n - 4))).AsByte()).AsUInt64()[0]);
        }
        else
        {
            d = s;
            Unsafe.Add(ref d, n >> 1) = Bytes.At(ref s, n >> 1);
            Unsafe.Add(ref d, n - 1) = Bytes.At(ref s, n - 1);
        }
        return r;
    }

    private static void Widen(ref byte s, ref ushort d, int n) // n >= 32
    {
        nint i = 0;
        for (; i <= n - 32; i += 32)
        {
            var (lo, hi) = Vector256.Widen(Vector256.LoadUnsafe(ref s, (nuint)i));
            lo.StoreUnsafe(ref d, (nuint)i);
            hi.StoreUnsafe(ref d, (nuint)i + 16);
        }
        if (i < n)
        {
            i = n - 32;
            var (lo, hi) = Vector256.Widen(Vector256.LoadUnsafe(ref s, (nuint)i));
            lo.StoreUnsafe(ref d, (nuint)i);
            hi.StoreUnsafe(ref d, (nuint)i + 16);
        }
    }

    // Escapes or non-ASCII from p on; the text started at _position + 1
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string TextSlow(nint p)
    {
        nint start = _position + 1, run = start;
        int o = 0;
        var buf = _state.Chars;
        while (true)
        {
            uint c = Unsafe.Add(ref _start, p);
            if (c >= 0x80)
            {
                p = ScanText(p);
                c = Unsafe.Add(ref _start, p);
            } // to quote, backslash or control, over non-ASCII
            int n = (int)(p - run);
            if (buf.Length - o < n + 2)
            {
                Array.Resize(ref buf, Math.Max(buf.Length * 2, o + n + 64));
                _state.Chars = buf;
            }
            if (n > 0)
            {   // validates; the BCL's transcoder has the ASCII fast path inside
                var st = Utf8.ToUtf16(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, run), n), buf.AsSpan(o), out _, out int w, replaceInvalidSequences: false);
                if (st != OperationStatus.Done)
                    Fail();
                o += w;
            }
            if (c == '"')
            {
                _position = p + 1;
                return Checked(buf.AsSpan(0, o));
            }
            if (c != '\\')
                Fail();
            c = At(p + 1);
            p += 2;
            switch (c)
            {
                case 'n':
                    buf[o++] = '\n';
                    break;
                case 'r':
                    buf[o++] = '\r';
                    break;
                case 't':
                    buf[o++] = '\t';
                    break;
                case '"':
                    buf[o++] = '"';
                    break;
                case '\\':
                    buf[o++] = '\\';
                    break;
                case '/':
                    buf[o++] = '/';
                    break;
                case 'b':
                    buf[o++] = '\b';
                    break;
                case 'f':
                    buf[o++] = '\f';
                    break;
                case 'u':
                    if (p + 4 > _limit)
                        Fail();
                    int x = 0;
                    for (int k = 0; k < 4; k++)
                    {
                        int h = HexDigit(Unsafe.Add(ref _start, p + k));
                        if (h < 0)
                            Fail();
                        x = x << 4 | h;
                    }
                    buf[o++] = (char)x;
                    p += 4;
                    break;
                default:
                    Fail();
                    break;
            }
            run = p;
            p = ScanPlain(p);
        }
    }

    /// <summary>Escapes can spell half a surrogate pair, which no UTF-8 text has.</summary>
    private static string Checked(ReadOnlySpan<char> text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (char.IsSurrogate(text[i]) && (i + 1 == text.Length || !char.IsSurrogatePair(text[i], text[++i])))
            {
                Throw.InvalidText("an escape for half a surrogate pair.");
            }
        }
        return new string(text);
    }

    private static int HexDigit(byte c) => c - '0' < 10 && c >= '0' ? c - '0' : (c | 0x20) is >= 'a' and <= 'f' ? (c | 0x20) - 'a' + 10 : -1;

    private nint ScanText(nint p) // like ScanPlain, but passes over bytes >= 0x80
    {
        for (; p <= _limit - 32; p += 32)
        {
            uint m = SpecialText(Vector256.LoadUnsafe(ref Unsafe.Add(ref _start, p)));
            if (m != 0)
                return p + BitOperations.TrailingZeroCount(m);
        }
        if (p < _limit)
        {
            uint m = SpecialText(Vector256.LoadUnsafe(ref Unsafe.Add(ref _start, _limit - 32))) >> (int)(p - (_limit - 32));
            if (m != 0)
                return p + BitOperations.TrailingZeroCount(m);
        }
        Fail();
        return 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint SpecialText(Vector256<byte> v) => (Vector256.Equals(v, Vector256.Create((byte)'"')) | Vector256.Equals(v, Vector256.Create((byte)'\\')) | Vector256.LessThan(v, Vector256.Create((byte)0x20))).ExtractMostSignificantBits();
}
