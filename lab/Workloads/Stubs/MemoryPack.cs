// Owns: MemoryPack's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace MemoryPack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class MemoryPackableAttribute(GenerateType generateType = GenerateType.Object) : Attribute
{
    public GenerateType GenerateType { get; } = generateType;
}

internal enum GenerateType
{
    Object,
    VersionTolerant,
    CircularReference,
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class MemoryPackOrderAttribute(int order) : Attribute
{
    public int Order { get; } = order;
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
internal sealed class MemoryPackUnionAttribute(ushort tag, Type type) : Attribute
{
    public ushort Tag { get; } = tag;

    public Type Type { get; } = type;
}
