// Owns: the search for the end of a JSON string, vectorised. Knows no reader.
using System.Numerics;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo.Json;

internal static partial class JsonText
{
    /// <summary>Finds the quote that ends a string, and what the string is made of. One pass: controls are refused on the way.</summary>
    /// <param name="at">The first byte after the opening quote.</param>
    /// <param name="length">Bytes that are there.</param>
    /// <param name="position">Where to begin, 0 at first; then the quote. If the end is not there, where to go on with more bytes.</param>
    /// <param name="kind"><see cref="JsonTextKind.Plain"/> at first; then what was met.</param>
    internal static JsonTextOutcome FindEnd(ref byte at, nint length, ref nint position, ref JsonTextKind kind)
    {
        while (true)
        {
            position = (kind & JsonTextKind.BeyondAscii) == 0 ? FindSpecial(ref at, position, length) : FindMark(ref at, position, length);
            if (position >= length)
            {
                return JsonTextOutcome.Unended;
            }
            switch (Bytes.At(ref at, position))
            {
                case (byte)'"':
                    return JsonTextOutcome.Ok;
                case (byte)'\\':
                    kind |= JsonTextKind.Escaped;
                    if (position + 1 >= length)
                    {
                        return JsonTextOutcome.Unended;
                    }
                    position += 2; // whatever it escapes
                    break;
                case < 0x20:
                    return JsonTextOutcome.Control;
                default:
                    kind |= JsonTextKind.BeyondAscii;
                    position++;
                    break;
            }
        }
    }

    /// <summary>The first quote, backslash, control or byte beyond ASCII at or after <paramref name="from"/>; <paramref name="length"/> where there is
    /// none.</summary>
    internal static nint FindSpecial(ref byte at, nint from, nint length)
    {
        nint i = from;
        if (Vector256.IsHardwareAccelerated)
        {
            // Two blocks at once: most text that is longer than one ends in the next two, so no branch depends on its length.
            for (; i <= length - 64; i += 64)
            {
                Vector256<byte> low = RequiredEscapes.Special(Vector256.LoadUnsafe(ref at, (nuint)i));
                Vector256<byte> high = RequiredEscapes.Special(Vector256.LoadUnsafe(ref at, (nuint)i + 32));
                ulong special = low.ExtractMostSignificantBits() | ((ulong)high.ExtractMostSignificantBits() << 32);
                if (special != 0)
                {
                    return i + BitOperations.TrailingZeroCount(special);
                }
            }
            for (; i <= length - 32; i += 32)
            {
                uint special = RequiredEscapes.Special(Vector256.LoadUnsafe(ref at, (nuint)i)).ExtractMostSignificantBits();
                if (special != 0)
                {
                    return i + BitOperations.TrailingZeroCount(special);
                }
            }
        }
        if (Vector128.IsHardwareAccelerated)
        {
            for (; i <= length - 16; i += 16)
            {
                uint special = RequiredEscapes.Special(Vector128.LoadUnsafe(ref at, (nuint)i)).ExtractMostSignificantBits();
                if (special != 0)
                {
                    return i + BitOperations.TrailingZeroCount(special);
                }
            }
        }
        for (; i < length; i++)
        {
            uint character = Bytes.At(ref at, i);
            if (character >= 0x80 || RequiredEscapes.Includes(character))
            {
                return i;
            }
        }
        return length;
    }

    /// <summary>The first quote, backslash or control at or after <paramref name="from"/>, over what is not ASCII; <paramref name="length"/> where there is
    /// none.</summary>
    private static nint FindMark(ref byte at, nint from, nint length)
    {
        nint i = from;
        if (Vector256.IsHardwareAccelerated)
        {
            for (; i <= length - 32; i += 32)
            {
                Vector256<byte> block = Vector256.LoadUnsafe(ref at, (nuint)i);
                uint marks =
                    (Vector256.LessThan(block, Vector256.Create((byte)0x20)) | Vector256.Equals(block, Vector256.Create((byte)'"'))
                        | Vector256.Equals(block, Vector256.Create((byte)'\\')))
                    .ExtractMostSignificantBits();
                if (marks != 0)
                {
                    return i + BitOperations.TrailingZeroCount(marks);
                }
            }
        }
        if (Vector128.IsHardwareAccelerated)
        {
            for (; i <= length - 16; i += 16)
            {
                Vector128<byte> block = Vector128.LoadUnsafe(ref at, (nuint)i);
                uint marks =
                    (Vector128.LessThan(block, Vector128.Create((byte)0x20)) | Vector128.Equals(block, Vector128.Create((byte)'"'))
                        | Vector128.Equals(block, Vector128.Create((byte)'\\')))
                    .ExtractMostSignificantBits();
                if (marks != 0)
                {
                    return i + BitOperations.TrailingZeroCount(marks);
                }
            }
        }
        for (; i < length; i++)
        {
            if (RequiredEscapes.Includes(Bytes.At(ref at, i)))
            {
                return i;
            }
        }
        return length;
    }
}
