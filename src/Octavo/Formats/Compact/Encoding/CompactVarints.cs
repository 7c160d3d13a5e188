// Owns: the varints of an array: without a branch on their lengths, and read four at a time. docs/formats/compact.md, "Arrays of integers". Knows no window.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Compact;

/// <summary>
/// Lengths in such an array are mixed, or it would have a fixed width: a branch on one is mispredicted, which costs more than the varint. Each is put by one
/// store of eight bytes. Reading finds the ends of four in 16 bytes at once, so no element waits for the length of the one before it.
/// </summary>
internal static class CompactVarints
{
    /// <summary>Elements of a block.</summary>
    private const int Block = 4;

    /// <summary>Bytes that a block looks at: eight from the last byte of 16 on.</summary>
    private const int Looked = 24;

    /// <summary>Puts a run. Every element has room for <see cref="CompactVarint.Max"/> bytes.</summary>
    /// <returns>Bytes made.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)] // in a caller it would find the JIT's budget spent
    internal static nint Put<T>(ref byte at, ReadOnlySpan<T> run)
        where T : unmanaged, IBinaryInteger<T>
    {
        nint n = 0;
        if (Unsafe.SizeOf<T>() == 8)
        {
            foreach (T value in run)
            {
                n += CompactVarint.Put(ref Bytes.At(ref at, n), CompactWidths.Number(value));
            }
            return n;
        }
        ref T first = ref MemoryMarshal.GetReference(run);
        nint i = 0;
        for (; i <= run.Length - Block; i += Block)
        {
            n += PutBlock(ref Bytes.At(ref at, n), ref Unsafe.Add(ref first, i));
        }
        for (; i < run.Length; i++)
        {
            n += CompactVarint.PutShort(ref Bytes.At(ref at, n), (uint)CompactWidths.Number(Unsafe.Add(ref first, i)));
        }
        return n;
    }

    /// <summary>Elements of a reading run: what <see cref="InputWindow.MaxRead"/> holds if all are long.</summary>
    internal static int Run<T>()
        where T : unmanaged => (InputWindow.MaxRead - Looked) / Longest<T>() / Block * Block;

    /// <summary>Bytes that a run of elements looks at.</summary>
    internal static int MaxRun<T>(int elements)
        where T : unmanaged => (elements * Longest<T>()) + Looked;

    /// <summary>Gets a run. <see cref="MaxRun{T}"/> bytes can be looked at.</summary>
    /// <returns>Bytes used.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get<T>(ref byte at, Span<T> run)
        where T : unmanaged, IBinaryInteger<T>
    {
        nint n = 0;
        int i = 0;
        if (Vector128.IsHardwareAccelerated)
        {
            ref T first = ref MemoryMarshal.GetReference(run);
            ulong all = 0;
            for (; i <= run.Length - Block; i += Block)
            {
                nint used = GetBlock(ref Bytes.At(ref at, n), ref Unsafe.Add(ref first, i), ref all);
                n += used != 0 ? used : GetEach(ref Bytes.At(ref at, n), run.Slice(i, Block));
            }
            // Elements of blocks were cut to their size; one that did not fit is found here.
            CompactWidths.Element<T>(all);
        }
        n += GetEach(ref Bytes.At(ref at, n), run[i..]);
        if (CompactWidths.IsSigned<T>())
        {
            Unfold(run);
        }
        return n;
    }

    /// <summary>Puts four numbers. All loads come before all stores, so none waits for a store whose place is not known yet.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutBlock<T>(ref byte at, ref T first)
        where T : unmanaged, IBinaryInteger<T>
    {
        ulong bytes1 = CompactVarint.Short((uint)CompactWidths.Number(first), out nint end1);
        ulong bytes2 = CompactVarint.Short((uint)CompactWidths.Number(Unsafe.Add(ref first, 1)), out nint length2);
        ulong bytes3 = CompactVarint.Short((uint)CompactWidths.Number(Unsafe.Add(ref first, 2)), out nint length3);
        ulong bytes4 = CompactVarint.Short((uint)CompactWidths.Number(Unsafe.Add(ref first, 3)), out nint length4);
        nint end2 = end1 + length2;
        nint end3 = end2 + length3;
        Bytes.Put(ref at, bytes1);
        Bytes.Put(ref at, end1, bytes2);
        Bytes.Put(ref at, end2, bytes3);
        Bytes.Put(ref at, end3, bytes4);
        return end3 + length4;
    }

