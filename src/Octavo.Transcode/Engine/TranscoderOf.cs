// Owns: one pass over a source in chunks, from a reader of events to a writer of them: nesting, keys, ends, and events that a chunk cuts.
using System.Buffers;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

internal sealed class Transcoder<R, W> : Transcoder
    where R : struct, IEventReader<R>, allows ref struct
    where W : struct, IEventWriter<W>, allows ref struct
{
    /// <summary>An error is believed before the data's end once so many bytes are after its event: none is cut so far off but text, whose missing end is not
    /// another error.</summary>
    private const int Trusted = 1 << 20;

    private readonly TranscodeFormat _from;
    private readonly TranscodeOptions _options;
    private readonly Counts? _counts;
    private readonly bool _isCounting;
    private readonly List<KeySet?> _keys = [];
    private readonly List<ulong> _keyTags = []; // before the key that comes next
    private Frame[] _frames = new Frame[16];
    private int[] _places = []; // of each level, in the first pass where its count goes, in the second its count; -1 for neither
    private int _level;
    private long _before;   // bytes of earlier chunks
    private long _position; // of the last event

    internal Transcoder(TranscodeFormat from, TranscodeOptions options, Counts? counts)
    {
        (_from, _options, _counts) = (from, options, counts);
        _isCounting = typeof(W) == typeof(CountingWriter);
        _frames[0] = new Frame { IsRoot = true, Left = DataEvent.Uncounted, Bytes = options.ByteStrings };
    }

    internal override int Run(ReadOnlySpan<byte> chunk, bool isLast, IBufferWriter<byte> destination)
    {
        R reader = R.Open(chunk, _before == 0, _from.Options);
        W writer = W.Open(destination, _options);
        long start = 0;
        bool isReading = true;
        try
        {
            while (!IsDone && (isLast || chunk.Length - start >= Wanted))
            {
                isReading = true;
                if (!TryRead(ref reader, chunk, start, isLast, out DataEvent next))
                {
                    Wanted = checked((int)Math.Min(2L * Math.Max(Margin, chunk.Length - start), Array.MaxLength));
                    break;
                }
                isReading = false;
                _position = _before + start;
                next.Offset = _position;
                next.Raw = chunk[(int)start..(int)reader.Offset];
                start = reader.Offset;
                Wanted = Margin;
                if (!IsDone)
                {
                    Write(ref writer, ref next);
                }
            }
        }
        catch (OctavoException found) when (found.Format.Length == 0)
        {
            throw isReading
                ? new OctavoException(found.Code, found.Reason, R.Name, _before + Math.Max(start, reader.Offset), found)
                : new OctavoException(found.Code, found.Reason, W.Name, _position, found);
        }
        finally
        {
            writer.Close();
        }
        _before += start;
        return (int)start;
    }

    /// <summary>Reads one event, or finds the data's end.</summary>
    /// <returns>False if the chunk cuts it: more is needed.</returns>
    private bool TryRead(scoped ref R reader, ReadOnlySpan<byte> chunk, long start, bool isLast, out DataEvent next)
    {
        ref Frame frame = ref _frames[_level];
        try
        {
            if (frame is { IsRoot: true, IsTagged: false } && (frame.Index != 0 || _options.Sequence) && reader.IsAtEnd)
            {
                next = default;
                IsDone = isLast;
                return isLast;
            }
            if (frame.IsRoot && frame.Index != 0 && !_options.Sequence)
            {
                throw new OctavoException(OctavoErrorCode.TrailingData, "more data follows the value; set TranscodeOptions.Sequence to convert several values.", "", -1);
            }
            reader.Read(in frame, out next);
        }
        catch (OctavoException found)
            when (!isLast && (found.Code == OctavoErrorCode.EndOfData || chunk.Length - start < Trusted) && found.Code != OctavoErrorCode.TrailingData)
        {
            next = default;
            return false;
        }
        // A number, or what comes after a value, may go on in the next chunk.
        return isLast || reader.Offset < chunk.Length;
    }

    private void Write(scoped ref W writer, scoped ref DataEvent next)
    {
        if (next.Kind == DataEventKind.End)
        {
            Close(ref writer);
            CloseFull(ref writer);
            return;
        }
        if (next.Kind == DataEventKind.Tag)
        {
            TakeTag(ref writer, in next);
            return;
        }
        if (!W.HasTags)
        {
            if (TryExpand(ref writer, in next))
            {
                return;
            }
            Understand(ref writer, ref next);
        }
        ref Frame frame = ref _frames[_level];
        if (frame.AtKey)
        {
            TakeKey(ref next);
        }
        ByteStringRule bytes = frame.NextBytes ?? frame.Bytes;
        int left = next.Count;
        int place = -1;
        if (next.Begins && next.Count == DataEvent.Uncounted && _counts is not null)
        {
            if (_isCounting)
            {
                place = _counts.Begin();
            }
            else
            {
                place = next.Count = _counts.Next();
            }
        }
        writer.Write(in frame, in next);
        frame.Advance();
        if (next.Begins)
        {
            Open(new Frame
            {
                IsMap = next.Kind == DataEventKind.Map,
                Left = left,
                Announced = next.Announced,
                IsIndefinite = next.Count == DataEvent.Uncounted,
                Bytes = bytes
            }, place);
        }
        CloseFull(ref writer);
    }

    private void TakeTag(scoped ref W writer, scoped in DataEvent tag)
    {
        ref Frame frame = ref _frames[_level];
        ulong number = (ulong)tag.Integer;
        if (W.HasTags)
        {
            if (frame.AtKey && !_isCounting && !_options.AllowDuplicateKeys)
            {
                _keyTags.Add(number);
            }
            writer.Write(in frame, in tag);
            frame.IsTagged = true;
            return;
        }
        if (TagMeaning.Expected(number) is { } rule)
        {
            frame.NextBytes = rule;
        }
        else if (!TagMeaning.IsMark(number))
        {
            if (frame.HasTag)
            {
                // Before another tag none has a meaning of its own.
                ByRule(ref writer);
                frame = ref _frames[_level];
            }
            (frame.HasTag, frame.Tag) = (true, number);
        }
        frame.IsTagged = true;
    }

    /// <summary>Writes a typed array as an array of numbers.</summary>
    private bool TryExpand(scoped ref W writer, scoped in DataEvent bytes)
    {
        ref Frame frame = ref _frames[_level];
        if (!frame.HasTag || frame.AtKey || bytes.Kind != DataEventKind.Bytes || !TypedArray.TryGet(frame.Tag, bytes.Bytes.Length, out TypedArray array))
        {
            return false;
        }
        writer.Write(in frame, new DataEvent { Kind = DataEventKind.Array, Count = array.Count });
        frame.Advance();
        Open(new Frame { Left = array.Count, Bytes = frame.Bytes }, place: -1);
        for (int i = 0; i < array.Count; i++)
        {
            frame = ref _frames[_level];
            writer.Write(in frame, array.Element(bytes.Bytes, i));
            frame.Advance();
        }
        CloseFull(ref writer);
        return true;
    }

    /// <summary>Makes of what the target does not have what it has.</summary>
    private void Understand(scoped ref W writer, scoped ref DataEvent next)
    {
        ref Frame frame = ref _frames[_level];
        if (frame.HasTag && !TagMeaning.TryApply(frame.Tag, ref next, W.TextKeys))
        {
            ByRule(ref writer);
            frame = ref _frames[_level];
        }
        switch (next.Kind)
        {
            case DataEventKind.Bytes when W.TextKeys:
                TagMeaning.Encode(ref next, frame.NextBytes ?? frame.Bytes);
                break;
            case DataEventKind.BigInteger or DataEventKind.Fraction:
                NumberText.Make(ref next);
                break;
            case DataEventKind.Undefined:
            case DataEventKind.Simple when _options.SimpleValues == SimpleValueRule.Null:
                next.Kind = DataEventKind.Null;
                break;
            case DataEventKind.Simple:
                throw new OctavoException(OctavoErrorCode.NotInFormat,
                    $"the simple value {next.Integer} is in no other format; set TranscodeOptions.SimpleValues to convert it.", R.Name, _position);
        }
    }

    /// <summary>Does what the options say with a tag that means nothing to the target.</summary>
    private void ByRule(scoped ref W writer)
    {
        ref Frame frame = ref _frames[_level];
        frame.HasTag = false;
        if (_options.Tags == TagRule.Drop)
        {
            return;
        }
        if (_options.Tags == TagRule.Refuse || frame.AtKey)
        {
            string rest = frame.AtKey && _options.Tags == TagRule.Keep ? "before a key."
                : "before such a value; set TranscodeOptions.Tags to drop or keep it.";
            throw new OctavoException(OctavoErrorCode.NotInFormat, $"tag {frame.Tag} means nothing to {W.Name} {rest}", R.Name, _position);
        }
        ByteStringRule bytes = frame.NextBytes ?? frame.Bytes;
        writer.Write(in frame, new DataEvent { Kind = DataEventKind.Tag, Integer = (long)frame.Tag });
        frame.Advance();
        Open(new Frame { IsTag = true, Left = 1, Bytes = bytes }, place: -1);
    }

    private void TakeKey(scoped ref DataEvent key)
    {
        if (W.TextKeys)
        {
            KeyText.Make(ref key);
        }
        if (!_options.AllowDuplicateKeys && !_isCounting && !AddKey(in key))
        {
            throw new OctavoException(OctavoErrorCode.DuplicateKey, "a map has a duplicate key; set TranscodeOptions.AllowDuplicateKeys to accept it.", R.Name,
                _position);
        }
        _keyTags.Clear();
    }

    private bool AddKey(scoped in DataEvent key)
    {
        KeySet keys = _keys[_level]!;
        if (W.TextKeys || !KeyForm.IsNeeded(key.Kind))
        {
            return keys.Add(in key, _keyTags);
        }
        DataEvent form = key;
        KeyForm.Make(ref form, isCbor: W.HasTags, _options.LargeIntegers);
        return keys.Add(in form, _keyTags);
    }

    private void Open(Frame opened, int place)
    {
        if (_level >= _options.Limits.MaxDepth)
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded,
                $"arrays and maps are nested deeper than SerializerLimits.MaxDepth = {_options.Limits.MaxDepth}.", R.Name, _position);
        }
        if (++_level == _frames.Length)
        {
            Array.Resize(ref _frames, 2 * _level);
        }
        _frames[_level] = opened;
        if (_counts is not null)
        {
            if (_places.Length < _frames.Length)
            {
                Array.Resize(ref _places, _frames.Length);
            }
            _places[_level] = place;
        }
        if (_isCounting)
        {
            return;
        }
        // Levels of arrays have no keys, and a byte may be a level: a set for each would take 500 bytes per byte.
        if (opened.IsMap && !_options.AllowDuplicateKeys)
        {
            while (_keys.Count <= _level)
            {
                _keys.Add(null);
            }
            KeySet keys = _keys[_level] ??= new KeySet();
            keys.Clear();
        }
    }

    /// <summary>Closes what announced its count and has all of it, and then what that was the last of.</summary>
    private void CloseFull(scoped ref W writer)
    {
        while (_frames[_level] is { IsRoot: false, Left: 0, HasKey: false })
        {
            Close(ref writer);
        }
        if (_level == 0 && _options.Sequence)
        {
            writer.WriteSeparator();
        }
    }

    private void Close(scoped ref W writer)
    {
        if (_counts is not null && _places[_level] is >= 0 and var place)
        {
            if (_isCounting)
            {
                _counts.End(place, _frames[_level].Index);
            }
            else if (place != _frames[_level].Index)
            {
                throw Counts.Changed();
            }
        }
        writer.WriteEnd(in _frames[_level]);
        _level--;
    }
}
