// Owns: white space. Knows the window alone.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    /// <summary>Each white byte at the place of its low nibble, so that a shuffle answers the byte itself where it is white.</summary>
    private static Vector256<byte> WhiteTable => Vector256.Create(
        0x20, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, 0, 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 0, 0, 13, 0, (byte)0);

    /// <summary>The next byte that is not white.</summary>
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
        ref byte at = ref Unsafe.Add(ref _start, _position);
        if (at == ' ' && Bytes.At(ref at, 1) > ' ')
        {
            _position++;
            return ref Here();
        }
        return ref Blank();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte Blank()
    {
        while (true)
        {
            int count = CountWhite(ref Here());
            _position += count;
            if (count < 32)
            {
                return ref Here();
            }
        }
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

    /// <summary>For <see cref="Skip"/>: the position of the next token, <see cref="Look"/> bytes readable there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipWhite(nint position)
    {
        if (_limit - position < Look)
        {
            position = MoveTo(position);
        }
        ref byte at = ref Unsafe.Add(ref _start, position);
        if (at > ' ')
        {
            return position;
        }
        if (at == ' ' && Bytes.At(ref at, 1) > ' ')
        {
            return _limit - position < Look + 1 ? MoveTo(position + 1) : position + 1;
        }
        int count = CountWhite(ref at);
        return count == 32 || _limit - position < Look + count ? SkipWhiteSlow(position) : position + count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private nint MoveTo(nint position)
    {
        _position = position;
        Here();
        return _position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private nint SkipWhiteSlow(nint position)
    {
        _position = position;
        Token();
        return _position;
    }
}
