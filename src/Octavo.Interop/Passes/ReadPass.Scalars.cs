// Owns: the scalars of the pass from a layout's data to Binary. Knows no layout.
using System.Buffers.Binary;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Passes;

internal ref partial struct ReadPass<TReader>
{
    private void ReadScalar(PlanValue place, ref ByteOutput output)
    {
        switch (place.Word)
        {
            case ShapeWord.Bool:
                output.Put(_reader.ReadBool() ? (byte)1 : (byte)0);
                break;
            case ShapeWord.Int8:
                output.Put((byte)_reader.ReadInt8());
                break;
            case ShapeWord.UInt8:
                output.Put(_reader.ReadUInt8());
                break;
            case ShapeWord.Int16:
                BinaryPrimitives.WriteInt16LittleEndian(output.Take(sizeof(short)), _reader.ReadInt16());
                break;
            case ShapeWord.UInt16:
                BinaryPrimitives.WriteUInt16LittleEndian(output.Take(sizeof(ushort)), _reader.ReadUInt16());
                break;
            case ShapeWord.Int32:
                BinaryPrimitives.WriteInt32LittleEndian(output.Take(sizeof(int)), _reader.ReadInt32());
                break;
            case ShapeWord.UInt32:
                BinaryPrimitives.WriteUInt32LittleEndian(output.Take(sizeof(uint)), _reader.ReadUInt32());
                break;
            case ShapeWord.Int64:
                BinaryPrimitives.WriteInt64LittleEndian(output.Take(sizeof(long)), _reader.ReadInt64());
                break;
            case ShapeWord.UInt64:
                BinaryPrimitives.WriteUInt64LittleEndian(output.Take(sizeof(ulong)), _reader.ReadUInt64());
                break;
            case ShapeWord.Float32:
                BinaryPrimitives.WriteSingleLittleEndian(output.Take(sizeof(float)), _reader.ReadSingle());
                break;
            case ShapeWord.Float64:
                BinaryPrimitives.WriteDoubleLittleEndian(output.Take(sizeof(double)), _reader.ReadDouble());
                break;
            default:
                ReadRareScalar(place.Word, output.Take(place.Size));
                break;
        }
    }

    private void ReadRareScalar(ShapeWord word, Span<byte> to)
    {
        switch (word)
        {
            case ShapeWord.Int128:
                BinaryPrimitives.WriteInt128LittleEndian(to, TReader.ReadInt128(ref _reader));
                break;
            case ShapeWord.UInt128:
                BinaryPrimitives.WriteUInt128LittleEndian(to, TReader.ReadUInt128(ref _reader));
                break;
            case ShapeWord.Float16:
                BinaryPrimitives.WriteHalfLittleEndian(to, TReader.ReadHalf(ref _reader));
                break;
            case ShapeWord.Decimal:
                BinaryScalars.Decimal(to, TReader.ReadDecimal(ref _reader));
                break;
            case ShapeWord.Char:
                BinaryPrimitives.WriteUInt16LittleEndian(to, TReader.ReadChar(ref _reader));
                break;
            case ShapeWord.Rune:
                BinaryPrimitives.WriteUInt32LittleEndian(to, TReader.ReadRune(ref _reader));
                break;
            case ShapeWord.Guid:
                TReader.ReadGuid(ref _reader).TryWriteBytes(to);
                break;
            case ShapeWord.DateTime:
                BinaryPrimitives.WriteUInt64LittleEndian(to, TReader.ReadDateTime(ref _reader));
                break;
            case ShapeWord.DateTimeOffset:
                BinaryPrimitives.WriteInt64LittleEndian(to, TReader.ReadDateTimeOffset(ref _reader, out short minutes));
                BinaryPrimitives.WriteInt16LittleEndian(to[sizeof(long)..], minutes);
                break;
            case ShapeWord.Date:
                BinaryPrimitives.WriteInt32LittleEndian(to, TReader.ReadDate(ref _reader));
                break;
            case ShapeWord.Time:
                BinaryPrimitives.WriteInt64LittleEndian(to, TReader.ReadTime(ref _reader));
                break;
            default:
                BinaryPrimitives.WriteInt64LittleEndian(to, TReader.ReadTimeSpan(ref _reader));
                break;
        }
    }
}
