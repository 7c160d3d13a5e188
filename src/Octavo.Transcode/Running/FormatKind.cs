// Owns: the formats as numbers, for the one place that chooses readers and writers.
namespace Octavo.Transcode.Running;

internal enum FormatKind
{
    Json,
    MsgPack,
    Cbor,
}
