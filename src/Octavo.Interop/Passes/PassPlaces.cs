// Owns: where values are in a layout's data and in Binary, when they do not come in one order. Knows no layout.
namespace Octavo.Interop.Passes;

/// <summary>A line for each value that a pass read, in the order in which it did. Cold: for the place of an error.</summary>
internal sealed class PassPlaces
{
    private readonly List<(int Binary, int Data)> _lines = [];

    internal int Count => _lines.Count;

    internal void Add(int binary, int data) => _lines.Add((binary, data));

    /// <summary>What was read since then is further back in Binary.</summary>
    internal void Move(int first, int bytes)
    {
        for (int i = first; i < _lines.Count; i++)
        {
            _lines[i] = (_lines[i].Binary + bytes, _lines[i].Data);
        }
    }

    /// <summary>What was read since then and is after a byte is not in Binary any more.</summary>
    internal void Cut(int first, int end)
    {
        int kept = first;
        while (kept < _lines.Count && _lines[kept].Binary < end)
        {
            kept++;
        }
        _lines.RemoveRange(kept, _lines.Count - kept);
    }

    /// <summary>As <see cref="MemberSwap.PermuteBack"/>, for what was read since then.</summary>
    internal void PermuteBack(int first, ReadOnlySpan<int> starts, ReadOnlySpan<int> order)
    {
        Span<int> moves = stackalloc int[order.Length <= 64 ? order.Length : 0];
        moves = moves.Length == order.Length ? moves : new int[order.Length];
        int at = starts[0];
        for (int member = 0; member < order.Length; member++)
        {
            int read = order.IndexOf(member);
            moves[read] = at - starts[read];
            at += starts[read + 1] - starts[read];
        }
        int inside = 0;
        for (int i = first; i < _lines.Count; i++)
        {
            (int binary, int data) = _lines[i];
            while (inside + 1 < order.Length && binary >= starts[inside + 1])
            {
                inside++;
            }
            _lines[i] = (binary + moves[inside], data);
        }
    }

    /// <summary>Where in the data the innermost value begins that has a byte of Binary.</summary>
    internal long Find(long binary)
    {
        (int Binary, int Data) found = default;
        foreach ((int Binary, int Data) line in _lines)
        {
            if (line.Binary <= binary && line.Binary >= found.Binary)
            {
                found = line;
            }
        }
        return found.Data;
    }
}
