// Owns: the set-up of a system. Knows no format.
using Akka.Actor;
using Akka.Actor.Setup;
using Akka.Serialization;
using Octavo.Akka;

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
    /// <param name="format">The format with its options; null uses Binary. Data in the other formats of
    /// <see cref="OctavoFormats"/> is read, too.</param>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    /// <exception cref="InvalidOperationException">The set-up has Octavo already.</exception>
    public static ActorSystemSetup WithOctavo(this ActorSystemSetup setup, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(setup);
        if (setup.Get<OctavoAkkaSetup>().HasValue)
        {
            throw new InvalidOperationException("The set-up has Octavo already: a number on the wire has one serializer. List all types in one OctavoMessageTypes.");
        }
        SerializationSetup own = Setup(types, format);
        // A set-up has one of each kind; another one would be replaced.
        SerializationSetup all = setup.Get<SerializationSetup>() is { HasValue: true, Value: { } others }
            ? SerializationSetup.Create(system => others.CreateSerializers(system).Union(own.CreateSerializers(system)))
            : own;
        return setup.And(all).And(new OctavoAkkaSetup());
    }

    /// <inheritdoc cref="WithOctavo(ActorSystemSetup, OctavoMessageTypes, OctavoFormat?)"/>
    public static ActorSystemSetup WithOctavo(this BootstrapSetup setup, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(setup);
        return ActorSystemSetup.Create(setup).WithOctavo(types, format);
    }

    private static SerializationSetup Setup(OctavoMessageTypes types, OctavoFormat? format)
    {
        ArgumentNullException.ThrowIfNull(types);
        format ??= OctavoFormats.Binary;
        types.EnsureCodecs(format);
        // Journals and nodes of another time may have another format: data says which by the number.
        OctavoFormat[] others = [.. OctavoFormats.All.Where(other => OctavoAkkaSerializer.WireIdOf(other) != OctavoAkkaSerializer.WireIdOf(format))];
        return SerializationSetup.Create(system =>
        [
            SerializerDetails.Create("octavo", new OctavoAkkaSerializer(system, types, format), [.. types.Types]),
            .. others.Select(other => SerializerDetails.Create("octavo-" + other.Name.ToLowerInvariant(),
                OctavoAkkaSerializer.ForReading(system, types, other.With(format.Options.Limits)), [])),
        ]);
    }
}
