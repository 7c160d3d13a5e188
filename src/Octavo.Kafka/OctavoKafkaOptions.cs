// Owns: the options of Kafka's values.
namespace Octavo;

/// <summary>Options of values on Kafka. Immutable.</summary>
public sealed record OctavoKafkaOptions
{
    /// <summary>The defaults: JSON under <see cref="SerializerLimits.Untrusted"/>, which reads the other formats where a header names them.</summary>
    public static OctavoKafkaOptions Default { get; } = new();

    /// <summary>The format that is written, and read where no header names one.</summary>
    public OctavoFormat Format { get; init; } = OctavoFormats.Json.With(SerializerLimits.Untrusted);

    /// <summary>The formats that a header may name.</summary>
    public OctavoServiceOptions Accepted { get; init; } = new();

    /// <summary>The id of the schema in a schema registry, which then stands before each value as Confluent's serializers have it: byte 0, the id in four
    /// bytes,
    /// the highest first, and for Protobuf the first message of the file. Null, the default, for no such head.</summary>
    public int? SchemaId { get; init; }
}
