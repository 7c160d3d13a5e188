// Owns: the options of Protobuf.
namespace Octavo;

/// <summary>Options of <see cref="OctavoProtobuf"/>.</summary>
public sealed record OctavoProtobufOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoProtobufOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoProtobufOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>Whether maps are written in the order of their keys, so equal values have equal bytes. Off by default: maps are written in enumeration
    /// order.</summary>
    public bool Deterministic { get; init; }

    /// <summary>The defaults for what was kept of data, as it was read.</summary>
    internal static OctavoProtobufOptions DefaultFor(bool isSeeded) => isSeeded ? Untrusted : Default;
}
