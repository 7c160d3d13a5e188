// Owns: how Tolerant objects and messages find a member: by its number.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

internal sealed class NumberKeys : IMemberKeys
{
    public (ViewMember? Found, bool IsNil) Find(Direction direction, ContractView writer, TypeMember member, ViewMember reader) =>
        (writer.Members.FirstOrDefault(one => one.Number == reader.Number), false);
}
