// Owns: why a format whose objects nest has no place in the row of the long list.
// Must not know: the engine.
namespace Octavo.Lab.Peers;

internal static class Nesting
{
    internal const string TooDeep =
        "Octavo: objects nest in MessagePack, CBOR and JSON, and SerializerLimits.MaxDepth is 64 by default: the list nests as deep as it is long";
}
