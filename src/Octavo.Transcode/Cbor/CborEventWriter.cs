// Owns: events as CBOR in preferred serialization, and what becomes of extensions, which it does not have. Knows no other format but the extension type of
// MessagePack's timestamps. docs/features/transcode.md; RFC 8949, sections 4.1 and 6.2.
using System.Buffers;
using System.Numerics;
using Octavo.Cbor;
using Octavo.Transcode.Events;
using Octavo.Transcode.MsgPack;
using Octavo.Transcode.Engine;

namespace Octavo.Transcode.Cbor;

internal ref struct CborEventWriter : IEventWriter<CborEventWriter>
{
    /// <summary>Extended time: a map of seconds and what is below them. RFC 9581.</summary>
    private const int ExtendedTime = 1001;

    private OctavoCborWriter _writer;

    public static string Name => "CBOR";

    public static bool TextKeys => false;

    public static bool HasTags => true;

    public static CborEventWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) => new() { _writer = new OctavoCborWriter(destination) };

    public void Write(scoped in Frame frame, scoped in DataEvent value)
    {
        switch (value.Kind)
        {
            case DataEventKind.Null:
                _writer.WriteNull();
                break;
            case DataEventKind.Undefined:
                _writer.WriteUndefined();
                break;
            case DataEventKind.Simple:
                _writer.WriteSimple((byte)value.Integer);
                break;
            case DataEventKind.False or DataEventKind.True:
                _writer.WriteBool(value.Kind == DataEventKind.True);
                break;
            case DataEventKind.Integer:
                _writer.WriteInt64(value.Integer);
                break;
            case DataEventKind.LargeInteger:
                _writer.WriteUInt64((ulong)value.Integer);
                break;
            case DataEventKind.BigInteger:
                WriteBig(value.Bytes, value.IsNegative);
                break;
            case DataEventKind.Fraction:
                _writer.WriteTag(4);
                _writer.WriteArrayStart(2);
                _writer.WriteInt64(value.Integer);
                WriteBig(value.Bytes, value.IsNegative);
                break;
            case DataEventKind.Single:
                _writer.WriteSingle(FloatBits.Narrow(value.Real));
                break;
            case DataEventKind.Double:
                _writer.WriteDouble(value.Real);
                break;
            case DataEventKind.Number:
                WriteNumber(in value);
                break;
            case DataEventKind.Text:
                _writer.WriteUtf8(value.Bytes);
                break;
            case DataEventKind.Bytes:
                _writer.WriteBytes(value.Bytes);
                break;
            case DataEventKind.Extension:
                WriteExtension(in value);
                break;
            case DataEventKind.Tag:
                _writer.WriteTag((ulong)value.Integer);
                break;
            case DataEventKind.Array or DataEventKind.Map when value.Count == DataEvent.Uncounted:
                WriteByte(value.Kind == DataEventKind.Array ? (byte)0x9F : (byte)0xBF);
                break;
            case DataEventKind.Array:
                _writer.WriteArrayStart(value.Count);
                break;
            case DataEventKind.Map:
                _writer.WriteMapStart(value.Count);
                break;
        }
    }

    public void WriteEnd(scoped in Frame closed)
    {
        if (closed.IsIndefinite)
        {
            WriteByte(0xFF);
        }
    }

    public readonly void WriteSeparator()
    {
    }

    public void Close() => _writer.Dispose();

    private void WriteByte(byte value)
    {
        _writer.Reserve(1) = value;
        _writer.Advance(1);
    }

    /// <summary>A whole number by its magnitude n: n, or −1 − n if it is negative.</summary>
    private void WriteBig(ReadOnlySpan<byte> magnitude, bool isNegative)
    {
        if (magnitude.Length > 8)
        {
            _writer.WriteTag(isNegative ? 3ul : 2);
            _writer.WriteBytes(magnitude);
            return;
        }
        ulong argument = (ulong)new BigInteger(magnitude, isUnsigned: true, isBigEndian: true);
        if (isNegative)
        {
            _writer.WriteNegative(argument);
        }
        else
        {
            _writer.WriteUInt64(argument);
        }
    }

    private void WriteNumber(scoped in DataEvent value)
    {
        if (value.IsWhole)
        {
            BigInteger whole = NumberText.Parse(value.Bytes);
            bool isNegative = whole.Sign < 0;
            WriteBig((isNegative ? -1 - whole : whole).ToByteArray(isUnsigned: true, isBigEndian: true), isNegative);
            return;
        }
        _writer.WriteDouble(NumberText.ToDouble(value.Bytes));
    }

    private void WriteExtension(scoped in DataEvent value)
    {
        if (value.Integer == TimestampText.ExtensionType && TimestampText.TryGet(value.Bytes, out long seconds, out uint nanoseconds))
        {
            if (nanoseconds == 0)
            {
                _writer.WriteTag(1);
                _writer.WriteInt64(seconds);
                return;
            }
            _writer.WriteTag(ExtendedTime);
            _writer.WriteMapStart(2);
            _writer.WriteInt32(1);
            _writer.WriteInt64(seconds);
            _writer.WriteInt32(-9);
            _writer.WriteUInt32(nanoseconds);
            return;
        }
        _writer.WriteMapStart(2);
        _writer.WriteUtf8("$ext"u8);
        _writer.WriteInt64(value.Integer);
        _writer.WriteUtf8("$data"u8);
        _writer.WriteBytes(value.Bytes);
    }
}
