// Owns: protobuf-net's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class ProtoContractAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class ProtoMemberAttribute(int tag) : Attribute
{
    public int Tag { get; } = tag;
}
