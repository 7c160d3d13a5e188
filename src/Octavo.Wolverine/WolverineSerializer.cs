// Owns: what a message becomes on Wolverine, and how it comes back. Knows no format.
using Wolverine;
using Wolverine.Runtime.Serialization;

namespace Octavo.Wolverine;

/// <summary>The bytes of the message. Wolverine's envelope has the name of the type, and Wolverine knows the types of its handlers; types that are not listed
/// here are also refused.</summary>
internal sealed class WolverineSerializer(OctavoMessageTypes types, OctavoFormat format) : IMessageSerializer
{
    public string ContentType => format.MediaTypes[0];

    public byte[] Write(Envelope envelope)
    {
        object message = envelope.Message ?? throw new ArgumentException("An envelope without a message.", nameof(envelope));
        (Type declared, _) = types.Get(message.GetType());
        return format.Serialize(message, declared);
    }

    public object ReadFromData(Type messageType, Envelope envelope)
    {
        (Type declared, _) = types.Get(messageType);
        return format.Deserialize(envelope.Data!, declared)
            ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"the data of a message of {messageType} is null.", format.Name, 0);
    }

    public object ReadFromData(byte[] data) => throw new NotSupportedException("A message without its envelope has no type name.");

    public byte[] WriteMessage(object message) => format.Serialize(message, types.Get(message.GetType()).Declared);
}
