// Owns: how MessagePack and CBOR find a member: by its place in an array, by number or name in a map.
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Rules;

/// <summary>The keys of a format.</summary>
/// <param name="identity">Which of a type's contract views it takes.</param>
internal sealed class ArrayOrMapKeys(MemberIdentity identity) : IMemberKeys
{
    public (ViewMember? Found, bool IsNil) Find(Direction direction, ContractView writer, TypeMember member, ViewMember reader)
    {
        switch (writer.Layout)
        {
            case Layout.Array:
                // A type whose own layout is a map has no gaps: it takes elements in its members' order.
                int place = direction.Reader.In(identity)!.Layout is Layout.Array or Layout.Tolerant ? reader.Number : reader.Index + 1;
                ViewMember? slot = writer.Members.FirstOrDefault(one => one.Number == place);
                return (slot, slot is null && place <= writer.Slots);
            case Layout.NameMap:
                return (NameKeys.Find(writer, member, reader), false);
            default:
                return (direction.Reader.IsNumbered ? writer.Members.FirstOrDefault(one => one.Number == reader.Number) : null, false);
        }
    }
}
