// Owns: events as MessagePack in its shortest forms. Knows no other format. docs/features/transcode.md.
using System.Buffers;
using Octavo.MsgPack;
using Octavo.Transcode.Events;
using Octavo.Transcode.Engine;

namespace Octavo.Transcode.MsgPack;

internal ref struct MsgPackEventWriter : IEventWriter<MsgPackEventWriter>
{
    private OctavoMsgPackWriter _writer;
    private TranscodeOptions _options;

    public static string Name => "MessagePack";

    public static bool TextKeys => false;

    public static bool HasTags => false;

    public static MsgPackEventWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) =>
        new() { _writer = new OctavoMsgPackWriter(destination), _options = options };

    public void Write(scoped in Frame frame, scoped in DataEvent value)
    {
        switch (value.Kind)
        {
            case DataEventKind.Null:
                _writer.WriteNil();
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
                _writer.WriteExtension((sbyte)value.Integer, value.Bytes);
                break;
            case DataEventKind.Tag:
                _writer.WriteMapStart(2);
                _writer.WriteUtf8("$tag"u8);
                _writer.WriteUInt64((ulong)value.Integer);
                _writer.WriteUtf8("$value"u8);
                break;
            case DataEventKind.Array:
                _writer.WriteArrayStart(value.Count);
                break;
            case DataEventKind.Map:
                _writer.WriteMapStart(value.Count);
                break;
        }
    }

    public readonly void WriteEnd(scoped in Frame closed)
    {
    }

    public readonly void WriteSeparator()
    {
    }

    public void Close() => _writer.Dispose();

    private void WriteNumber(scoped in DataEvent value)
    {
        switch (NumberText.Resolve(in value, _options.LargeIntegers, out long whole, out double real))
        {
            case DataEventKind.Integer:
                _writer.WriteInt64(whole);
                break;
            case DataEventKind.LargeInteger:
                _writer.WriteUInt64((ulong)whole);
                break;
            case DataEventKind.Text:
                _writer.WriteUtf8(value.Bytes);
                break;
            default:
                _writer.WriteDouble(real);
                break;
        }
    }
}
