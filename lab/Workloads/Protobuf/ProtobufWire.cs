// Owns: Protobuf written naively by reflection, from the specification and bcl.proto alone: what all libraries are held to.
// Must not know: libraries.
using System.Buffers.Binary;
using System.Collections;
using System.Text;

namespace Octavo.Lab.Workloads;

/// <summary>The reference writer.</summary>
public static class ProtobufWire
{
    internal const int Varint = 0;
    internal const int Fixed64 = 1;
    internal const int Length = 2;
    internal const int Fixed32 = 5;

    /// <summary>The bytes of a message.</summary>
    public static byte[] Write(object message)
    {
        var bytes = new List<byte>();
        foreach (ProtobufMemberOf member in ProtobufMemberOf.Of(message.GetType()))
            Member(bytes, member, member.Property.GetValue(message));
        return [.. bytes];
    }

    /// <summary>The wire type of a scalar.</summary>
    internal static int TypeOf(Type scalar, ProtobufFieldOf field)
    {
        if (scalar == typeof(double) || (field.IsFixed && (scalar == typeof(long) || scalar == typeof(ulong))))
            return Fixed64;
        if (scalar == typeof(float) || field.IsFixed)
            return Fixed32;
        return scalar.IsEnum || (scalar.IsPrimitive && scalar != typeof(char)) ? Varint : Length;
    }

    private static void Member(List<byte> bytes, ProtobufMemberOf member, object? value)
    {
        ProtobufFieldOf field = member.Field;
        int type = TypeOf(member.Scalar, field);
        switch (value)
        {
            case null:
            case ICollection { Count: 0 }:
                return;
            case ICollection elements when member.Element is not null && field.IsPacked:
                var packed = new List<byte>();
                foreach (object element in elements)
                    Scalar(packed, element, field);
                Tag(bytes, field.Number, Length);
                Put(bytes, (ulong)packed.Count);
                bytes.AddRange(packed);
                return;
            case ICollection elements when member.Element is not null:
                foreach (object element in elements)
                    One(bytes, field, type, element);
                return;
            case ValueType zero when !member.IsExplicit && zero.Equals(Activator.CreateInstance(zero.GetType())):
                return;
            default:
                One(bytes, field, type, value);
                return;
        }
    }

    private static void One(List<byte> bytes, ProtobufFieldOf field, int type, object value)
    {
        Tag(bytes, field.Number, type);
        Scalar(bytes, value, field);
    }

    private static void Scalar(List<byte> bytes, object value, ProtobufFieldOf field)
    {
        switch (value)
        {
            case int number when field.IsZigZag: Put(bytes, (uint)((number << 1) ^ (number >> 31))); break;
            case long number when field.IsZigZag: Put(bytes, (ulong)((number << 1) ^ (number >> 63))); break;
            case double real: Fixed(bytes, BitConverter.DoubleToUInt64Bits(real), sizeof(double)); break;
            case float real: Fixed(bytes, BitConverter.SingleToUInt32Bits(real), sizeof(float)); break;
            case uint number when field.IsFixed: Fixed(bytes, number, sizeof(uint)); break;
            case ulong number when field.IsFixed: Fixed(bytes, number, sizeof(ulong)); break;
            case ulong number: Put(bytes, number); break;
            case bool bit: Put(bytes, bit ? 1UL : 0); break;
            case Enum or int or long or uint: Put(bytes, (ulong)Convert.ToInt64(value)); break;
            case string text: Delimited(bytes, Encoding.UTF8.GetBytes(text)); break;
            case DateTime time: Delimited(bytes, Time(time)); break;
            case decimal money: Delimited(bytes, Money(money)); break;
            default: Delimited(bytes, Write(value)); break;
        }
    }

    // bcl.proto's DateTime: here days alone, the scale 0, which is absent.
    private static byte[] Time(DateTime time)
    {
        long ticks = (time - DateTime.UnixEpoch).Ticks;
        if (ticks % TimeSpan.TicksPerDay != 0)
            throw new NotSupportedException("The reference writer knows whole days alone.");
        var bytes = new List<byte>();
        long days = ticks / TimeSpan.TicksPerDay;
        if (days != 0)
        {
            Tag(bytes, 1, Varint);
            Put(bytes, (ulong)((days << 1) ^ (days >> 63)));
        }

        return [.. bytes];
    }

    // bcl.proto's Decimal: the low 64 bits, the high 32, sign and scale.
    private static byte[] Money(decimal money)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(money, parts);
        var bytes = new List<byte>();
        ulong[] fields = [((ulong)(uint)parts[1] << 32) | (uint)parts[0], (uint)parts[2], (ulong)(((parts[3] >> 15) & 0x1FE) | ((parts[3] >> 31) & 1))];
        for (int i = 0; i < fields.Length; i++)
        {
            if (fields[i] == 0)
                continue;
            Tag(bytes, i + 1, Varint);
            Put(bytes, fields[i]);
        }

        return [.. bytes];
    }

    private static void Tag(List<byte> bytes, int number, int type) => Put(bytes, (ulong)((number << 3) | type));

    private static void Delimited(List<byte> bytes, byte[] content)
    {
        Put(bytes, (ulong)content.Length);
        bytes.AddRange(content);
    }

    private static void Fixed(List<byte> bytes, ulong bits, int size)
    {
        Span<byte> all = stackalloc byte[sizeof(ulong)];
        BinaryPrimitives.WriteUInt64LittleEndian(all, bits);
        bytes.AddRange(all[..size]);
    }

    private static void Put(List<byte> bytes, ulong value)
    {
        for (; value > 0x7F; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        bytes.Add((byte)value);
    }
}
