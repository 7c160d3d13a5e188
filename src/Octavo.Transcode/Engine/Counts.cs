// Owns: the counts of all arrays and maps of a source, in the order in which they begin: what the second pass writes before their elements. Knows no format.
namespace Octavo.Transcode.Engine;

internal sealed class Counts
{
    private readonly List<int> _counts = [];
    private int _next;

    /// <summary>First pass: keeps a place for an array or map that begins.</summary>
    /// <returns>The place.</returns>
    internal int Begin()
    {
        _counts.Add(0);
        return _counts.Count - 1;
    }

    /// <summary>First pass: an array or map has ended.</summary>
    internal void End(int place, int count) => _counts[place] = count;

    /// <summary>Second pass: the count of the next array or map that begins.</summary>
    internal int Next() => _next < _counts.Count
        ? _counts[_next++]
        : throw Changed();

    /// <summary>What is thrown if the second pass finds other counts than the first.</summary>
    internal static OctavoException Changed() =>
        new(OctavoErrorCode.CountChanged, "the source gave different data when it was read for the second time.", "", -1);
}
