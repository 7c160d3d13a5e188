// Owns: what Haskell's layouts refuse of constructors and instances: an index beyond the type's, a number beyond an enum's, a type without an instance.
using Octavo.Shapes;

namespace Octavo.Interop.Haskell;

internal static class HaskellConstructors
{
    /// <summary>The index of a constructor, as the data has it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownUnionCase"/> if there are not as many constructors.</exception>
    internal static int Index(ulong index, int constructors) => index < (ulong)constructors ? (int)index
        : throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
            $"the constructor of index {index}, but the type has {constructors}; another type or a newer one wrote it.");

    /// <summary>Refuses a value of an enum that is not the index of a constructor.</summary>
    internal static void CheckNumber(long value, int constructors)
    {
        if ((ulong)value >= (ulong)constructors)
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange,
                $"the value {value} is not one of the {constructors} constructors, 0 to {constructors - 1}.");
        }
    }

    /// <summary>The message for a type that the layout cannot have.</summary>
    internal static string NoInstance(ShapeWord word, string layout, string instead) =>
        $"{ShapeWords.Text(word)} has no instance in {layout}; use {instead} as the type of the member or of a surrogate.";
}
