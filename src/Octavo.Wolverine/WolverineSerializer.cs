// Owns: what a message becomes on Wolverine, and how it comes back. Knows no format.
using Wolverine;
using Wolverine.Runtime.Serialization;

namespace Octavo.Wolverine;

/// <summary>The bytes of the message. Wolverine's envelope has the name of the type, and Wolverine knows the types of its handlers; types with a codec that are
/// not listed here are also refused.</summary>
internal sealed class WolverineSerializer(OctavoMessageTypes types, OctavoFormat format, WolverineOthers others, BlobFormats blobs) : IMessageSerializer
{
    public string ContentType => format.MediaTypes[0];

    public byte[] Write(Envelope envelope)
    {
        object message = envelope.Message ?? throw new ArgumentException("An envelope without a message.", nameof(envelope));
        return others.Of(message.GetType()) is { } other ? other.Write(envelope) : WriteMessage(message);
    }

    public object ReadFromData(Type messageType, Envelope envelope)
    {
        if (others.Of(messageType) is { } other)
        {
            return other.ReadFromData(messageType, envelope);
        }
        (Type declared, _) = types.Get(messageType);
        return blobs.Of(messageType).Deserialize(envelope.Data!, declared)
            ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"the data of a message of {messageType} is null.", format.Name, 0);
    }

    public object ReadFromData(byte[] data) => throw new NotSupportedException("A message without its envelope has no type name.");

    public byte[] WriteMessage(object message) => others.Of(message.GetType()) is { } other ? other.WriteMessage(message)
        : blobs.Of(message.GetType()).Serialize(message, types.Get(message.GetType()).Declared);
}
