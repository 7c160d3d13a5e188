// Owns: the list of the well-known types: their full names, and their entries if a type is named only at run time. Knows no member of them.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Protobuf.WellKnown;

/// <summary>The messages of google.protobuf that are types of .NET. The generator has the same list, in Parsing/Values/LibraryTypes.cs.</summary>
internal static class WellKnownTypes
{
    /// <summary>The full name of a type's message; null for types that are not well known.</summary>
    internal static string? NameOf(Type type) => type switch
    {
        _ when type == typeof(ProtobufAny) => "google.protobuf.Any",
        _ when type == typeof(ProtobufEmpty) => "google.protobuf.Empty",
        _ when type == typeof(ProtobufFieldMask) => "google.protobuf.FieldMask",
        _ when type == typeof(ProtobufListValue) => "google.protobuf.ListValue",
        _ when type == typeof(ProtobufStruct) => "google.protobuf.Struct",
        _ when type == typeof(ProtobufValue) => "google.protobuf.Value",
        _ => (CodecCatalog.Find(type) as IWellKnownMessage)?.WellKnownMessage, // of a package
    };

    /// <summary>The file that declares a message.</summary>
    internal static string FileOf(string name) => name switch
    {
        "google.protobuf.Any" => "google/protobuf/any.proto",
        "google.protobuf.Empty" => "google/protobuf/empty.proto",
        "google.protobuf.FieldMask" => "google/protobuf/field_mask.proto",
        "google.protobuf.Timestamp" => "google/protobuf/timestamp.proto",
        "google.protobuf.Duration" => "google/protobuf/duration.proto",
        "google.protobuf.ListValue" or "google.protobuf.Struct" or "google.protobuf.Value" => "google/protobuf/struct.proto",
        _ => "google/protobuf/wrappers.proto",
    };

    /// <summary>The entry of one, or null. Native programs have those that their assemblies name: this table would keep all of them in every program.</summary>
    internal static CodecEntry? Find(Type type) => type switch
    {
        _ when type == typeof(ProtobufAny) => new MessageEntry<ProtobufAny?, ProtobufAnyCodec>(),
        _ when type == typeof(ProtobufEmpty) => new MessageEntry<ProtobufEmpty?, ProtobufEmptyCodec>(),
        _ when type == typeof(ProtobufFieldMask) => new MessageEntry<ProtobufFieldMask?, ProtobufFieldMaskCodec>(),
        _ when type == typeof(ProtobufListValue) => new MessageEntry<ProtobufListValue?, ProtobufListValueCodec>(),
        _ when type == typeof(ProtobufStruct) => new MessageEntry<ProtobufStruct?, ProtobufStructCodec>(),
        _ when type == typeof(ProtobufValue) => new ValueMessageEntry<ProtobufValue, ProtobufValueCodec>(),
        _ => null,
    };

    /// <summary>Of these types a Shape says nothing: most formats have them in a way of their own.</summary>
    private class MessageEntry<T, TCodec> : CodecEntry<T, TCodec>
        where TCodec : struct, ISequentialCodec<T>, ITaggedCodec<T>
    {
        public override string ShapeText => "unknown";

        public override void Write(ref OctavoProtobufWriter writer, in T value) => TCodec.WriteTagged(ref writer, in value);

        public override void Write(ref OctavoProtobufSizer writer, in T value) => TCodec.WriteTagged(ref writer, in value);

        public override void Read(ref OctavoProtobufReader reader, ref T value) => value = TCodec.ReadTagged(ref reader, in value);

        /// <summary>In Protobuf a message, without its fields.</summary>
        public override string? ViewText(MemberIdentity identity) =>
            identity == MemberIdentity.Protobuf ? (typeof(T).IsValueType ? "struct " : "class ") + typeof(T).FullName + " numbers" : ShapeText;
    }

    private sealed class ValueMessageEntry<T, TCodec> : MessageEntry<T, TCodec>
        where T : struct
        where TCodec : struct, ISequentialCodec<T>, ITaggedCodec<T>
    {
        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, TCodec>(kind);
    }
}
