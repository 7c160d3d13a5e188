// Owns: the copier of one type in Orleans: a clone of the graph, without bytes. Knows no format.
using Orleans.Serialization.Cloning;

namespace Octavo.Orleans;

internal sealed class OrleansCopier(Type type) : IDeepCopier
{
    public object? DeepCopy(object? input, CopyContext context)
    {
        if (input is null)
        {
            return null;
        }
        Type actual = input.GetType();
        if (actual != type && OctavoCodecs.UnionBase(actual) != type)
        {
            return context.DeepCopy(input); // an object of a derived type: by the copier of that
        }
        if (context.TryGetCopy(input, out object? copy))
        {
            return copy;
        }
        copy = OctavoGraph.Clone(input, type);
        context.RecordCopy(input, copy);
        return copy;
    }
}
