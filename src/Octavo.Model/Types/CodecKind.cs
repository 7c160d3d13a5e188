// Owns: the kinds of types that have a codec.
namespace Octavo.Model;

internal enum CodecKind
{
    Class,
    Struct,
}
