// Owns: descriptor.proto's messages, read by hand. Knows no field types but by their numbers.
using Octavo.Internal;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Descriptors;

/// <summary>Reads what the JSON mapping needs of a <c>google.protobuf.FileDescriptorSet</c> and skips the rest.</summary>
internal static class DescriptorReader
{
    private const int Required = 2;
    private const int Repeated = 3;

    /// <summary>The files of a set.</summary>
    /// <exception cref="OctavoException">The bytes are not such a message.</exception>
    internal static List<FileDescriptor> Files(ReadOnlySpan<byte> set)
    {
        var reader = new OctavoProtobufReader(set);
        var files = new List<FileDescriptor>();
        try
        {
            while (reader.ReadTag(out int number, out ProtobufWireType wire))
            {
                if (IsMessage(number, wire, 1))
                {
                    files.Add(File(ref reader));
                }
                else
                {
                    reader.Skip();
                }
            }
            return files;
        }
        catch (OctavoException found) when (found.Format.Length == 0)
        {
            throw new OctavoException(found, ProtoJsonTypes.Format, reader.Offset, "");
        }
    }

    private static FileDescriptor File(ref OctavoProtobufReader reader)
    {
        var file = new FileDescriptor { Offset = reader.Offset };
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            switch (number, wire)
            {
                case (2, ProtobufWireType.LengthDelimited):
                    file.Package = reader.ReadText()!;
                    break;
                case (4, ProtobufWireType.LengthDelimited):
                    file.Messages.Add(Message(ref reader));
                    break;
                case (5, ProtobufWireType.LengthDelimited):
                    file.Enums.Add(Enum(ref reader));
                    break;
                case (7, ProtobufWireType.LengthDelimited):
                    file.Extensions.Add(Field(ref reader));
                    break;
                case (8, ProtobufWireType.LengthDelimited):
                    file.Features = file.Features.With(Options(ref reader, 50, out _));
                    break;
                case (12, ProtobufWireType.LengthDelimited):
                    file.Syntax = reader.ReadText()!;
                    break;
                case (14, ProtobufWireType.Varint):
                    file.Edition = reader.ReadInt32();
                    break;
                default:
                    reader.Skip();
                    break;
            }
        }
        reader.EndMessage(end);
        return file;
    }

    /// <summary>The name of a message: one with dots would be in as many scopes, in each of which names are looked for.</summary>
    private static string Name(ref OctavoProtobufReader reader) => reader.ReadText()! is var name && !name.Contains('.', StringComparison.Ordinal) ? name
        : throw new OctavoException(OctavoErrorCode.InvalidData, $"the name of the message {Throw.Shown(name)} has a dot: only packages have them.",
            ProtoJsonTypes.Format, reader.Offset);

    private static MessageDescriptor Message(ref OctavoProtobufReader reader)
    {
        var message = new MessageDescriptor { Offset = reader.Offset };
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            switch (number, wire)
            {
                case (1, ProtobufWireType.LengthDelimited):
                    message.Name = Name(ref reader);
                    break;
                case (2, ProtobufWireType.LengthDelimited):
                    message.Fields.Add(Field(ref reader));
                    break;
                case (3, ProtobufWireType.LengthDelimited):
                    message.Messages.Add(Message(ref reader));
                    break;
                case (4, ProtobufWireType.LengthDelimited):
                    message.Enums.Add(Enum(ref reader));
                    break;
                case (6, ProtobufWireType.LengthDelimited):
                    message.Extensions.Add(Field(ref reader));
                    break;
                case (7, ProtobufWireType.LengthDelimited):
                    message.Features = message.Features.With(Options(ref reader, 12, out Flags flags));
                    message.IsMessageSet = flags.First ?? message.IsMessageSet;
                    message.IsMapEntry = flags.Seventh ?? message.IsMapEntry;
                    break;
                case (8, ProtobufWireType.LengthDelimited):
                    message.Oneofs.Add(Oneof(ref reader));
                    break;
                default:
                    reader.Skip();
                    break;
            }
        }
        reader.EndMessage(end);
        return message;
    }

    private static FeatureSet Oneof(ref OctavoProtobufReader reader)
    {
        FeatureSet features = default;
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            if (IsMessage(number, wire, 2))
            {
                features = features.With(Options(ref reader, 1, out _));
            }
            else
            {
                reader.Skip();
            }
        }
        reader.EndMessage(end);
        return features;
    }

    private static EnumDescriptor Enum(ref OctavoProtobufReader reader)
    {
        var descriptor = new EnumDescriptor { Offset = reader.Offset };
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            switch (number, wire)
            {
                case (1, ProtobufWireType.LengthDelimited):
                    descriptor.Name = reader.ReadText()!;
                    break;
                case (2, ProtobufWireType.LengthDelimited):
                    descriptor.Values.Add(EnumValue(ref reader));
                    break;
                case (3, ProtobufWireType.LengthDelimited):
                    descriptor.Features = descriptor.Features.With(Options(ref reader, 7, out _));
                    break;
                default:
                    reader.Skip();
                    break;
            }
        }
        reader.EndMessage(end);
        return descriptor;
    }

    private static (string Name, int Number) EnumValue(ref OctavoProtobufReader reader)
    {
        (string Name, int Number) value = ("", 0);
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            switch (number, wire)
            {
                case (1, ProtobufWireType.LengthDelimited):
                    value.Name = reader.ReadText()!;
                    break;
                case (2, ProtobufWireType.Varint):
                    value.Number = reader.ReadInt32();
                    break;
                default:
                    reader.Skip();
                    break;
            }
        }
        reader.EndMessage(end);
        return value;
    }

    private static FieldDescriptor Field(ref OctavoProtobufReader reader)
    {
        var field = new FieldDescriptor { Offset = reader.Offset };
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            switch (number, wire)
            {
                case (1, ProtobufWireType.LengthDelimited):
                    field.Name = reader.ReadText()!;
                    break;
                case (2, ProtobufWireType.LengthDelimited):
                    field.Extendee = reader.ReadText()!;
                    break;
                case (3, ProtobufWireType.Varint):
                    field.Number = reader.ReadInt32();
                    break;
                case (4, ProtobufWireType.Varint):
                    int label = reader.ReadInt32();
                    field.IsRepeated = label == Repeated;
                    field.IsRequired = label == Required;
                    break;
                case (5, ProtobufWireType.Varint):
                    field.Kind = (FieldKind)reader.ReadInt32();
                    break;
                case (6, ProtobufWireType.LengthDelimited):
                    field.TypeName = reader.ReadText()!;
                    break;
                case (8, ProtobufWireType.LengthDelimited):
                    field.Features = field.Features.With(Options(ref reader, 21, out Flags flags));
                    field.Packed = flags.Second ?? field.Packed;
                    break;
                case (9, ProtobufWireType.Varint):
                    field.Oneof = reader.ReadInt32();
                    break;
                case (10, ProtobufWireType.LengthDelimited):
                    field.JsonName = reader.ReadText()!;
                    break;
                case (17, ProtobufWireType.Varint):
                    field.IsProto3Optional = reader.ReadBool();
                    break;
                default:
                    reader.Skip();
                    break;
            }
        }
        reader.EndMessage(end);
        return field;
    }

    /// <summary>Options of any kind, or a piece of them: their features, and the flags of low numbers.</summary>
    private static FeatureSet Options(ref OctavoProtobufReader reader, int features, out Flags flags)
    {
        FeatureSet found = default;
        flags = default;
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            if (IsMessage(number, wire, features))
            {
                found = found.With(Features(ref reader));
            }
            else if (wire == ProtobufWireType.Varint && (number is 1 or 2 or 7))
            {
                bool value = reader.ReadBool();
                flags = number switch { 1 => flags with { First = value }, 2 => flags with { Second = value }, _ => flags with { Seventh = value } };
            }
            else
            {
                reader.Skip();
            }
        }
        reader.EndMessage(end);
        return found;
    }

    private static FeatureSet Features(ref OctavoProtobufReader reader)
    {
        FeatureSet found = default;
        long end = reader.BeginMessage();
        while (reader.ReadTag(out int number, out ProtobufWireType wire))
        {
            if (wire != ProtobufWireType.Varint || number > 6)
            {
                reader.Skip();
                continue;
            }
            int value = reader.ReadInt32();
            found = number switch
            {
                1 => found with { FieldPresence = value },
                2 => found with { EnumType = value },
                3 => found with { RepeatedFieldEncoding = value },
                4 => found with { Utf8Validation = value },
                5 => found with { MessageEncoding = value },
                _ => found with { JsonFormat = value },
            };
        }
        reader.EndMessage(end);
        return found;
    }

    private static bool IsMessage(int number, ProtobufWireType wire, int wanted) => number == wanted && wire == ProtobufWireType.LengthDelimited;

    /// <summary>Options that are truth values: <c>message_set_wire_format</c> is 1, <c>packed</c> 2, <c>map_entry</c> 7.</summary>
    private readonly record struct Flags(bool? First, bool? Second, bool? Seventh);
}
