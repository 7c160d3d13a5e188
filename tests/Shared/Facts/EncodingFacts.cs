// Owns: whether a native format may hold two encodings of a value of a type, by what is in it. Knows no format.
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Tests.Zoo.Facts;

internal static class EncodingFacts
{
    /// <summary>Levels of objects with references that a writer nests before one waits.</summary>
    private const int WrittenLevels = 32;

    /// <summary>Whether each value of a type in data of a length has one encoding.</summary>
    /// <remarks>
    /// Members of Tolerant objects may come in any order and be unknown. A reader accepts objects with references in place where a writer lets them wait, 33
    /// levels deep: such data has a byte per level at least.
    /// </remarks>
    internal static bool HasOneEncoding(Type type, int length) =>
        !Any(type, static shape => shape.Layout == Layout.Tolerant) && (length <= WrittenLevels || !Any(type, static shape => shape.HasReferences));

    private static bool Any(Type type, Predicate<TypeShape> matches)
    {
        var seen = new HashSet<Type>();
        var open = new Queue<TypeShape?>([CodecCatalog.Find(type) is { } entry ? TypeShape.Of(entry) : null]);
        while (open.TryDequeue(out TypeShape? shape))
        {
            if (shape is null || !seen.Add(shape.Type))
            {
                continue;
            }
            if (matches(shape))
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
