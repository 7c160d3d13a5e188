// Owns: protobuf-net's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class ProtoContractAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class ProtoMemberAttribute(int tag) : Attribute
{
    public int Tag { get; } = tag;

    public DataFormat DataFormat { get; set; }

    public bool IsPacked { get; set; }

    public bool IsRequired { get; set; }
}

internal enum DataFormat
{
    Default,
    ZigZag,
    TwosComplement,
    FixedSize,
    Group,
    WellKnown,
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
internal sealed class ProtoIncludeAttribute(int tag, Type knownType) : Attribute
{
    public int Tag { get; } = tag;

    public Type KnownType { get; } = knownType;
}
