// Owns: Haskell's Integer. Source: the instances of binary and cereal: a small form of Int32, a large one of sign, count and bytes.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Haskell;

internal static class HaskellInteger
{
    /// <summary>Bytes of the shortest.</summary>
    internal const int Least = 1 + sizeof(int);

    private const byte Small = 0;
    private const byte Large = 1;
    private const byte Positive = 1;
    private const byte Negative = 0xFF;

    internal static void Put(ref ByteOutput output, BigInteger value)
    {
        if (value >= int.MinValue && value <= int.MaxValue)
        {
            output.Put(Small);
            BinaryPrimitives.WriteInt32BigEndian(output.Take(sizeof(int)), (int)value);
            return;
        }
        BigInteger magnitude = BigInteger.Abs(value);
        int length = magnitude.GetByteCount(isUnsigned: true);
        output.Put(Large);
        output.Put(value.Sign < 0 ? Negative : Positive);
        BinaryPrimitives.WriteUInt64BigEndian(output.Take(sizeof(ulong)), (ulong)length);
        magnitude.TryWriteBytes(output.Take(length), out _, isUnsigned: true);
    }

    /// <summary>Takes an integer; a large form of a small one is read as Haskell reads it.</summary>
    /// <exception cref="OctavoException">A form or sign that Haskell does not write, or a count beyond the data.</exception>
    internal static BigInteger Take(ref ByteInput input)
    {
        byte form = input.Take();
        if (form == Small)
        {
            return BinaryPrimitives.ReadInt32BigEndian(input.Take(sizeof(int)));
        }
        if (form != Large)
        {
            Throw.InvalidData($"an Integer of the form {form}; only 0 and 1 are known.");
        }
        byte sign = input.Take();
        if (sign is not (Positive or Negative))
        {
            Throw.InvalidData($"an Integer of the sign {sign}; only 1 and 255 are known.");
        }
        int length = input.CheckCount(BinaryPrimitives.ReadUInt64BigEndian(input.Take(sizeof(ulong))), 1);
        var magnitude = new BigInteger(input.Take(length), isUnsigned: true);
        return sign == Negative ? -magnitude : magnitude;
    }
}
