// Owns: what the tags of typed arrays say about their elements, and the elements as items of an ordinary array. Knows no window. RFC 8746, section 2.1.
using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>A tag is 010fsell in bits: float, signed, little-endian, and the logarithm of the width, counted from two bytes for floats.</summary>
internal static class CborTyped
{
    // The tags as this machine has the elements: little-endian.
    internal const uint SByte = 72;
    internal const uint Int16 = 77;
    internal const uint UInt16 = 69;
    internal const uint Int32 = 78;
    internal const uint UInt32 = 70;
    internal const uint Int64 = 79;
    internal const uint UInt64 = 71;
    internal const uint Single = 85;
    internal const uint Double = 86;
    internal const uint Byte = 64;

    /// <summary>Bytes too; 68 says that whoever computes with them clamps.</summary>
    internal const uint ClampedByte = 68;

    private const uint Little = 4;
    private const uint Signed = 8;
    private const uint Float = 16;
    private const uint Reserved = 76;

    internal static bool IsTyped(ulong tag) => tag is >= CborCode.FirstTyped and <= CborCode.LastTyped;

    /// <summary>Whether the elements are of the type whose little-endian tag is given, in either order of bytes.</summary>
    internal static bool IsSame(ulong tag, uint native) => tag == native || (tag | Little) == native;

    internal static bool IsLittle(ulong tag) => (tag & Little) != 0;

    /// <summary>Bytes of an element: 1 to 16.</summary>
    internal static int Width(ulong tag) => ((tag & Float) != 0 ? 2 : 1) << (int)(tag & 3);

    /// <summary>Refuses what no reader of numbers takes.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/> for binary128, <see cref="OctavoErrorCode.InvalidData"/> for the
    /// reserved tag 76 and for a length that is not a multiple of the width.</exception>
    internal static void Check(ulong tag, ulong bytes)
    {
        if (tag == Reserved)
        {
            Throw.InvalidData("tag 76 is reserved: bytes have no order.");
        }
        if (Width(tag) > 8)
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"a typed array of binary128 (tag {tag}) holds numbers that no type of .NET has.");
        }
        if (bytes % (uint)Width(tag) != 0)
        {
            Throw.InvalidData($"a typed array of {bytes} bytes is not a whole number of elements of {Width(tag)} (tag {tag}).");
        }
    }

    /// <summary>Puts each element as an item whose head has its full width, so all items are of one length.</summary>
    /// <param name="to">Where to: a byte more an element than it has.</param>
    /// <param name="tag">The tag, which has items.</param>
    /// <param name="elements">A whole number of elements.</param>
    internal static void PutItems(Span<byte> to, ulong tag, ReadOnlySpan<byte> elements)
    {
        int width = Width(tag);
        byte head = (tag & Float) != 0 ? (byte)(CborCode.Simple | (24 + BitOperations.Log2((uint)width))) : (byte)(24 + BitOperations.Log2((uint)width));
        bool reversed = IsLittle(tag);
        bool signed = (tag & (Float | Signed)) == Signed;
        for (; elements.Length != 0; elements = elements[width..])
        {
            to[0] = head;
            Span<byte> body = to.Slice(1, width);
            elements[..width].CopyTo(body);
            if (reversed)
            {
                body.Reverse();
            }
            if (signed && (body[0] & 0x80) != 0)
            {
                to[0] |= CborCode.Negative;
                foreach (ref byte part in body)
                {
                    part = (byte)~part;
                }
            }
            to = to[(1 + width)..];
        }
    }

    /// <summary>Reverses the byte order of each element.</summary>
    internal static void Reverse<T>(Span<T> values)
        where T : unmanaged
    {
        switch (Unsafe.SizeOf<T>())
        {
            case 2:
                Span<ushort> shorts = MemoryMarshal.Cast<T, ushort>(values);
                BinaryPrimitives.ReverseEndianness(shorts, shorts);
                break;
            case 4:
                Span<uint> ints = MemoryMarshal.Cast<T, uint>(values);
                BinaryPrimitives.ReverseEndianness(ints, ints);
                break;
            case 8:
                Span<ulong> longs = MemoryMarshal.Cast<T, ulong>(values);
                BinaryPrimitives.ReverseEndianness(longs, longs);
                break;
        }
    }
}
