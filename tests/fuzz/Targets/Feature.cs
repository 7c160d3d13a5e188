// Owns: what an input reached, as a number: inputs that reach something new are kept. Knows no format.
using System.Numerics;

namespace Octavo.Fuzz.Targets;

internal static class Feature
{
    private const ulong Prime = 0x9E37_79B9_7F4A_7C15;

    /// <summary>Code, path without indices, reason without numbers, and the order of magnitude of the offset.</summary>
    internal static ulong Of(OctavoError error)
    {
        ulong hash = Add(Prime, (ulong)error.Code);
        hash = Add(hash, Text(error.Path));
        hash = Add(hash, Text(error.Message.AsSpan(0, Math.Max(0, error.Message.IndexOf(" At ", StringComparison.Ordinal)))));
        return Add(hash, (ulong)BitOperations.Log2((ulong)Math.Max(1, error.Offset)));
    }

    /// <summary>Lengths of what was read and what is written again, in eighths of a power of two.</summary>
    internal static ulong Of(byte[] input, byte[] again)
    {
        ulong hash = Add(~Prime, Magnitude(again.Length));
        return Add(hash, Magnitude(Math.Abs(input.Length - again.Length)));
    }

    /// <summary>Of packages, whose paths and reasons may be of the input's own names: the path's depth, and the reason's beginning without what it
    /// quotes.</summary>
    internal static ulong Of(int code, int depth, string message, long offset)
    {
        const int Beginning = 60;
        ReadOnlySpan<char> text = message.AsSpan(message.IndexOf(": ", StringComparison.Ordinal) + 1);
        ulong hash = Add(Add(Prime, (ulong)code), (ulong)Math.Min(depth, 8));
        bool isQuoted = false;
        foreach (char unit in text[..Math.Min(Beginning, text.Length)])
        {
            isQuoted ^= unit is '\'' or '"';
            if (!isQuoted && char.IsAsciiLetter(unit))
            {
                hash = Add(hash, unit);
            }
        }
        return Add(hash, (ulong)BitOperations.Log2((ulong)Math.Max(1, offset)));
    }

    private static ulong Magnitude(int length)
    {
        int log = BitOperations.Log2((uint)Math.Max(8, length));
        return (uint)((log << 3) | ((length >> (log - 3)) & 7));
    }

    private static ulong Text(ReadOnlySpan<char> text)
    {
        ulong hash = Prime;
        foreach (char unit in text)
        {
            if (!char.IsAsciiDigit(unit))
            {
                hash = Add(hash, unit);
            }
        }
        return hash;
    }

    private static ulong Add(ulong hash, ulong value) => BitOperations.RotateLeft((hash ^ value) * Prime, 29);
}
