// Owns: whether members that are declared as deprecated can be left out of what is written.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class DeprecatedParser(ParseContext context)
{
    /// <summary>Reports deprecated members that have a place, or that data must have.</summary>
    public bool Check(TypeModel type, List<MemberDraft> members)
    {
        bool good = true;
        foreach (MemberDraft member in members.Where(m => m.IsDeprecated))
        {
            string? reason = !type.IsTolerant ? $"the members of '{type.FullName}' have places, which only Layout.Tolerant does without"
                : type.AllMembers.Any(m => m.Name == member.Name && m.Required) ? "data without it is refused, since it is required"
                : null;
            if (reason is not null)
            {
                context.Report(Descriptors.BadDeprecated, member.Location, member.Symbol.ToDisplayString(), reason);
                good = false;
            }
        }
        return good;
    }
}
