// Owns: integers as in serialise: RFC 8949, sections 3.1 and 3.4.3.
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Serialise;

internal static class SerialiseIntegers
{
    private const ulong PositiveTag = 2;
    private const ulong NegativeTag = 3;

    /// <summary>Puts an integer of any size: beyond 64 bits as a tag and its bytes, big-endian.</summary>
    internal static void Put(ref ByteOutput output, BigInteger value)
    {
        bool isNegative = value.Sign < 0;
        BigInteger magnitude = isNegative ? -1 - value : value;
        if (magnitude <= ulong.MaxValue)
        {
            CborHead.Put(ref output, isNegative ? CborHead.Negative : CborHead.Unsigned, (ulong)magnitude);
            return;
        }
        CborHead.Put(ref output, CborHead.Tag, isNegative ? NegativeTag : PositiveTag);
        int length = magnitude.GetByteCount(isUnsigned: true);
        CborHead.Put(ref output, CborHead.Bytes, (ulong)length);
        magnitude.TryWriteBytes(output.Take(length), out _, isUnsigned: true, isBigEndian: true);
    }

    /// <summary>Takes an integer of any size, as number or as tag and bytes.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> if none is there.</exception>
    internal static BigInteger TakeInteger(ref ByteInput input)
    {
        int major = CborHead.Take(ref input, out ulong argument);
        switch (major)
        {
            case CborHead.Unsigned:
                return argument;
            case CborHead.Negative:
                return -1 - (BigInteger)argument;
            case CborHead.Tag when argument is PositiveTag or NegativeTag:
                int length = input.CheckCount(CborHead.Take(ref input, CborHead.Bytes, "the bytes of an integer"), 1);
                var magnitude = new BigInteger(input.Take(length), isUnsigned: true, isBigEndian: true);
                return argument == PositiveTag ? magnitude : -1 - magnitude;
            default:
                Throw.TypeMismatch("an integer", CborHead.Name((byte)(major << 5)));
                return default;
        }
    }

    /// <summary>Takes a signed number of 64 bits.</summary>
    internal static long TakeSigned(ref ByteInput input, long least, long most, string type)
    {
        int major = CborHead.Take(ref input, out ulong argument);
        if (major > CborHead.Negative)
        {
            Throw.TypeMismatch("an integer", CborHead.Name((byte)(major << 5)));
        }
        long value = major == CborHead.Negative ? ~(long)argument : (long)argument;
        if (argument > long.MaxValue || value < least || value > most)
        {
            Throw.NumberOutOfRange(type);
        }
        return value;
    }

    /// <summary>Takes an unsigned number of 64 bits.</summary>
    internal static ulong TakeUnsigned(ref ByteInput input, ulong most, string type)
    {
        int major = CborHead.Take(ref input, out ulong argument);
        if (major > CborHead.Negative)
        {
            Throw.TypeMismatch("an integer", CborHead.Name((byte)(major << 5)));
        }
        if (major == CborHead.Negative || argument > most)
        {
            Throw.NumberOutOfRange(type);
        }
        return argument;
    }
}
