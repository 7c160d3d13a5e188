// Owns: Dahomey.Cbor's attribute by name, for adapters that do not reference it.
// Must not know: anything.
namespace Dahomey.Cbor.Attributes;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class CborIntDiscriminatorAttribute(int discriminator) : Attribute
{
    public int Discriminator { get; } = discriminator;
}
