// Owns: bits and bools: eight bools to a byte, the first in the lowest bit, unused bits zero. docs/formats/compact.md, "Bits".
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Compact;

internal static class CompactBits
{
    private const ulong Ones = 0x0101_0101_0101_0101;
    private const ulong Sevens = 0x7F7F_7F7F_7F7F_7F7F;

    /// <summary>Bytes that hold this many bits.</summary>
    internal static int Length(int count) => (int)(((uint)count + 7) / 8);

    /// <summary>Packs bools.</summary>
    /// <param name="values">Any number.</param>
    /// <param name="to">Room for <see cref="Length"/> bytes.</param>
    internal static void Pack(ReadOnlySpan<bool> values, ref byte to)
    {
        ref byte from = ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(values));
        nint full = values.Length >> 3;
        for (nint i = 0; i < full; i++)
        {
            // Bool i of eight is bit 8i; the product brings it to bit 56 + i, and no two terms meet.
            // In memory a bool may be any byte: what is not zero becomes 1 first.
            ulong eight = Bytes.Get<ulong>(ref from, 8 * i);
            if ((eight & ~Ones) != 0)
            {
                eight = ((((eight & Sevens) + Sevens) | eight) >> 7) & Ones;
            }
            Bytes.At(ref to, i) = (byte)((eight * 0x0102_0408_1020_4080) >> 56);
        }
        if ((values.Length & 7) != 0)
        {
            uint bits = 0;
            for (int i = (int)full * 8; i < values.Length; i++)
            {
                bits |= (values[i] ? 1u : 0u) << (i & 7);
            }
            Bytes.At(ref to, full) = (byte)bits;
        }
    }

    /// <summary>Unpacks bools.</summary>
    /// <param name="from">The bytes of as many bits.</param>
    /// <param name="values">Filled whole.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if an unused bit is set.</exception>
    internal static void Unpack(ReadOnlySpan<byte> from, Span<bool> values)
    {
        ref byte to = ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(values));
        nint full = values.Length >> 3;
        for (nint i = 0; i < full; i++)
        {
            // Byte k keeps bit k alone; the addition carries any bit to the top one.
            ulong bits = (from[(int)i] * Ones) & 0x8040_2010_0804_0201;
            Bytes.Put(ref to, 8 * i, ((bits + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & Ones);
        }
        int rest = values.Length & 7;
        if (rest != 0)
        {
            uint bits = from[(int)full];
            Check(bits, rest);
            for (int i = 0; i < rest; i++)
            {
                values[((int)full * 8) + i] = ((bits >> i) & 1) != 0;
            }
        }
    }

    /// <summary>Refuses bits beyond the count.</summary>
    internal static void Check(uint bits, int count)
    {
        if (bits >> count != 0)
        {
            Throw.InvalidData("a bit that belongs to no value is set.");
        }
    }
}
