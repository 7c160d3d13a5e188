// Owns: MessagePack written naively from the specification alone, to compare with. Knows nothing of the library.
using System.Buffers.Binary;

namespace Octavo.Conformance.Support;

/// <summary>Encodings by hand, one head at a time.</summary>
public static class Oracle
{
    /// <summary>Every encoding of an integer, the shortest (unsigned heads for positive numbers) first.</summary>
    public static IEnumerable<byte[]> Integers(Int128 value)
    {
        var all = new List<byte[]>();
        if (value >= -32 && value <= 127)
        {
            all.Add([(byte)value]);
        }
        foreach (int bytes in new[] { 1, 2, 4, 8 })
        {
            if (value >= 0 && value < Int128.One << (8 * bytes))
            {
                all.Add([(byte)(0xcc + int.Log2(bytes)), .. Big(value, bytes)]);
            }
        }
        foreach (int bytes in new[] { 1, 2, 4, 8 })
        {
            Int128 half = Int128.One << ((8 * bytes) - 1);
            if (value >= -half && value < half)
            {
                all.Add([(byte)(0xd0 + int.Log2(bytes)), .. Big(value, bytes)]);
            }
        }
        return all;
    }

    /// <summary>Text in its shortest head.</summary>
    public static byte[] Text(byte[] utf8) => utf8.Length switch
    {
        < 32 => [(byte)(0xa0 | utf8.Length), .. utf8],
        < 256 => [0xd9, .. Big(utf8.Length, 1), .. utf8],
        < 65536 => [0xda, .. Big(utf8.Length, 2), .. utf8],
        _ => [0xdb, .. Big(utf8.Length, 4), .. utf8],
    };

    /// <summary>Text in every head that holds it.</summary>
    public static IEnumerable<byte[]> Texts(byte[] utf8)
    {
        if (utf8.Length < 32)
        {
            yield return [(byte)(0xa0 | utf8.Length), .. utf8];
        }
        foreach ((byte head, int bytes) in new[] { ((byte)0xd9, 1), ((byte)0xda, 2), ((byte)0xdb, 4) })
        {
            if (utf8.Length < 1L << (8 * bytes))
            {
                yield return [head, .. Big(utf8.Length, bytes), .. utf8];
            }
        }
    }

    /// <summary>Bytes in every head that holds them, the shortest first.</summary>
    public static IEnumerable<byte[]> Binaries(byte[] data)
    {
        foreach ((byte head, int bytes) in new[] { ((byte)0xc4, 1), ((byte)0xc5, 2), ((byte)0xc6, 4) })
        {
            if (data.Length < 1L << (8 * bytes))
            {
                yield return [head, .. Big(data.Length, bytes), .. data];
            }
        }
    }

    /// <summary>An extension in every head that holds it, the shortest first.</summary>
    public static IEnumerable<byte[]> Extensions(sbyte type, byte[] data)
    {
        if (data.Length is 1 or 2 or 4 or 8 or 16)
        {
            yield return [(byte)(0xd4 + int.Log2(data.Length)), (byte)type, .. data];
        }
        foreach ((byte head, int bytes) in new[] { ((byte)0xc7, 1), ((byte)0xc8, 2), ((byte)0xc9, 4) })
        {
            if (data.Length < 1L << (8 * bytes))
            {
                yield return [head, .. Big(data.Length, bytes), (byte)type, .. data];
            }
        }
    }

    /// <summary>A timestamp in the smallest of the three sizes.</summary>
    public static byte[] Timestamp(long seconds, uint nanoseconds) =>
        seconds is >= 0 and <= uint.MaxValue && nanoseconds == 0 ? [0xd6, 0xff, .. Big(seconds, 4)]
        : seconds is >= 0 and < 1L << 34 ? [0xd7, 0xff, .. Big(((Int128)nanoseconds << 34) | seconds, 8)]
        : [0xc7, 12, 0xff, .. Big(nanoseconds, 4), .. Big(seconds, 8)];

    /// <summary>The head of an array.</summary>
    public static byte[] Array(int count) => count < 16 ? [(byte)(0x90 | count)] : count < 65536 ? [0xdc, .. Big(count, 2)] : [0xdd, .. Big(count, 4)];

    /// <summary>The head of a map.</summary>
    public static byte[] Map(int count) => count < 16 ? [(byte)(0x80 | count)] : count < 65536 ? [0xde, .. Big(count, 2)] : [0xdf, .. Big(count, 4)];

    /// <summary>The low bytes of a number, most significant first.</summary>
    public static byte[] Big(Int128 value, int bytes)
    {
        byte[] all = new byte[16];
        BinaryPrimitives.WriteInt128BigEndian(all, value);
        return all[^bytes..];
    }
}
