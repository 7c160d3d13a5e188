// Owns: the types of the pages about drivers, identifiers and mixed fleets.
using MessagePack;

[assembly: Octavo.CodecAs(typeof(Ulid), typeof(string))]

namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed record Parcel(ParcelId Id, Ulid Tracking, List<Stop> Stops);

/// <summary>A parcel of a later version: one member more.</summary>
[GenerateCodec]
public sealed record NewerParcel(ParcelId Id, Ulid Tracking, List<Stop> Stops, string Note);

/// <summary>A parcel of an earlier version: one member less.</summary>
[GenerateCodec]
public sealed record OlderParcel(ParcelId Id, Ulid Tracking);

[GenerateCodec]
public sealed record Stop(string Place, int Minutes);

[CodecAs(typeof(int))]
public readonly record struct ParcelId(int Value);

/// <summary>What a client on MessagePack-CSharp has, too.</summary>
[GenerateCodec, MessagePackObject]
public sealed class Score
{
    [Key(0)] public int Points { get; set; }

    [Key(1)] public string? Player { get; set; }

    [Key(2)] public List<DateTime> Times { get; set; } = [];
}
