// Owns: bytes that mean something to one format or another: counts, lengths, heads, edges of integers and of varints. Knows no type.
using System.Buffers.Binary;

namespace Octavo.Fuzz.Inputs;

internal static class Interesting
{
    private static readonly ulong[] s_numbers =
    [
        0, 1, 2, 15, 16, 31, 32, 63, 64, 127, 128, 191, 192, 239, 240, 247, 248, 255, 256, 300, 16_383, 16_384, 32_767, 32_768, 65_535, 65_536, 1 << 20,
            (1 << 21) - 1, 1 << 24, 1 << 28, 0x7FFF_FFC7, int.MaxValue, 1UL << 31,
        uint.MaxValue, 1UL << 32, 1UL << 35, 1UL << 56, long.MaxValue, 1UL << 63, ulong.MaxValue, 3_155_378_975_999_999_999, 3_155_378_976_000_000_000,
            0x7FF8_0000_0000_0001, 0xFFFD, 0xD800, 0x10FFFF, 0x110000,
    ];

    internal static byte[][] Bytes { get; } = [.. All().DistinctBy(bytes => Convert.ToHexString(bytes))];

    private static IEnumerable<byte[]> All()
    {
        foreach (ulong number in s_numbers)
        {
            for (int length = 1; length <= 16; length *= 2)
            {
                byte[] bytes = new byte[Math.Max(8, length)];
                BinaryPrimitives.WriteUInt64LittleEndian(bytes, number);
                yield return bytes[..length];
                Array.Reverse(bytes);
                yield return bytes[^length..];
            }
            byte[] varint = Varint(number);
            yield return varint;
            // Overlong: a byte more than the number needs.
            yield return [.. varint[..^1], (byte)(varint[^1] | 0x80), 0];
            yield return [.. Enumerable.Repeat((byte)0x80, 9), (byte)number];
        }
        // Heads of MessagePack and CBOR with counts that nothing follows.
        foreach (byte head in (byte[])[0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xDF, 0x5B, 0x7B, 0x9B, 0xBB, 0xD4, 0xD5, 0xD6,
            0xD7, 0xD8, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xD0, 0xD1, 0xD2, 0xD3])
        {
            yield return [head];
            yield return [head, 0x7F, 0xFF, 0xFF, 0xFF];
            yield return [head, 0, 0, 0, 1];
            yield return [head, 0xFF, 0xFF];
            yield return [head, 0, 1];
        }
        yield return [0xC0];
        yield return [0xC1];
        yield return [0x90];
        yield return [0x80];
        yield return [0xA0];
        yield return [0xED, 0xA0, 0x80];
        yield return [0xC0, 0x80];
        yield return [0xF4, 0x90, 0x80, 0x80];
    }

    private static byte[] Varint(ulong value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        bytes.Add((byte)value);
        return [.. bytes];
    }
}
