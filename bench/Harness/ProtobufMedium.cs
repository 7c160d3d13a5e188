// Owns: opening and closing Protobuf's writer and reader for a lane. Knows no type.
using Octavo.Bench.Prototypes.Protobuf;
using Octavo.Internal;

namespace Octavo.Bench.Harness;

/// <summary>Protobuf's writer and reader.</summary>
internal readonly struct ProtobufMedium : IMedium<ProtobufPrototypeWriter, ProtobufPrototypeReader>
{
    public static string Name => "Protobuf";

    public static ProtobufPrototypeWriter OpenWriter(WriterState state) => new(state);

    public static ReadOnlySpan<byte> Written(ref ProtobufPrototypeWriter writer) => writer.Written;

    public static ProtobufPrototypeReader OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, OctavoBinaryOptions.Default);

    public static void Close(ref ProtobufPrototypeReader reader) => reader.Release();
}
