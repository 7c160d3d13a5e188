// Owns: which members of type bool share a byte in a format that packs them: docs/formats/compact.md, "Bits".
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>Members that follow one another.</summary>
/// <param name="First">Ordinal of the first.</param>
/// <param name="Count">Members: two to eight that share a byte, or one that shares none.</param>
internal sealed record BoolGroup(int First, int Count)
{
    /// <summary>Bits of a byte.</summary>
    private const int Most = 8;

    /// <summary>The group of a member. A run of bools begins where another type or a gap between numbers ends, and is cut after every eighth.</summary>
    public static BoolGroup Of(TypeModel type, int index)
    {
        if (!IsBool(type, index))
        {
            return new BoolGroup(index, 1);
        }
        int run = index;
        while (type.Members[run].Gap == 0 && run > 0 && IsBool(type, run - 1))
        {
            run--;
        }
        int first = index - ((index - run) % Most);
        int end = first + 1;
        while (end < first + Most && end < type.Members.Count && IsBool(type, end) && type.Members[end].Gap == 0)
        {
            end++;
        }
        return new BoolGroup(first, end - first);
    }

    private static bool IsBool(TypeModel type, int index) => type.Members[index].Value is ScalarValue { Kind: ScalarKind.Bool };
}
