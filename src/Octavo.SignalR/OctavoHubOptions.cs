// Owns: the options of hubs.
namespace Octavo;

/// <summary>Options of <see cref="OctavoHubProtocol"/>. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoHubOptions
{
    /// <summary>MessagePack's options: <see cref="OctavoMsgPackOptions.Untrusted"/> until something else is said.</summary>
    public OctavoMsgPackOptions MessagePack { get; set; } = OctavoMsgPackOptions.Untrusted;

    /// <summary>
    /// Whether an argument or result whose type is a case of a union is written as the union, with its case. Off by default: a hub is not told how the other
    /// side declares it, and .NET's default protocol writes the object's own type.
    /// On where both sides declare unions by their base.
    /// </summary>
    public bool WriteUnions { get; set; }
}
