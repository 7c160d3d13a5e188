// Owns: skipping a value of any kind under the full grammar. The cursor is a local; the position is written at the end.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Skip()
    {
        ulong stack = 0;
        int depth = 0;
        nint p = _position; // bit 1: object
        while (true)
        {
            p = SkipWhite(p);
            ref byte at = ref Unsafe.Add(ref _start, p);
            switch (at)
            {
                case (byte)'"':
                    p = SkipText(p);
                    break;
                case (byte)'{':
                    p = SkipWhite(p + 1);
                    if (Unsafe.Add(ref _start, p) == '}')
                    {
                        p++;
                        break;
                    }
                    if (depth >= Math.Min(63, _depthLeft))
                        Fail();
                    stack = stack << 1 | 1;
                    depth++;
                    p = SkipKey(p);
                    continue;
                case (byte)'[':
                    p = SkipWhite(p + 1);
                    if (Unsafe.Add(ref _start, p) == ']')
                    {
                        p++;
                        break;
                    }
                    if (depth >= Math.Min(63, _depthLeft))
                        Fail();
                    stack <<= 1;
                    depth++;
                    continue;
                case (byte)'t':
                    if (Bytes.Get<uint>(ref at) != 0x65757274)
                        Fail();
                    p += 4;
                    break;
                case (byte)'f':
                    if (Bytes.Get<uint>(ref Bytes.At(ref at, 1)) != 0x65736C61)
                        Fail();
                    p += 5;
                    break;
                case (byte)'n':
                    if (Bytes.Get<uint>(ref at) != 0x6C6C756E)
                        Fail();
                    p += 4;
                    break;
                default:
                    _position = p;
                    SkipNumber();
                    p = _position;
                    break;
            }
            while (true)
            {
                if (depth == 0)
                {
                    _position = p;
                    return;
                }
                p = SkipWhite(p);
                uint c = Unsafe.Add(ref _start, p);
                if (c == ',')
                {
                    p++;
                    if ((stack & 1) != 0)
                        p = SkipKey(SkipWhite(p));
                    break;
                }
                if (c != ((stack & 1) != 0 ? '}' : ']'))
                    Fail();
                p++;
                stack >>= 1;
                depth--;
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipKey(nint p)
    {
        if (Unsafe.Add(ref _start, p) != '"')
            Fail();
        p = SkipText(p);
        if (_limit - p < Look || Unsafe.Add(ref _start, p) != ':')
        {
            p = SkipWhite(p);
            if (Unsafe.Add(ref _start, p) != ':')
                Fail();
        }
        return p + 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipText(nint p) // p at the quote, Look readable
    {
        ref byte s = ref Unsafe.Add(ref _start, p + 1);
        uint m = Special(Vector256.LoadUnsafe(ref s));
        int n = BitOperations.TrailingZeroCount(m);
        if (m != 0 && Bytes.At(ref s, n) == '"')
            return p + n + 2;
        return SkipTextLong(p);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private nint SkipTextLong(nint start)
    {
        nint p = ScanPlain(++start);
        bool wide = false;
        while (true)
        {
            uint c = Unsafe.Add(ref _start, p);
            if (c == '"')
                break;
            if (c >= 0x80)
            {
                wide = true;
                p = ScanText(p);
                continue;
            }
            if (c != '\\')
                Fail();
            c = At(p + 1);
            if (c == 'u')
            {
                if (p + 6 > _limit)
                    Fail();
                for (int k = 2; k < 6; k++)
                    if (HexDigit(Unsafe.Add(ref _start, p + k)) < 0)
                        Fail();
                p += 6;
            }
            else
            {
                if ("\"\\/bfnrt"u8.IndexOf((byte)c) < 0)
                    Fail();
                p += 2;
            }
            p = wide ? ScanText(p) : ScanPlain(p);
        }
        if (wide && !Utf8.IsValid(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, start), (int)(p - start))))
            Fail();
        return p + 1;
    }

    private void SkipNumber()
    {
        nint q = _position;
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
        if ((At(q) | 0x20) == 'e')
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
        _position = q;
    }
}
