// Owns: CBOR of indefinite lengths as the same values of definite ones, typed arrays as ordinary ones, and the way back to the data's own offsets.
// docs/formats/cbor.md, "Indefinite lengths".
using System.Buffers;
using System.Runtime.InteropServices;
using System.Text.Unicode;

namespace Octavo.Internal;

/// <summary>
/// Bodies of codecs ask for a count before the first element, and encoders of strings for a length. So the first value of indefinite length that a reader meets
/// is
/// written again with definite ones, and with it what follows, in one pass: the reader goes on in that and meets none again. Data without indefinite lengths
/// pays nothing.
/// The same pass makes arrays of items of typed arrays, for readers whose elements lie in another form; <see cref="CborCode.TypedItems"/> stands before each.
/// </summary>
internal sealed class CborDefinite
{
    private const byte NoText = 0xff;

    private readonly byte[] _original;
    private readonly long _from;
    private readonly CborDefinite? _before;
    private readonly List<Shift> _shifts = [];
    private readonly bool _items;

    /// <param name="original">The rest of the data, from the value on.</param>
    /// <param name="from">Its offset in the data.</param>
    /// <param name="before">What the data is that was written again before, if it was.</param>
    /// <param name="depth">Levels that the limit leaves.</param>
    /// <param name="maxDepth">The limit.</param>
    /// <param name="items">Whether typed arrays become arrays of items.</param>
    /// <exception cref="OctavoException">The first value is not well-formed, ends in the data or nests too deep. What is wrong behind it stays as it is, for
    /// the reader to find.</exception>
    internal CborDefinite(byte[] original, long from, CborDefinite? before, int depth, int maxDepth, bool items)
    {
        _items = items;
        _original = original;
        _from = from;
        _before = before;
        var counts = new List<int>();
        int end = Count(original, counts, depth, maxDepth);
        Data = Write(counts, end);
    }

    /// <summary>The values with definite lengths.</summary>
    internal byte[] Data { get; }

    /// <summary>The offset behind which the data is as it was.</summary>
    internal long End { get; private set; }

    /// <summary>The offset in the data that has a given one here: at a value's beginning, that of the value.</summary>
    internal long ToOriginal(long offset)
    {
        for (CborDefinite? one = this; one is not null; one = one._before)
        {
            offset = one.ToOwn(offset);
        }
        return offset;
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
        if (low == 0)
        {
            return offset;
        }
        Shift shift = _shifts[low - 1];
        long behind = at - shift.At;
        return _from + shift.Original + shift.Width switch
        {
            0 => behind,
            < 0 => 0,
            _ => behind / (shift.Width + 1) * shift.Width,
        };
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
                // What follows the first value may lie in an outer one, where more levels are left: its reader counts them. To stop there would leave the rest
                // to be
                // written again at the next value of indefinite length, and at each one after it.
                if (whole == 0 && nesting.Depth > depth)
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
            if (_items && !chunk && (first & CborCode.MajorMask) == CborCode.Tag && TryWriteTagged(to, ref at, ref nesting, ref next))
            {
                continue;
            }
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
                ReadOnlySpan<byte> content = _original.AsSpan(from + head, length - head);
                if (chunk && (first & CborCode.MajorMask) == CborCode.Text && !Utf8.IsValid(content))
                {
                    // Each chunk is text by itself (RFC 8949, section 3.2.3), together they may be. A byte that no text has keeps it from being read, and lets
                    // it be passed over.
                    to.Write([NoText]);
                    content = content[1..];
                }
                to.Write(content);
                continue;
            }
            Note(to, at);
        }
        End = _from + to.WrittenCount;
        to.Write(_original.AsSpan(end));
        return to.WrittenSpan.ToArray();
    }

    /// <summary>A typed array as an array of items. The tag that stands before those is replaced where the data has it.</summary>
    private bool TryWriteTagged(ArrayBufferWriter<byte> to, ref int at, ref CborNesting nesting, ref int next)
    {
        int tagLength = CborCode.HeadLength(_original[at]);
        CborEncoder.GetTag(ref _original[at], out ulong tag);
        if (tag == CborCode.TypedItems)
        {
            at += Step(_original.AsSpan(at), ref nesting, out _);
            Put(to, CborCode.Tag, CborCode.Invalid);
            Note(to, at);
            return true;
        }
        byte content = _original[at + tagLength];
        if (!CborTyped.IsTyped(tag) || !CborTyped.HasItems(tag) || (content & CborCode.MajorMask) != CborCode.Bytes)
        {
            return false;
        }
        int start = at;
        at += Step(_original.AsSpan(at), ref nesting, out _);
        ReadOnlySpan<byte> elements = Elements(ref at, ref nesting, ref next);
        Note(to, start);
        if (elements.Length % CborTyped.Width(tag) != 0)
        {
            Put(to, CborCode.Tag, tag);
            Put(to, CborCode.Bytes, (uint)elements.Length);
            to.Write(elements);
        }
        else
        {
            Put(to, CborCode.Tag, CborCode.TypedItems);
            Put(to, CborCode.Array, (uint)(elements.Length / CborTyped.Width(tag)));
            bool pieces = content == CborCode.IndefiniteBytes;
            Note(to, pieces ? start : at - elements.Length, pieces ? -1 : CborTyped.Width(tag));
            CborTyped.WriteItems(to, tag, elements);
        }
        Note(to, at);
        return true;
    }

    /// <summary>The bytes of a byte string, its chunks together.</summary>
    private ReadOnlySpan<byte> Elements(ref int at, ref CborNesting nesting, ref int next)
    {
        int head = CborCode.HeadLength(_original[at]);
        int from = at;
        at += Step(_original.AsSpan(at), ref nesting, out CborStep step);
        if (step.Kind != CborStepKind.Begin)
        {
            return _original.AsSpan((from + head)..at);
        }
        next++;
        var chunks = new ArrayBufferWriter<byte>();
        while (true)
        {
            head = CborCode.HeadLength(_original[at]);
            from = at;
            at += Step(_original.AsSpan(at), ref nesting, out step);
            if (step.Kind == CborStepKind.End)
            {
                return chunks.WrittenSpan;
            }
            chunks.Write(_original.AsSpan((from + head)..at));
        }
    }

    private static void Put(ArrayBufferWriter<byte> to, byte major, ulong argument) =>
        to.Advance((int)CborEncoder.PutHead(ref MemoryMarshal.GetReference(to.GetSpan(CborCode.MaxHead)), major, argument));

    /// <summary>From here on offsets are told from another one of the data.</summary>
    /// <param name="to">What was written.</param>
    /// <param name="original">The offset in the data that is the next one here.</param>
    /// <param name="width">0 where bytes follow as they are; above, bytes of an element that takes one more here; −1 where all are at one offset.</param>
    private void Note(ArrayBufferWriter<byte> to, int original, int width = 0)
    {
        if (_shifts.Count != 0 && _shifts[^1].At == to.WrittenCount)
        {
            _shifts.RemoveAt(_shifts.Count - 1);
        }
        _shifts.Add(new Shift(to.WrittenCount, original, width));
    }

    private readonly record struct Shift(int At, int Original, int Width);
}
