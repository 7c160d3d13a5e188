// Owns: Kryo's varints. Source: Kryo 5.6.2, Output and Input: seven bits per byte, low first; a long has nine bytes at most, the ninth of eight bits; a flag
// takes bit 7 of the first.
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Kryo;

internal static class KryoVarint
{
    internal static uint ZigZag(int value) => ((uint)value << 1) ^ (uint)(value >> 31);

    internal static int ZigZag(uint value) => (int)(value >> 1) ^ -(int)(value & 1);

    internal static void PutLong(ref ByteOutput output, ulong value)
    {
        for (int i = 0; i < 8 && value >= 0x80; i++)
        {
            output.Put((byte)(value | 0x80));
            value >>= 7;
        }
        output.Put((byte)value);
    }

    internal static void PutZigZagLong(ref ByteOutput output, long value) => PutLong(ref output, ((ulong)value << 1) ^ (ulong)(value >> 63));

    internal static void PutFlag(ref ByteOutput output, bool flag, uint value)
    {
        byte first = (byte)((value & 0x3F) | (flag ? 0x80u : 0));
        if (value < 0x40)
        {
            output.Put(first);
            return;
        }
        output.Put((byte)(first | 0x40));
        BinaryForm.PutVarint(ref output, value >> 6);
    }

    /// <summary>Takes a varint of 32 bits.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: more than 32 bits, which Kryo does not write.</exception>
    internal static uint Take(ref ByteInput input) => Take(ref input, 0, 0);

    internal static ulong TakeLong(ref ByteInput input)
    {
        ulong value = 0;
        for (int shift = 0; shift < 56; shift += 7)
        {
            byte next = input.Take();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }
        return value | ((ulong)input.Take() << 56);
    }

    internal static long TakeZigZagLong(ref ByteInput input)
    {
        ulong value = TakeLong(ref input);
        return (long)(value >> 1) ^ -(long)(value & 1);
    }

    internal static uint TakeFlag(ref ByteInput input, out bool flag)
    {
        byte first = input.Take();
        flag = first >= 0x80;
        uint value = first & 0x3Fu;
        return (first & 0x40) == 0 ? value : Take(ref input, value, 6);
    }

    private static uint Take(ref ByteInput input, uint value, int shift)
    {
        while (true)
        {
            byte next = input.Take();
            if (shift >= 25 && next >> (32 - shift) != 0)
            {
                Throw.NumberOutOfRange("an int");
            }
            value |= (uint)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
            shift += 7;
        }
    }
}
