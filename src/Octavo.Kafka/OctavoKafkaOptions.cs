// Owns: the options of Kafka's values.
namespace Octavo;

/// <summary>Options of values on Kafka. Immutable.</summary>
public sealed record OctavoKafkaOptions
{
    /// <summary>The defaults: <see cref="OctavoFormats.JsonOfServices"/>; other formats are read if a header names them.</summary>
    public static OctavoKafkaOptions Default { get; } = new();

    /// <summary>The format for writing, and for reading if no header names one. JSON without options of its own is read as
    /// <see cref="OctavoFormats.OfServices"/> says.</summary>
    public OctavoFormat Format { get; init => field = OctavoFormats.OfServices(value); } = OctavoFormats.JsonOfServices;

    /// <summary>The formats that a header may name.</summary>
    public OctavoServiceOptions Accepted { get; init; } = new();

    /// <summary>Whether the type is the envelope of CloudEvents, so that a value whose header names <c>application/cloudevents+json</c> or another of their
    /// structured modes is read. Off by default: such a value is refused, because the members of the envelope would be read as those of the type.</summary>
    public bool ReadEnvelopes { get; init; }

    /// <summary>The id of the schema in a schema registry, which then comes before each value as in Confluent's serializers: byte 0, the id in four bytes,
    /// highest first, and for Protobuf the first message of the file. Null, the default, writes no such head.</summary>
    public int? SchemaId { get; init; }
}
