// Owns: tokens as a list of values. Knows the bytes of a token and no type.
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Tokens;

/// <summary>Decodes the bytes of Tokens.</summary>
internal static class TokenList
{
    private static readonly byte[] s_sizes = [1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 2, 4, 8, 16, 2, 4, 16, 8, 10, 4, 8, 8];

    /// <summary>Bytes of a scalar's payload.</summary>
    internal static int Size(OctavoTokenKind scalar) => s_sizes[scalar - OctavoTokenKind.Bool];

    /// <exception cref="OctavoException">The bytes are not tokens.</exception>
    internal static List<OctavoToken> Of(ReadOnlySpan<byte> data)
    {
        var tokens = new List<OctavoToken>();
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoTokensReader(data, scratch, OctavoOptions.None);
        while (reader.Window.Remaining != 0)
        {
            tokens.Add(reader.ReadToken());
        }
        return tokens;
    }
}
