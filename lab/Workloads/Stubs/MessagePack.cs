// Owns: MessagePack-CSharp's attributes by name, for adapters that do not reference it.
// Must not know: anything; libraries that read these attributes find them by full name.
namespace MessagePack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class MessagePackObjectAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class KeyAttribute(int key) : Attribute
{
    public int? IntKey { get; } = key;
}
