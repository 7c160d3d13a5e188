// Owns: whether members that came later or are deprecated can be left out of what is written.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Diagnostics;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal sealed class VersionParser(ParseContext context)
{
    /// <summary>Reports versions that count from no beginning, and members that some data has not, but that have a place or that data must have.</summary>
    public bool Check(TypeModel type, List<MemberDraft> members, int version)
    {
        bool good = true;
        foreach (MemberDraft member in members.Where(m => m.IsDeprecated || m.Since != 0))
        {
            string? reason = member.Since < 0 || version < 0 ? "versions count from 1"
                : !type.IsTolerant ? $"the members of '{type.FullName}' are identified by position; only Layout.Tolerant allows this"
                : type.AllMembers.Any(m => m.Name == member.Name && m.Required) ? "data without it is refused, because it is required"
                : null;
            if (reason is not null)
            {
                context.Report(Descriptors.BadVersion, member.Location, member.FullName,
                    member.IsDeprecated ? "is deprecated and no longer written" : $"came with version {member.Since}", reason);
                good = false;
            }
        }
        return good;
    }
}
