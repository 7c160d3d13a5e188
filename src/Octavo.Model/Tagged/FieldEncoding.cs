// Owns: the ways in which a tagged format may write one value. The library's ProtobufEncoding, by the same numbers.
namespace Octavo.Model.Tagged;

internal enum FieldEncoding
{
    Default,
    ZigZag,
    Fixed,
    Group,
}
