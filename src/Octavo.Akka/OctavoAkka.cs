// Owns: the set-up of a system. Knows no format.
using Akka.Actor;
using Akka.Actor.Setup;
using Akka.Serialization;

namespace Octavo;

/// <summary>Registers Octavo with Akka. docs/features/akka.md.</summary>
/// <example><code>
/// using Akka.Actor;
///
/// var types = new OctavoMessageTypes().Add&lt;Order>("order");
/// using ActorSystem system = ActorSystem.Create("shop", BootstrapSetup.Create().WithOctavo(types));
/// </code></example>
public static class OctavoAkka
{
    /// <summary>Adds Octavo to the set-up of a system.</summary>
    /// <param name="setup">The set-up from <c>BootstrapSetup.Create()</c>.</param>
    /// <param name="types">The types of messages, with their names on the wire.</param>
    /// <param name="format">The format with its options; null uses Binary. Every node needs the same format.</param>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static ActorSystemSetup WithOctavo(this ActorSystemSetup setup, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(setup);
        return setup.And(Setup(types, format));
    }

    /// <inheritdoc cref="WithOctavo(ActorSystemSetup, OctavoMessageTypes, OctavoFormat?)"/>
    public static ActorSystemSetup WithOctavo(this BootstrapSetup setup, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(setup);
        return setup.And(Setup(types, format));
    }

    private static SerializationSetup Setup(OctavoMessageTypes types, OctavoFormat? format)
    {
        ArgumentNullException.ThrowIfNull(types);
        format ??= OctavoFormats.Binary;
        types.Require(format);
        return SerializationSetup.Create(system => [SerializerDetails.Create("octavo", new OctavoAkkaSerializer(system, types, format), [.. types.Types])]);
    }
}
