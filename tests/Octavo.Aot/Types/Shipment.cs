// Owns: a class with members of every sort of collection, nested types and nulls.
namespace Octavo.Aot.Types;

[GenerateCodec]
public sealed class Shipment
{
    public int Id { get; set; }

    public required string Carrier { get; init; }

    public string? Note { get; set; }

    public Guid Tracking { get; set; }

    public DateTime Sent { get; set; }

    public DateTimeOffset? Arrived { get; set; }

    public decimal Price { get; set; }

    public Priority Priority { get; set; }

    public byte[]? Label { get; set; }

    public int[] Weights { get; set; } = [];

    public List<Parcel?> Parcels { get; set; } = [];

    public Dictionary<string, Parcel> Named { get; set; } = [];

    public Dictionary<int, string?>? Marks { get; set; }

    public HashSet<long> Seen { get; set; } = [];

    public Waypoint[]? Route { get; set; }

    public Waypoint? Last { get; set; }

    public List<List<int>?>? Nested { get; set; }
}
