// Owns: the types of SinceTests.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentOfOne
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentOfTwo
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2)] public string? Instructions { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class ShipmentAsOne
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4, Since = 1)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 2)]
public sealed class ShipmentAsTwo
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentNewest
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

public abstract class ParcelBase
{
    [CodecMember(1)] public int Kept { get; set; }

    [CodecMember(2, Since = 2)] public int Came { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class Parcel : ParcelBase
{
    [CodecMember(3)] public int Own { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(Sent)), CodecUnion(1, typeof(Got))]
public abstract class Move;

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class Sent : Move
{
    [CodecMember(1)] public string? By { get; set; }

    [CodecMember(2, Since = 2)] public int At { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Got : Move
{
    [CodecMember(1, Since = 2)] public int At { get; set; }
}
