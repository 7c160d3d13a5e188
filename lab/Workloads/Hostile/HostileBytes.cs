// Owns: making hostile data.
// Must not know: formats beyond a varint.
using System.Text;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Pieces of payloads.</summary>
public static class HostileBytes
{
    /// <summary>Levels of nesting in a bomb: more than any stack has room for, fewer bytes than a megabyte.</summary>
    public const int Bomb = 100_000;

    /// <summary>Spaced hexadecimal digits as bytes.</summary>
    public static byte[] Hex(string digits) => Convert.FromHexString(digits.Replace(" ", "", StringComparison.Ordinal));

    /// <summary>A piece again and again, and an end.</summary>
    public static byte[] Repeat(byte[] piece, int times, params byte[] end)
    {
        byte[] all = new byte[(piece.Length * times) + end.Length];
        for (int i = 0; i < times; i++)
            piece.CopyTo(all, i * piece.Length);
        end.CopyTo(all, piece.Length * times);
        return all;
    }

    /// <summary>Pieces around one another, each made of the length of what it holds.</summary>
    /// <param name="levels">How many.</param>
    /// <param name="piece">A piece before so many bytes.</param>
    /// <param name="innermost">What the last one holds.</param>
    public static byte[] Around(int levels, Func<int, byte[]> piece, params byte[] innermost)
    {
        // From the innermost outwards, so the bytes are gathered from the last to the first.
        List<byte> backwards = [.. innermost.AsEnumerable().Reverse()];
        for (int i = 0; i < levels; i++)
        {
            backwards.AddRange(piece(backwards.Count).AsEnumerable().Reverse());
        }
        backwards.Reverse();
        return [.. backwards];
    }

    /// <summary>A number in groups of seven bits, low group first.</summary>
    public static byte[] Varint(ulong value)
    {
        List<byte> bytes = [];
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        return [.. bytes, (byte)value];
    }

    /// <summary>Text as bytes.</summary>
    public static byte[] Text(string text) => Encoding.UTF8.GetBytes(text);
}
