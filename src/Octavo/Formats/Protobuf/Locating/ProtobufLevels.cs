// Owns: the classes of an inheritance as a table of numbers. Knows no bytes.
namespace Octavo.Protobuf;

/// <summary>The table that codecs give: for each class the place of its base, its part's field there, and whether it has parts.</summary>
internal readonly ref struct ProtobufLevels(ReadOnlySpan<int> table)
{
    private readonly ReadOnlySpan<int> _table = table;

    /// <summary>Whether a class has parts itself.</summary>
    internal bool HasParts(int level) => _table[(3 * level) + 2] != 0;

    /// <summary>The field of a class's part in its base's message.</summary>
    internal int Field(int level) => _table[(3 * level) + 1];

    /// <summary>The class whose part a field is; −1 if it is not one of the class's.</summary>
    /// <param name="level">The class in whose part the field is.</param>
    /// <param name="tag">The field's tag.</param>
    internal int PartOf(int level, uint tag)
    {
        if (ProtobufTag.TypeOf(tag) is not (ProtobufTag.Delimited or ProtobufTag.GroupStart))
        {
            return -1;
        }
        int field = (int)ProtobufTag.NumberOf(tag);
        for (int i = 3 * (level + 1); i < _table.Length; i += 3)
        {
            if (_table[i] == level && _table[i + 1] == field)
            {
                return i / 3;
            }
        }
        return -1;
    }

    /// <summary>Whether a class is another one or among its bases.</summary>
    internal bool IsAbove(int upper, int lower)
    {
        while (lower > upper)
        {
            lower = _table[3 * lower];
        }
        return lower == upper;
    }

    /// <summary>The one of two classes that is derived from the other; −1 if neither is.</summary>
    internal int Deeper(int one, int other) => IsAbove(one, other) ? other : IsAbove(other, one) ? one : -1;
}
