// Owns: how the codec of a type is found in another assembly. Knows no format.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Says that an assembly has the codec of a type. Codecs of other assemblies are found by this attribute, never by name.</summary>
/// <param name="type">The type.</param>
/// <param name="codec">Its codec, a struct that implements <see cref="ISequentialCodec{T}"/>.</param>
/// <param name="contractVersion">The version of the contract that the codec was compiled for.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class CodecForAttribute(Type type, Type codec, int contractVersion) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>Its codec.</summary>
    public Type Codec { get; } = codec;

    /// <summary>The version of the contract that the codec was compiled for.</summary>
    public int ContractVersion { get; } = contractVersion;

    /// <summary>A hash of the layout that the codec gives the type, in every format; 0 if it is not known. Codecs with the same hash read one another's
    /// data.</summary>
    public ulong LayoutHash { get; init; }
}
