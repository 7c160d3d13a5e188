// Owns: events as JSON, and what becomes of what JSON cannot say. Knows no other format but the extension type of MessagePack's timestamps.
// docs/features/transcode.md.
using System.Buffers;
using Octavo.Json;
using Octavo.Transcode.Events;
using Octavo.Transcode.MsgPack;

namespace Octavo.Transcode.Json;

internal ref struct JsonEventWriter : IEventWriter<JsonEventWriter>
{
    private OctavoJsonWriter _writer;
    private TranscodeOptions _options;

    public static string Name => "JSON";

    public static bool TextKeys => true;

    public static bool HasTags => false;

    public static JsonEventWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) =>
        new() { _writer = new OctavoJsonWriter(destination), _options = options };

    public void Write(scoped in Frame frame, scoped in DataEvent value)
    {
        if (frame.AtKey)
        {
            WriteName(frame.Index, value.Bytes);
            return;
        }
        if (frame is { IsRoot: false, IsMap: false, IsTag: false })
        {
            _writer.WriteItem(frame.Index);
        }
        WriteValue(in value);
    }

    /// <summary>The first element or key brings the bracket or brace: one that is empty has neither yet.</summary>
    public void WriteEnd(scoped in Frame closed)
    {
        if (closed.IsTag)
        {
            _writer.WriteMapEnd(2);
            return;
        }
        if (closed.IsMap)
        {
            if (closed.Index == 0)
            {
                _writer.WriteMapStart(0);
            }
            _writer.WriteMapEnd(closed.Index);
            return;
        }
        if (closed.Index == 0)
        {
            _writer.WriteArrayStart(0);
        }
        _writer.WriteArrayEnd(closed.Index);
    }

    public void WriteSeparator()
    {
        _writer.Reserve(1) = (byte)'\n';
        _writer.Advance(1);
    }

    public void Close() => _writer.Dispose();

    private void WriteValue(scoped in DataEvent value)
    {
        switch (value.Kind)
        {
            case DataEventKind.Null:
                _writer.WriteNull();
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
            case DataEventKind.Single or DataEventKind.Double when !double.IsFinite(value.Real):
                WriteSpecial(value.Real);
                break;
            case DataEventKind.Single:
                _writer.WriteFraction((float)value.Real);
                break;
            case DataEventKind.Double:
                _writer.WriteFraction(value.Real);
                break;
            case DataEventKind.Number:
                _writer.WriteRaw(value.Bytes);
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
                WriteName(0, "$tag"u8);
                _writer.WriteUInt64((ulong)value.Integer);
                WriteName(1, "$value"u8);
                break;
        }
    }

    private void WriteName(int index, ReadOnlySpan<byte> name)
    {
        _writer.Advance(OctavoJsonWriter.PutKeyStart(ref _writer.Reserve(2), index, quoted: false));
        _writer.WriteUtf8(name);
        _writer.Advance(OctavoJsonWriter.PutKeyEnd(ref _writer.Reserve(2), quoted: false));
    }

    private void WriteSpecial(double value)
    {
        switch (_options.SpecialFloats)
        {
            case SpecialFloatRule.Null:
                _writer.WriteNull();
                break;
            case SpecialFloatRule.Text:
                _writer.WriteText(double.IsNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
                break;
            default:
                throw new OctavoException(OctavoErrorCode.InvalidValue,
                    "NaN and infinities are not JSON numbers; set TranscodeOptions.SpecialFloats to convert them.", "", -1);
        }
    }

    private void WriteExtension(scoped in DataEvent value)
    {
        Span<byte> text = stackalloc byte[TimestampText.MaxLength];
        if (value.Integer == TimestampText.ExtensionType && TimestampText.TryPut(value.Bytes, text, out int length))
        {
            _writer.WriteUtf8(text[..length]);
            return;
        }
        _writer.WriteObjectStart();
        _writer.WriteName("$ext"u8);
        _writer.WriteInt64(value.Integer);
        _writer.WriteName("$data"u8);
        _writer.WriteBytes(value.Bytes);
        _writer.WriteObjectEnd();
    }
}
