// Owns: Compact's decimal: sign and scale in a byte, then the magnitude in groups of seven bits. docs/formats/compact.md, "Decimal".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Compact;

internal static class CompactDecimal
{
    /// <summary>Sign and scale, and 96 bits in groups of seven.</summary>
    internal const int Max = 1 + MaxGroups;

    private const int MaxGroups = 14;
    private const byte Sign = 0x80;
    private const byte Scale = 0x1F;

    internal static nint Put(ref byte at, decimal value)
    {
        Words words = Unsafe.BitCast<decimal, Words>(value);
        at = (byte)((words.Flags >> 16) | ((words.Flags >> 24) & Sign));
        ulong low = words.Low;
        ulong high = words.High;
        nint n = 1;
        while (high != 0 || low >= 0x80)
        {
            Bytes.At(ref at, n++) = (byte)(low | 0x80);
            low = (low >> 7) | (high << 57);
            high >>= 7;
        }
        Bytes.At(ref at, n++) = (byte)low;
        return n;
    }

    internal static nint Get(ref byte at, out decimal value)
    {
        byte head = at;
        if ((head & ~(Sign | Scale)) != 0 || (head & Scale) > 28)
        {
            Throw.InvalidValue("decimal");
        }
        UInt128 sum = 0;
        for (int i = 0; i < MaxGroups; i++)
        {
            byte group = Bytes.At(ref at, 1 + i);
            sum |= (UInt128)(group & 0x7Fu) << (7 * i);
            if (group < 0x80)
            {
                if (group == 0 && i != 0)
                {
                    Throw.InvalidData("the magnitude of a decimal is longer than its shortest form.");
                }
                if (sum >> 96 != 0)
                {
                    Throw.InvalidValue("decimal");
                }
                uint flags = ((uint)(head & Scale) << 16) | ((uint)(head & Sign) << 24);
                value = Unsafe.BitCast<Words, decimal>(new Words { Flags = flags, High = (uint)(sum >> 64), Low = (ulong)sum });
                return i + 2;
            }
        }
        Throw.InvalidData("the magnitude of a decimal has more than 14 bytes.");
        value = default;
        return 0;
    }

    /// <summary>A decimal in memory, as in <see cref="RawLayoutValues.ToDecimal"/>.</summary>
    [StructLayout(LayoutKind.Sequential)]
    private struct Words
    {
        internal uint Flags;
        internal uint High;
        internal ulong Low;
    }
}
