// Owns: an assembly's table of entries, handed over by its module initializer and looked into on first use of a type.
using System.ComponentModel;

namespace Octavo;

/// <summary>An assembly's emitted entries: a lazy table, because a hundred eager registrations cost 8 to 16 ms at start.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class CodecTable
{
    /// <summary>Names every type that the assembly has an entry for, with the factory of the entry.</summary>
    /// <param name="entries">Receives them.</param>
    public abstract void Fill(Dictionary<Type, Func<CodecEntry>> entries);
}

/// <summary>Says that an assembly has the codec of a type. Codecs of other assemblies are found by this attribute, never by name.</summary>
/// <param name="type">The type.</param>
/// <param name="codec">Its codec, a struct that implements <see cref="ICodec{T}"/>.</param>
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
}
