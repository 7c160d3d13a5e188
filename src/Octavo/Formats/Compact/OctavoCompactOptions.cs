// Owns: the options of Compact.
namespace Octavo;

/// <summary>Options of <see cref="OctavoCompact"/>.</summary>
public sealed record OctavoCompactOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoCompactOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoCompactOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
