// Owns: how the hash of keys of a type that says itself what is equal is found in another assembly. Knows no type.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Says that an assembly adds the content of keys of a type to their hash: a package of codecs for a library whose types have an <c>Equals</c> of
/// their own, which would be refused as keys with <see cref="SerializerLimits.SeededHashing"/>.</summary>
/// <param name="type">The type.</param>
/// <param name="hash">What adds it: a struct that implements <see cref="IKeyHash{T}"/> for the type.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class KeyHashForAttribute(Type type, Type hash) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>What adds its content.</summary>
    public Type Hash { get; } = hash;
}
