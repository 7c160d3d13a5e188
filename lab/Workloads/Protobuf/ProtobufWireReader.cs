// Owns: Protobuf read naively by reflection, so files are read by none of the libraries that are measured. Must not know: libraries.
using System.Buffers.Binary;
using System.Collections;
using System.Text;

namespace Octavo.Lab.Workloads;

/// <summary>The reference reader, of files that are sound: groups and fields that are not known have no place in them.</summary>
public static class ProtobufWireReader
{
    /// <summary>Reads a message.</summary>
    public static T Read<T>(byte[] bytes)
        where T : class => (T)Read(typeof(T), bytes);

    private static object Read(Type type, ReadOnlySpan<byte> bytes)
    {
        object message = Activator.CreateInstance(type)!;
        ProtobufMemberOf[] members = ProtobufMemberOf.Of(type);
        while (!bytes.IsEmpty)
        {
            ulong tag = Varint(ref bytes);
            ProtobufMemberOf member = members.First(one => one.Field.Number == (int)(tag >> 3));
            if (member.Element is null)
                member.Property.SetValue(message, Scalar(member.Scalar, member.Field, ref bytes));
            else
                Append(message, member, (int)(tag & 7), ref bytes);
        }

        return message;
    }

    private static void Append(object message, ProtobufMemberOf member, int type, ref ReadOnlySpan<byte> bytes)
    {
        var elements = new ArrayList();
        if (member.Property.GetValue(message) is ICollection before)
            elements.AddRange(before);
        if (type == ProtobufWire.Length && ProtobufWire.TypeOf(member.Scalar, member.Field) != ProtobufWire.Length)
        {
            ReadOnlySpan<byte> packed = Take(ref bytes);
            while (!packed.IsEmpty)
                elements.Add(Scalar(member.Scalar, member.Field, ref packed));
        }
        else
        {
            elements.Add(Scalar(member.Scalar, member.Field, ref bytes));
        }

        Array array = elements.ToArray(member.Scalar);
        member.Property.SetValue(message, member.Property.PropertyType.IsArray ? array : Activator.CreateInstance(member.Property.PropertyType, array));
    }

    private static object Scalar(Type type, ProtobufFieldOf field, ref ReadOnlySpan<byte> bytes)
    {
        switch (ProtobufWire.TypeOf(type, field))
        {
            case ProtobufWire.Fixed64:
                ulong wide = BinaryPrimitives.ReadUInt64LittleEndian(bytes);
                bytes = bytes[sizeof(ulong)..];
                return type == typeof(double) ? BitConverter.UInt64BitsToDouble(wide) : type == typeof(long) ? (object)(long)wide : wide;
            case ProtobufWire.Fixed32:
                uint word = BinaryPrimitives.ReadUInt32LittleEndian(bytes);
                bytes = bytes[sizeof(uint)..];
                return type == typeof(float) ? BitConverter.UInt32BitsToSingle(word) : type == typeof(int) ? (object)(int)word : word;
            case ProtobufWire.Varint:
                return Number(type, field, Varint(ref bytes));
            default:
                return Delimited(type, Take(ref bytes));
        }
    }

    private static object Number(Type type, ProtobufFieldOf field, ulong value)
    {
        long signed = field.IsZigZag ? (long)(value >> 1) ^ -(long)(value & 1) : (long)value;
        if (type.IsEnum)
            return Enum.ToObject(type, signed);
        if (type == typeof(bool))
            return value != 0;
        if (type == typeof(ulong))
            return value;
        return type == typeof(long) ? signed : type == typeof(uint) ? (uint)value : (object)(int)signed;
    }

    private static object Delimited(Type type, ReadOnlySpan<byte> content)
    {
        if (type == typeof(string))
            return Encoding.UTF8.GetString(content);
        if (type == typeof(DateTime))
            return DateTime.SpecifyKind(DateTime.UnixEpoch.AddDays(Days(Fields(content)[1])), DateTimeKind.Unspecified);
        if (type != typeof(decimal))
            return Read(type, content);
        ulong[] parts = Fields(content);
        return new decimal((int)parts[1], (int)(parts[1] >> 32), (int)parts[2], (parts[3] & 1) != 0, (byte)(parts[3] >> 1));
    }

    private static long Days(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    // The messages of bcl.proto hold varints alone.
    private static ulong[] Fields(ReadOnlySpan<byte> content)
    {
        ulong[] fields = new ulong[4];
        while (!content.IsEmpty)
        {
            ulong tag = Varint(ref content);
            fields[tag >> 3] = Varint(ref content);
        }

        return fields;
    }

    private static ReadOnlySpan<byte> Take(ref ReadOnlySpan<byte> bytes)
    {
        int length = (int)Varint(ref bytes);
        ReadOnlySpan<byte> content = bytes[..length];
        bytes = bytes[length..];
        return content;
    }

    private static ulong Varint(ref ReadOnlySpan<byte> bytes)
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = bytes[0];
            bytes = bytes[1..];
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
                return value;
        }
    }
}
