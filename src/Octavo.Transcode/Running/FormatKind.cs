// Owns: the formats as numbers, for the one place that chooses readers and writers.
namespace Octavo.Transcoding;

internal enum FormatKind
{
    Json,
    MsgPack,
    Cbor,
}
