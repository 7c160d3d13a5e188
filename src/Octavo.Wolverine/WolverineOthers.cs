// Owns: which messages stay with the serializer that was there before: those of types without a codec. Knows no format.
using Wolverine;
using Wolverine.Runtime.Serialization;

namespace Octavo.Wolverine;

/// <param name="types">The types of messages.</param>
/// <param name="format">The format.</param>
/// <param name="serializer">The serializer before Octavo's, by default System.Text.Json.</param>
internal sealed class WolverineOthers(OctavoMessageTypes types, OctavoFormat format, IMessageSerializer serializer) : IEnvelopeRule
{
    internal IMessageSerializer Serializer => serializer;

    /// <summary>Whether a message is not for Octavo: commands of local queues, messages of Wolverine. One that holds a coded message in its type, as
    /// <c>Fault&lt;Order></c> does, is: another serializer would publish what the codec leaves out.</summary>
    internal bool Has(Type type) => !types.TryGet(type, out _, out _) && !IsCoded(type);

    private bool IsCoded(Type type) => types.TryGet(type, out _, out _) || format.CanSerialize(type)
        || (type.IsGenericType && type.GenericTypeArguments.Any(IsCoded));

    /// <summary>Brokers and outboxes take the content type before they ask for the data.</summary>
    public void Modify(Envelope envelope)
    {
        if (envelope.Message is { } message && envelope.Serializer is WolverineSerializer && Has(message.GetType()))
        {
            envelope.Serializer = serializer;
            envelope.ContentType = serializer.ContentType;
        }
    }
}
