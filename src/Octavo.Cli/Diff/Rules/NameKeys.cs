// Owns: how JSON finds a member: by its name and its aliases.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

internal sealed class NameKeys : IMemberKeys
{
    public (FaceMember? Found, bool IsNil) Find(Direction direction, CodecFace writer, TypeMember member, FaceMember reader) =>
        (Find(writer, member, reader), false);

    internal static FaceMember? Find(CodecFace writer, TypeMember member, FaceMember reader) =>
        writer.Members.FirstOrDefault(one => one.Name == reader.Name || member.Facts.Aliases.Contains(one.Name));
}
