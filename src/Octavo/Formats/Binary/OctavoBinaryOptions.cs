// Owns: the options of Binary.
namespace Octavo;

/// <summary>Options of <see cref="OctavoBinary"/>.</summary>
public sealed record OctavoBinaryOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoBinaryOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoBinaryOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
