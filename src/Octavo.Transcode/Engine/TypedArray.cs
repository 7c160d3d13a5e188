// Owns: the elements of typed arrays as events, for targets that have arrays of numbers alone. RFC 8746, section 2.1.
using System.Buffers.Binary;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

/// <summary>A tag is 010fsell in bits: float, signed, little-endian, and the logarithm of the width, counted from two bytes for floats.</summary>
internal readonly struct TypedArray
{
    private const uint Reserved = 76;

    private readonly uint _tag;
    private readonly int _width;

    private TypedArray(uint tag, int width, int count) => (_tag, _width, Count) = (tag, width, count);

    /// <summary>Elements.</summary>
    internal int Count { get; }

    private bool IsFloat => (_tag & 16) != 0;

    private bool IsSigned => (_tag & 8) != 0;

    private bool IsLittle => (_tag & 4) != 0;

    /// <summary>The array of a tag before bytes.</summary>
    /// <returns>False if the tag is of none, of numbers of more than 64 bits, or of others than the bytes hold a whole number of.</returns>
    internal static bool TryGet(ulong tag, int bytes, out TypedArray array)
    {
        uint width = ((tag & 16) != 0 ? 2u : 1u) << (int)(tag & 3);
        bool isOne = tag is >= 64 and <= 87 and not Reserved && width <= 8 && bytes % width == 0;
        array = isOne ? new TypedArray((uint)tag, (int)width, bytes / (int)width) : default;
        return isOne;
    }

    /// <summary>An element.</summary>
    internal DataEvent Element(ReadOnlySpan<byte> bytes, int index)
    {
        ulong bits = Bits(bytes.Slice(index * _width, _width));
        if (IsFloat)
        {
            return _width switch
            {
                2 => new DataEvent { Kind = DataEventKind.Single, Real = FloatBits.Widen((ushort)bits) },
                4 => new DataEvent { Kind = DataEventKind.Single, Real = FloatBits.Widen((uint)bits) },
                _ => new DataEvent { Kind = DataEventKind.Double, Real = BitConverter.UInt64BitsToDouble(bits) },
            };
        }
        int unused = 64 - (8 * _width);
        long value = IsSigned ? (long)(bits << unused) >> unused : (long)bits;
        return new DataEvent { Kind = IsSigned || value >= 0 ? DataEventKind.Integer : DataEventKind.LargeInteger, Integer = value };
    }

    private ulong Bits(ReadOnlySpan<byte> element) => (_width, IsLittle) switch
    {
        (1, _) => element[0],
        (2, true) => BinaryPrimitives.ReadUInt16LittleEndian(element),
        (2, false) => BinaryPrimitives.ReadUInt16BigEndian(element),
        (4, true) => BinaryPrimitives.ReadUInt32LittleEndian(element),
        (4, false) => BinaryPrimitives.ReadUInt32BigEndian(element),
        (_, true) => BinaryPrimitives.ReadUInt64LittleEndian(element),
        _ => BinaryPrimitives.ReadUInt64BigEndian(element),
    };
}
