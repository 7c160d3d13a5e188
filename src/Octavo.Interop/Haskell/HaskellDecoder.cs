// Owns: reading a value that comes in chunks, as Data.Binary.Get's and Data.Serialize's incremental decoders do.
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Interop.Haskell;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;

namespace Octavo;

/// <summary>
/// Reads one value after another from chunks that are cut anywhere. It continues where the data ended: it reads each byte once, except in a number or text that
/// was cut, and it reads a text again only when its missing bytes may have arrived. A value of n bytes takes O(n) steps however it is cut, and O(n log n) if it
/// is one <c>String</c> beyond ASCII. It is done with the chunk that has the last byte of the value. It keeps the bytes of the value, and the value as Binary;
/// it accepts at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not thread-safe.
/// </summary>
/// <typeparam name="T">A type with a codec.</typeparam>
public sealed class HaskellDecoder<T>
{
    private readonly HaskellOptions _options;
    private readonly LayoutPlan _plan;
    private ReadState _pass;
    private byte[] _fed = [];
    private int _start;  // of the value in what was fed; the positions after it count from there
    private int _length;
    private int _position;
    private int _wanted;
    private T? _value;
    private OctavoError _error;

    /// <summary>Makes a decoder that waits for the first chunk of a value.</summary>
    /// <param name="options">Package, floats, text, limits; null uses the defaults. Bytes after the value are never refused: they are
    /// <see cref="Unread"/>.</param>
    /// <exception cref="OctavoException">The type has no codec, or the layout cannot express it.</exception>
    public HaskellDecoder(HaskellOptions? options = null)
    {
        _options = options ?? HaskellOptions.Default;
        _plan = _options.Layout.Plan(CodecCache<T>.Entry);
        _pass = new ReadState(_options.Limits.MaxDepth);
    }

    /// <summary>The state of the decoder.</summary>
    public HaskellDecodeState State { get; private set; }

    /// <summary>The value.</summary>
    /// <exception cref="InvalidOperationException">It is not <see cref="HaskellDecodeState.Done"/>.</exception>
    public T? Value => State == HaskellDecodeState.Done ? _value : throw new InvalidOperationException($"The decoder is {State}: there is no value.");

    /// <summary>Why the bytes are not a value; its code is <see cref="OctavoErrorCode.None"/> unless the decoder has failed.</summary>
    public OctavoError Error => _error;

    /// <summary>The number of bytes of the value that were read: all of them if it is done, the bytes before the value at fault if it has failed.</summary>
    public long Offset => _position;

    /// <summary>The rest of the last chunk. It is valid until the next call.</summary>
    public ReadOnlyMemory<byte> Unread => _fed.AsMemory(_start + _position, _length - _position);

    /// <summary>Takes the next chunk; an empty one changes nothing.</summary>
    /// <param name="chunk">The bytes after the previous chunk.</param>
    /// <returns>The state of the decoder.</returns>
    /// <exception cref="InvalidOperationException">The decoder is done or has failed; <see cref="Next"/> begins the next value.</exception>
    public HaskellDecodeState Feed(ReadOnlySpan<byte> chunk)
    {
        CheckPartial();
        Append(chunk);
        return Decode();
    }

    /// <summary>Says that no more bytes follow. If the value needs more bytes, the decoder fails.</summary>
    /// <returns>The state of the decoder.</returns>
    public HaskellDecodeState Finish()
    {
        if (State == HaskellDecodeState.Partial)
        {
            _wanted = 0;
            Decode(last: true);
        }
        return State;
    }

    /// <summary>Begins the next value with the unread bytes.</summary>
    /// <returns>The state of the decoder after them.</returns>
    /// <exception cref="InvalidOperationException">The decoder is not done.</exception>
    public HaskellDecodeState Next()
    {
        if (State != HaskellDecodeState.Done)
        {
            throw new InvalidOperationException($"The decoder is {State}: where the next value begins is not known.");
        }
        _length -= _position;
        _start += _position;
        _position = 0;
        _wanted = 0;
        _value = default;
        State = HaskellDecodeState.Partial;
        _pass = new ReadState(_options.Limits.MaxDepth);
        return Decode();
    }

    private void CheckPartial()
    {
        if (State != HaskellDecodeState.Partial)
        {
            throw new InvalidOperationException($"The decoder is {State} and takes no more; Next begins the next value.");
        }
    }

    private void Append(ReadOnlySpan<byte> chunk)
    {
        if (_start != 0 && (_start >= _length || _fed.Length - _start - _length < chunk.Length))
        {
            // Once for each chunk, or for as many bytes as are moved: with every value, n values of a byte moved n²/2 bytes.
            _fed.AsSpan(_start, _length).CopyTo(_fed);
            _start = 0;
        }
        if (_fed.Length - _length < chunk.Length)
        {
            long wanted = (long)_length + chunk.Length;
            if (wanted > Array.MaxLength)
            {
                throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, "more bytes were fed than an array holds.", _options.Layout.Name, _position);
            }
            Array.Resize(ref _fed, (int)Math.Min(Math.Max(wanted, 2L * _fed.Length), Array.MaxLength));
        }
        chunk.CopyTo(_fed.AsSpan(_start + _length));
        _length += chunk.Length;
    }

    private HaskellDecodeState Decode(bool last = false)
    {
        if (_length < _wanted)
        {
            return State;
        }
        HaskellLayout layout = _options.Layout;
        long most = last ? _length : _options.Limits.MaxTotalBytes;
        var reader = new HaskellReader(new ByteInput(_fed.AsSpan(_start, _length), most) { Position = _position }, layout.HasIeee);
        var pass = new ReadPass<HaskellReader>(reader, _pass, layout.HasNullsEverywhere);
        try
        {
            pass.Read(_plan.Root);
            _position = pass.Position;
            if (_position > most)
            {
                Throw.TotalBytesExceeded(most);
            }
            var again = new HaskellReader(new ByteInput(_fed.AsSpan(_start, _length)), layout.HasIeee);
            _value = InteropCall.Value<T, HaskellReader>(_pass.Output.Written, again, layout, _plan, _options);
            _pass.Output.Return();
            State = HaskellDecodeState.Done;
        }
        catch (OctavoException found) when (found is { Code: OctavoErrorCode.EndOfData, Format.Length: 0 } && !last && _length <= most)
        {
            _wanted = pass.Wanted;
            pass.Undo();
            _position = pass.Position;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            Fail(found as OctavoException is { Format.Length: > 0 } placed ? placed : InteropCall.Found(found, layout, _plan, _pass, pass.ValueStart));
        }
        return State;
    }

    private void Fail(OctavoException found)
    {
        _error = found.Error;
        _position = (int)Math.Clamp(found.Offset, 0, _length);
        _pass.Output.Return();
        State = HaskellDecodeState.Fail;
    }
}
