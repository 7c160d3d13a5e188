// Owns: the numbers of a message set's items on the wire: a group 1 of type_id = 2 and message = 3.
namespace Octavo.ProtoMapping;

internal static class MessageSetItem
{
    internal const int Number = 1;
    internal const int TypeId = 2;
    internal const int Message = 3;
}
