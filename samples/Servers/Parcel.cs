// Owns: what the recipes send and store.
using Octavo;

namespace Servers;

[GenerateCodec]
public sealed record Parcel([property: CodecMember(1)] int Id, [property: CodecMember(2)] List<Stop> Stops)
{
    internal static Parcel Sample { get; } = new(7, [new Stop("Bern", 12)]);

    internal bool IsSample => OctavoGraph.Equals(this, Sample);
}

[GenerateCodec]
public sealed record Stop([property: CodecMember(1)] string Place, [property: CodecMember(2)] int Minutes);
