using System.ComponentModel;

namespace Octavo.Conformance.JsonMapping
{
    [GenerateCodec]
    public sealed class Initialized
    {
        [CodecMember(1)] public bool On { get; set; } = true;

        [CodecMember(2)] public int Id { get; set; } = 5;

        [CodecMember(3)] public string Text { get; set; } = "a";

        [CodecMember(4)] public double Ratio { get; set; } = 1.5;

        [CodecMember(5)] public byte[] Bytes { get; set; } = [1];

        [CodecMember(6)] public DayOfWeek Day { get; set; } = DayOfWeek.Friday;

        [CodecMember(7)] public int Plain { get; set; }
    }

    [GenerateCodec, ProtoBuf.ProtoContract]
    public sealed class Defaulted
    {
        [ProtoBuf.ProtoMember(1), DefaultValue(5)] public int Id { get; set; } = 5;
    }
}

namespace ProtoBuf
{
    [AttributeUsage(AttributeTargets.Class)]
    internal sealed class ProtoContractAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    internal sealed class ProtoMemberAttribute(int tag) : Attribute
    {
        public int Tag => tag;
    }
}
