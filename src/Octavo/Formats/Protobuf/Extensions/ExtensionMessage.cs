// Owns: messages of extensions: the codec of their type. Knows no field.
namespace Octavo.Protobuf.Extensions;

/// <summary>A message with a codec.</summary>
internal sealed class ExtensionMessage<T> : ExtensionForm<T>
    where T : notnull
{
    internal override T ReadMessage(ReadOnlySpan<byte> content, OctavoProtobufOptions? options) => OctavoProtobuf.Deserialize<T>(content, options)!;

    internal override byte[] WriteMessage(T value, OctavoProtobufOptions? options) => OctavoProtobuf.Serialize(value, options);
}
