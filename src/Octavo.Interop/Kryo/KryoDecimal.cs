// Owns: BigDecimal as decimal. Source: Kryo 5.6.2, BigDecimalSerializer: a length + 1, the unscaled value as two's complement with the high byte first, the
// scale as a zigzag varint.
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Kryo;

internal static class KryoDecimal
{
    private const int MaxScale = 28;
    private const int MaxBytes = 64;

    private static readonly BigInteger s_max = (BigInteger.One << 96) - 1;

    /// <summary>Ten to the powers 1, 2, 4 … 128: a number of <see cref="MaxBytes"/> has fewer than 256 zeros.</summary>
    private static readonly BigInteger[] s_powers = [.. Enumerable.Range(0, 8).Select(i => BigInteger.Pow(10, 1 << i))];

    internal static void Put(ref ByteOutput output, decimal value)
    {
        Span<int> words = stackalloc int[4];
        decimal.GetBits(value, words);
        BigInteger unscaled = ((BigInteger)(uint)words[2] << 64) | ((BigInteger)(uint)words[1] << 32) | (uint)words[0];
        PutInteger(ref output, words[3] < 0 ? -unscaled : unscaled);
        BinaryForm.PutVarint(ref output, KryoVarint.ZigZag((words[3] >> 16) & 0xFF));
    }

    /// <summary>Takes a decimal.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/> for a BigDecimal that no decimal is equal to.</exception>
    internal static decimal Take(ref ByteInput input)
    {
        ReadOnlySpan<byte> bytes = TakeBytes(ref input);
        int scale = KryoVarint.ZigZag(KryoVarint.Take(ref input));
        if (bytes.Length > MaxBytes || scale is > 512 or < -512)
        {
            Throw.NumberOutOfRange("decimal");
        }
        var unscaled = new BigInteger(bytes, isBigEndian: true);
        // Zeros at the end, by halving powers of ten: with one division for each of up to 154 zeros, a reference of two bytes to such a number would cost
        // 13 KB.
        for (int i = s_powers.Length - 1; i >= 0 && !unscaled.IsZero; i--)
        {
            if (scale - (1 << i) >= MaxScale && BigInteger.DivRem(unscaled, s_powers[i], out BigInteger rest) is var quotient && rest.IsZero)
            {
                (unscaled, scale) = (quotient, scale - (1 << i));
            }
        }
        if (scale < 0 && !unscaled.IsZero)
        {
            unscaled *= BigInteger.Pow(10, -scale);
            scale = 0;
        }
        if (unscaled.IsZero)
        {
            scale = Math.Clamp(scale, 0, MaxScale);
        }
        BigInteger magnitude = BigInteger.Abs(unscaled);
        if (magnitude > s_max || scale > MaxScale)
        {
            Throw.NumberOutOfRange("decimal");
        }
        return new decimal((int)(uint)(magnitude & uint.MaxValue), (int)(uint)((magnitude >> 32) & uint.MaxValue), (int)(uint)(magnitude >> 64),
            unscaled.Sign < 0, (byte)scale);
    }

    internal static void PutInteger(ref ByteOutput output, BigInteger value)
    {
        int length = value.GetByteCount();
        BinaryForm.PutVarint(ref output, (uint)length + 1);
        value.TryWriteBytes(output.Take(length), out _, isBigEndian: true);
    }

    internal static BigInteger TakeInteger(ref ByteInput input) => new(TakeBytes(ref input), isBigEndian: true);

    private static ReadOnlySpan<byte> TakeBytes(ref ByteInput input)
    {
        uint length = KryoVarint.Take(ref input);
        if (length < 2)
        {
            Throw.InvalidValue("a number", "it has no byte");
        }
        return input.Take(input.CheckCount(length - 1, 1));
    }
}
