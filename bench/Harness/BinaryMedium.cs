// Owns: opening and closing Binary's writer and reader for a lane. Knows no type.
using Octavo.Binary;
using Octavo.Buffers;

namespace Octavo.Bench.Harness;

/// <summary>Binary's writer and reader.</summary>
internal readonly struct BinaryMedium : IMedium<OctavoBinaryWriter, OctavoBinaryReader>
{
    public static string Name => "Binary";

    public static OctavoBinaryWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref OctavoBinaryWriter writer) => writer.Window.Written;

    public static OctavoBinaryReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, OctavoBinaryOptions.Default);

    public static void Close(ref OctavoBinaryReader reader) => reader.Window.Release();
}
