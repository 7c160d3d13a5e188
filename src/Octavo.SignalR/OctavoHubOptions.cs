// Owns: the options of hubs.
using System.Diagnostics.CodeAnalysis;
using Octavo.SignalR;

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

    /// <summary>Throws where a parameter or result of a hub, or of the interface of its clients, has no codec: an error at start-up in place of one at the
    /// first
    /// call.</summary>
    /// <typeparam name="T">The hub, or the interface. Parameters that a container gives need <c>[FromServices]</c>.</typeparam>
    /// <exception cref="InvalidOperationException">A type has no codec in MessagePack: all of them, with their methods.</exception>
    public OctavoHubOptions Require<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] T>()
    {
        string[] missing = [.. typeof(T).GetMethods().SelectMany(HubTypes.Missing).Distinct()];
        return missing.Length == 0 ? this
            : throw new InvalidOperationException($"Types of {typeof(T)} have no codec of Octavo's:\n" + string.Join("\n", missing));
    }
}
