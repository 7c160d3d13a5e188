// Owns: opening and closing Protobuf's writer and reader for a lane. Knows no type.
using Octavo.Buffers;
using Octavo.Protobuf;

namespace Octavo.Bench.Harness;

/// <summary>Protobuf's writer and reader.</summary>
internal readonly struct ProtobufMedium : IMedium<OctavoProtobufWriter, OctavoProtobufReader>
{
    public static string Name => "Protobuf";

    public static OctavoProtobufWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref OctavoProtobufWriter writer) => writer.Window.Written;

    public static OctavoProtobufReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, OctavoProtobufOptions.Default);

    public static void Close(ref OctavoProtobufReader reader) => reader.Release();
}
