// Owns: the codec of one type in Orleans: one field with the value's bytes after their length. Specification: docs/features/orleans.md. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Orleans.Serialization.Buffers;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.GeneratedCodeHelpers;
using Orleans.Serialization.Serializers;
using Orleans.Serialization.WireProtocol;

namespace Octavo.Orleans;

/// <remarks>Orleans' generalized codecs write an object with the name of the type and the bytes in it, and look up the type for each value. Here the type is
/// the type of the field, which is left out if it is the expected one, and which was looked up when Orleans made this codec.</remarks>
internal sealed class OrleansCodec(Type type, OctavoFormat format) : IFieldCodec
{
    public void WriteField<TBufferWriter>(ref Writer<TBufferWriter> writer, uint fieldIdDelta, Type? expectedType, object? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        // Before the value is recorded as a reference: the codec of its own type records it, too.
        if (value is not null && IsOfAnother(value.GetType(), writer.Session.CodecProvider))
        {
            OrleansGeneratedCodeHelper.SerializeUnexpectedType(ref writer, fieldIdDelta, expectedType, value);
            return;
        }
        if (type.IsValueType)
        {
            ReferenceCodec.MarkValueField(writer.Session);
        }
        else if (ReferenceCodec.TryWriteReferenceField(ref writer, fieldIdDelta, expectedType!, value))
        {
            return;
        }
        writer.WriteFieldHeader(fieldIdDelta, expectedType, type, WireType.LengthPrefixed);
        using var bytes = new OctavoBuffer();
        format.Serialize(bytes, value, type);
        writer.WriteVarUInt32((uint)bytes.WrittenCount);
        writer.Write(bytes.WrittenSpan);
    }

    public object? ReadValue<TInput>(ref Reader<TInput> reader, Field field)
    {
        if (field.IsReference)
        {
            return ReferenceCodec.ReadReference(ref reader, field.FieldType ?? type);
        }
        if (field.FieldType is { } written && written != type)
        {
            return OrleansGeneratedCodeHelper.DeserializeUnexpectedType<TInput, object>(ref reader, ref field);
        }
        field.EnsureWireType(WireType.LengthPrefixed);
        // Others may refer to the value by the number that it has now, and it comes after its bytes were read.
        uint number = type.IsValueType ? 0 : ReferenceCodec.CreateRecordPlaceholder(reader.Session);
        if (type.IsValueType)
        {
            ReferenceCodec.MarkValueField(reader.Session);
        }
        object? value = Read(ref reader, reader.ReadVarUInt32());
        if (!type.IsValueType)
        {
            ReferenceCodec.RecordObject(reader.Session, value, number);
        }
        return value;
    }

    /// <summary>Whether an object of a derived type has a codec of its own in Orleans, as Orleans' codecs of classes that are not sealed ask, too. The cases of
    /// a union are written as the union.</summary>
    private bool IsOfAnother(Type actual, ICodecProvider codecs) =>
        actual != type && !type.IsValueType && OctavoCodecs.UnionBase(actual) != type && codecs.TryGetCodec(actual) is not null;

    /// <summary>Reads the bytes in place, and copies them only if they are in several pieces.</summary>
    private object? Read<TInput>(ref Reader<TInput> reader, uint announced)
    {
        int length = announced <= int.MaxValue ? (int)announced : int.MaxValue;
        if (reader.TryReadBytes(length, out ReadOnlySpan<byte> bytes))
        {
            return format.Deserialize(bytes, type);
        }
        if (announced > reader.Length - reader.Position)
        {
            throw new OctavoException(OctavoErrorCode.EndOfData, $"{announced} bytes of {type} were announced, but fewer follow.", format.Name, -1);
        }
        byte[] copy = ArrayPool<byte>.Shared.Rent(length);
        try
        {
            reader.ReadBytes(copy.AsSpan(0, length));
            return format.Deserialize(copy.AsSpan(0, length), type);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(copy);
        }
    }
}
