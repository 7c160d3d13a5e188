// Owns: types whose members say another count than they enumerate, or change while they are written.
using System.Collections;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Tests.Robustness;

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class HoldsMiscounting
{
    public ILookup<string, int>? Lookup { get; set; }

    public IDictionary? Table { get; set; }
}

[GenerateCodec]
public sealed class HoldsWellKnown
{
    [CodecMember(1)] public ProtobufFieldMask? Mask { get; set; }

    [CodecMember(2)] public ProtobufStruct? Fields { get; set; }
}
