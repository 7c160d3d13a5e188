// Owns: the kinds of types that have a codec.
namespace Octavo.Model.Types;

internal enum CodecKind
{
    Class,
    Struct,
}
