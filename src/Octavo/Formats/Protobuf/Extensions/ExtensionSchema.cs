// Owns: the types of extensions' values as .proto files name them. Knows no field.
using System.Globalization;
using Octavo.Protobuf.Schema;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Protobuf.Extensions;

internal static class ExtensionSchema
{
    /// <inheritdoc cref="ProtobufExtensionDeclaration.ValueFiles"/>
    internal static IReadOnlyList<ProtobufSchemaFile> Of<T>(ProtobufExtensionDeclaration extension, out string type)
    {
        if (typeof(T).IsEnum)
        {
            IReadOnlyList<ProtobufSchemaFile> files = ProtobufSchema.OfEnum(typeof(T), out string? name);
            type = name ?? Scalar(Enum.GetUnderlyingType(typeof(T)), ProtobufEncoding.Default)!;
            return files;
        }
        if (Scalar(typeof(T), extension.Encoding) is { } scalar)
        {
            type = extension.Wrapped ? ".google.protobuf." + Wrapper(scalar) : scalar;
            return [];
        }
        if (Time(typeof(T)) is { } time)
        {
            type = time;
            return [];
        }
        type = "." + MessageName.Of<T>();
        return WellKnownTypes.NameOf(typeof(T)) is null ? OctavoProtobuf.FilesOf<T>() : [];
    }

    private static string? Time(Type type) =>
        type == typeof(DateTime) || type == typeof(DateTimeOffset) ? ".google.protobuf.Timestamp" : type == typeof(TimeSpan) ? ".google.protobuf.Duration"
            : null;

    private static string Wrapper(string scalar) =>
        (scalar[0] == 'u' ? "UI" + scalar[2..] : char.ToUpper(scalar[0], CultureInfo.InvariantCulture) + scalar[1..]) + "Value";

    private static string? Scalar(Type type, ProtobufEncoding encoding) => (Type.GetTypeCode(type), encoding) switch
    {
        (TypeCode.Boolean, _) => "bool",
        (TypeCode.Int32, ProtobufEncoding.ZigZag) => "sint32",
        (TypeCode.Int32, ProtobufEncoding.Fixed) => "sfixed32",
        (TypeCode.SByte or TypeCode.Int16 or TypeCode.Int32, _) => "int32",
        (TypeCode.UInt32, ProtobufEncoding.Fixed) => "fixed32",
        (TypeCode.Byte or TypeCode.UInt16 or TypeCode.UInt32, _) => "uint32",
        (TypeCode.Int64, ProtobufEncoding.ZigZag) => "sint64",
        (TypeCode.Int64, ProtobufEncoding.Fixed) => "sfixed64",
        (TypeCode.Int64, _) => "int64",
        (TypeCode.UInt64, ProtobufEncoding.Fixed) => "fixed64",
        (TypeCode.UInt64, _) => "uint64",
        (TypeCode.Single, _) => "float",
        (TypeCode.Double, _) => "double",
        (TypeCode.String, _) => "string",
        _ => type == typeof(byte[]) ? "bytes" : null,
    };
}
