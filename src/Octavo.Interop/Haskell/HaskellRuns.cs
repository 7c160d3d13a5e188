// Owns: runs of numbers from one byte order to the other.
using System.Buffers.Binary;
using System.Runtime.InteropServices;

namespace Octavo.Interop.Haskell;

internal static class HaskellRuns
{
    /// <summary>Reverses the bytes of each number, a vector at a time.</summary>
    /// <param name="from">Numbers of <paramref name="size"/> bytes, 2, 4 or 8.</param>
    /// <param name="to">As long.</param>
    /// <param name="size">Bytes of each.</param>
    internal static void Reverse(ReadOnlySpan<byte> from, Span<byte> to, int size)
    {
        switch (size)
        {
            case sizeof(ushort):
                BinaryPrimitives.ReverseEndianness(MemoryMarshal.Cast<byte, ushort>(from), MemoryMarshal.Cast<byte, ushort>(to));
                break;
            case sizeof(uint):
                BinaryPrimitives.ReverseEndianness(MemoryMarshal.Cast<byte, uint>(from), MemoryMarshal.Cast<byte, uint>(to));
                break;
            default:
                BinaryPrimitives.ReverseEndianness(MemoryMarshal.Cast<byte, ulong>(from), MemoryMarshal.Cast<byte, ulong>(to));
                break;
        }
    }
}
