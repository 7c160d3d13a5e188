// Owns: members of an object that was written or read, put into another order. Knows no layout.
using System.Buffers;

namespace Octavo.Interop.Passes;

internal static class MemberSwap
{
    /// <summary>Puts members that were put one after another into an order.</summary>
    /// <param name="output">Ends with the members.</param>
    /// <param name="starts">Where each begins, and after them the end.</param>
    /// <param name="order">Which of them comes first, second and so on.</param>
    internal static void Permute(ref ByteOutput output, ReadOnlySpan<int> starts, ReadOnlySpan<int> order)
    {
        Span<byte> to = output.From(starts[0]);
        byte[] copy = Copy(to);
        int at = 0;
        foreach (int member in order)
        {
            at += Put(copy, starts, member, to[at..]);
        }
        ArrayPool<byte>.Shared.Return(copy);
    }

    /// <summary>Puts members that were put in an order into that of their indices.</summary>
    /// <param name="output">Ends with the members.</param>
    /// <param name="starts">Where each begins, in the order in which they were put, and after them the end.</param>
    /// <param name="order">The index of each.</param>
    internal static void PermuteBack(ref ByteOutput output, ReadOnlySpan<int> starts, ReadOnlySpan<int> order)
    {
        Span<byte> to = output.From(starts[0]);
        byte[] copy = Copy(to);
        int at = 0;
        for (int member = 0; member < order.Length; member++)
        {
            at += Put(copy, starts, order.IndexOf(member), to[at..]);
        }
        ArrayPool<byte>.Shared.Return(copy);
    }

    private static byte[] Copy(ReadOnlySpan<byte> bytes)
    {
        byte[] copy = ArrayPool<byte>.Shared.Rent(bytes.Length);
        bytes.CopyTo(copy);
        return copy;
    }

    private static int Put(byte[] copy, ReadOnlySpan<int> starts, int member, Span<byte> to)
    {
        int length = starts[member + 1] - starts[member];
        copy.AsSpan(starts[member] - starts[0], length).CopyTo(to);
        return length;
    }
}
