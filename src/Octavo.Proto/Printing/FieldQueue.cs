// Owns: fields that wait to be printed, in their order. Knows no text.
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

/// <summary>A queue that knows what is in it: a search for each field would take the square of their number.</summary>
internal sealed class FieldQueue(IReadOnlyCollection<ProtoField> fields)
{
    private readonly Queue<ProtoField> _fields = new(fields);
    private readonly HashSet<ProtoField> _waiting = [.. fields];

    public int Count => _fields.Count;

    public ProtoField Peek() => _fields.Peek();

    public bool Contains(ProtoField field) => _waiting.Contains(field);

    public ProtoField Dequeue()
    {
        ProtoField field = _fields.Dequeue();
        _waiting.Remove(field);
        return field;
    }
}
