// Owns: google.protobuf's wrappers of extensions: a message with the value as field 1. Knows no field.
using System.Buffers;

namespace Octavo.Protobuf.Extensions;

/// <summary>A scalar in its wrapper.</summary>
/// <param name="value">The form of the scalar.</param>
internal sealed class ExtensionWrapper<T>(ExtensionScalar<T> value) : ExtensionForm<T>
    where T : notnull
{
    private const int Number = 1;

    internal override T ReadMessage(ReadOnlySpan<byte> content, OctavoProtobufOptions? options)
    {
        T read = value.Zero;
        var reader = new OctavoProtobufReader(content, options);
        try
        {
            while (reader.ReadTag(out int number, out ProtobufWireType type))
            {
                if (number == Number && (uint)type == value.WireType && value.TryRead(ref reader, out T? last, out _))
                {
                    read = last;
                }
                else
                {
                    reader.Skip();
                }
            }
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, OctavoProtobuf.Name, reader.Offset, "");
        }
        return read;
    }

    /// <summary>Zero is an empty message, as in a wrapper of a member.</summary>
    internal override byte[] WriteMessage(T written, OctavoProtobufOptions? options)
    {
        if (IsZero(written))
        {
            return [];
        }
        var content = new ArrayBufferWriter<byte>();
        var writer = new OctavoProtobufWriter(content, options);
        try
        {
            writer.WriteTag(Number, (ProtobufWireType)value.WireType);
            value.Write(ref writer, written);
        }
        finally
        {
            writer.Dispose();
        }
        return content.WrittenSpan.ToArray();
    }

    /// <summary>A number of which every bit is zero, so −0 is kept, or what is empty.</summary>
    private static bool IsZero(T value) => value switch
    {
        string text => text.Length == 0,
        byte[] bytes => bytes.Length == 0,
        double number => BitConverter.DoubleToUInt64Bits(number) == 0,
        float number => BitConverter.SingleToUInt32Bits(number) == 0,
        _ => EqualityComparer<T>.Default.Equals(value, default),
    };
}
