// Owns: the warning about setters that write or read other members, so that the order in which members are set decides what is read. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal sealed class OrderParser(ParseContext context)
{
    /// <summary>Warns of a member whose setter assigns one that some format sets before it, or uses one that it sets after it.</summary>
    /// <param name="type">The type.</param>
    /// <param name="views">The members in the order of each format.</param>
    /// <param name="isBound">Whether a constructor takes members: those that must be in an initializer are set with it, the others after that.</param>
    /// <returns>Whether some setter assigns or uses another member, so that the order decides.</returns>
    public bool Check(INamedTypeSymbol type, IEnumerable<ViewDraft> views, bool isBound)
    {
        bool decides = false;
        var told = new HashSet<(ISymbol, ISymbol)>();
        foreach (ViewDraft view in views)
        {
            MemberDraft[] members = [.. view.Members.Select(m => m.Draft).Where(m => m.Setting != MemberSetting.Computed)];
            members = [.. members.OrderBy(m => m.Parameter >= 0 ? 0 : isBound && IsInitialized(m) ? 1 : 2)];
            for (int i = 0; i < members.Length; i++)
            {
                if (members[i] is { Parameter: < 0, Setting: MemberSetting.Fill, Symbol: var filled } && context.Declares(filled.ContainingType))
                {
                    MemberDraft[] raised = [.. members.Where((_, j) => j != i).Where(m => StateAnalysis.Raises(filled, m.Symbol, context.Compilation))];
                    decides |= raised.Length != 0;
                    foreach (MemberDraft other in members.Take(i).Intersect(raised).Where(m => told.Add((filled, m.Symbol))))
                    {
                        context.Report(Descriptors.OrderDecides, members[i].Location, filled.ToDisplayString(), "or a handler of its events sets",
                            other.FullName);
                    }
                }
                if (members[i] is not { Parameter: < 0, Setting: not MemberSetting.Fill, Symbol: IPropertySymbol property }
                    || !context.Declares(property.ContainingType) || !StateAnalysis.HasSetter(property))
                {
                    continue;
                }
                for (int j = 0; j < members.Length; j++)
                {
                    if (j == i)
                    {
                        continue;
                    }
                    string? how = StateAnalysis.DependsOn(property, members[j].Symbol, isBefore: j < i, type, context.Compilation);
                    decides |= how is not null || StateAnalysis.DependsOn(property, members[j].Symbol, isBefore: j > i, type, context.Compilation) is not null;
                    if (how is not null && told.Add((property, members[j].Symbol)))
                    {
                        context.Report(Descriptors.OrderDecides, members[i].Location, property.ToDisplayString(), how, members[j].Symbol.ToDisplayString());
                    }
                }
            }
        }
        return decides;
    }

    private static bool IsInitialized(MemberDraft member) => member.IsRequired && member.Through is null && member.Setting != MemberSetting.Accessor;
}
