// Owns: a stand-in for protobuf-net's attribute, which the generator knows by its full name.
namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class ProtoMemberAttribute(int tag) : Attribute
{
    public int Tag { get; } = tag;
}
