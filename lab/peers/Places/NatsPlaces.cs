// Owns: serializers of NATS.
// Must not know: connections.
using System.Buffers;
using NATS.Client.Core;
using NATS.Client.Serializers.Json;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Octavo's registry: JSON by default.</summary>
public struct NatsOfOctavo : IPlace<PlaceOrder>
{
    private static readonly OctavoNatsSerializerRegistry s_registry = new();
    private static readonly INatsSerialize<PlaceOrder> s_writer = s_registry.GetSerializer<PlaceOrder>();
    private static readonly INatsDeserialize<PlaceOrder> s_reader = s_registry.GetDeserializer<PlaceOrder>();

    /// <inheritdoc/>
    public static string Place => "NATS";

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", "NATS", Formats.Json, "OctavoNatsSerializerRegistry, its default format: JSON", typeof(OctavoJson));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_writer.Serialize(destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_reader.Deserialize(new ReadOnlySequence<byte>(source))!;
}

/// <summary>The serializer that NATS.Net has by default.</summary>
public struct NatsOfDefault : IPlace<PlaceOrder>
{
    private static readonly INatsSerializer<PlaceOrder> s_serializer = NatsJsonSerializer<PlaceOrder>.Default;

    /// <inheritdoc/>
    public static string Place => "NATS";

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", "NATS", Formats.Json, "NatsJsonSerializer, the default, by reflection", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(new ReadOnlySequence<byte>(source))!;
}
