// Owns: the formats as numbers, for the one place that chooses readers and writers.
namespace Octavo.Transcode.Engine;

internal enum FormatKind
{
    Json,
    MsgPack,
    Cbor,
}
