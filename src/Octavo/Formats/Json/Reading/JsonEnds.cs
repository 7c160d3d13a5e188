// Owns: where arrays and objects end that were skipped once, so looking for the case of a union at each level of a nest does not go over all levels below
// again. Knows no text.
namespace Octavo.Json;

/// <summary>Ends of long values: 10,000 unions in one another whose case comes last, 152 KB, took 2.3 s.</summary>
internal sealed class JsonEnds
{
    /// <summary>Bytes of a value from which on its end is kept: what is shorter is skipped again in no time.</summary>
    private const int Long = 128;

    private readonly Dictionary<long, long> _ends = [];
    private readonly List<long> _open = [];

    /// <summary>Where a value ends that begins at an offset; 0 if that is not known.</summary>
    internal long Find(long start) => _ends.GetValueOrDefault(start);

    /// <summary>Passes a bracket that opens.</summary>
    internal void Open(long start) => _open.Add(start);

    /// <summary>Passes the one that closes.</summary>
    internal void Close(long end)
    {
        long start = _open[^1];
        _open.RemoveAt(_open.Count - 1);
        if (end - start >= Long)
        {
            _ends[start] = end;
        }
    }
}
