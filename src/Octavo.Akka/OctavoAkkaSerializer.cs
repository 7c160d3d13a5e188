// Owns: what a message becomes on Akka, and how it comes back. Knows no format.
using Akka.Actor;
using Akka.Serialization;
using Octavo.Akka;
using Octavo.Internal;

namespace Octavo;

/// <summary>Akka's serializer: the manifest is the name of the type. docs/features/akka.md.</summary>
public sealed class OctavoAkkaSerializer : SerializerWithStringManifest
{
    /// <summary>The number of the serializer on the wire and in journals, for Binary. Compact, MessagePack, CBOR, JSON and Protobuf have the next ones in this
    /// order; a format of your own has <see cref="CustomWireId"/>.</summary>
    public const int WireId = 20_311;

    /// <summary>The number for a format that is not in <see cref="OctavoFormats"/>.</summary>
    public const int CustomWireId = 20_310;

    private static readonly string[] s_formats =
    [
        OctavoFormats.Binary.Name, OctavoFormats.Compact.Name, OctavoFormats.MessagePack.Name, OctavoFormats.Cbor.Name, OctavoFormats.Json.Name,
        OctavoFormats.Protobuf.Name,
    ];

    private readonly OctavoMessageTypes _types;
    private readonly OctavoFormat _format;

    /// <summary>Makes the serializer of a system.</summary>
    /// <param name="system">The system.</param>
    /// <param name="types">The types of messages, with their names on the wire. A name that is not listed is refused.</param>
    /// <param name="format">The format with its options.</param>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public OctavoAkkaSerializer(ExtendedActorSystem system, OctavoMessageTypes types, OctavoFormat format)
        : this(types, format, system)
    {
        types.EnsureCodecs(format);
    }

    private OctavoAkkaSerializer(OctavoMessageTypes types, OctavoFormat format, ExtendedActorSystem system)
        : base(system)
    {
        ArgumentNullException.ThrowIfNull(types);
        ArgumentNullException.ThrowIfNull(format);
        (_types, _format) = (types, format);
        Identifier = WireIdOf(format);
    }

    /// <inheritdoc/>
    public override int Identifier { get; }

    /// <summary>The number of a format.</summary>
    /// <param name="format">The format.</param>
    public static int WireIdOf(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        int at = Array.IndexOf(s_formats, format.Name);
        return at < 0 ? CustomWireId : WireId + at;
    }

    /// <summary>A serializer of data that exists, in a format in which some of the types may have no codec.</summary>
    internal static OctavoAkkaSerializer ForReading(ExtendedActorSystem system, OctavoMessageTypes types, OctavoFormat format) => new(types, format, system);

    /// <inheritdoc/>
    /// <remarks>Akka also asks the serializer of a listed type for objects of classes that derive from it. If these are not listed, the serializer of other
    /// objects writes them.</remarks>
    /// <exception cref="OctavoException">The message cannot be written, or neither its type nor a base of it is listed.</exception>
    public override byte[] ToBinary(object obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        return IsDerived(obj) ? AkkaFallback.Serializer(system).ToBinary(obj) : _format.Serialize(obj, _types.Get(obj.GetType()).Declared);
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The data is not a message, or its name is not listed.</exception>
    public override object FromBinary(byte[] bytes, string manifest)
    {
        ArgumentNullException.ThrowIfNull(bytes);
        ArgumentNullException.ThrowIfNull(manifest);
        if (!_types.TryGet(manifest, out Type? type))
        {
            return AkkaFallback.Read(system, bytes, manifest) is { } other && IsDerived(other) ? other : _types.Get(manifest);
        }
        return AkkaSystem.With(system, (Format: _format, Bytes: bytes, Type: type), static data => data.Format.Deserialize(data.Bytes, data.Type))
            ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"the data of message '{Throw.Shown(manifest)}' is null.", _format.Name, 0);
    }

    /// <inheritdoc/>
    public override string Manifest(object o)
    {
        ArgumentNullException.ThrowIfNull(o);
        return IsDerived(o) ? AkkaFallback.Manifest(system, o) : _types.Get(o.GetType()).Name;
    }

    /// <summary>Whether an object is of a class that is not listed, and derives from a listed type.</summary>
    private bool IsDerived(object value) => !_types.TryGet(value.GetType(), out _, out _) && _types.Types.Any(type => type.IsInstanceOfType(value));
}
