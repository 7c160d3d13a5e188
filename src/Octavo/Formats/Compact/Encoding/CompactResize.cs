// Owns: integers to a smaller width and back, vectorised, halving or doubling step by step. docs/formats/compact.md, "Arrays of integers". Knows no window.
using System.Numerics;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Compact;

/// <summary>Steps over pieces that stay in the first cache: a step from four bytes to one is two steps with a scratch between.</summary>
internal static class CompactResize
{
    /// <summary>Elements of a piece.</summary>
    internal const int Piece = 512;

    /// <summary>Narrows at most <see cref="Piece"/> elements; their upper bytes are dropped.</summary>
    /// <param name="from">The elements' bytes.</param>
    /// <param name="size">Bytes of one.</param>
    /// <param name="to">Room for as many of <paramref name="width"/> bytes.</param>
    /// <param name="width">Half of the size or less.</param>
    /// <param name="count">Elements.</param>
    internal static void Narrow(ref byte from, int size, ref byte to, int width, int count)
    {
        if (size == 2 * width)
        {
            Halve(ref from, size, ref to, count);
            return;
        }
        Span<byte> scratch = stackalloc byte[4 * Piece];
        ref byte between = ref MemoryMarshal.GetReference(scratch);
        Halve(ref from, size, ref between, count);
        Narrow(ref between, size / 2, ref to, width, count);
    }

    /// <summary>Widens at most <see cref="Piece"/> elements.</summary>
    /// <param name="from">The elements' bytes.</param>
    /// <param name="width">Bytes of one.</param>
    /// <param name="to">Room for as many of <paramref name="size"/> bytes.</param>
    /// <param name="size">Twice the width or more.</param>
    /// <param name="isSigned">Whether the upper bytes take the sign.</param>
    /// <param name="count">Elements.</param>
    internal static void Widen(ref byte from, int width, ref byte to, int size, bool isSigned, int count)
    {
        if (size == 2 * width)
        {
            Double(ref from, width, ref to, isSigned, count);
            return;
        }
        Span<byte> scratch = stackalloc byte[4 * Piece];
        ref byte between = ref MemoryMarshal.GetReference(scratch);
        Double(ref from, width, ref between, isSigned, count);
        Widen(ref between, 2 * width, ref to, size, isSigned, count);
    }

    private static void Halve(ref byte from, int size, ref byte to, int count)
    {
        switch (size)
        {
            case 2:
                Halve16(ref from, ref to, count);
                break;
            case 4:
                Halve32(ref from, ref to, count);
                break;
            default:
                Halve64(ref from, ref to, count);
                break;
        }
    }

    private static void Halve16(ref byte from, ref byte to, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<byte>.Count; i += Vector<byte>.Count)
        {
            Bytes.Put(ref to, i, Vector.Narrow(Bytes.Get<Vector<ushort>>(ref from, 2 * i), Bytes.Get<Vector<ushort>>(ref from, (2 * i) + Vector<byte>.Count)));
        }
        for (; i < count; i++)
        {
            Bytes.At(ref to, i) = Bytes.At(ref from, 2 * i);
        }
    }

    private static void Halve32(ref byte from, ref byte to, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<ushort>.Count; i += Vector<ushort>.Count)
        {
            Bytes.Put(ref to, 2 * i, Vector.Narrow(Bytes.Get<Vector<uint>>(ref from, 4 * i), Bytes.Get<Vector<uint>>(ref from, (4 * i) + Vector<byte>.Count)));
        }
        for (; i < count; i++)
        {
            Bytes.Put(ref to, 2 * i, Bytes.Get<ushort>(ref from, 4 * i));
        }
    }

    private static void Halve64(ref byte from, ref byte to, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<uint>.Count; i += Vector<uint>.Count)
        {
            Bytes.Put(ref to, 4 * i,
                Vector.Narrow(Bytes.Get<Vector<ulong>>(ref from, 8 * i), Bytes.Get<Vector<ulong>>(ref from, (8 * i) + Vector<byte>.Count)));
        }
        for (; i < count; i++)
        {
            Bytes.Put(ref to, 4 * i, Bytes.Get<uint>(ref from, 8 * i));
        }
    }

    private static void Double(ref byte from, int width, ref byte to, bool isSigned, int count)
    {
        switch (width)
        {
            case 1:
                Double8(ref from, ref to, isSigned, count);
                break;
            case 2:
                Double16(ref from, ref to, isSigned, count);
                break;
            default:
                Double32(ref from, ref to, isSigned, count);
                break;
        }
    }

    private static void Double8(ref byte from, ref byte to, bool isSigned, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<byte>.Count; i += Vector<byte>.Count)
        {
            Vector<ushort> low;
            Vector<ushort> high;
            if (isSigned)
            {
                Vector.Widen(Bytes.Get<Vector<sbyte>>(ref from, i), out Vector<short> signedLow, out Vector<short> signedHigh);
                (low, high) = (Vector.AsVectorUInt16(signedLow), Vector.AsVectorUInt16(signedHigh));
            }
            else
            {
                Vector.Widen(Bytes.Get<Vector<byte>>(ref from, i), out low, out high);
            }
            Bytes.Put(ref to, 2 * i, low);
            Bytes.Put(ref to, (2 * i) + Vector<byte>.Count, high);
        }
        for (; i < count; i++)
        {
            byte element = Bytes.At(ref from, i);
            Bytes.Put(ref to, 2 * i, isSigned ? (ushort)(sbyte)element : element);
        }
    }

    private static void Double16(ref byte from, ref byte to, bool isSigned, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<ushort>.Count; i += Vector<ushort>.Count)
        {
            Vector<uint> low;
            Vector<uint> high;
            if (isSigned)
            {
                Vector.Widen(Bytes.Get<Vector<short>>(ref from, 2 * i), out Vector<int> signedLow, out Vector<int> signedHigh);
                (low, high) = (Vector.AsVectorUInt32(signedLow), Vector.AsVectorUInt32(signedHigh));
            }
            else
            {
                Vector.Widen(Bytes.Get<Vector<ushort>>(ref from, 2 * i), out low, out high);
            }
            Bytes.Put(ref to, 4 * i, low);
            Bytes.Put(ref to, (4 * i) + Vector<byte>.Count, high);
        }
        for (; i < count; i++)
        {
            ushort element = Bytes.Get<ushort>(ref from, 2 * i);
            Bytes.Put(ref to, 4 * i, isSigned ? (uint)(short)element : element);
        }
    }

    private static void Double32(ref byte from, ref byte to, bool isSigned, nint count)
    {
        nint i = 0;
        for (; i <= count - Vector<uint>.Count; i += Vector<uint>.Count)
        {
            Vector<ulong> low;
            Vector<ulong> high;
            if (isSigned)
            {
                Vector.Widen(Bytes.Get<Vector<int>>(ref from, 4 * i), out Vector<long> signedLow, out Vector<long> signedHigh);
                (low, high) = (Vector.AsVectorUInt64(signedLow), Vector.AsVectorUInt64(signedHigh));
            }
            else
            {
                Vector.Widen(Bytes.Get<Vector<uint>>(ref from, 4 * i), out low, out high);
            }
            Bytes.Put(ref to, 8 * i, low);
            Bytes.Put(ref to, (8 * i) + Vector<byte>.Count, high);
        }
        for (; i < count; i++)
        {
            uint element = Bytes.Get<uint>(ref from, 4 * i);
            Bytes.Put(ref to, 8 * i, isSigned ? (ulong)(int)element : element);
        }
    }
}
