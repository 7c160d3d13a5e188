// Owns: the formats of types without numbers on their members: all but Protobuf.
namespace Octavo.Runtime.Tests;

internal static class Unnumbered
{
    public static readonly OctavoFormat[] Formats =
        [OctavoFormats.Binary, OctavoFormats.Compact, OctavoFormats.MessagePack, OctavoFormats.Cbor, OctavoFormats.Json];
}
