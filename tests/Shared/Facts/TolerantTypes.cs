// Owns: whether a value of a type may hold Tolerant objects, whose members may come in any order and be unknown. Knows no format.
using Octavo.Internal;

namespace Octavo.Tests.Zoo.Facts;

internal static class TolerantTypes
{
    internal static bool In(Type type)
    {
        var seen = new HashSet<Type>();
        var open = new Queue<TypeShape?>([CodecCatalog.Find(type) is { } entry ? TypeShape.Of(entry) : null]);
        while (open.TryDequeue(out TypeShape? shape))
        {
            if (shape is null || !seen.Add(shape.Type))
            {
                continue;
            }
            if (shape.Layout == Layout.Tolerant)
            {
                return true;
            }
            for (int child = 0; shape.ChildType(child) is not null; child++)
            {
                open.Enqueue(shape.Child(child));
            }
        }
        return false;
    }
}
