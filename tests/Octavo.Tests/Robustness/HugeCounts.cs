// Owns: heads that promise more than any payload holds, a format each. Knows no type.
using System.Buffers.Binary;
using System.Globalization;
using System.Text;

namespace Octavo.Tests.Robustness;

internal static class HugeCounts
{
    private static readonly uint[] s_counts = [uint.MaxValue, uint.MaxValue - 1, 1u << 31, int.MaxValue, int.MaxValue - 1, 0x7FFF_FFC7, 1 << 28, 1 << 20,
        65_536, 65_535, 300];

    /// <summary>Heads with every huge count, alone and with a few bytes after them.</summary>
    internal static IEnumerable<byte[]> Alone(string format)
    {
        foreach (uint count in s_counts)
        {
            foreach (byte[] head in Heads(format, count))
            {
                yield return head;
                yield return [.. head, .. new byte[16]];
                yield return [.. head, .. head, .. head, 1];
            }
        }
    }

    /// <summary>Heads of the largest counts, to be put into payloads.</summary>
    internal static byte[][] Largest(string format) => [.. Heads(format, uint.MaxValue), .. Heads(format, 1 << 24)];

    private static IEnumerable<byte[]> Heads(string format, uint count) => format switch
    {
        "Binary" => [Varint(count), [0xF0, .. Varint(count)], [0x01, .. Varint(count)]],
        "Compact" => [Varint(count), [0x01, .. Varint(count)], [0x02, .. Varint(count)]],
        "MessagePack" => from code in (byte[])[0xDD, 0xDF, 0xC6, 0xDB, 0xC9, 0xDC, 0xDE] select Head(code, count),
        "CBOR" => from code in (byte[])[0x9A, 0xBA, 0x5A, 0x7A, 0x99, 0xB9] select Head(code, count),
        // it has no counts
        "JSON" =>
            [Encoding.ASCII.GetBytes(count.ToString(CultureInfo.InvariantCulture)), Encoding.ASCII.GetBytes($"[{count},"),
                Encoding.ASCII.GetBytes($"1e{count}")],
        "Protobuf" => [Varint(count), [0x0A, .. Varint(count)], [0x12, .. Varint(count)], [0x1A, .. Varint(count)]],
        "Tokens" => [Varint(count), [(byte)(count % 64), .. Varint(count)]],
        _ => throw new NotSupportedException($"Huge counts of {format}: a line here."),
    };

    private static byte[] Varint(uint value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        bytes.Add((byte)value);
        return [.. bytes];
    }

    private static byte[] Head(byte code, uint count)
    {
        byte[] head = new byte[code is 0xDC or 0xDE or 0x99 or 0xB9 ? 3 : 5];
        head[0] = code;
        if (head.Length == 3)
        {
            BinaryPrimitives.WriteUInt16BigEndian(head.AsSpan(1), (ushort)Math.Min(count, ushort.MaxValue));
        }
        else
        {
            BinaryPrimitives.WriteUInt32BigEndian(head.AsSpan(1), count);
        }
        return head;
    }
}
