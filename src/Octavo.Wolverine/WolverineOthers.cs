// Owns: which messages other serializers write: the one that was there before those of types without a codec, and System.Text.Json with codecs those that hold
// a coded message. Knows no format.
using System.Text.Json;
using Octavo.MassTransit;
using Wolverine;
using Wolverine.Runtime.Serialization;

namespace Octavo.Wolverine;

/// <param name="types">The types of messages.</param>
/// <param name="format">The format.</param>
/// <param name="former">The serializer before Octavo's, by default System.Text.Json.</param>
internal sealed class WolverineOthers(OctavoMessageTypes types, OctavoFormat format, IMessageSerializer former) : IEnvelopeRule
{
    private readonly SystemTextJsonSerializer _holders = new(WithCodecs(types, format));

    /// <summary>The other serializer of a type; null for one that is listed, or should be.</summary>
    internal IMessageSerializer? Of(Type type) => types.TryGet(type, out _, out _) || format.CanSerialize(type) ? null
        // Fault<Order>: the former serializer would publish what the codec leaves out.
        : Holds(type) ? _holders : former;

    /// <summary>Whether a type is generic, with an argument that has a codec.</summary>
    private bool Holds(Type type) => type.IsGenericType
        && type.GenericTypeArguments.Any(part => types.TryGet(part, out _, out _) || format.CanSerialize(part) || Holds(part));

    /// <summary>Gives a message of the former serializer its content type: brokers and outboxes take it before they ask for the data. A message that holds a
    /// coded one keeps Octavo's, because only Octavo reads it.</summary>
    public void Modify(Envelope envelope)
    {
        if (envelope.Message is { } message && envelope.Serializer is WolverineSerializer && Of(message.GetType()) == former)
        {
            envelope.Serializer = former;
            envelope.ContentType = former.ContentType;
        }
    }

    private static JsonSerializerOptions WithCodecs(OctavoMessageTypes types, OctavoFormat format)
    {
        JsonSerializerOptions options = SystemTextJsonSerializer.DefaultOptions();
        options.Converters.Insert(0, new CodedMembers(types, format, format.MediaTypes[0] == OctavoFormats.Json.MediaTypes[0]));
        return options;
    }
}
