// Owns: JSON's writer for use by hand: creation, ends, structure, scalars, text without a string, raw values. Emitted code uses the Put encoders instead. RFC
// 8259, sections 2 to 7.
using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    private const int Utf8Piece = 512;

    /// <summary>Makes a writer into a buffer writer, for example the writer of a pipe.</summary>
    /// <remarks>
    /// Dispose it, with <c>using</c> or at the end: the bytes reach the destination at <see cref="Flush"/> or <see cref="Dispose"/> at the latest. Pass it by
    /// <c>ref</c>; a copy overwrites the bytes of the original. Do not write to the destination in another way between creation or flush and the next flush.
    /// </remarks>
    /// <param name="destination">Advanced by whole values at flush and disposal, and by parts of values whenever its memory is full.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoJsonWriter(IBufferWriter<byte> destination, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        _byHand = true;
        _allows = options is { AllowLoneSurrogates: true } or { AllowNamedFloats: true };
        _window = options is { Shapes: true }
            ? new OutputWindow(WriterState.ByHand(options, new JsonPassSink(options, JsonPassBuffer.Into(destination), inLine: false)))
            : new OutputWindow(WriterState.ByHand(options ?? OctavoJsonOptions.Default, destination),
                CheckedBufferWriter.Of(destination, BufferWriterSink.Smallest));
    }

    /// <summary>The number of bytes written since the beginning, flushed or not; 0 after disposal.</summary>
    public readonly long BytesWritten => _window.State is null ? 0 : _window.Length;

    /// <summary>Sends the written bytes to the destination and continues. In a codec, whose writer belongs to the facade, it does nothing. In the middle of an
    /// indented value, its last byte or the beginning of a line may stay in the writer.</summary>
    public void Flush()
    {
        if (!_byHand)
        {
            return;
        }
        CheckOpen();
        if (_window.State.Sink is JsonPassSink passes)
        {
            passes.Flush(ref _window);
            return;
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
                (state.Sink as JsonPassSink)?.Dispose();
                state.ReturnByHand();
            }
        }
    }

    /// <summary>Begins an array. Call <see cref="WriteItem()"/> before each element, and <see cref="WriteArrayEnd()"/> after the last.</summary>
    public void WriteArrayStart()
    {
        WriteMark((byte)'[');
        _first = true;
    }

    /// <summary>Writes the separator before an element: a comma, except for the first. Write the element, one value, next.</summary>
    public void WriteItem() => Separate();

    /// <summary>Ends an array.</summary>
    public void WriteArrayEnd()
    {
        WriteMark((byte)']');
        _first = false;
    }

    /// <summary>Begins an object. Call <see cref="WriteName(string)"/> before each value, and <see cref="WriteObjectEnd"/> after the last.</summary>
    public void WriteObjectStart()
    {
        WriteMark((byte)'{');
        _first = true;
    }

    /// <summary>Writes the name of a member, with a comma before it (except the first) and a colon after it. Write the value next.</summary>
    /// <param name="name">Any text. The caller must not use a name twice in an object.</param>
    /// <exception cref="ArgumentNullException">The name is null.</exception>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for a lone surrogate.</exception>
    public void WriteName(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        Separate();
        WriteText(name);
        WriteMark((byte)':');
    }

    /// <param name="name">Any text in UTF-8. The caller must not use a name twice in an object.</param>
    /// <inheritdoc cref="WriteName(string)"/>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for bytes that are not UTF-8.</exception>
    public void WriteName(scoped ReadOnlySpan<byte> name)
    {
        Separate();
        WriteUtf8(name);
        WriteMark((byte)':');
    }

    /// <summary>Ends an object.</summary>
    public void WriteObjectEnd()
    {
        WriteMark((byte)'}');
        _first = false;
    }

    /// <summary>Writes false or true.</summary>
    public void WriteBool(bool value) => Advance(PutBool(ref Reserve(MaxBool), value));

    /// <summary>Writes an integer.</summary>
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

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteInt128(Int128 value) => Advance(PutInt128(ref Reserve(MaxInt128), value));

    /// <inheritdoc cref="WriteSByte"/>
    public void WriteUInt128(UInt128 value) => Advance(PutUInt128(ref Reserve(MaxUInt128), value));

    /// <summary>Writes the shortest number that reads back as the value.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for NaN and infinities, which JSON does not have, unless
    /// <see cref="OctavoJsonOptions.AllowNamedFloats"/> writes them as text.</exception>
    public void WriteHalf(Half value) =>
        Advance(!Half.IsFinite(value) && NamesFloats ? PutNamedHalf(ref Reserve(MaxHalf), value) : PutHalf(ref Reserve(MaxHalf), value));

    /// <inheritdoc cref="WriteHalf"/>
    public void WriteSingle(float value) =>
        Advance(!float.IsFinite(value) && NamesFloats ? PutNamedSingle(ref Reserve(MaxSingle), value) : PutSingle(ref Reserve(MaxSingle), value));

    /// <inheritdoc cref="WriteHalf"/>
    public void WriteDouble(double value) =>
        Advance(!double.IsFinite(value) && NamesFloats ? PutNamedDouble(ref Reserve(MaxDouble), value) : PutDouble(ref Reserve(MaxDouble), value));

    /// <summary>Writes a number with a fraction or an exponent, at least <c>.0</c>, so that it is read as a floating point number even without a
    /// type.</summary>
    /// <inheritdoc cref="WriteHalf"/>
    public void WriteFraction(double value)
    {
        if (!double.IsFinite(value))
        {
            WriteDouble(value);
            return;
        }
        ref byte at = ref Reserve(MaxDouble + Fraction.Length);
        Advance(PutFraction(ref at, PutDouble(ref at, value)));
    }

    /// <inheritdoc cref="WriteFraction(double)"/>
    public void WriteFraction(float value)
    {
        if (!float.IsFinite(value))
        {
            WriteSingle(value);
            return;
        }
        ref byte at = ref Reserve(MaxSingle + Fraction.Length);
        Advance(PutFraction(ref at, PutSingle(ref at, value)));
    }

    /// <summary>Writes a number that keeps the scale.</summary>
    public void WriteDecimal(decimal value) => Advance(PutDecimal(ref Reserve(MaxDecimal), value));

    /// <summary>Writes a string of one UTF-16 unit.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for half a surrogate pair.</exception>
    public void WriteChar(char value)
    {
        if (_allows)
        {
            WriteAllowed(new ReadOnlySpan<char>(in value));
            return;
        }
        Advance(PutChar(ref Reserve(MaxChar), value));
    }

    /// <summary>Writes a string of one character.</summary>
    public void WriteRune(Rune value) => Advance(PutRune(ref Reserve(MaxRune), value));

    /// <summary>Writes a string of 36 characters, 8-4-4-4-12, lower case.</summary>
    public void WriteGuid(Guid value) => Advance(PutGuid(ref Reserve(MaxGuid), value));

    /// <summary>Writes a string in the form of ISO 8601, in full precision, with its kind.</summary>
    public void WriteDateTime(DateTime value) => Advance(PutDateTime(ref Reserve(MaxDateTime), value));

    /// <summary>Writes a string in the form of ISO 8601, in full precision, with its offset.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value) => Advance(PutDateTimeOffset(ref Reserve(MaxDateTimeOffset), value));

    /// <summary>Writes a string in the form of ISO 8601: <c>2020-02-29</c>.</summary>
    public void WriteDateOnly(DateOnly value) => Advance(PutDateOnly(ref Reserve(MaxDateOnly), value));

    /// <summary>Writes a string of hours, minutes and seconds, with a fraction of seven digits if it is not zero: <c>12:34:56.5000000</c>.</summary>
    public void WriteTimeOnly(TimeOnly value) => Advance(PutTimeOnly(ref Reserve(MaxTimeOnly), value));

    /// <summary>Writes a string of days (if there are any), hours, minutes, seconds and their fraction of seven digits (if it is not zero):
    /// <c>1.02:03:04.0050000</c>.</summary>
    public void WriteTimeSpan(TimeSpan value) => Advance(PutTimeSpan(ref Reserve(MaxTimeSpan), value));

    /// <summary>Writes a string from UTF-8.</summary>
    /// <param name="value">The text without quotes and escapes.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for bytes that are not UTF-8; the string is then cut.</exception>
    public void WriteUtf8(scoped ReadOnlySpan<byte> value)
    {
        Span<char> units = stackalloc char[Utf8Piece];
        WriteMark((byte)'"');
        while (value.Length != 0)
        {
            OperationStatus status = Utf8.ToUtf16(value, units, out int read, out int written, replaceInvalidSequences: false);
            if (status is not (OperationStatus.Done or OperationStatus.DestinationTooSmall))
            {
                Throw.InvalidText("the text is not well-formed UTF-8.");
            }
            Advance(PutEscaped(ref Reserve(written * JsonText.MaxBytesPerChar), units[..written]));
            value = value[read..];
        }
        WriteMark((byte)'"');
    }

    /// <summary>Writes one JSON value from its text. It is checked first, so that the whole stays well-formed.</summary>
    /// <param name="value">One whole value; white space around it is written too.</param>
    /// <exception cref="OctavoException">It is not one value: nothing was written.</exception>
    public void WriteRaw(scoped ReadOnlySpan<byte> value)
    {
        CheckOpen();
        WriteRaw(ref this, value);
    }

    private static ReadOnlySpan<byte> Fraction => ".0"u8;

    private static nint PutFraction(ref byte at, nint length)
    {
        if (MemoryMarshal.CreateReadOnlySpan(ref at, (int)length).IndexOfAny((byte)'.', (byte)'E') >= 0)
        {
            return length;
        }
        Fraction.CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, length), Fraction.Length));
        return length + Fraction.Length;
    }

    private void Separate()
    {
        if (_first)
        {
            _first = false;
            return;
        }
        WriteMark((byte)',');
    }

    /// <summary>Whether NaN and infinities are text. In a codec the facade has taken the options up, and encoders ask those.</summary>
    private readonly bool NamesFloats => _byHand && _window.State.Options is OctavoJsonOptions { AllowNamedFloats: true };

    private readonly void CheckOpen() => ObjectDisposedException.ThrowIf(_window.State is not { IsTaken: true }, typeof(OctavoJsonWriter));
}
