// Owns: the search for the range that a number is in. Changes nothing.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

/// <summary>Ranges by their beginnings. Those that overlap are refused elsewhere; of them any may be found.</summary>
internal sealed class RangeTable
{
    private readonly ProtoRange[] _ranges;
    private readonly ProtoRange[] _furthest; // of the ranges up to a place the one that ends last

    public RangeTable(IEnumerable<ProtoRange> ranges)
    {
        _ranges = [.. ranges.OrderBy(range => range.Start)];
        _furthest = new ProtoRange[_ranges.Length];
        for (int i = 0; i < _ranges.Length; i++)
        {
            _furthest[i] = i == 0 || _furthest[i - 1].Last < _ranges[i].Last ? _ranges[i] : _furthest[i - 1];
        }
    }

    /// <summary>A range with a number; null if there is none.</summary>
    public ProtoRange? Find(int number)
    {
        int low = 0;
        int high = _ranges.Length;
        while (low < high)
        {
            int middle = (low + high) / 2;
            (low, high) = _ranges[middle].Start <= number ? (middle + 1, high) : (low, middle);
        }
        return low != 0 && number <= _furthest[low - 1].Last ? _furthest[low - 1] : null;
    }
}
