// Owns: counts of arrays and maps of indefinite length, and where they end. docs/formats/cbor.md, "Indefinite lengths".
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>
/// Bodies of codecs ask for a count before the first element. So a value of indefinite length is looked over when its head is read, once with all that it
/// holds: what is inside finds its count here. Data is read where it is; a value in which no other has an indefinite length allocates nothing. It does not
/// change: copies of a reader may share it.
/// </summary>
internal sealed class CborLengths
{
    private readonly long _from;
    private readonly List<CborLength> _inside;
    private int _next; // if the last one was found, and so where the next one is nearly always

    private CborLengths(long from, List<CborLength> inside)
    {
        _from = from;
        _inside = inside;
    }

    /// <summary>Looks over a value of indefinite length.</summary>
    /// <param name="window">A window whose position is the head; it stays there, and all of the value is together then.</param>
    /// <param name="depth">Levels that the limit leaves.</param>
    /// <param name="maxDepth">The limit.</param>
    /// <param name="inside">The lengths of arrays and maps inside; null if none is indefinite.</param>
    /// <exception cref="OctavoException">The value is not well-formed, ends in the data or nests too deep.</exception>
    internal static CborLength Scan(ref InputWindow window, int depth, int maxDepth, out CborLengths? inside)
    {
        var nesting = new CborNesting(1);
        List<CborLength>? found = null;
        CborLength root = default;
        long total = window.Remaining;
        ReadOnlySpan<byte> ahead = window.Ahead;
        Span<byte> scratch = stackalloc byte[16];
        long at = 0;
        do
        {
            while (at >= ahead.Length || at + CborCode.HeadLength(ahead[(int)at]) > ahead.Length)
            {
                int before = ahead.Length;
                if (!window.TryExtendAhead() || window.Ahead.Length == before)
                {
                    Throw.EndOfData();
                }
                ahead = window.Ahead;
            }
            ReadOnlySpan<byte> rest = ahead[(int)at..];
            scoped ref byte head = ref MemoryMarshal.GetReference(rest);
            if (rest.Length < CborCode.MaxHead)
            {
                scratch.Clear();
                rest.CopyTo(scratch);
                head = ref MemoryMarshal.GetReference(scratch);
            }
            byte first = head;
            nint length = nesting.Next(ref head, out ulong body, out CborStep step);
            long left = total - at - length;
            if (body > (ulong)left)
            {
                Throw.EndOfData();
            }
            switch (step.Kind)
            {
                case CborStepKind.Counted when step.Count > left:
                    Throw.CountTooLarge((ulong)step.Count, left);
                    break;
                case CborStepKind.Begin when at != 0:
                    nesting.Name(Slot(first, (int)at, ref found));
                    break;
                case CborStepKind.End when nesting.IsDone:
                    root = new CborLength(0, (int)at, (int)step.Count);
                    break;
                case CborStepKind.End when step.Slot != 0:
                    ref CborLength ended = ref CollectionsMarshal.AsSpan(found)[step.Slot - 1];
                    ended = ended with { End = (int)at, Count = (int)step.Count };
                    break;
            }
            if (nesting.Depth > depth)
            {
                Throw.DepthExceeded(maxDepth);
            }
            at += length + (long)body;
        }
        while (!nesting.IsDone);
        inside = found is null ? null : new CborLengths(window.Offset, found);
        return root;
    }

    /// <summary>Finds an array or map inside of the value.</summary>
    /// <param name="offset">The offset of its head in the data.</param>
    /// <param name="length">Its length, told from its own head.</param>
    /// <returns>False if it is elsewhere.</returns>
    internal bool TryFind(long offset, out CborLength length)
    {
        long at = offset - _from;
        if (_next >= _inside.Count || _inside[_next].At != at)
        {
            int low = 0;
            for (int high = _inside.Count; low < high;)
            {
                int middle = (low + high) >>> 1;
                if (_inside[middle].At < at)
                {
                    low = middle + 1;
                }
                else
                {
                    high = middle;
                }
            }
            _next = low;
            if (low == _inside.Count || _inside[low].At != at)
            {
                length = default;
                return false;
            }
        }
        CborLength found = _inside[_next++];
        length = new CborLength(0, found.End - found.At, found.Count);
        return true;
    }

    /// <summary>The slot of what begins: above 0 for arrays and maps; readers go over the chunks of strings by themselves.</summary>
    private static int Slot(byte first, int at, ref List<CborLength>? found)
    {
        if (first is not (CborCode.IndefiniteArray or CborCode.IndefiniteMap))
        {
            return 0;
        }
        found ??= [];
        found.Add(new CborLength(at, 0, 0));
        return found.Count;
    }
}
