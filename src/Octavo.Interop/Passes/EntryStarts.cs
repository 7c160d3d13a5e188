// Owns: where the entries of sorted maps and the elements of sorted sequences begin in Binary. Knows no order and no layout.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Interop.Passes;

/// <summary>
/// What one pass over a value found, for all sorted places in it: a pass for each of them would read a nested one as often as it is deep. By the position
/// where the first entry begins, which no two places share: the count of a nested one comes between.
/// </summary>
internal sealed class EntryStarts
{
    private readonly Dictionary<int, int[]> _found = [];

    /// <summary>The levels of the passes, which are kept from one to the next.</summary>
    internal PassLevels Levels { get; } = new(int.MaxValue);

    /// <summary>Adds a place whose entries are about to be skipped.</summary>
    /// <param name="position">Where the first one begins.</param>
    /// <param name="count">How many there are.</param>
    /// <returns>Receives where each begins, and after them the end.</returns>
    internal int[] Add(int position, int count)
    {
        var starts = new int[count + 1];
        _found.Add(position, starts);
        return starts;
    }

    /// <summary>Takes what was found of a place; each is asked for once.</summary>
    internal bool TryTake(int position, [NotNullWhen(true)] out int[]? starts) => _found.Remove(position, out starts);
}
