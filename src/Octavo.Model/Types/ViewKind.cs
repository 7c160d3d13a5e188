// Owns: the kinds of formats that may have member lists of their own. The library's MemberIdentity, by the same names.
namespace Octavo.Model.Types;

internal enum ViewKind
{
    Ordinal,
    MessagePack,
    Name,
    Protobuf,
    Cbor,
}
