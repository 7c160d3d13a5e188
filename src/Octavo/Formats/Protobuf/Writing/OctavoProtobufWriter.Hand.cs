// Owns: Protobuf's writer for use by hand: creation, ends, tags, scalars, messages in messages. Emitted code uses the Put encoders instead.
// docs/formats/protobuf.md, "By hand".
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <summary>Makes a writer into a buffer writer, for example the writer of a pipe.</summary>
    /// <remarks>
    /// Dispose it, with <c>using</c> or at the end: the bytes reach the destination at <see cref="Flush"/> or <see cref="Dispose"/> at the latest. Pass it by
    /// <c>ref</c>; a copy overwrites the bytes of the original. Do not write to the destination in another way between creation or flush and the next flush.
    /// </remarks>
    /// <param name="destination">Advanced by whole fields at flush and disposal, and by parts of fields whenever its memory is full.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoProtobufWriter(IBufferWriter<byte> destination, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        _byHand = true;
        _window =
            new OutputWindow(WriterState.ByHand(options ?? OctavoProtobufOptions.Default, destination),
                CheckedBufferWriter.Of(destination, BufferWriterSink.Smallest));
    }

    /// <summary>The number of bytes written since the beginning, flushed or not; 0 after disposal.</summary>
    public readonly long BytesWritten => _window.State is null ? 0 : _window.Length;

    /// <summary>Sends the written bytes to the destination and continues. In a codec, whose writer belongs to the facade, it does nothing.</summary>
    /// <exception cref="InvalidOperationException">A message was begun and not ended: its length is not yet known.</exception>
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

    /// <summary>Sends the written bytes to the destination and ends the writer; writing afterwards throws <see cref="ObjectDisposedException"/>. In a codec it
    /// does nothing.</summary>
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
                state.ReturnByHand();
            }
        }
    }

    /// <summary>Writes the tag of a field. Write its value next, in the form of the wire type.</summary>
    /// <param name="number">The number of the field, 1 to 536,870,911.</param>
    /// <param name="type">Its wire type.</param>
    /// <exception cref="ArgumentOutOfRangeException">No such number or wire type.</exception>
    public void WriteTag(int number, ProtobufWireType type)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(number, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(number, ProtobufTag.MaxNumber);
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)type, ProtobufTag.Fixed32, nameof(type));
        Advance(ProtobufTag.Put(ref Reserve(ProtobufVarint.Longest32), ProtobufTag.Of(number, (uint)type)));
    }

    /// <summary>Writes a bool after its tag.</summary>
    public void WriteBool(bool value) => Advance(PutBool(ref Reserve(1), value));

    /// <summary>Writes an int32 or an enum after its tag; a negative number takes ten bytes.</summary>
    public void WriteInt32(int value) => Advance(PutInt32(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes an int64 after its tag.</summary>
    public void WriteInt64(long value) => Advance(PutInt64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a uint32 after its tag.</summary>
    public void WriteUInt32(uint value) => Advance(PutUInt32(ref Reserve(ProtobufVarint.Longest32), value));

    /// <summary>Writes a uint64 after its tag.</summary>
    public void WriteUInt64(ulong value) => Advance(PutUInt64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a sint32, zigzag, after its tag.</summary>
    public void WriteSInt32(int value) => Advance(PutZigZag32(ref Reserve(ProtobufVarint.Longest32), value));

    /// <summary>Writes a sint64, zigzag, after its tag.</summary>
    public void WriteSInt64(long value) => Advance(PutZigZag64(ref Reserve(ProtobufVarint.Longest), value));

    /// <summary>Writes a fixed32 after its tag.</summary>
    public void WriteFixed32(uint value) => Advance(PutFixed32(ref Reserve(4), value));

    /// <summary>Writes a fixed64 after its tag.</summary>
    public void WriteFixed64(ulong value) => Advance(PutFixed64(ref Reserve(8), value));

    /// <summary>Writes an sfixed32 after its tag.</summary>
    public void WriteSFixed32(int value) => WriteFixed32((uint)value);

    /// <summary>Writes an sfixed64 after its tag.</summary>
    public void WriteSFixed64(long value) => WriteFixed64((ulong)value);

    /// <summary>Writes a float after its tag.</summary>
    public void WriteSingle(float value) => Advance(PutSingle(ref Reserve(4), value));

    /// <summary>Writes a double after its tag.</summary>
    public void WriteDouble(double value) => Advance(PutDouble(ref Reserve(8), value));

    /// <summary>Begins a message, or anything else of unknown length, after its tag.</summary>
    /// <returns>For <see cref="EndMessage"/>.</returns>
    public int BeginMessage() => BeginScope(ref this, 1);

    /// <summary>Ends the last message, and puts its length before it.</summary>
    /// <param name="message">What <see cref="BeginMessage"/> returned.</param>
    public void EndMessage(int message)
    {
        byte width = 1;
        EndScope(ref this, message, 1, ref width);
    }
}
