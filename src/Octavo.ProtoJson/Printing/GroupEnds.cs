// Owns: where the groups end that are in a group which was gone over. Knows no bytes.
namespace Octavo.ProtoJson.Printing;

/// <summary>Ends of groups by where they begin: without them each level of a nest would go over all levels below it again.</summary>
internal sealed class GroupEnds
{
    // Data chooses where groups begin, but n of them at multiples of a table's size, which is at least n, take n times n bytes.
    private Dictionary<int, (int Content, int End)>? _ends;

    /// <summary>Keeps a group.</summary>
    /// <param name="start">After its tag.</param>
    /// <param name="content">Where the tag that ends it begins.</param>
    /// <param name="end">After that.</param>
    internal void Keep(int start, int content, int end) => (_ends ??= [])[start] = (content, end);

    /// <summary>Whether the end of a group is known.</summary>
    internal bool TryFind(int start, out (int Content, int End) found)
    {
        found = default;
        return _ends is not null && _ends.TryGetValue(start, out found);
    }
}
