// Owns: MessagePack-CSharp's attributes by name, for adapters that do not reference it.
// Must not know: anything; libraries that read these attributes find them by full name.
namespace MessagePack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class MessagePackObjectAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class KeyAttribute(int key) : Attribute
{
    public int? IntKey { get; } = key;
}

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
internal sealed class UnionAttribute(int key, Type subType) : Attribute
{
    public int Key { get; } = key;

    public Type SubType { get; } = subType;
}
