// Owns: the calls of each format by run-time types.
namespace Octavo.Cli.Tests.Diff.Reality;

/// <summary>A format.</summary>
/// <param name="Name">Its name, as in the tool.</param>
/// <param name="Write">Writes a value of a type.</param>
/// <param name="Read">Reads a value of a type.</param>
internal sealed record Format(string Name, Func<object?, Type, byte[]> Write, Func<byte[], Type, object?> Read)
{
    internal static IReadOnlyList<Format> All { get; } =
    [
        new("binary", (value, type) => OctavoBinary.Serialize(value, type), (data, type) => OctavoBinary.Deserialize(data, type)),
        new("compact", (value, type) => OctavoCompact.Serialize(value, type), (data, type) => OctavoCompact.Deserialize(data, type)),
        new("messagepack", (value, type) => OctavoMsgPack.Serialize(value, type), (data, type) => OctavoMsgPack.Deserialize(data, type)),
        new("cbor", (value, type) => OctavoCbor.Serialize(value, type), (data, type) => OctavoCbor.Deserialize(data, type)),
        new("json", (value, type) => OctavoJson.Serialize(value, type), (data, type) => OctavoJson.Deserialize(data, type)),
        new("protobuf", (value, type) => OctavoProtobuf.Serialize(value, type), (data, type) => OctavoProtobuf.Deserialize(data, type)),
    ];

    /// <summary>Whether positions tell members apart, so what comes after a value matters.</summary>
    internal bool IsPositional => Name is "binary" or "compact";
}
