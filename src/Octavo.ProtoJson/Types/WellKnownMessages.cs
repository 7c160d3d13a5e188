// Owns: the messages of google.protobuf that have a JSON of their own: every registry has these, so none can have them otherwise.
using Octavo.ProtoJson.Descriptors;

namespace Octavo.ProtoJson.Types;

internal static class WellKnownMessages
{
    private const string Package = "google.protobuf";

    private static readonly (string Name, FieldKind Kind)[] s_wrappers =
    [
        ("DoubleValue", FieldKind.Double), ("FloatValue", FieldKind.Float), ("Int64Value", FieldKind.Int64), ("UInt64Value", FieldKind.UInt64),
            ("Int32Value", FieldKind.Int32),
        ("UInt32Value", FieldKind.UInt32), ("BoolValue", FieldKind.Bool), ("StringValue", FieldKind.String), ("BytesValue", FieldKind.Bytes),
    ];

    internal static WellKnownKind KindOf(string fullName) =>
        !fullName.StartsWith(Package + ".", StringComparison.Ordinal) ? WellKnownKind.None : fullName[(Package.Length + 1)..] switch
        {
            "Any" => WellKnownKind.Any,
            "Timestamp" => WellKnownKind.Timestamp,
            "Duration" => WellKnownKind.Duration,
            "FieldMask" => WellKnownKind.FieldMask,
            "Struct" => WellKnownKind.Struct,
            "Value" => WellKnownKind.Value,
            "ListValue" => WellKnownKind.ListValue,
            var name when s_wrappers.Any(wrapper => wrapper.Name == name) => WellKnownKind.Wrapper,
            _ => WellKnownKind.None,
        };

    /// <summary>The files of google.protobuf with these messages, as one.</summary>
    internal static FileDescriptor File() => new()
    {
        Package = Package,
        Syntax = "proto3",
        Messages =
        [
            Message("Any", Field("type_url", 1, FieldKind.String), Field("value", 2, FieldKind.Bytes)),
            Message("Timestamp", Field("seconds", 1, FieldKind.Int64), Field("nanos", 2, FieldKind.Int32)),
            Message("Duration", Field("seconds", 1, FieldKind.Int64), Field("nanos", 2, FieldKind.Int32)),
            Message("FieldMask", Repeated(Field("paths", 1, FieldKind.String))),
            Message("Empty"),
            StructMessage(),
            ValueMessage(),
            Message("ListValue", Repeated(Field("values", 1, FieldKind.Message, "Value"))),
            .. s_wrappers.Select(wrapper => Message(wrapper.Name, Field("value", 1, wrapper.Kind))),
        ],
        Enums = [new EnumDescriptor { Name = "NullValue", Values = { ("NULL_VALUE", 0) } }],
    };

    private static MessageDescriptor StructMessage()
    {
        MessageDescriptor message = Message("Struct", Repeated(Field("fields", 1, FieldKind.Message, "Struct.FieldsEntry")));
        MessageDescriptor entry = Message("FieldsEntry", Field("key", 1, FieldKind.String), Field("value", 2, FieldKind.Message, "Value"));
        entry.IsMapEntry = true;
        message.Messages.Add(entry);
        return message;
    }

    private static MessageDescriptor ValueMessage()
    {
        MessageDescriptor message = Message(
            "Value",
            Field("null_value", 1, FieldKind.Enum, "NullValue"),
            Field("number_value", 2, FieldKind.Double),
            Field("string_value", 3, FieldKind.String),
            Field("bool_value", 4, FieldKind.Bool),
            Field("struct_value", 5, FieldKind.Message, "Struct"),
            Field("list_value", 6, FieldKind.Message, "ListValue"));
        message.Oneofs.Add(default);
        foreach (FieldDescriptor field in message.Fields)
        {
            field.Oneof = 0;
        }
        return message;
    }

    private static MessageDescriptor Message(string name, params FieldDescriptor[] fields)
    {
        var message = new MessageDescriptor { Name = name };
        message.Fields.AddRange(fields);
        return message;
    }

    private static FieldDescriptor Field(string name, int number, FieldKind kind, string? type = null) =>
        new() { Name = name, Number = number, Kind = kind, TypeName = type is null ? "" : $".{Package}.{type}" };

    private static FieldDescriptor Repeated(FieldDescriptor field)
    {
        field.IsRepeated = true;
        return field;
    }
}
