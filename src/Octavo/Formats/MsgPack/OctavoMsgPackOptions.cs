// Owns: the options of MessagePack.
namespace Octavo;

/// <summary>Options of <see cref="OctavoMsgPack"/>.</summary>
public sealed record OctavoMsgPackOptions : OctavoOptions
{
    /// <summary>The defaults: bytes as MessagePack-CSharp writes them.</summary>
    public static OctavoMsgPackOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoMsgPackOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
