// Owns: the bytes of binary and cereal, writing. Source: their instances; docs/formats/haskell.md.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Haskell;

/// <summary>Big-endian, no tags, no framing.</summary>
internal struct HaskellWriter(bool hasIeee) : ILayoutWriter<HaskellWriter>
{
    private ByteOutput _output;

    public static ref ByteOutput OutputOf(ref HaskellWriter writer) => ref writer._output;

    public void WriteNull(PlanValue place) => _output.Put(0);

    public void WritePresent(PlanValue place) => _output.Put(1);

    public void WriteBool(bool value) => _output.Put(value ? (byte)1 : (byte)0);

    public void WriteInt8(sbyte value) => _output.Put((byte)value);

    public void WriteUInt8(byte value) => _output.Put(value);

    public void WriteInt16(short value) => BinaryPrimitives.WriteInt16BigEndian(_output.Take(sizeof(short)), value);

    public void WriteUInt16(ushort value) => BinaryPrimitives.WriteUInt16BigEndian(_output.Take(sizeof(ushort)), value);

    public void WriteInt32(int value) => BinaryPrimitives.WriteInt32BigEndian(_output.Take(sizeof(int)), value);

    public void WriteUInt32(uint value) => BinaryPrimitives.WriteUInt32BigEndian(_output.Take(sizeof(uint)), value);

    public void WriteInt64(long value) => BinaryPrimitives.WriteInt64BigEndian(_output.Take(sizeof(long)), value);

    public void WriteUInt64(ulong value) => BinaryPrimitives.WriteUInt64BigEndian(_output.Take(sizeof(ulong)), value);

    public void WriteSingle(float value)
    {
        if (hasIeee)
        {
            BinaryPrimitives.WriteSingleBigEndian(_output.Take(sizeof(float)), value);
        }
        else
        {
            HaskellFloat.Put(ref _output, value);
        }
    }

    public void WriteDouble(double value)
    {
        if (hasIeee)
        {
            BinaryPrimitives.WriteDoubleBigEndian(_output.Take(sizeof(double)), value);
        }
        else
        {
            HaskellFloat.Put(ref _output, value);
        }
    }

    public void WriteEnum(PlanValue place, long value)
    {
        if (place.Mark != 0)
        {
            HaskellConstructors.CheckNumber(value, place.Mark);
            HaskellSums.Put(ref _output, HaskellSums.Width(place.Mark), (uint)value);
            return;
        }
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        BinaryPrimitives.WriteInt64BigEndian(bytes, value);
        _output.Put(bytes[^place.Size..]);
    }

    public void WriteText(PlanValue place, BinaryText text)
    {
        int head = _output.Length;
        Span<byte> count = _output.Take(sizeof(long));
        if (place.Mark != HaskellLayout.IsText)
        {
            BinaryPrimitives.WriteInt64BigEndian(count, HaskellChars.Count(text));
            HaskellChars.Put(ref _output, text);
            return;
        }
        if (HaskellChars.HasLoneSurrogate(text))
        {
            Throw.InvalidText("a lone surrogate, which Text cannot hold; use String.");
        }
        HaskellChars.Put(ref _output, text);
        BinaryPrimitives.WriteInt64BigEndian(_output.From(head), _output.Length - head - sizeof(long));
    }

    public void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
        WriteInt64(bytes.Length);
        _output.Put(bytes);
    }

    public void WriteInteger(PlanValue place, BigInteger value) => HaskellInteger.Put(ref _output, value);

    public void BeginSequence(PlanValue place, int count) => WriteInt64(count);

    public readonly void EndSequence(PlanValue place)
    {
    }

    public bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count)
    {
        if (element.Kind != PlanKind.Scalar)
        {
            return false;
        }
        if (element.Word is ShapeWord.Bool or ShapeWord.Int8 or ShapeWord.UInt8)
        {
            _output.Put(binary);
            return true;
        }
        bool isPlain = element.Word is >= ShapeWord.Int16 and <= ShapeWord.UInt64 || (hasIeee && element.Word is ShapeWord.Float32 or ShapeWord.Float64);
        if (!isPlain)
        {
            return false;
        }
        HaskellRuns.Reverse(binary, _output.Take(binary.Length), element.Size);
        return true;
    }

    public void BeginMap(PlanValue place, int count) => WriteInt64(count);

    public readonly void EndMap(PlanValue place)
    {
    }

    public readonly void BeginObject(PlanValue place, PlanType type)
    {
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public void WriteCase(PlanValue place, PlanType union, int index) => HaskellSums.Put(ref _output, HaskellSums.Width(union.Members.Length), (uint)index);

    public static void WriteInt128(ref HaskellWriter writer, Int128 value) => HaskellInteger.Put(ref writer._output, value);

    public static void WriteUInt128(ref HaskellWriter writer, UInt128 value) => HaskellInteger.Put(ref writer._output, value);

    public static void WriteChar(ref HaskellWriter writer, char value) => HaskellChars.Put(ref writer._output, value);

    public static void WriteRune(ref HaskellWriter writer, uint value) => HaskellChars.Put(ref writer._output, value);
}
