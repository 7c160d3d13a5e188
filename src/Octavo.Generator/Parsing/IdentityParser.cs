// Owns: the identity of members: numbers, names, order and layout, and their contradictions.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class IdentityParser(ParseContext context)
{
    private const int LargestNumber = 536_870_911; // Protobuf's
    private const int WidestGaps = 1024;           // each slot of a gap takes a byte in every array

    /// <summary>Orders the members and decides how they are told apart.</summary>
    /// <returns>False where that was reported to be impossible.</returns>
    public bool Decide(INamedTypeSymbol type, List<MemberDraft> members, TypeRequest request, out MemberLayout layout, out bool numbered)
    {
        numbered = members.Count != 0 && members.All(m => m.Slot >= 0 || m.WrittenNumber is not null);
        layout = request.Layout switch
        {
            1 => MemberLayout.Array,
            2 => MemberLayout.NameMap,
            3 => MemberLayout.NumberMap,
            4 => MemberLayout.Tolerant,
            _ => numbered || members.Count == 0 ? MemberLayout.Array : MemberLayout.NameMap,
        };
        if (!CheckNumbers(type, members, numbered) || !CheckNames(type, members))
        {
            return false;
        }
        if (!numbered && members.Count != 0 && (request.Order == 2 || request.Layout is 3 or 4))
        {
            string asked = request.Order == 2 ? "Order = MemberOrder.Number" : request.Layout == 3 ? "Layout = Layout.NumberMap" : "Layout = Layout.Tolerant";
            return Contradiction(type, request, asked + " needs a number on every member");
        }
        List<MemberDraft> order = (request.Order, numbered) switch
        {
            (3, _) => [.. members.OrderBy(m => m.WireName, StringComparer.Ordinal)],
            (2, _) or (0, true) => [.. members.OrderBy(m => m.Slot)],
            _ => [.. members],
        };
        members.Clear();
        members.AddRange(order);
        if (layout != MemberLayout.Array || !numbered)
        {
            return true;
        }
        for (int i = 1; i < members.Count; i++)
        {
            if (members[i].Slot < members[i - 1].Slot)
            {
                return Contradiction(type, request, $"an array has its members by number, and the order asked for puts '{members[i - 1].Name}' before '{members[i].Name}'; "
                    + "set Layout = Layout.NumberMap or Layout.NameMap, or leave Order out");
            }
        }
        int gaps = members[members.Count - 1].Slot + 1 - members.Count;
        if (gaps > WidestGaps)
        {
            context.Report(Descriptors.GapTooWide, request.Location, type.ToDisplayString(), gaps);
            return false;
        }
        return true;
    }

    private bool CheckNumbers(INamedTypeSymbol type, List<MemberDraft> members, bool numbered)
    {
        bool good = true;
        foreach (MemberDraft member in members.Where(m => m.WrittenNumber is int number && (number < m.LeastNumber || number > LargestNumber)))
        {
            context.Report(Descriptors.NumberOutOfRange, member.Location, member.Symbol.ToDisplayString(), member.WrittenNumber!, member.LeastNumber, LargestNumber);
            good = false;
        }
        foreach (IGrouping<int, MemberDraft> same in members.Where(m => m.Slot >= 0).GroupBy(m => m.Slot).Where(g => g.Count() > 1))
        {
            MemberDraft[] two = [.. same.Take(2)];
            context.Report(Descriptors.DuplicateNumber, two[1].Location, two[0].Name, two[1].Name, type.ToDisplayString(), two[1].WrittenNumber!);
            good = false;
        }
        if (!numbered && members.Any(m => m.WrittenNumber is not null))
        {
            string missing = string.Join(", ", members.Where(m => m.WrittenNumber is null).Select(m => "'" + m.Name + "'"));
            context.Report(Descriptors.SomeNumbered, members.First(m => m.WrittenNumber is null).Location, type.ToDisplayString(), missing);
            good = false;
        }
        return good;
    }

    private bool CheckNames(INamedTypeSymbol type, List<MemberDraft> members)
    {
        bool good = true;
        foreach (IGrouping<string, MemberDraft> same in members.GroupBy(m => m.WireName, StringComparer.Ordinal).Where(g => g.Count() > 1))
        {
            MemberDraft[] two = [.. same.Take(2)];
            context.Report(Descriptors.DuplicateName, two[1].Location, two[0].Name, two[1].Name, type.ToDisplayString(), same.Key);
            good = false;
        }
        return good;
    }

    private bool Contradiction(INamedTypeSymbol type, TypeRequest request, string what)
    {
        context.Report(Descriptors.OrderContradictsLayout, request.Location, type.ToDisplayString(), what);
        return false;
    }
}
