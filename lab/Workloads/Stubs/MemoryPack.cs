// Owns: MemoryPack's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace MemoryPack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class MemoryPackableAttribute : Attribute;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
internal sealed class MemoryPackUnionAttribute(ushort tag, Type type) : Attribute
{
    public ushort Tag { get; } = tag;

    public Type Type { get; } = type;
}
