// Owns: the length before each value of a sequence, in formats whose values do not delimit themselves. Knows no format.
namespace Octavo.Buffers;

/// <summary>An unsigned varint: 7 bits per byte, low group first, shortest form only. docs/formats/binary.md, "Sequences of values".</summary>
internal static class FrameLength
{
    /// <summary>Bytes that a length takes at most.</summary>
    internal const int Max = 5;

    /// <summary>Bytes that a length takes.</summary>
    internal static int Width(uint length) => length < 1u << 7 ? 1 : length < 1u << 14 ? 2 : length < 1u << 21 ? 3 : length < 1u << 28 ? 4 : 5;

    /// <summary>Puts a length.</summary>
    internal static void Put(Span<byte> destination, uint length)
    {
        int at = 0;
        while (length >= 0x80)
        {
            destination[at++] = (byte)(length | 0x80);
            length >>= 7;
        }
        destination[at] = (byte)length;
    }
}
