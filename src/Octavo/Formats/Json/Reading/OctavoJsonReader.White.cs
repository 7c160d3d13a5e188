// Owns: what may come between tokens: white space, and by option comments and a byte order mark. RFC 8259, sections 2 and 8.1.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Each white byte at the place of its low nibble, so a shuffle gives the byte itself if it is white.</summary>
    private static Vector256<byte> WhiteTable
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Vector256.Create(0x20, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, 0, 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, (byte)0);
    }

    /// <summary>The next byte that is not white, <see cref="Look"/> bytes readable; zero at the end of the data.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Token()
    {
        ref byte at = ref Here();
        if (at <= ' ')
        {
            at = ref Space();
        }
        return ref at;
    }

    /// <summary>One blank, as after a colon, without a call.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Space()
    {
        ref byte at = ref _window.Here;
        if (at == ' ' && Bytes.At(ref at, 1) > ' ')
        {
            _window.Advance(1);
            return ref Here();
        }
        return ref Blank();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte Blank()
    {
        while (true)
        {
            nint count = White(ref Here());
            _window.Advance(count);
            if (count < 32)
            {
                return ref Here();
            }
        }
    }

    /// <summary>White bytes at the beginning of the next 32; the same as last time if it is the same, as in <see cref="Indent"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint White(ref byte at)
    {
        nint count = CountWhite(ref at);
        if (count != _blank)
        {
            _blank = count;
            return count;
        }
        return _blank;
    }

    /// <summary>White bytes at the beginning of the next 32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int CountWhite(ref byte at)
    {
        Vector256<byte> block = Vector256.LoadUnsafe(ref at);
        Vector256<byte> white = Avx2.IsSupported
            ? Vector256.Equals(Avx2.Shuffle(WhiteTable, block), block)
            : Vector256.Equals(block, Vector256.Create((byte)' ')) | Vector256.Equals(block, Vector256.Create((byte)'\n'))
                | Vector256.Equals(block, Vector256.Create((byte)'\r')) | Vector256.Equals(block, Vector256.Create((byte)'\t'));
        return BitOperations.TrailingZeroCount(~white.ExtractMostSignificantBits());
    }

    /// <summary>Skips what only options allow where a token of strict JSON was expected and another byte found.</summary>
    /// <returns>The next token: the same byte if nothing was skipped.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Odd(ref byte at) => ref at is (byte)'/' or 0xEF ? ref SkipOdd(ref at) : ref at;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte SkipOdd(ref byte at)
    {
        if (at == 0xEF && _options.AllowByteOrderMark && _window.Offset == 0 && Bytes.At(ref at, 1) == 0xBB && Bytes.At(ref at, 2) == 0xBF)
        {
            _window.Advance(3);
            at = ref Token();
        }
        while (at == '/' && _options.AllowComments)
        {
            SkipComment(Bytes.At(ref at, 1));
            at = ref Token();
        }
        return ref at;
    }

    private void SkipComment(byte second)
    {
        if (second != '/' && second != '*')
        {
            Throw.InvalidData("not well-formed JSON: a comment begins with // or /*.");
        }
        _window.Advance(2);
        while (_window.Remaining != 0)
        {
            ref byte at = ref Here();
            if (second == '/' ? at is (byte)'\n' or (byte)'\r' : at == '*' && Bytes.At(ref at, 1) == '/')
            {
                _window.Advance(second == '/' ? 1 : 2);
                return;
            }
            _window.Advance(1);
        }
        if (second == '*')
        {
            Throw.EndOfData();
        }
    }
}
