// Owns: the copier of one type in Orleans: a clone of the graph, through bytes only where a reader would make another object. Knows no format.
using Orleans.Serialization.Cloning;

namespace Octavo.Orleans;

internal sealed class OrleansCopier(Type type, OctavoFormat format) : IDeepCopier
{
    /// <summary>Whether an object of the type was not what a reader makes of it; then no further one is tried.</summary>
    private bool _isReadOtherwise;

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
        // A clone calls no callbacks and has the members of any format. A grain gets the same object wherever it is: what is read of the bytes.
        if (_isReadOtherwise || !OctavoGraph.TryClone(input, type, out copy))
        {
            _isReadOtherwise = true;
            copy = format.Deserialize(format.Serialize(input, type), type);
        }
        context.RecordCopy(input, copy!);
        return copy;
    }
}
