// Owns: CBOR of indefinite lengths as the same values of definite ones, and the way back to the data's own offsets. docs/formats/cbor.md, "Indefinite lengths".
using System.Buffers;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>
/// Bodies of codecs ask for a count before the first element, and encoders of strings for a length. So the first value of indefinite length that a reader meets is
/// written again with definite ones, and with it what follows, in one pass: the reader goes on in that and meets none again. Data without indefinite lengths pays nothing.
/// </summary>
internal sealed class CborDefinite
{
    private readonly byte[] _original;
    private readonly long _from;
    private readonly CborDefinite? _before;
    private readonly List<Shift> _shifts = [];

    /// <param name="original">The rest of the data, from the value on.</param>
    /// <param name="from">Its offset in the data.</param>
    /// <param name="before">What the data is that was written again before, if it was.</param>
    /// <param name="depth">Levels that the limit leaves.</param>
    /// <param name="maxDepth">The limit.</param>
    /// <exception cref="OctavoException">The first value is not well-formed, ends in the data or nests too deep. What is wrong behind it stays as it is, for the reader to find.</exception>
    internal CborDefinite(byte[] original, long from, CborDefinite? before, int depth, int maxDepth)
    {
        _original = original;
        _from = from;
        _before = before;
        var counts = new List<int>();
        int end = Count(original, counts, depth, maxDepth);
        Data = Write(counts, end);
    }

    /// <summary>The values with definite lengths.</summary>
    internal byte[] Data { get; }

    /// <summary>The offset in the data that has a given one here: at a value's beginning, that of the value.</summary>
    internal long ToOriginal(long offset)
    {
        long own = ToOwn(offset);
        return _before is null ? own : _before.ToOriginal(own);
    }

    /// <summary>The offset in what was written again here.</summary>
    private long ToOwn(long offset)
    {
        int low = 0;
        int high = _shifts.Count;
        long at = offset - _from;
        while (low < high)
        {
            int middle = (low + high) >>> 1;
            if (_shifts[middle].At <= at)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }
        return low == 0 ? offset : offset + _shifts[low - 1].By;
    }

    /// <summary>A value as the data has it.</summary>
    /// <param name="offset">The value's beginning here.</param>
    internal ReadOnlySpan<byte> Original(long offset)
    {
        ReadOnlySpan<byte> rest = _original.AsSpan((int)(ToOwn(offset) - _from));
        var nesting = new CborNesting(1);
        int at = 0;
        while (!nesting.IsDone)
        {
            at += Step(rest[at..], ref nesting, out _);
        }
        return rest[..at];
    }

    /// <summary>Takes a head and what it alone holds.</summary>
    /// <returns>Their bytes.</returns>
    private static int Step(ReadOnlySpan<byte> rest, ref CborNesting nesting, out CborStep step)
    {
        Span<byte> scratch = stackalloc byte[16];
        if (rest.IsEmpty || rest.Length < CborCode.HeadLength(rest[0]))
        {
            Throw.EndOfData();
        }
        scoped ref byte at = ref MemoryMarshal.GetReference(rest);
        if (rest.Length < CborCode.MaxHead)
        {
            scratch.Clear();
            rest.CopyTo(scratch);
            at = ref MemoryMarshal.GetReference(scratch);
        }
        nint head = nesting.Next(ref at, out ulong body, out step);
        if (body + (ulong)head > (ulong)rest.Length)
        {
            Throw.EndOfData();
        }
        if (step.Kind == CborStepKind.Counted && step.Count > rest.Length)
        {
            Throw.CountTooLarge((ulong)step.Count, rest.Length);
        }
        return (int)head + (int)body;
    }

    /// <summary>Counts what stands in each value of indefinite length, in the order of their heads.</summary>
    /// <returns>Where the first value ends that is not well-formed; the end of the data otherwise.</returns>
    private static int Count(ReadOnlySpan<byte> data, List<int> counts, int depth, int maxDepth)
    {
        var nesting = new CborNesting(long.MaxValue);
        int at = 0;
        int whole = 0;
        int known = 0;
        while (at < data.Length)
        {
            try
            {
                at += Step(data[at..], ref nesting, out CborStep step);
                switch (step.Kind)
                {
                    case CborStepKind.Begin:
                        nesting.Name(counts.Count);
                        counts.Add(0);
                        break;
                    case CborStepKind.End:
                        counts[step.Slot] = checked((int)step.Count);
                        break;
                }
                if (nesting.Depth > depth)
                {
                    Throw.DepthExceeded(maxDepth);
                }
            }
            catch (OctavoException) when (whole != 0)
            {
                break;
            }
            if (nesting.IsBetween)
            {
                whole = at;
                known = counts.Count;
            }
        }
        if (whole == 0)
        {
            Throw.EndOfData();
        }
        counts.RemoveRange(known, counts.Count - known);
        return whole;
    }

    private byte[] Write(List<int> counts, int end)
    {
        // Encoders store up to 64 bytes past what they put.
        const int Slack = 64;
        var to = new ArrayBufferWriter<byte>(_original.Length + Slack);
        var nesting = new CborNesting(long.MaxValue);
        int next = 0;
        int at = 0;
        while (at < end)
        {
            bool chunk = nesting.InChunks;
            byte first = _original[at];
            int length = Step(_original.AsSpan(at), ref nesting, out CborStep step);
            int from = at;
            at += length;
            if (step.Kind == CborStepKind.Begin)
            {
                int count = counts[next++];
                byte major = (byte)(first & CborCode.MajorMask);
                ref byte head = ref MemoryMarshal.GetReference(to.GetSpan(Slack));
                to.Advance((int)CborEncoder.PutHead(ref head, major, (ulong)(major == CborCode.Map ? count >> 1 : count)));
                Note(to, at);
                continue;
            }
            if (step.Kind != CborStepKind.End)
            {
                int head = chunk ? CborCode.HeadLength(first) : 0;
                if (chunk)
                {
                    Note(to, from + head);
                }
                to.Write(_original.AsSpan(from + head, length - head));
                continue;
            }
            Note(to, at);
        }
        to.Write(_original.AsSpan(end));
        return to.WrittenSpan.ToArray();
    }

    /// <summary>From here on the offsets differ by another number.</summary>
    private void Note(ArrayBufferWriter<byte> to, int original)
    {
        int by = original - to.WrittenCount;
        if (_shifts.Count != 0 && _shifts[^1].At == to.WrittenCount)
        {
            _shifts.RemoveAt(_shifts.Count - 1);
        }
        _shifts.Add(new Shift(to.WrittenCount, by));
    }

    private readonly record struct Shift(int At, int By);
}
