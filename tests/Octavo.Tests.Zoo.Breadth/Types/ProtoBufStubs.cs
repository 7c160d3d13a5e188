// Owns: protobuf-net's attributes by name: the generator matches full names, so no package is needed.
namespace ProtoBuf;

internal enum DataFormat
{
    Default = 0,
    ZigZag = 1,
    FixedSize = 3,
    Group = 4,
    WellKnown = 5,
}

internal enum ImplicitFields
{
    None = 0,
    AllPublic = 1,
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum)]
internal sealed class ProtoContractAttribute : Attribute
{
    public ImplicitFields ImplicitFields { get; set; }

    public bool IsGroup { get; set; }

    public bool AsReferenceDefault { get; set; }
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class ProtoMemberAttribute(int tag) : Attribute
{
    public int Tag => tag;

    public DataFormat DataFormat { get; set; }

    public bool IsPacked { get; set; }

    public bool IsRequired { get; set; }

    public bool OverwriteList { get; set; }

    public bool AsReference { get; set; }
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class ProtoIgnoreAttribute : Attribute;

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
internal sealed class ProtoPartialMemberAttribute(int tag, string memberName) : Attribute
{
    public int Tag => tag;

    public string MemberName => memberName;
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)]
internal sealed class ProtoIncludeAttribute(int tag, Type knownType) : Attribute
{
    public int Tag => tag;

    public Type KnownType => knownType;

    public DataFormat DataFormat { get; set; }
}
