// Owns: how Tolerant objects and messages find a member: by its number.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Rules;

internal sealed class NumberKeys : IMemberKeys
{
    public (FaceMember? Found, bool IsNil) Find(Direction direction, CodecFace writer, TypeMember member, FaceMember reader) =>
        (writer.Members.FirstOrDefault(one => one.Number == reader.Number), false);
}
