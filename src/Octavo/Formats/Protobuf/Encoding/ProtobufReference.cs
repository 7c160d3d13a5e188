// Owns: the fields of protobuf-net's bcl.NetObjectProxy. Knows no reader and no writer.
namespace Octavo.Protobuf;

internal static class ProtobufReference
{
    /// <summary>bcl.NetObjectProxy's field with the key of an object that came before, as a tag.</summary>
    internal const uint ExistingKey = 1 << 3;

    /// <summary>Its field with the key of the object that follows.</summary>
    internal const uint NewKey = 2 << 3;

    /// <summary>The number of its field with the object.</summary>
    internal const int PayloadNumber = 10;

    /// <summary>That field as a tag.</summary>
    internal const uint Payload = (PayloadNumber << 3) | ProtobufTag.Delimited;

    /// <summary>That field as a group's tag.</summary>
    internal const uint PayloadGroup = (PayloadNumber << 3) | ProtobufTag.GroupStart;

    /// <summary>Its fields for types: the key of one that came before, the key of one that follows, its name.</summary>
    internal const uint ExistingTypeKey = 3 << 3;

    /// <inheritdoc cref="ExistingTypeKey"/>
    internal const uint NewTypeKey = 4 << 3;

    /// <inheritdoc cref="ExistingTypeKey"/>
    internal const uint TypeName = (8 << 3) | ProtobufTag.Delimited;
}
