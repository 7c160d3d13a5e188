// Owns: opening and closing JSON's writer and reader for a lane. Knows no type.
using Octavo.Buffers;
using Octavo.Json;

namespace Octavo.Bench.Harness;

/// <summary>JSON's writer and reader.</summary>
internal readonly struct JsonMedium : IMedium<OctavoJsonWriter, OctavoJsonReader>
{
    public static string Name => "JSON";

    public static OctavoJsonWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref OctavoJsonWriter writer) => writer.Window.Written;

    public static OctavoJsonReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, OctavoJsonOptions.Default);

    public static void Close(ref OctavoJsonReader reader) => reader.Window.Release();
}
