// Owns: what a field's value is by its declared type: its name in .proto text, its wire type, and the value as text.
using System.Globalization;
using Octavo.Proto.Model;
using Octavo.Protobuf;

namespace Octavo.Cli.Protos;

internal static class WireTypes
{
    /// <summary>The type's name in <c>.proto</c> text.</summary>
    internal static string NameOf(ProtoField field) => field.Type switch
    {
        ProtoType.Message or ProtoType.Group => field.Message!.Name,
        ProtoType.Enum => field.Enum!.Name,
        _ => field.Type.ToString().ToLowerInvariant(),
    };

    /// <summary>The wire type of one value of a type.</summary>
    internal static ProtobufWireType Of(ProtoType type) => type switch
    {
        ProtoType.Double or ProtoType.Fixed64 or ProtoType.SFixed64 => ProtobufWireType.Fixed64,
        ProtoType.Float or ProtoType.Fixed32 or ProtoType.SFixed32 => ProtobufWireType.Fixed32,
        ProtoType.String or ProtoType.Bytes or ProtoType.Message => ProtobufWireType.LengthDelimited,
        ProtoType.Group => ProtobufWireType.StartGroup,
        _ => ProtobufWireType.Varint,
    };

    /// <summary>A number, truth value or enum, as it is there.</summary>
    internal static string ReadText(ref WireCursor cursor, ProtoField field) => field.Type switch
    {
        ProtoType.Double => Text(BitConverter.UInt64BitsToDouble(cursor.ReadFixed64())),
        ProtoType.Float => Text(BitConverter.UInt32BitsToSingle(cursor.ReadFixed32())),
        ProtoType.Fixed64 => Text(cursor.ReadFixed64()),
        ProtoType.SFixed64 => Text((long)cursor.ReadFixed64()),
        ProtoType.Fixed32 => Text(cursor.ReadFixed32()),
        ProtoType.SFixed32 => Text((int)cursor.ReadFixed32()),
        ProtoType.UInt64 => Text(cursor.ReadVarint()),
        ProtoType.UInt32 => Text((uint)cursor.ReadVarint()),
        ProtoType.Int64 => Text((long)cursor.ReadVarint()),
        ProtoType.SInt32 or ProtoType.SInt64 => Text(ZigZag(cursor.ReadVarint())),
        ProtoType.Bool => cursor.ReadVarint() != 0 ? "true" : "false",
        ProtoType.Enum => Named(field.Enum!, (int)cursor.ReadVarint()),
        _ => Text((int)cursor.ReadVarint()),
    };

    private static string Named(ProtoEnum type, int number) => type.Find(number) is { } value ? $"{value.Name} ({Text(number)})" : Text(number);

    private static long ZigZag(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    private static string Text(IFormattable value) => value.ToString(null, CultureInfo.InvariantCulture);
}
