// Owns: bool, the integers and doubles of the measured bodies, decoded eight digits at a time. Knows no structure.
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    public bool ReadBool()
    {
        ref byte at = ref Token();
        uint w = Bytes.Get<uint>(ref at);
        if (w == 0x65757274)
        {
            _position += 4;
            return true;
        }
        if (w == 0x736C6166 && Bytes.At(ref at, 4) == 'e')
        {
            _position += 5;
            return false;
        }
        Fail();
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32()
    {
        ref byte at = ref Token();
        uint d = (uint)at - '0', e = Bytes.At(ref at, 1);
        if (d < 10 && e < '-' && e != '+')
        {
            _position++;
            return (int)d;
        } // one digit and a delimiter (, or white space)
        return ReadInt32Wide();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadInt32Wide()
    {
        ref byte at = ref Unsafe.Add(ref _start, _position);
        nint n = 0;
        bool neg = at == '-';
        if (neg)
            n = 1;
        ulong x = Bytes.Get<ulong>(ref Bytes.At(ref at, n));
        int c = JsonIntegers.Digits8(x, out ulong t);
        ulong v;
        if (c == 8)
        {
            v = JsonIntegers.Parse8(t);
            n += 8;
            uint d;
            for (int k = 0; k < 3 && (d = (uint)Bytes.At(ref at, n) - '0') < 10; k++, n++)
                v = v * 10 + d; // 11 digits at most, then out of range anyway
        }
        else
        {
            if (c == 0)
                Fail();
            v = JsonIntegers.Parse8(t << (64 - 8 * c));
            n += c;
        }
        if ((byte)x == '0' && c > 1)
            Fail();
        uint end = Bytes.At(ref at, n);
        if (end == '.' || (end | 0x20) == 'e' || end - '0' < 10)
            Fail();
        if (v > (neg ? 2147483648UL : 2147483647UL))
            Fail();
        _position += n;
        return neg ? (int)-(long)v : (int)v;
    }

    public long ReadInt64()
    {
        ref byte at = ref Token();
        nint n = 0;
        bool neg = at == '-';
        if (neg)
            n = 1;
        ulong x = Bytes.Get<ulong>(ref Bytes.At(ref at, n));
        int c = JsonIntegers.Digits8(x, out ulong t);
        ulong v;
        if ((byte)x == '0' && c > 1)
            Fail();
        if (c == 8)
        {
            v = JsonIntegers.Parse8(t);
            n += 8;
            x = Bytes.Get<ulong>(ref Bytes.At(ref at, n));
            c = JsonIntegers.Digits8(x, out t);
            if (c == 8)
            {
                v = v * 100_000_000 + JsonIntegers.Parse8(t);
                n += 8;
                uint d;
                for (int k = 0; k < 3 && (d = (uint)Bytes.At(ref at, n) - '0') < 10; k++, n++)
                    v = v * 10 + d;
            }
            else if (c > 0)
            {
                v = v * JsonIntegers.Pow10U[c] + JsonIntegers.Parse8(t << (64 - 8 * c));
                n += c;
            }
        }
        else
        {
            if (c == 0)
                Fail();
            v = JsonIntegers.Parse8(t << (64 - 8 * c));
            n += c;
        }
        uint end = Bytes.At(ref at, n);
        if (end == '.' || (end | 0x20) == 'e' || end - '0' < 10)
            Fail();
        if (v > (neg ? 1UL << 63 : long.MaxValue))
            Fail();
        _position += n;
        return neg ? -(long)v : (long)v;
    }

    public double ReadDouble()
    {
        ref byte at = ref Token();
        nint n = 0;
        bool neg = at == '-';
        if (neg)
            n = 1;
        uint d = (uint)Bytes.At(ref at, n) - '0';
        if (d > 9)
            Fail();
        ulong m = d;
        n++;
        nint first = n - 1;
        int exp = 0;
        if (d != 0)
            while ((d = (uint)Bytes.At(ref at, n) - '0') < 10 && n - first < 19)
            {
                m = m * 10 + d;
                n++;
            }
        else if ((uint)Bytes.At(ref at, n) - '0' < 10)
            Fail();
        int digits = m == 0 ? 0 : (int)(n - first);
        if (Bytes.At(ref at, n) == '.')
        {
            n++;
            nint f = n;
            while (true) // at most 19 + 8 digits are looked at; 40 bytes from `at` is within Look
            {
                int c = JsonIntegers.Digits8(Bytes.Get<ulong>(ref Bytes.At(ref at, n)), out ulong t);
                if (c == 8)
                {
                    m = m * 100_000_000 + JsonIntegers.Parse8(t);
                    n += 8;
                    if (n - f > 24)
                        return DoubleSlow();
                    continue;
                }
                if (c > 0)
                {
                    m = m * JsonIntegers.Pow10U[c] + JsonIntegers.Parse8(t << (64 - 8 * c));
                    n += c;
                }
                break;
            }
            int k = (int)(n - f);
            if (k == 0)
                Fail();
            exp = -k;
            digits += k; // an upper bound: leading zeros of the fraction count too
        }
        uint e = Bytes.At(ref at, n);
        if ((e | 0x20) == 'e' || digits > 19 || e - '0' < 10)
            return DoubleSlow();
        if (!JsonDoubleDecoder.FromDecimal(m, exp, out double v))
            return DoubleSlow();
        _position += n;
        return neg ? -v : v;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private double DoubleSlow() // exponents, long mantissas, subnormals
    {
        nint p = _position;
        uint c;
        // grammar: -? (0|[1-9]\d*) (\.\d+)? ([eE][+-]?\d+)?   bytes past _limit are never touched: _limit is checked
        nint q = p;
        if (At(q) == '-')
            q++;
        if (At(q) == '0')
            q++;
        else
        {
            nint s = q;
            while (At(q) - '0' < 10u)
                q++;
            if (s == q)
                Fail();
        }
        if (At(q) == '.')
        {
            q++;
            nint s = q;
            while (At(q) - '0' < 10u)
                q++;
            if (s == q)
                Fail();
        }
        if (((c = At(q)) | 0x20) == 'e')
        {
            q++;
            if (At(q) is '+' or '-')
                q++;
            nint s = q;
            while (At(q) - '0' < 10u)
                q++;
            if (s == q)
                Fail();
        }
        if (!double.TryParse(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, p), (int)(q - p)), System.Globalization.NumberStyles.Float, System.Globalization.CultureInfo.InvariantCulture, out double v))
            Fail();
        _position = q;
        return v;
    }
}
