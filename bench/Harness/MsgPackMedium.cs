// Owns: opening and closing MessagePack's writer and reader for a lane. Knows no type.
using Octavo.Buffers;
using Octavo.MsgPack;

namespace Octavo.Bench.Harness;

/// <summary>MessagePack's writer and reader.</summary>
internal readonly struct MsgPackMedium : IMedium<OctavoMsgPackWriter, OctavoMsgPackReader>
{
    public static string Name => "MessagePack";

    public static OctavoMsgPackWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref OctavoMsgPackWriter writer) => writer.Window.Written;

    public static OctavoMsgPackReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, OctavoMsgPackOptions.Default);

    public static void Close(ref OctavoMsgPackReader reader) => reader.Window.Release();
}
