// Owns: the bytes of binary and cereal, reading. Source: their instances; docs/formats/haskell.md. Strict if they take more than they write: presence, forms of
// Integer, characters.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Haskell;

internal ref struct HaskellReader(ByteInput input, bool hasIeee) : ILayoutReader<HaskellReader>
{
    private ByteInput _input = input;

    public static ref ByteInput InputOf(ref HaskellReader reader) => ref reader._input;

    public bool ReadPresence(PlanValue place) => LayoutValues.ToBool(_input.Take(), "a Maybe");

    public bool ReadBool() => LayoutValues.ToBool(_input.Take(), "a Bool");

    public sbyte ReadInt8() => (sbyte)_input.Take();

    public byte ReadUInt8() => _input.Take();

    public short ReadInt16() => BinaryPrimitives.ReadInt16BigEndian(_input.Take(sizeof(short)));

    public ushort ReadUInt16() => BinaryPrimitives.ReadUInt16BigEndian(_input.Take(sizeof(ushort)));

    public int ReadInt32() => BinaryPrimitives.ReadInt32BigEndian(_input.Take(sizeof(int)));

    public uint ReadUInt32() => BinaryPrimitives.ReadUInt32BigEndian(_input.Take(sizeof(uint)));

    public long ReadInt64() => BinaryPrimitives.ReadInt64BigEndian(_input.Take(sizeof(long)));

    public ulong ReadUInt64() => BinaryPrimitives.ReadUInt64BigEndian(_input.Take(sizeof(ulong)));

    public float ReadSingle() => hasIeee ? BinaryPrimitives.ReadSingleBigEndian(_input.Take(sizeof(float))) : HaskellFloat.TakeSingle(ref _input);

    public double ReadDouble() => hasIeee ? BinaryPrimitives.ReadDoubleBigEndian(_input.Take(sizeof(double))) : HaskellFloat.TakeDouble(ref _input);

    public long ReadEnum(PlanValue place)
    {
        if (place.Mark != 0)
        {
            return HaskellSums.Take(ref _input, place.Mark);
        }
        return place.Word switch
        {
            ShapeWord.Int8 => ReadInt8(),
            ShapeWord.UInt8 => ReadUInt8(),
            ShapeWord.Int16 => ReadInt16(),
            ShapeWord.UInt16 => ReadUInt16(),
            ShapeWord.Int32 => ReadInt32(),
            ShapeWord.UInt32 => ReadUInt32(),
            _ => ReadInt64(),
        };
    }

    public void ReadText(PlanValue place, ref ByteOutput output)
    {
        int count = Count();
        if (place.Mark == HaskellLayout.IsText)
        {
            BinaryForm.PutUtf8(ref output, _input.Take(count));
        }
        else
        {
            HaskellChars.TakeText(ref _input, count, ref output);
        }
    }

    public void ReadBytes(PlanValue place, ref ByteOutput output) => BinaryForm.PutBytes(ref output, _input.Take(Count()));

    public BigInteger ReadInteger(PlanValue place) => HaskellInteger.Take(ref _input);

    public long ReadSequenceStart(PlanValue place) => ReadCount();

    public readonly bool ReadEnd() => false;

    public readonly void EndSequence(PlanValue place)
    {
    }

    public bool TryReadRun(PlanValue element, int count, ref ByteOutput output)
    {
        if (element.Kind != PlanKind.Scalar)
        {
            return false;
        }
        if (element.Word is ShapeWord.Int8 or ShapeWord.UInt8)
        {
            output.Put(_input.Take(count));
            return true;
        }
        bool isPlain = element.Word is >= ShapeWord.Int16 and <= ShapeWord.UInt64 || (hasIeee && element.Word is ShapeWord.Float32 or ShapeWord.Float64);
        if (!isPlain)
        {
            return false;
        }
        ReadOnlySpan<byte> bytes = _input.Take(checked(count * element.Size));
        HaskellRuns.Reverse(bytes, output.Take(bytes.Length), element.Size);
        return true;
    }

    public long ReadMapStart(PlanValue place) => ReadCount();

    public readonly void EndMap(PlanValue place)
    {
    }

    public readonly int BeginObject(PlanValue place, PlanType type) => type.Members.Length;

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public int ReadCase(PlanValue place, PlanType union) => HaskellSums.Take(ref _input, union.Members.Length);

    public static Int128 ReadInt128(ref HaskellReader reader) => LayoutValues.ToInt128(HaskellInteger.Take(ref reader._input));

    public static UInt128 ReadUInt128(ref HaskellReader reader) => LayoutValues.ToUInt128(HaskellInteger.Take(ref reader._input));

    public static char ReadChar(ref HaskellReader reader) => LayoutValues.ToChar(HaskellChars.Take(ref reader._input));

    public static uint ReadRune(ref HaskellReader reader) => LayoutValues.ToRune(HaskellChars.Take(ref reader._input));

    /// <summary>Counts are Int in binary and Word64 in cereal; both are checked as unsigned, so a negative one is too large.</summary>
    private int Count() => _input.CheckCount(ReadUInt64(), 1);

    private long ReadCount()
    {
        ulong count = ReadUInt64();
        if (count > long.MaxValue)
        {
            Throw.CountTooLarge(count, _input.Left);
        }
        return (long)count;
    }
}
