// Owns: where groups end that were skipped once, so a look ahead at each level of a nest does not go over the levels below each time. Knows no bytes.
namespace Octavo.Protobuf;

/// <summary>Ends of long groups, of one level in sixteen: a look ahead goes over fifteen levels at most that another has gone over, and what is kept is some
/// bytes per level.</summary>
internal sealed class ProtobufGroups
{
    private const int Levels = 16;

    private const int Long = 4 * Levels;

    private readonly Dictionary<long, (long Content, long End)> _ends = [];

    /// <summary>Where the content and the group end that begins at an offset; null if that is not known.</summary>
    internal (long Content, long End)? Find(long start) => _ends.TryGetValue(start, out (long Content, long End) found) ? found : null;

    /// <summary>Keeps a group.</summary>
    /// <param name="start">After its tag.</param>
    /// <param name="content">Where the tag that ends it begins.</param>
    /// <param name="end">After that.</param>
    /// <param name="depth">The level, from any.</param>
    internal void Add(long start, long content, long end, int depth)
    {
        if (depth % Levels == 0 && end - start >= Long)
        {
            _ends[start] = (content, end);
        }
    }
}
