// Owns: what a message becomes on Akka, and how it comes back. Knows no format.
using Akka.Actor;
using Akka.Serialization;
using Octavo.Internal;

namespace Octavo;

/// <summary>Akka's serializer: the manifest is the name of the type. docs/features/akka.md.</summary>
public sealed class OctavoAkkaSerializer : SerializerWithStringManifest
{
    /// <summary>The number of the serializer on the wire and in journals.</summary>
    public const int WireId = 20_311;

    private readonly OctavoMessageTypes _types;
    private readonly OctavoFormat _format;

    /// <summary>Makes the serializer of a system.</summary>
    /// <param name="system">The system.</param>
    /// <param name="types">The types of messages, with their names on the wire. A name that is not listed is refused.</param>
    /// <param name="format">The format with its options.</param>
    public OctavoAkkaSerializer(ExtendedActorSystem system, OctavoMessageTypes types, OctavoFormat format)
        : base(system) => (_types, _format) = (types, format);

    /// <inheritdoc/>
    public override int Identifier => WireId;

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The message cannot be written, or its type is not listed.</exception>
    public override byte[] ToBinary(object obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        return _format.Serialize(obj, _types.Find(obj.GetType()).Declared);
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The data is not a message, or its name is not listed.</exception>
    public override object FromBinary(byte[] bytes, string manifest)
    {
        ArgumentNullException.ThrowIfNull(bytes);
        ArgumentNullException.ThrowIfNull(manifest);
        return _format.Deserialize(bytes, _types.Find(manifest))
            ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"the data of message '{Throw.Shown(manifest)}' is null.", _format.Name, 0);
    }

    /// <inheritdoc/>
    public override string Manifest(object o)
    {
        ArgumentNullException.ThrowIfNull(o);
        return _types.Find(o.GetType()).Name;
    }
}
