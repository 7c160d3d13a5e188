// Owns: MessagePack's writer for use by hand: creation, ends, scalars, extensions. Emitted code uses the Put encoders instead. Specification: "Formats",
// "Extension types".
using System.Buffers;
using System.Text;
using Octavo.Buffers;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <summary>Makes a writer into a buffer writer, for example the writer of a pipe.</summary>
    /// <remarks>
    /// Dispose it, with <c>using</c> or at the end: the bytes reach the destination at <see cref="Flush"/> or <see cref="Dispose"/> at the latest. Pass it by
    /// <c>ref</c>; a copy overwrites the bytes of the original. Do not write to the destination in another way between creation or flush and the next flush.
    /// </remarks>
    /// <param name="destination">Advanced by whole values at flush and disposal, and by parts of values whenever its memory is full.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoMsgPackWriter(IBufferWriter<byte> destination, OctavoMsgPackOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        _byHand = true;
        _window =
            new OutputWindow(WriterState.ByHand(options ?? OctavoMsgPackOptions.Default, destination),
                CheckedBufferWriter.Of(destination, BufferWriterSink.Smallest));
    }

    /// <summary>The number of bytes written since the beginning, flushed or not; 0 after disposal.</summary>
    public readonly long BytesWritten => _window.State is null ? 0 : _window.Length;

    /// <summary>Sends the written bytes to the destination and continues. In a codec, whose writer belongs to the facade, it does nothing.</summary>
    public void Flush()
    {
        if (!_byHand)
        {
            return;
        }
        CheckOpen();
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

    /// <summary>Writes nil.</summary>
    public void WriteNil() => WriteNull();

    /// <summary>Writes false or true.</summary>
    public void WriteBool(bool value) => Advance(PutBool(ref Reserve(MaxBool), value));

    /// <summary>Writes an integer in its shortest form.</summary>
    public void WriteSByte(sbyte value) => Advance(PutSByte(ref Reserve(MaxSByte), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteByte(byte value) => Advance(PutByte(ref Reserve(MaxByte), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteInt16(short value) => Advance(PutInt16(ref Reserve(MaxInt16), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteUInt16(ushort value) => Advance(PutUInt16(ref Reserve(MaxUInt16), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteInt32(int value) => Advance(PutInt32(ref Reserve(MaxInt32), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteUInt32(uint value) => Advance(PutUInt32(ref Reserve(MaxUInt32), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteInt64(long value) => Advance(PutInt64(ref Reserve(MaxInt64), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteUInt64(ulong value) => Advance(PutUInt64(ref Reserve(MaxUInt64), value));

    /// <summary>Writes 16 bytes, little-endian: the specification has no integer of 128 bits.</summary>
    public void WriteInt128(Int128 value) => Advance(PutInt128(ref Reserve(MaxInt128), value));

    /// <inheritdoc cref="WriteInt128"/>
    public void WriteUInt128(UInt128 value) => Advance(PutUInt128(ref Reserve(MaxUInt128), value));

    /// <summary>Writes a float of 32 bits: the specification has no half. A signalling NaN becomes quiet.</summary>
    public void WriteHalf(Half value) => Advance(PutHalf(ref Reserve(MaxHalf), value));

    /// <summary>Writes a float of 32 bits, NaN with its payload.</summary>
    public void WriteSingle(float value) => Advance(PutSingle(ref Reserve(MaxSingle), value));

    /// <summary>Writes a float of 64 bits, NaN with its payload.</summary>
    public void WriteDouble(double value) => Advance(PutDouble(ref Reserve(MaxDouble), value));

    /// <summary>Writes a string of digits that keeps the scale, at most 31 characters; −0 loses its sign.</summary>
    public void WriteDecimal(decimal value) => Advance(PutDecimal(ref Reserve(MaxDecimal), value));

    /// <summary>Writes the UTF-16 unit as an integer.</summary>
    public void WriteChar(char value) => Advance(PutChar(ref Reserve(MaxChar), value));

    /// <summary>Writes the Unicode scalar as an integer.</summary>
    public void WriteRune(Rune value) => Advance(PutRune(ref Reserve(MaxRune), value));

    /// <summary>Writes a string of 36 characters, 8-4-4-4-12, lower case.</summary>
    public void WriteGuid(Guid value) => Advance(PutGuid(ref Reserve(MaxGuid), value));

    /// <summary>Writes a timestamp; a local time is converted to UTC, an unspecified one is taken as UTC.</summary>
    public void WriteDateTime(DateTime value) => Advance(PutDateTime(ref Reserve(MaxDateTime), value));

    /// <summary>Writes an array of the clock time as a timestamp and the offset in minutes.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value) => Advance(PutDateTimeOffset(ref Reserve(MaxDateTimeOffset), value));

    /// <summary>Writes the number of days since 0001-01-01.</summary>
    public void WriteDateOnly(DateOnly value) => Advance(PutDateOnly(ref Reserve(MaxDateOnly), value));

    /// <summary>Writes the ticks of 100 ns since midnight, as an integer.</summary>
    public void WriteTimeOnly(TimeOnly value) => Advance(PutTimeOnly(ref Reserve(MaxTimeOnly), value));

    /// <summary>Writes the ticks of 100 ns as an integer, negative for a negative span.</summary>
    public void WriteTimeSpan(TimeSpan value) => Advance(PutTimeSpan(ref Reserve(MaxTimeSpan), value));

    /// <summary>Writes a timestamp in the smallest of its three sizes. Specification: "Timestamp extension type".</summary>
    /// <param name="value">Nanoseconds at most <see cref="MsgPackTimestamp.MaxNanoseconds"/>.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for more nanoseconds.</exception>
    public void WriteTimestamp(MsgPackTimestamp value)
    {
        if (value.Nanoseconds > MsgPackTimestamp.MaxNanoseconds)
        {
            Throw.InvalidValue("a timestamp: more than 999,999,999 nanoseconds");
        }
        Advance(MsgPackTimestampEncoder.Put(ref Reserve(MsgPackTimestampEncoder.Max), value.Seconds, value.Nanoseconds));
    }

    /// <summary>Writes an extension in its shortest form. Specification: "ext format family".</summary>
    /// <param name="type">0 to 127 for applications; negative numbers belong to the specification.</param>
    /// <param name="data">The bytes.</param>
    public void WriteExtension(sbyte type, scoped ReadOnlySpan<byte> data)
    {
        Advance(MsgPackEncoder.PutExtHead(ref Reserve(MaxHead + 1), type, data.Length));
        _window.WriteRaw(data);
    }

    /// <summary>Writes a string from UTF-8.</summary>
    /// <param name="value">The text.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for bytes that are not UTF-8: nothing was written.</exception>
    public void WriteUtf8(scoped ReadOnlySpan<byte> value)
    {
        Utf8Text.Check(value);
        Advance(MsgPackEncoder.PutStrHead(ref Reserve(MaxHead), value.Length));
        _window.WriteRaw(value);
    }

    /// <summary>Writes one MessagePack value from its bytes. Its heads are checked first, so that the whole stays well-formed, but not its texts.</summary>
    /// <param name="value">One whole value.</param>
    /// <exception cref="OctavoException">It is not one value: nothing was written.</exception>
    public void WriteRaw(scoped ReadOnlySpan<byte> value)
    {
        CheckOpen();
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var check = new OctavoMsgPackReader(value, scratch, _window.State.Options);
        check.Skip();
        Result.CheckEnd(check.Window.Remaining);
        _window.WriteRaw(value);
    }

    private readonly void CheckOpen() => ObjectDisposedException.ThrowIf(_window.State is not { IsTaken: true }, typeof(OctavoMsgPackWriter));
}
