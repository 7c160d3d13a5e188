// Owns: which structs hold nothing that can be changed, so a clone assigns them. Knows no emitter.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>Finds them among the types of an assembly.</summary>
internal sealed class AssignedPlanner(IReadOnlyDictionary<string, TypeModel> types)
{
    private readonly Dictionary<string, bool> _known = [];

    /// <summary>The value with what is known of the structs in it.</summary>
    public ValueModel Link(ValueModel value) =>
        ValueTree.Rewrite(value, (_, part) => part is ObjectValue { IsStruct: true, IsLocal: true } item ? item with { IsAssigned = Is(item.Type) } : part);

    /// <summary>Whether a struct is unmanaged, or its members alone and none of them can be changed.</summary>
    public bool Is(string type)
    {
        if (!_known.TryGetValue(type, out bool isAssigned))
        {
            _known[type] = false; // a struct that holds itself holds a collection
            isAssigned = types.TryGetValue(type, out TypeModel? model) && model.IsStruct
                && (model.IsUnmanaged || (model.IsPlain && model.Members.All(m => Link(m.Value).IsImmutable)));
            _known[type] = isAssigned;
        }
        return isAssigned;
    }
}
