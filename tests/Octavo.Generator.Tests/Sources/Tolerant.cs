using System.Collections.Generic;
using Octavo;

namespace Acme.Tolerant;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Parcel
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public double Weight { get; set; }

    [CodecMember(4)] public string? Label { get; set; }

    [CodecMember(5)] public List<int>? Stops { get; set; }
}
