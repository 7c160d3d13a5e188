// Owns: CBOR with its maps in order and every head in its shortest form: a pass over finished bytes. RFC 8949, section 4.2.
using System.Buffers;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>
/// Writes values again in deterministic encoding. Open maps are frames on the heap: each knows where its entries are in what was written, and puts them in
/// order at its end.
/// </summary>
internal sealed class CborOrder
{
    private readonly ArrayBufferWriter<byte> _to = new();
    private readonly bool _lengthFirst;
    private Frame[] _open = new Frame[8];
    private int _level;
    private CborLengths? _lengths;

    private CborOrder(bool lengthFirst) => _lengthFirst = lengthFirst;

    /// <summary>The same values in deterministic encoding.</summary>
    /// <param name="data">Values that are well-formed; tags are kept as they are.</param>
    /// <param name="order">The order, not <see cref="CborKeyOrder.AsWritten"/>.</param>
    /// <param name="maxDepth">The limit of nesting.</param>
    /// <param name="references">Whether references may be in the data; they would name other objects once keys are in order.</param>
    /// <exception cref="OctavoException">The data is not well-formed, ends or nests too deep; or has references.</exception>
    internal static ReadOnlyMemory<byte> Apply(ReadOnlySpan<byte> data, CborKeyOrder order, int maxDepth, bool references)
    {
        var pass = new CborOrder(order == CborKeyOrder.LengthFirst);
        pass.Run(data, maxDepth, references);
        return pass._to.WrittenMemory;
    }

    /// <summary>Finds if data is not in deterministic encoding.</summary>
    /// <returns>The first byte that differs from that encoding; −1 if none does.</returns>
    internal static int Difference(ReadOnlySpan<byte> data, CborKeyOrder order, int maxDepth)
    {
        ReadOnlySpan<byte> ordered = Apply(data, order, maxDepth, references: true).Span;
        int same = data.CommonPrefixLength(ordered);
        return same == data.Length && same == ordered.Length ? -1 : same;
    }

    private void Run(ReadOnlySpan<byte> data, int maxDepth, bool references)
    {
        Span<byte> scratch = stackalloc byte[16];
        int at = 0;
        while (at < data.Length)
        {
            ReadOnlySpan<byte> rest = data[at..];
            scoped ref byte head = ref MemoryMarshal.GetReference(rest);
            if (rest.Length < CborCode.MaxHead)
            {
                scratch.Clear();
                rest.CopyTo(scratch);
                head = ref MemoryMarshal.GetReference(scratch);
            }
            byte first = head;
            if (first is CborCode.IndefiniteArray or CborCode.IndefiniteMap or CborCode.IndefiniteBytes or CborCode.IndefiniteText)
            {
                Begin(data, ref at, maxDepth);
                continue;
            }
            nint length = CborEncoder.GetHead(ref head, out ulong argument);
            byte major = (byte)(first & CborCode.MajorMask);
            ulong body = major is CborCode.Bytes or CborCode.Text ? argument : 0;
            if ((ulong)length + body > (ulong)rest.Length)
            {
                Throw.EndOfData();
            }
            if (!references && major == CborCode.Tag && argument == CborCode.SharedReference)
            {
                throw new OctavoException(OctavoErrorCode.NotInFormat,
                    "references to objects cannot be written with ordered keys: their numbers would name other objects. Remove OctavoCborOptions.KeyOrder, or the references.");
            }
            Put(ref head, first, argument);
            _to.Write(rest.Slice((int)length, (int)body));
            at += (int)length + (int)body;
            if (major == CborCode.Tag)
            {
                continue;
            }
            if (major is CborCode.Array or CborCode.Map && argument != 0)
            {
                if (argument > (ulong)rest.Length)
                {
                    Throw.CountTooLarge(argument, rest.Length);
                }
                Open(major == CborCode.Map, major == CborCode.Map ? 2 * (long)argument : (long)argument, breaks: false, maxDepth);
                continue;
            }
            End(ref at);
        }
        if (_level != 0)
        {
            Throw.EndOfData();
        }
    }

