// Owns: which types of google/protobuf extensions ask for. Prints nothing.
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>An extension of one of Protobuf's own messages is printed once that message is needed, and asks for its own type then: a chain of n messages
/// took n rounds of printing.</summary>
/// <param name="types">Notes what is needed.</param>
internal sealed class ExtensionNeeds(TypeNames types)
{
    private readonly Dictionary<ProtoMessage, List<ProtoField>> _waiting = [];
    private int _known; // elements that are needed, and whose extensions were asked

    /// <summary>Takes extensions that are printed, those of what is not needed yet too.</summary>
    public void Add(IEnumerable<ProtoField> extensions)
    {
        foreach (ProtoField one in extensions)
        {
            if (types.Has(one.Extended!))
            {
                types.Of(one);
                continue;
            }
            if (!_waiting.TryGetValue(one.Extended!, out List<ProtoField> waiting))
            {
                _waiting.Add(one.Extended!, waiting = []);
            }
            waiting.Add(one);
        }
    }

    /// <summary>Asks for the types of all extensions of what is needed, and of what they need.</summary>
    public void Ask()
    {
        for (; _known < types.Needed.Count; _known++)
        {
            if (types.Needed[_known] is not ProtoMessage message)
            {
                continue;
            }
            if (_waiting.TryGetValue(message, out List<ProtoField> extensions))
            {
                _waiting.Remove(message);
                extensions.ForEach(one => types.Of(one));
            }
            Add(message.AllExtensions);
        }
    }
}
