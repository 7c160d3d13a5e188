// Owns: the header that says which version of a type a message is of. Knows no format.
using Wolverine;

namespace Octavo.Wolverine;

/// <summary>Adds the header while the envelope is made: brokers and outboxes take the headers before they ask for the data.</summary>
internal sealed class SchemaRule(OctavoMessageTypes types) : IEnvelopeRule
{
    public void Modify(Envelope envelope)
    {
        if (envelope.Message is { } message && types.TryGet(message.GetType(), out Type? declared, out _) && OctavoHeaders.SchemaOf(declared) is { } schema)
        {
            envelope.Headers[OctavoHeaders.Schema] = schema;
        }
    }
}
