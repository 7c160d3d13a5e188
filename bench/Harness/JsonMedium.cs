// Owns: opening and closing JSON's writer and reader for a lane. Knows no type.
using Octavo.Bench.Prototypes.Json;
using Octavo.Internal;

namespace Octavo.Bench.Harness;

/// <summary>JSON's writer and reader.</summary>
internal readonly struct JsonMedium : IMedium<JsonPrototypeWriter, JsonPrototypeReader>
{
    public static string Name => "JSON";

    public static JsonPrototypeWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref JsonPrototypeWriter writer) => writer.Written;

    public static JsonPrototypeReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, OctavoBinaryOptions.Default);

    public static void Close(ref JsonPrototypeReader reader) => reader.Release();
}
