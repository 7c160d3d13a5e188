// Owns: which form values of a type have, by what their extension says. Knows no message.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Protobuf.WellKnown;
using Octavo.Shapes;

namespace Octavo.Protobuf.Extensions;

internal static class ExtensionForms
{
    /// <summary>The form of values.</summary>
    /// <exception cref="NotSupportedException">There is no such value in Protobuf.</exception>
    internal static ExtensionForm<T> Of<T>(ProtobufEncoding encoding, bool isClosed, bool trustsText, bool isWrapped)
        where T : notnull
    {
        Type type = typeof(T);
        object? form = Scalar(type, encoding, trustsText);
        if (isWrapped)
        {
            return form is ExtensionScalar<T> scalar && encoding == ProtobufEncoding.Default ? new ExtensionWrapper<T>(scalar)
                : throw Refused(type, encoding, "google.protobuf has no wrapper of it");
        }
        if (form is null && type.IsEnum && encoding == ProtobufEncoding.Default)
        {
            return new ExtensionEnum<T>(isClosed);
        }
        if (form is null && encoding is ProtobufEncoding.Default or ProtobufEncoding.Group)
        {
            form = Time(type) ?? (IsMessage<T>() ? new ExtensionMessage<T>() : null);
        }
        return form as ExtensionForm<T> ?? throw Refused(type, encoding, "Protobuf has no such value");
    }

