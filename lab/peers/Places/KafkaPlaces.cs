// Owns: serializers of Kafka's client, which give an array.
// Must not know: brokers.
using System.Buffers;
using Confluent.Kafka;
using MemoryPack;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Topic
{
    internal const string Name = "Kafka";

    /// <summary>Each message has headers of its own.</summary>
    internal static SerializationContext Context => new(MessageComponentType.Value, "orders", new Headers());
}

/// <summary>Octavo's serializer, with its headers for format and schema.</summary>
public struct TopicOfOctavo : IPlace<PlaceOrder>
{
    private static readonly OctavoKafkaSerializer<PlaceOrder> s_writer = new();
    private static readonly OctavoKafkaDeserializer<PlaceOrder> s_reader = new();

    /// <inheritdoc/>
    public static string Place => Topic.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Topic.Name, Formats.Json, "OctavoKafkaSerializer<T>, its default format: JSON", typeof(OctavoJson));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => destination.Write(s_writer.Serialize(order, Topic.Context));

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_reader.Deserialize(source, isNull: false, Topic.Context);
}

/// <summary>System.Text.Json, in the two lines that its users write: the client has no serializer for objects.</summary>
public struct TopicOfJson : IPlace<PlaceOrder>
{
    /// <inheritdoc/>
    public static string Place => Topic.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = PlaceInfo.Of("System.Text.Json", Topic.Name, Formats.Json, "a serializer of two lines, by reflection",
        typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) =>
        destination.Write(System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(order));

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => System.Text.Json.JsonSerializer.Deserialize<PlaceOrder>(source)!;
}

/// <summary>Octavo in Binary, beside MemoryPack.</summary>
public struct TopicOfBinary : IPlace<PlaceOrder>
{
    private static readonly OctavoKafkaOptions s_options = new() { Format = OctavoFormats.Binary };
    private static readonly OctavoKafkaSerializer<PlaceOrder> s_writer = new(s_options);
    private static readonly OctavoKafkaDeserializer<PlaceOrder> s_reader = new(s_options);

    /// <inheritdoc/>
    public static string Place => Topic.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Topic.Name, Formats.Binary, "OctavoKafkaSerializer<T>, Format = OctavoFormats.Binary", typeof(OctavoBinary), "Binary");

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => destination.Write(s_writer.Serialize(order, Topic.Context));

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_reader.Deserialize(source, isNull: false, Topic.Context);
}

/// <summary>MemoryPack, in the two lines that its users write.</summary>
public struct TopicOfMemoryPack : IPlace<PlaceOrder>
{
    /// <inheritdoc/>
    public static string Place => Topic.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("MemoryPack", Topic.Name, Formats.Binary, "a serializer of two lines, default options", typeof(MemoryPackSerializer), "Binary");

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => destination.Write(MemoryPackSerializer.Serialize(order));

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => MemoryPackSerializer.Deserialize<PlaceOrder>(source)!;
}