    /// <summary>A value of indefinite length, as one of definite length.</summary>
    private void Begin(ReadOnlySpan<byte> data, ref int at, int maxDepth)
    {
        byte first = data[at];
        byte major = (byte)(first & CborCode.MajorMask);
        if (_lengths is null || !_lengths.TryFind(at, out CborLength length))
        {
            var window = new InputWindow(data, stackalloc byte[InputWindow.ScratchLength]);
            window.Skip(at);
            length = CborLengths.Scan(ref window, maxDepth - _level, maxDepth, out CborLengths? inside);
            _lengths = major >= CborCode.Array ? inside : _lengths;
        }
        Span<byte> head = stackalloc byte[OutputWindow.Slack + CborEncoder.MaxInteger];
        _to.Write(head[..(int)CborEncoder.PutHead(ref head[0], major, (ulong)(major == CborCode.Map ? length.Count >> 1 : length.Count))]);
        int end = at + length.End;
        at++;
        if (major >= CborCode.Array && length.Count != 0)
        {
            Open(major == CborCode.Map, length.Count, breaks: true, maxDepth);
            return;
        }
        while (at < end)
        {
            at += (int)CborEncoder.GetHead(ref MemoryMarshal.GetReference(data[at..]), out ulong chunk);
            CborCode.CopyChunk(major, data.Slice(at, (int)chunk), _to.GetSpan((int)chunk));
            _to.Advance((int)chunk);
            at += (int)chunk;
        }
        at++;
        End(ref at);
    }

    private void Open(bool map, long left, bool breaks, int maxDepth)
    {
        if (_level >= maxDepth)
        {
            Throw.DepthExceeded(maxDepth);
        }
        if (_level == _open.Length)
        {
            Array.Resize(ref _open, 2 * _level);
        }
        _open[_level++] = new Frame { Left = left, Start = _to.WrittenCount, Ends = map ? [] : null, Breaks = breaks };
    }

    /// <summary>A value has ended, and with it perhaps what it is in.</summary>
    private void End(ref int at)
    {
        while (_level != 0)
        {
            ref Frame top = ref _open[_level - 1];
            top.Ends?.Add(_to.WrittenCount);
            if (--top.Left != 0)
            {
                return;
            }
            if (top.Ends is not null)
            {
                Sort(top.Start, top.Ends);
            }
            at += top.Breaks ? 1 : 0;
            top = default;
            _level--;
        }
    }

    /// <summary>Puts a map's entries in order.</summary>
    /// <param name="start">Where the first key begins.</param>
    /// <param name="ends">Where each key and each value ends, alternating.</param>
    private void Sort(int start, List<int> ends)
    {
        Span<byte> written = MemoryMarshal.AsMemory(_to.WrittenMemory).Span;
        if (IsSorted(written[start..], start, ends))
        {
            return; // without a copy at each level of a nest
        }
        byte[] entries = written[start..].ToArray();
        int[] order = new int[ends.Count / 2];
        for (int i = 0; i < order.Length; i++)
        {
            order[i] = i;
        }
        Array.Sort(order, (one, other) => Compare(Key(one), Key(other)));
        int at = start;
        foreach (int entry in order)
        {
            int from = entry == 0 ? start : ends[(2 * entry) - 1];
            int to = ends[(2 * entry) + 1];
            entries.AsSpan(from - start, to - from).CopyTo(written[at..]);
            at += to - from;
        }

        ReadOnlySpan<byte> Key(int entry) => KeyOf(entries, start, ends, entry);
    }

    private bool IsSorted(ReadOnlySpan<byte> entries, int start, List<int> ends)
    {
        for (int i = 1; 2 * i < ends.Count; i++)
        {
            if (Compare(KeyOf(entries, start, ends, i - 1), KeyOf(entries, start, ends, i)) > 0)
            {
                return false;
            }
        }
        return true;
    }

    private static ReadOnlySpan<byte> KeyOf(ReadOnlySpan<byte> entries, int start, List<int> ends, int entry)
    {
        int from = entry == 0 ? start : ends[(2 * entry) - 1];
        return entries[(from - start)..(ends[2 * entry] - start)];
    }

    private int Compare(ReadOnlySpan<byte> one, ReadOnlySpan<byte> other) =>
        _lengthFirst && one.Length != other.Length ? one.Length - other.Length : one.SequenceCompareTo(other);

    /// <summary>Puts a head in its shortest form; a float too.</summary>
    private void Put(ref byte head, byte first, ulong argument)
    {
        ref byte at = ref MemoryMarshal.GetReference(_to.GetSpan(OutputWindow.Slack + CborEncoder.MaxInteger));
        byte major = (byte)(first & CborCode.MajorMask);
        if (first is CborCode.Float16 or CborCode.Float32 or CborCode.Float64)
        {
            CborEncoder.GetFloat(ref head, out double value);
            _to.Advance((int)CborEncoder.PutDouble(ref at, value));
            return;
        }
        CborCode.CheckSimple(first, argument);
        _to.Advance((int)CborEncoder.PutHead(ref at, major, argument));
    }

    private struct Frame
    {
        internal long Left;
        internal int Start;
        internal List<int>? Ends;
        internal bool Breaks;
    }
}
