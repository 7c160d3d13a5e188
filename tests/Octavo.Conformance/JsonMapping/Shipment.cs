// Owns: a message of C# with what the JSON mapping treats in ways of its own.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.JsonMapping;

/// <summary>Scalars, an enum, a map, a list, a oneof, well-known types, and itself.</summary>
[GenerateCodec]
public sealed class Shipment
{
    [CodecMember(1)] public long Number { get; set; }

    [CodecMember(2)] public string PlacedBy { get; set; } = "";

    [CodecMember(3)] public ShipmentState State { get; set; }

    [CodecMember(4)] public DateTime? PlacedAt { get; set; }

    [CodecMember(5)] public TimeSpan? Took { get; set; }

    [CodecMember(6)] public Dictionary<int, string> Labels { get; set; } = [];

    [CodecMember(7)] public List<double> Weights { get; set; } = [];

    [CodecMember(8)] public byte[] Seal { get; set; } = [];

    [CodecMember(9)] public ProtobufStruct? Extra { get; set; }

    [CodecMember(10)] public ProtobufAny? Payload { get; set; }

    [CodecMember(11), ProtobufMember(Wrapped = true)] public int? Pieces { get; set; }

    [CodecMember(12), ProtobufMember(Oneof = "way")] public string? Road { get; set; }

    [CodecMember(13), ProtobufMember(Oneof = "way")] public int? Rail { get; set; }

    [CodecMember(14)] public List<Shipment> Parts { get; set; } = [];
}
