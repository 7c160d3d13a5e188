// Owns: the types of InheritanceTests.
using System.Runtime.Serialization;
using Octavo.Tests.Zoo.Types;
using ProtoBuf;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec, ProtoContract, ProtoInclude(2, typeof(CountedPart))]
public class Counted
{
    internal Counted() => Made++;

    internal static int Made { get; set; }

    [ProtoMember(1)] public int Number { get; set; }

    [CodecIgnore] public string Log { get; private set; } = "";

    [OnSerializing] internal void Writing() => Log = "writing";

    [OnSerialized] internal void Written() => Log += ",written";

    [OnDeserializing] internal void Begun() => Log = "made";

    [OnDeserialized] internal void Read() => Log += ",read";
}

[GenerateCodec, ProtoContract]
public sealed class CountedPart : Counted
{
    [ProtoMember(1)] public int Inner { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap), ProtoContract, ProtoInclude(3, typeof(KeepingPart)), ProtoInclude(4, typeof(BoundPart))]
public class Keeping
{
    [CodecMember(1)] public int Number { get; set; }

    [CodecExtensionData] public UnknownMembers? Rest { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap), ProtoContract]
public sealed class KeepingPart : Keeping
{
    [CodecMember(2), ProtobufMember(1)] public int Inner { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap), ProtoContract]
public sealed class BoundPart(int inner) : Keeping
{
    [CodecMember(2), ProtobufMember(1)] public int Inner => inner;
}

[GenerateCodec(Layout = Layout.NumberMap), ProtoContract, ProtoInclude(3, typeof(OwnKeepingPart))]
public class OwnKeeping
{
    [CodecMember(1)] public int Number { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap), ProtoContract]
public sealed class OwnKeepingPart : OwnKeeping
{
    [CodecMember(2), ProtobufMember(1)] public int Inner { get; set; }

    [CodecExtensionData] public UnknownMembers? Rest { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(2, typeof(NullablePart))]
public abstract class NullableParts
{
    [ProtoMember(1)] public int Number { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NullablePart : NullableParts;

[GenerateCodec]
public sealed class NullsOfParts
{
    [CodecMember(1)] public List<NullableParts?>? List { get; set; }

    [CodecMember(2)] public Dictionary<string, NullableParts?>? Map { get; set; }
}
