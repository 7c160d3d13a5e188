// Owns: NetSerializer's varints: seven bits per byte, low first, at most 5 or 10 bytes; signed ones zigzag. Source: netserializer 4.1.2, Primitives.cs;
// NetSerializer2 has the same.
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.NetSerializer;

internal static class NetSerializerVarint
{
    /// <summary>The number of a zigzag.</summary>
    internal static long Decode(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    internal static void Put(ref ByteOutput output, ulong value)
    {
        for (; value >= 0x80; value >>= 7)
        {
            output.Put((byte)(value | 0x80));
        }
        output.Put((byte)value);
    }

    /// <summary>A signed number; one of 32 bits has the same bytes as of 64.</summary>
    internal static void PutZigZag(ref ByteOutput output, long value) => Put(ref output, ((ulong)value << 1) ^ (ulong)(value >> 63));

    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: more than 32 bits, which NetSerializer does not write.</exception>
    internal static uint Take32(ref ByteInput input)
    {
        ulong value = Take(ref input, 32);
        if (value > uint.MaxValue)
        {
            Throw.NumberOutOfRange("an int");
        }
        return (uint)value;
    }

    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: more than 64 bits, which NetSerializer does not write.</exception>
    internal static ulong Take64(ref ByteInput input) => Take(ref input, 64);

    private static ulong Take(ref ByteInput input, int bits)
    {
        ulong value = 0;
        for (int shift = 0; shift < bits; shift += 7)
        {
            byte next = input.Take();
            if (shift == 63 && next > 1)
            {
                break;
            }
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }
        Throw.NumberOutOfRange("a varint");
        return 0;
    }
}
