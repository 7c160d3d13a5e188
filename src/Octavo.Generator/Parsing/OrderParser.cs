// Owns: the warning about setters that write or read other members, so that the order in which members are set decides what is read. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class OrderParser(ParseContext context)
{
    /// <summary>Warns of a member whose setter assigns one that was set before it, or uses one that is set after it.</summary>
    public void Check(IReadOnlyList<MemberDraft> members)
    {
        for (int i = 0; i < members.Count; i++)
        {
            if (members[i] is not { Parameter: < 0, Setting: not (MemberSetting.Fill or MemberSetting.Computed), Symbol: IPropertySymbol property }
                || !context.Declares(property.ContainingType))
            {
                continue;
            }
            for (int j = 0; j < members.Count; j++)
            {
                if (j != i && StateSource.DependsOn(property, members[j].Symbol, isBefore: j < i || members[j].Parameter >= 0) is { } how)
                {
                    context.Report(Descriptors.OrderDecides, members[i].Location, property.ToDisplayString(), how, members[j].Symbol.ToDisplayString());
                }
            }
        }
    }
}
