// Owns: how JSON finds a member: by its name and its aliases.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

internal sealed class NameKeys : IMemberKeys
{
    public (ViewMember? Found, bool IsNil) Find(Direction direction, ContractView writer, TypeMember member, ViewMember reader) =>
        (Find(writer, member, reader), false);

    internal static ViewMember? Find(ContractView writer, TypeMember member, ViewMember reader) =>
        writer.Members.FirstOrDefault(one => one.Name == reader.Name || member.Facts.Aliases.Contains(one.Name));
}