    /// <summary>Bytes of the longest varint that is an element.</summary>
    private static int Longest<T>() => Unsafe.SizeOf<T>() switch { 2 => 3, 4 => 5, _ => CompactVarint.Max };

    /// <summary>Gets numbers one by one, signed ones still in zigzag.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetEach<T>(ref byte at, Span<T> run)
        where T : unmanaged, IBinaryInteger<T>
    {
        nint n = 0;
        foreach (ref T value in run)
        {
            n += CompactVarint.Get(ref Bytes.At(ref at, n), out ulong number);
            CompactWidths.Element<T>(number);
            value = T.CreateTruncating(number);
        }
        return n;
    }

    /// <summary>Gets four numbers that take at most 16 bytes and none more than seven, signed ones still in zigzag.</summary>
    /// <param name="at">Looked at for <see cref="Looked"/> bytes.</param>
    /// <param name="first">The first element.</param>
    /// <param name="all">Takes the bits of all numbers.</param>
    /// <returns>Bytes used; 0 for other numbers.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint GetBlock<T>(ref byte at, ref T first, ref ulong all)
        where T : unmanaged, IBinaryInteger<T>
    {
        Vector128<byte> bytes = Vector128.LoadUnsafe(ref at);
        uint continued = bytes.ExtractMostSignificantBits();
        uint ends = ~continued;
        nint end1 = BitOperations.TrailingZeroCount(ends);
        ends &= ends - 1;
        nint end2 = BitOperations.TrailingZeroCount(ends);
        ends &= ends - 1;
        nint end3 = BitOperations.TrailingZeroCount(ends);
        ends &= ends - 1;
        nint end4 = BitOperations.TrailingZeroCount(ends);
        nint before2 = end2 - end1 - 1;
        nint before3 = end3 - end2 - 1;
        nint before4 = end4 - end3 - 1;
        // A zero after a byte that another follows: the form was not the shortest.
        uint zeroes = Vector128.Equals(bytes, Vector128<byte>.Zero).ExtractMostSignificantBits() & (continued << 1);
        // A ninth byte has no mark, so ends after one mean nothing. After 16 bytes nothing is known.
        if (end4 >= Vector128<byte>.Count || (end1 | before2 | before3 | before4) > 6 || (zeroes << (31 - (int)end4)) != 0)
        {
            return 0;
        }
        ulong number1 = CompactVarint.Join(Bytes.Get<ulong>(ref at), end1);
        ulong number2 = CompactVarint.Join(Bytes.Get<ulong>(ref at, end1 + 1), before2);
        ulong number3 = CompactVarint.Join(Bytes.Get<ulong>(ref at, end2 + 1), before3);
        ulong number4 = CompactVarint.Join(Bytes.Get<ulong>(ref at, end3 + 1), before4);
        all |= number1 | number2 | number3 | number4;
        first = T.CreateTruncating(number1);
        Unsafe.Add(ref first, 1) = T.CreateTruncating(number2);
        Unsafe.Add(ref first, 2) = T.CreateTruncating(number3);
        Unsafe.Add(ref first, 3) = T.CreateTruncating(number4);
        return end4 + 1;
    }

    /// <summary>Zigzag to signed, in place.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Unfold<T>(Span<T> run)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref T first = ref MemoryMarshal.GetReference(run);
        int i = 0;
        for (; i <= run.Length - Vector<T>.Count; i += Vector<T>.Count)
        {
            Vector<T> numbers = Vector.LoadUnsafe(ref first, (nuint)i);
            ((numbers >>> 1) ^ -(numbers & Vector<T>.One)).StoreUnsafe(ref first, (nuint)i);
        }
        for (; i < run.Length; i++)
        {
            run[i] = (run[i] >>> 1) ^ -(run[i] & T.One);
        }
    }
}
