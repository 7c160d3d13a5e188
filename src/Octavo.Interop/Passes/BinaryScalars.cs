// Owns: Binary's decimal as a value. docs/formats/binary.md, "Scalars". Knows no layout.
using System.Buffers.Binary;

namespace Octavo.Interop.Passes;

internal static class BinaryScalars
{
    /// <summary>A decimal from its four words: flags, high, low, middle.</summary>
    internal static decimal Decimal(ReadOnlySpan<byte> bytes) => new(
    [
        BinaryPrimitives.ReadInt32LittleEndian(bytes[8..]),
        BinaryPrimitives.ReadInt32LittleEndian(bytes[12..]),
        BinaryPrimitives.ReadInt32LittleEndian(bytes[4..]),
        BinaryPrimitives.ReadInt32LittleEndian(bytes),
    ]);

    /// <summary>The four words of a decimal into 16 bytes.</summary>
    internal static void Decimal(Span<byte> to, decimal value)
    {
        Span<int> words = stackalloc int[4];
        decimal.GetBits(value, words);
        BinaryPrimitives.WriteInt32LittleEndian(to, words[3]);
        BinaryPrimitives.WriteInt32LittleEndian(to[4..], words[2]);
        BinaryPrimitives.WriteInt32LittleEndian(to[8..], words[0]);
        BinaryPrimitives.WriteInt32LittleEndian(to[12..], words[1]);
    }
}
