// Owns: the scalars of the pass from Binary to a layout's events. Knows no layout.
using System.Buffers.Binary;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Passes;

internal ref partial struct WritePass<TWriter>
{
    private void WriteScalar(PlanValue place)
    {
        switch (place.Word)
        {
            case ShapeWord.Bool:
                Writer.WriteBool(_binary.Take() != 0);
                break;
            case ShapeWord.Int8:
                Writer.WriteInt8((sbyte)_binary.Take());
                break;
            case ShapeWord.UInt8:
                Writer.WriteUInt8(_binary.Take());
                break;
            case ShapeWord.Int16:
                Writer.WriteInt16(BinaryPrimitives.ReadInt16LittleEndian(_binary.Take(sizeof(short))));
                break;
            case ShapeWord.UInt16:
                Writer.WriteUInt16(BinaryPrimitives.ReadUInt16LittleEndian(_binary.Take(sizeof(ushort))));
                break;
            case ShapeWord.Int32:
                Writer.WriteInt32(BinaryPrimitives.ReadInt32LittleEndian(_binary.Take(sizeof(int))));
                break;
            case ShapeWord.UInt32:
                Writer.WriteUInt32(BinaryPrimitives.ReadUInt32LittleEndian(_binary.Take(sizeof(uint))));
                break;
            case ShapeWord.Int64:
                Writer.WriteInt64(BinaryPrimitives.ReadInt64LittleEndian(_binary.Take(sizeof(long))));
                break;
            case ShapeWord.UInt64:
                Writer.WriteUInt64(BinaryPrimitives.ReadUInt64LittleEndian(_binary.Take(sizeof(ulong))));
                break;
            case ShapeWord.Float32:
                Writer.WriteSingle(BinaryPrimitives.ReadSingleLittleEndian(_binary.Take(sizeof(float))));
                break;
            case ShapeWord.Float64:
                Writer.WriteDouble(BinaryPrimitives.ReadDoubleLittleEndian(_binary.Take(sizeof(double))));
                break;
            default:
                WriteRareScalar(place.Word);
                break;
        }
    }

    private void WriteRareScalar(ShapeWord word)
    {
        ReadOnlySpan<byte> bytes = _binary.Take(ShapeWords.Size(word));
        switch (word)
        {
            case ShapeWord.Int128:
                TWriter.WriteInt128(ref Writer, BinaryPrimitives.ReadInt128LittleEndian(bytes));
                break;
            case ShapeWord.UInt128:
                TWriter.WriteUInt128(ref Writer, BinaryPrimitives.ReadUInt128LittleEndian(bytes));
                break;
            case ShapeWord.Float16:
                TWriter.WriteHalf(ref Writer, BinaryPrimitives.ReadHalfLittleEndian(bytes));
                break;
            case ShapeWord.Decimal:
                TWriter.WriteDecimal(ref Writer, BinaryScalars.Decimal(bytes));
                break;
            case ShapeWord.Char:
                TWriter.WriteChar(ref Writer, (char)BinaryPrimitives.ReadUInt16LittleEndian(bytes));
                break;
            case ShapeWord.Rune:
                TWriter.WriteRune(ref Writer, BinaryPrimitives.ReadUInt32LittleEndian(bytes));
                break;
            case ShapeWord.Guid:
                TWriter.WriteGuid(ref Writer, new Guid(bytes));
                break;
            case ShapeWord.DateTime:
                TWriter.WriteDateTime(ref Writer, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
                break;
            case ShapeWord.DateTimeOffset:
                TWriter.WriteDateTimeOffset(ref Writer, BinaryPrimitives.ReadInt64LittleEndian(bytes),
                    BinaryPrimitives.ReadInt16LittleEndian(bytes[sizeof(long)..]));
                break;
            case ShapeWord.Date:
                TWriter.WriteDate(ref Writer, BinaryPrimitives.ReadInt32LittleEndian(bytes));
                break;
            case ShapeWord.Time:
                TWriter.WriteTime(ref Writer, BinaryPrimitives.ReadInt64LittleEndian(bytes));
                break;
            default:
                TWriter.WriteTimeSpan(ref Writer, BinaryPrimitives.ReadInt64LittleEndian(bytes));
                break;
        }
    }
}
