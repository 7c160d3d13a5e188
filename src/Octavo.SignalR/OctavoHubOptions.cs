// Owns: the options of hubs.
using System.Diagnostics.CodeAnalysis;

namespace Octavo;

/// <summary>Options of <see cref="OctavoHubProtocol"/>. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoHubOptions
{
    private OctavoMsgPackOptions? _messagePack;

    /// <summary>The options of MessagePack. By default those of the <see cref="OctavoServiceOptions"/> in the container, or
    /// <see cref="OctavoMsgPackOptions.Untrusted"/> if there are none.</summary>
    public OctavoMsgPackOptions MessagePack
    {
        get => _messagePack ?? OctavoMsgPackOptions.Untrusted;
        set => _messagePack = value;
    }

    /// <summary>
    /// Whether an argument or result whose type is a case of a union is written as the union, with its case. Off by default: a hub does not know how the other
    /// side declares it, and .NET's default protocol writes the object's own type. Turn it on if both sides declare unions by their base.
    /// </summary>
    public bool WriteUnions { get; set; }

    /// <summary>MessagePack with the options that were set, or else with those of the services.</summary>
    internal OctavoFormat FormatOf(OctavoServiceOptions? services) =>
        _messagePack is null && services?.Find(OctavoFormats.MessagePack.Name) is { Options: OctavoMsgPackOptions } given ? given
            : OctavoFormats.MessagePack.With(MessagePack);

    /// <summary>Throws if a parameter or result of a hub, or of the interface of its clients, has no codec: an error at start-up instead of one at the first
    /// call.</summary>
    /// <typeparam name="T">The hub, or the interface. Parameters that come from the container need <c>[FromServices]</c>.</typeparam>
    /// <exception cref="InvalidOperationException">Types have no codec in MessagePack; the message lists all of them, with their methods.</exception>
    public OctavoHubOptions Require<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] T>()
    {
        OctavoCodecs.EnsureCallCodecs(typeof(T), OctavoFormats.MessagePack);
        return this;
    }
}
