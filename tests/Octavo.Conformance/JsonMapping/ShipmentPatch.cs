// Owns: a message of C# whose members may be undefined.
namespace Octavo.Conformance.JsonMapping;

/// <summary>What of a shipment changes.</summary>
[GenerateCodec]
public sealed class ShipmentPatch
{
    [CodecMember(1)] public CodecOptional<long> Number { get; set; }

    [CodecMember(2)] public CodecOptional<string?> PlacedBy { get; set; }

    [CodecMember(3)] public CodecOptional<ShipmentState> State { get; set; }

    [CodecMember(4)] public CodecOptional<Shipment?> Whole { get; set; }
}
