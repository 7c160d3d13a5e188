// Owns: the order of tuples as keys, whose texts must not be compared by the culture of the thread. Knows no collection.
using System.Collections;

namespace Octavo.Codecs.Collections;

/// <summary>Compares parts of tuples: text by its UTF-16 units, tuples by their parts, everything else as the type says.</summary>
internal sealed class OrdinalParts : IComparer
{
    internal static readonly OrdinalParts Instance = new();

    public int Compare(object? x, object? y) => x switch
    {
        string text when y is string other => string.CompareOrdinal(text, other),
        IStructuralComparable parts when y is not null => parts.CompareTo(y, this),
        _ => Comparer.DefaultInvariant.Compare(x, y),
    };
}
