// Owns: singular messages that come in pieces: the second piece and all that follow are read as one, so what is there already is copied once.
// docs/formats/protobuf.md, "Reading".
using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <summary>In place of a group's tag: the scope has several pieces. No tag is that, as wire type 7 has no meaning.</summary>
    private const uint Joined = 7;

    /// <summary>Of a message's field: one piece of it was read.</summary>
    private const long ReadOnce = -1;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long EnterOnce(ref OctavoProtobufReader reader, uint tag, ref long taken, ReadOnlySpan<byte> ends)
    {
        if (taken == 0)
        {
            taken = ReadOnce;
            return EnterMessage(ref reader, tag);
        }
        return EnterAgain(ref reader, tag, ref taken, ends);
    }

    /// <summary>
    /// Looks ahead for all further pieces, and enters them as one scope. Each piece by itself copied every array and immutable collection that was there: 320
    /// KB of pieces
    /// took 2.1 s and allocated 12.8 GB.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long EnterAgain(ref OctavoProtobufReader reader, uint tag, ref long taken, ReadOnlySpan<byte> ends)
    {
        if (reader.Offset < taken)
        {
            reader.SkipValue(tag, null);
            return -1;
        }
        if (reader._state?.Source is { Remaining: > 0 } source)
        {
            reader.NextWindow(checked((int)(reader._data - reader._position + source.Remaining)));
        }
        if (reader._pieces is null)
        {
            reader._base = ref reader._start;
        }
        else
        {
            // The way ahead may move another tail to the scratch.
            reader.ToBase();
        }
        reader._groups ??= new ProtobufGroups();
        long before = reader._pieces?.Before ?? reader._before;
        int length = reader._pieces?.Length ?? reader._data;
        var places = new List<(int Start, int End)>();
        int next = reader.FindPieces(tag, before, ref taken, ends, places);
        if (places.Count < 2)
        {
            return EnterMessage(ref reader, tag);
        }
        long cookie = ((long)reader._group << 32) | (uint)(reader._end + (int)(reader._before - before) - next);
        reader._pieces = new ProtobufPieces(places, next, before, length, reader._pieces, reader._piece);
        reader._piece = 0;
        reader._group = Joined;
        reader.MoveToBase(places[0].Start, places[0].End, reader._pieces);
        return cookie;
    }

    /// <summary>Goes over what is left of the message around, up to a field that ends the value.</summary>
    /// <returns>After the first piece.</returns>
    private readonly int FindPieces(uint tag, long before, ref long taken, ReadOnlySpan<byte> ends, List<(int Start, int End)> places)
    {
        OctavoProtobufReader ahead = this;
        int next = 0;
        taken = long.MaxValue;
        try
        {
            places.Add(ahead.SkipPiece(tag, before));
            next = ahead.FromBase(before);
            while (More(ref ahead, 0))
            {
                long at = ahead.Offset;
                ahead.Commit(GetTag(ref ahead.Need(Slop), out uint other));
                if (!ahead.IsField(other))
                {
                    break;
                }
                if ((other | 1) == (tag | 1))
                {
                    places.Add(ahead.SkipPiece(other, before));
                    continue;
                }
                if (IsAmong(ends, other))
                {
                    taken = at + 1;
                    break;
                }
                ahead.SkipValue(other, null);
            }
        }
        catch (OctavoException)
        {
            // Reading meets the same fault, at its place.
        }
        return next;
    }

    private static bool IsAmong(ReadOnlySpan<byte> tags, uint tag)
    {
        for (int used; tags.Length != 0; tags = tags[Math.Min(used + 1, tags.Length)..])
        {
            Utf8Parser.TryParse(tags, out uint one, out used);
            if (one == tag)
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Skips a piece after its tag.</summary>
    private (int Start, int End) SkipPiece(uint tag, long before)
    {
        if (ProtobufTag.TypeOf(tag) != ProtobufTag.GroupStart)
        {
            int length = ReadLength();
            int at = FromBase(before);
            SkipBytes(length);
            return (at, at + length);
        }
        int start = FromBase(before);
        return (start, (int)(SkipGroup(tag, null) - before));
    }

    /// <summary>At the end of a piece: goes to the next one, or after them all to where the message around goes on.</summary>
    private bool NextPiece()
    {
        ProtobufPieces pieces = _pieces!;
        while (++_piece < pieces.Places.Count)
        {
            (int start, int end) = pieces.Places[_piece];
            if (start < end)
            {
                MoveToBase(start, end, pieces);
                if (start >= _limit)
                {
                    Refill(Slop);
                }
                return true;
            }
        }
        MoveToBase(pieces.Next, pieces.Next, pieces);
        _group = 0;
        _pieces = pieces.Outer;
        _piece = pieces.OuterPiece;
        return false;
    }

    /// <summary>Goes to the same place outside of the scratch.</summary>
    private void ToBase() => MoveToBase(FromBase(_pieces!.Before), _end + (int)(_before - _pieces.Before), _pieces);

    private readonly int FromBase(long before) => (int)(_before + _position - before);

    private void MoveToBase(int position, int end, ProtobufPieces pieces)
    {
        _start = ref _base;
        _before = pieces.Before;
        _position = position;
        _end = end;
        _data = pieces.Length;
        _readable = pieces.Length;
        _limit = Math.Min(end, pieces.Length - Slop);
    }
}