    private static object? Scalar(Type type, ProtobufEncoding encoding, bool trustsText) => (Type.GetTypeCode(type), encoding) switch
    {
        _ when type.IsEnum => null,
        (TypeCode.Boolean, ProtobufEncoding.Default) =>
            new ExtensionScalar<bool>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadBool(),
                (ref OctavoProtobufWriter writer, bool value) => writer.WriteBool(value), false),
        (TypeCode.Int32, ProtobufEncoding.Default) =>
            new ExtensionScalar<int>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadInt32(),
                (ref OctavoProtobufWriter writer, int value) => writer.WriteInt32(value), 0),
        (TypeCode.Int32, ProtobufEncoding.ZigZag) =>
            new ExtensionScalar<int>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadSInt32(),
                (ref OctavoProtobufWriter writer, int value) => writer.WriteSInt32(value), 0),
        (TypeCode.Int32, ProtobufEncoding.Fixed) =>
            new ExtensionScalar<int>(ProtobufTag.Fixed32, (ref OctavoProtobufReader reader) => reader.ReadSFixed32(),
                (ref OctavoProtobufWriter writer, int value) => writer.WriteSFixed32(value), 0),
        (TypeCode.UInt32, ProtobufEncoding.Default) =>
            new ExtensionScalar<uint>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadUInt32(),
                (ref OctavoProtobufWriter writer, uint value) => writer.WriteUInt32(value), 0),
        (TypeCode.UInt32, ProtobufEncoding.Fixed) =>
            new ExtensionScalar<uint>(ProtobufTag.Fixed32, (ref OctavoProtobufReader reader) => reader.ReadFixed32(),
                (ref OctavoProtobufWriter writer, uint value) => writer.WriteFixed32(value), 0),
        (TypeCode.Int64, ProtobufEncoding.Default) =>
            new ExtensionScalar<long>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadInt64(),
                (ref OctavoProtobufWriter writer, long value) => writer.WriteInt64(value), 0),
        (TypeCode.Int64, ProtobufEncoding.ZigZag) =>
            new ExtensionScalar<long>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadSInt64(),
                (ref OctavoProtobufWriter writer, long value) => writer.WriteSInt64(value), 0),
        (TypeCode.Int64, ProtobufEncoding.Fixed) =>
            new ExtensionScalar<long>(ProtobufTag.Fixed64, (ref OctavoProtobufReader reader) => reader.ReadSFixed64(),
                (ref OctavoProtobufWriter writer, long value) => writer.WriteSFixed64(value), 0),
        (TypeCode.UInt64, ProtobufEncoding.Default) =>
            new ExtensionScalar<ulong>(ProtobufTag.Varint, (ref OctavoProtobufReader reader) => reader.ReadUInt64(),
                (ref OctavoProtobufWriter writer, ulong value) => writer.WriteUInt64(value), 0),
        (TypeCode.UInt64, ProtobufEncoding.Fixed) =>
            new ExtensionScalar<ulong>(ProtobufTag.Fixed64, (ref OctavoProtobufReader reader) => reader.ReadFixed64(),
                (ref OctavoProtobufWriter writer, ulong value) => writer.WriteFixed64(value), 0),
        (TypeCode.Single, ProtobufEncoding.Default) =>
            new ExtensionScalar<float>(ProtobufTag.Fixed32, (ref OctavoProtobufReader reader) => reader.ReadSingle(),
                (ref OctavoProtobufWriter writer, float value) => writer.WriteSingle(value), 0),
        (TypeCode.Double, ProtobufEncoding.Default) =>
            new ExtensionScalar<double>(ProtobufTag.Fixed64, (ref OctavoProtobufReader reader) => reader.ReadDouble(),
                (ref OctavoProtobufWriter writer, double value) => writer.WriteDouble(value), 0),
        (TypeCode.String, ProtobufEncoding.Default) when trustsText =>
            new ExtensionScalar<string>(ProtobufTag.Delimited, (ref OctavoProtobufReader reader) => OctavoProtobufReader.ReadTrustedText(ref reader),
                (ref OctavoProtobufWriter writer, string value) => writer.WriteText(value), ""),
        (TypeCode.String, ProtobufEncoding.Default) =>
            new ExtensionScalar<string>(ProtobufTag.Delimited, (ref OctavoProtobufReader reader) => reader.ReadText()!,
                (ref OctavoProtobufWriter writer, string value) => writer.WriteText(value), ""),
        (_, ProtobufEncoding.Default) when type == typeof(byte[]) =>
            new ExtensionScalar<byte[]>(ProtobufTag.Delimited, (ref OctavoProtobufReader reader) => reader.ReadBytes()!,
                (ref OctavoProtobufWriter writer, byte[] value) => writer.WriteBytes(value), []),
        _ => null,
    };

    private static object? Time(Type type) =>
        type == typeof(DateTime)
            ? new ExtensionTime<DateTime>((ref OctavoProtobufReader reader) => reader.ReadDateTime(), OctavoProtobufWriter.MaxDateTime,
                OctavoProtobufWriter.PutDateTime)
        : type == typeof(DateTimeOffset)
        ? new ExtensionTime<DateTimeOffset>((ref OctavoProtobufReader reader) => reader.ReadDateTimeOffset(), OctavoProtobufWriter.MaxDateTimeOffset,
            OctavoProtobufWriter.PutDateTimeOffset)
        : type == typeof(TimeSpan)
        ? new ExtensionTime<TimeSpan>((ref OctavoProtobufReader reader) => reader.ReadTimeSpan(), OctavoProtobufWriter.MaxTimeSpan,
            OctavoProtobufWriter.PutTimeSpan)
        : null;

    /// <summary>Whether a type with a codec is a message itself, and not the field 1 of one as a root. Hand-written codecs are what they say.</summary>
    private static bool IsMessage<T>() =>
        WellKnownTypes.NameOf(typeof(T)) is not null || TypeShape.Of(CodecCache<T>.Entry, MemberIdentity.Protobuf) is null or { Bare: null };

    private static NotSupportedException Refused(Type type, ProtobufEncoding encoding, string why) =>
        new($"An extension cannot have values of {type}{(encoding == ProtobufEncoding.Default ? "" : $" as {nameof(ProtobufEncoding)}.{encoding}")}: {why}. Numbers, truth values, text, arrays of bytes, enums, times, and types that are messages can be values.");
}
