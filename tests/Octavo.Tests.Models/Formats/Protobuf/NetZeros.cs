// Owns: numbers by protobuf-net's attributes of which two are equal and not the same.
using System.ComponentModel;
using ProtoBuf;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec, ProtoContract]
public sealed class NetZeros
{
    [ProtoMember(1)] public float Single { get; set; }

    [ProtoMember(2)] public double Double { get; set; }

    [ProtoMember(3), DefaultValue(0.0)] public double Zero { get; set; }

    [ProtoMember(4), DefaultValue(float.NaN)] public float NotANumber { get; set; } = float.NaN;

    [ProtoMember(5), DefaultValue(typeof(decimal), "5.0")] public decimal Five { get; set; } = 5.0m;

    [ProtoMember(6), DefaultValue(0f)] public Half Half { get; set; }

    [ProtoMember(7), DefaultValue(2.5f)] public decimal Price { get; set; } = 2.5m;

    [ProtoMember(8), DefaultValue("x")] public string Text { get; set; } = "x";

    [ProtoMember(9), DefaultValue("")] public string Empty { get; set; } = "";
}
