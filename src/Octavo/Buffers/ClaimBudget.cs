// Owns: the budget for the counts of one value. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Buffers;

/// <summary>
/// Every element takes bytes of its own, whatever it is nested in: so the counts of a value that is whole never claim more, together, than the value has bytes.
/// So the budget bounds the memory of the whole value, not only of each collection.
/// </summary>
/// <param name="bytes">Bytes of the data.</param>
internal struct ClaimBudget(long bytes)
{
    private long _left = bytes;

    /// <summary>Takes the least bytes of a collection's elements; negative for null, which claims nothing.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Take(long claimed)
    {
        if ((_left -= Math.Max(claimed, 0)) < 0)
        {
            Throw.ClaimsTooLarge(claimed, _left + claimed);
        }
    }
}
