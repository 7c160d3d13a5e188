// Owns: Protobuf's writer for use by hand: creation, ends, tags, scalars, messages in messages. Emitted code uses the Put encoders instead.
// docs/formats/protobuf.md, "By hand".
using System.Buffers;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufWriter
{
    /// <summary>A writer into a buffer writer; a pipe's writer is one.</summary>
    /// <remarks>
    /// Dispose it, by <c>using</c> or in the end: what was written reaches the destination at <see cref="Flush"/> and <see cref="Dispose"/> at the latest. Hand
    /// it on by
    /// <c>ref</c>; a copy writes over what the original wrote. The destination is not to be written to otherwise between creation or flush and the next flush.
    /// </remarks>
    /// <param name="destination">Advanced by whole fields at flush and disposal, by parts of them whenever its memory is full.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoProtobufWriter(IBufferWriter<byte> destination, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        _byHand = true;
        _window =
            new OutputWindow(WriterState.ByHand(options ?? OctavoProtobufOptions.Default, destination), GivenRoom.Of(destination, BufferWriterSink.Smallest));
    }

    /// <summary>Bytes written since the beginning, flushed or not; 0 after disposal.</summary>
    public readonly long BytesWritten => _window.State is null ? 0 : _window.Length;

    /// <summary>Gives what was written to the destination and goes on. In a codec, whose writer belongs to the facade, nothing happens.</summary>
    /// <exception cref="InvalidOperationException">A message is begun and not ended: its length is not known yet.</exception>
    public void Flush()
    {
        if (!_byHand)
        {
            return;
        }
        ObjectDisposedException.ThrowIf(_window.State is null, typeof(OctavoProtobufWriter));
        if (_window.State.Scopes != 0)
        {
            throw new InvalidOperationException("A message is begun and not ended; end it first.");
        }
        _window.State.Sink.Next(ref _window, BufferWriterSink.Smallest - OutputWindow.Slack);
    }

    /// <summary>Gives what was written to the destination and ends the writer; writing afterwards is an <see cref="ObjectDisposedException"/>. In a codec
    /// nothing happens.</summary>
    public void Dispose()
    {
        // Copies share the state: the first disposal ends it for all.
        if (_byHand && _window.State is { IsTaken: true } state)
        {
            try
            {
                state.Sink.Finish(ref _window);
            }
            finally
            {
                _window = default;
                state.Return();
            }
        }
    }

    /// <summary>Writes the tag of a field; its value follows, in the form that the wire type says.</summary>
    /// <param name="number">The field's number, 1 to 536,870,911.</param>
    /// <param name="type">Its wire type.</param>
    /// <exception cref="ArgumentOutOfRangeException">No such number or wire type.</exception>
    public void WriteTag(int number, ProtobufWireType type)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(number, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(number, ProtobufTag.MaxNumber);
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)type, ProtobufTag.Fixed32, nameof(type));
        Advance(ProtobufTag.Put(ref Reserve(ProtobufVarint.Longest32), ProtobufTag.Of(number, (uint)type)));
    }

    /// <summary>Writes a bool behind its tag.</summary>
    public void WriteBool(bool value) => Advance(PutBool(ref Reserve(1), value));

    /// <summary>Writes an int32 or an enum behind its tag; a negative one takes ten bytes.</summary>
    public void WriteInt32(int value) => Advance(PutInt32(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes an int64 behind its tag.</summary>
    public void WriteInt64(long value) => Advance(PutInt64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a uint32 behind its tag.</summary>
    public void WriteUInt32(uint value) => Advance(PutUInt32(ref Reserve(ProtobufVarint.Longest32), value));

    /// <summary>Writes a uint64 behind its tag.</summary>
    public void WriteUInt64(ulong value) => Advance(PutUInt64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a sint32, zigzag, behind its tag.</summary>
    public void WriteSInt32(int value) => Advance(PutZigZag32(ref Reserve(ProtobufVarint.Longest32), value));

    /// <summary>Writes a sint64, zigzag, behind its tag.</summary>
    public void WriteSInt64(long value) => Advance(PutZigZag64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a fixed32 behind its tag.</summary>
    public void WriteFixed32(uint value) => Advance(PutFixed32(ref Reserve(4), value));

    /// <summary>Writes a fixed64 behind its tag.</summary>
    public void WriteFixed64(ulong value) => Advance(PutFixed64(ref Reserve(8), value));

    /// <summary>Writes an sfixed32 behind its tag.</summary>
    public void WriteSFixed32(int value) => WriteFixed32((uint)value);

    /// <summary>Writes an sfixed64 behind its tag.</summary>
    public void WriteSFixed64(long value) => WriteFixed64((ulong)value);

    /// <summary>Writes a float behind its tag.</summary>
    public void WriteSingle(float value) => Advance(PutSingle(ref Reserve(4), value));

    /// <summary>Writes a double behind its tag.</summary>
    public void WriteDouble(double value) => Advance(PutDouble(ref Reserve(8), value));

    /// <summary>Begins a message, or anything else of a length not known yet, behind its tag.</summary>
    /// <returns>For <see cref="EndMessage"/>.</returns>
    public int BeginMessage() => BeginScope(ref this, 1);

    /// <summary>Ends the message that was begun last: its length is put before it.</summary>
    /// <param name="message">What <see cref="BeginMessage"/> returned.</param>
    public void EndMessage(int message)
    {
        byte width = 1;
        EndScope(ref this, message, 1, ref width);
    }
}
