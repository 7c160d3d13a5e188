// Owns: the identity of members in each kind of formats: numbers, names, order and layout, and their contradictions.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal sealed class IdentityParser(ParseContext context, INamedTypeSymbol type, TypeRequest request)
{
    private const int WidestGaps = 1024; // each slot of a gap takes a byte in every array

    private bool _good = true;
    private List<MemberDraft> _computed = [];

    /// <summary>Orders the members and decides how they are distinguished, for each kind of formats.</summary>
    /// <returns>The contract views that differ, the one by position first; null if that was reported to be impossible.</returns>
    /// <param name="members">The members.</param>
    /// <param name="computed">Those that are written and not read; of contract views by name.</param>
    /// <param name="byView">Whose attributes count for which formats.</param>
    public List<ViewDraft>? Decide(List<MemberDraft> members, List<MemberDraft> computed, ViewAttributes[] byView)
    {
        _computed = computed;
        List<ViewMember>[] views = [.. byView.Select(v => members.Where(v.Has).Select(m => ViewMember.Of(m, v, Policy(v))).ToList())];
        ViewDraft keys = Keys(views[(int)ViewKind.MessagePack], byView[(int)ViewKind.MessagePack]);
        ViewDraft places = Places(views[(int)ViewKind.Ordinal], byView[(int)ViewKind.Ordinal], keys);
        ViewDraft names = ByName(views[(int)ViewKind.Name], byView[(int)ViewKind.Name], places);
        ViewDraft cbor = CborKeys(views[(int)ViewKind.Cbor], byView[(int)ViewKind.Cbor], keys);
        CheckFormatNames([.. members, .. computed], [names, keys, cbor]);
        return _good ? ViewDraft.Merge(ViewDraft.Merge(places, keys, names), cbor) : null;
    }

    private int Policy(ViewAttributes attributes) => Policy(attributes, request, context);

    /// <summary>How members without a name are called: by the type's own word, another library's, the assembly's. Formats by position have no names, and
    /// MessagePack-CSharp's are its own.</summary>
    public static int Policy(ViewAttributes attributes, TypeRequest request, ParseContext context) =>
        attributes.Kind == ViewKind.Ordinal || attributes.Library is MessagePackAttributes ? NamePolicies.AsDeclared
        : request.Names != 0 ? request.Names
        : attributes.Type.Policy != 0 ? attributes.Type.Policy
        : Attributes.Named(context.Defaults, "Names", 0);

    /// <summary>MessagePack: arrays by number or maps by name.</summary>
    private ViewDraft Keys(List<ViewMember> members, ViewAttributes attributes)
    {
        // [DataMember(Order)] on some members says how they are laid out next to one another, not that they have keys.
        if (attributes.Library is not MessagePackAttributes)
        {
            members = WithoutWeakNumbers(members, attributes);
        }
        bool numbered = members.Count != 0 && members.All(m => m.Number is not null);
        MemberLayout layout = request.Layout switch
        {
            1 => MemberLayout.Array,
            2 => MemberLayout.NameMap,
            3 => MemberLayout.NumberMap,
            4 => MemberLayout.Tolerant,
            _ => !attributes.Type.Names && (numbered || members.Count == 0) ? MemberLayout.Array : MemberLayout.NameMap,
        };
        CheckNumbers(members, numbered ? [] : members.Where(m => m.Number is null));
        members = layout == MemberLayout.NameMap ? WithComputed(members, attributes, m => m.IsInMaps) : members;
        CheckNames(members);
        if (!numbered && members.Count != 0 && (request.Order == 2 || request.Layout is 3 or 4))
        {
            string asked = request.Order == 2 ? "Order = MemberOrder.Number" : request.Layout == 3 ? "Layout = Layout.NumberMap" : "Layout = Layout.Tolerant";
            Contradiction(asked + " needs a number on every member");
        }
        List<ViewMember> order = Ordered(members, numbered, null);
        if (layout == MemberLayout.Array && numbered)
        {
            CheckArray(order);
        }
        return new ViewDraft([ViewKind.MessagePack], order, layout, numbered);
    }

    /// <summary>CBOR: as MessagePack, by the library's own attributes. What they contradict was reported of MessagePack.</summary>
    private ViewDraft CborKeys(List<ViewMember> members, ViewAttributes attributes, ViewDraft keys)
    {
        members = WithoutWeakNumbers(members, attributes);
        if (members.Any(m => m.Number is null) && (request.Order == 2 || request.Layout is 3 or 4 || members.Any(m => m.Number is not null)))
        {
            members =
                [.. members.Select(
                    m => m.Number is null && keys.Members.Find(k => k.Draft == m.Draft) is { } key ? m with { Number = key.Number, Least = key.Least } : m)];
        }
        bool numbered = members.Count != 0 && members.All(m => m.Number is not null);
        MemberLayout layout = request.Layout switch
        {
            1 => MemberLayout.Array,
            2 => MemberLayout.NameMap,
            3 when numbered || members.Count == 0 => MemberLayout.NumberMap,
            4 when numbered || members.Count == 0 => MemberLayout.Tolerant,
            _ => numbered || members.Count == 0 ? MemberLayout.Array : MemberLayout.NameMap,
        };
        members = layout == MemberLayout.NameMap ? WithComputed(members, attributes, m => m.IsInMaps) : members;
        if (layout == MemberLayout.NameMap && members.Exists(m => m.Draft.FormatNames.Of(ViewKind.Cbor) is not null))
        {
            CheckNames(members);
        }
        return new ViewDraft([ViewKind.Cbor], Ordered(members, numbered, null), layout, numbered);
    }

    /// <summary>Formats by position: the order is all that counts.</summary>
    private ViewDraft Places(List<ViewMember> members, ViewAttributes attributes, ViewDraft keys)
    {
        members = WithoutWeakNumbers(request.Order == 0 && attributes.Library is MemoryPackAttributes ? Partly(members, attributes) : members, attributes);
        bool numbered = members.Count != 0 && members.All(m => m.Number is not null);
        if (!numbered && (request.Order == 2 || request.Layout == 4 || members.Any(m => m.Number is not null)))
        {
            // Where numbers are asked for, or given by the library's own attribute to some members, MessagePack's complete them.
            members =
                [.. members.Select(
                    m => m.Number is null && keys.Members.Find(k => k.Draft == m.Draft) is { } key ? m with { Number = key.Number, Least = key.Least } : m)];
            numbered = members.Count != 0 && members.All(m => m.Number is not null);
        }
        if (!numbered && members.Count != 0 && request.Layout == 4)
        {
            Contradiction("Layout = Layout.Tolerant needs a number on every member");
        }
        CheckNumbers(members, numbered ? [] : members.Where(m => m.Number is null));
        if (request.Order is 0 or 1 && attributes.Type.Order is null && members.Any(m => m.Number is null) && IsSpread(members))
        {
            context.Report(Descriptors.SpreadMembers, request.Location, type.ToDisplayString());
            _good = false;
        }
        return new ViewDraft([ViewKind.Ordinal], Ordered(members, numbered, attributes.Type.Order), request.Layout != 0 ? keys.Layout : MemberLayout.Array,
            numbered)
        {
            KeepsNumbers = numbered && (request.Layout == 4 || HasReferences)
        };
    }

    /// <summary>Formats by name: in the order of the formats by position, which is the type's; as declared if that is not another.</summary>
    private ViewDraft ByName(List<ViewMember> members, ViewAttributes attributes, ViewDraft places)
    {
        members = WithComputed(members, attributes, _ => true);
        CheckNames(members);
        CheckReferenceNames(members);
        List<MemberDraft> order = [.. places.Members.Select(m => m.Draft)];
        int[] common = [.. members.Select(m => order.IndexOf(m.Draft)).Where(index => index >= 0)];
        bool asDeclared = common.SequenceEqual(common.OrderBy(index => index));
        List<ViewMember> inOrder = asDeclared ? members : [.. members.OrderBy(m => order.IndexOf(m.Draft) is var index && index < 0 ? int.MaxValue : index)];
        // [JsonPropertyOrder] and the like are about these formats alone, and give way to an order that is asked for.
        bool ranked = request.Order == 0 && inOrder.Any(m => attributes.Mark(m.Draft)?.Rank is not null);
        return new ViewDraft([ViewKind.Name], ranked ? [.. inOrder.OrderBy(m => attributes.Mark(m.Draft)?.Rank ?? attributes.Library!.DefaultRank)] : inOrder,
            MemberLayout.NameMap, false);
    }

    private List<ViewMember> Ordered(List<ViewMember> members, bool numbered, string[]? names) => (request.Order, numbered) switch
    {
        (3, _) => [.. members.OrderBy(m => m.Name, StringComparer.Ordinal)],
        (2, _) or (0, true) => [.. members.OrderBy(m => m.Draft.Setting == MemberSetting.Computed ? int.MaxValue : m.Slot)],
        (0, _) when names is not null => [.. members.OrderBy(m => Array.IndexOf(names, m.Draft.Name) is var index && index < 0 ? int.MaxValue : index)],
        _ => members,
    };

    /// <summary>The members with those that are only written, as declared.</summary>
    private List<ViewMember> WithComputed(List<ViewMember> members, ViewAttributes attributes, Func<MemberDraft, bool> has)
    {
        ViewMember[] computed = [.. _computed.Where(has).Where(attributes.Has).Select(m => ViewMember.Of(m, attributes, Policy(attributes)))];
        return computed.Length == 0 ? members : [.. members.Concat(computed).OrderBy(m => m.Draft.Place)];
    }

    /// <summary>Where some members have an order of MemoryPack's, the others count as if their place were theirs, as there.</summary>
    private static List<ViewMember> Partly(List<ViewMember> members, ViewAttributes attributes)
    {
        int[] orders = [.. members.Select((m, i) => attributes.Mark(m.Draft)?.Number ?? i)];
        bool isPart = members.Exists(m => attributes.Mark(m.Draft)?.Number is not null) && members.Exists(m => m.Number is null)
            && !members.Exists(m => m.Draft.OwnNumber is not null);
        return isPart ? [.. members.Select((m, i) => (Member: m, Order: orders[i])).OrderBy(m => m.Order).Select(m => m.Member)] : members;
    }

    /// <summary>Another library's numbers count if all members have one. Those of <c>[DataMember(Order)]</c> are places, which two members may share, such as
    /// one of a base and one of the type: then they do not count.</summary>
    private static List<ViewMember> WithoutWeakNumbers(List<ViewMember> members, ViewAttributes attributes)
    {
        bool isShared = attributes.Library is DataContractAttributes
            && members.Where(m => m.Draft.OwnNumber is null && m.Number is not null).GroupBy(m => m.Slot).Any(g => g.Count() > 1);
        return members.All(m => m.Number is not null) && !isShared ? members
            : [.. members.Select(m => m.Draft.OwnNumber is null ? m with { Number = null } : m)];
    }

    private void CheckNumbers(List<ViewMember> members, IEnumerable<ViewMember> without)
    {
        foreach (ViewMember member in members.Where(m => m.Number is int number && (number < m.Least || number > FieldModel.LargestNumber)))
        {
            context.Report(Descriptors.NumberOutOfRange, member.Draft.Location, member.Draft.FullName, member.Number!, member.Least,
                FieldModel.LargestNumber);
            _good = false;
        }
        foreach (IGrouping<int, ViewMember> same in members.Where(m => m.Slot >= 0).GroupBy(m => m.Slot).Where(g => g.Count() > 1))
        {
            ViewMember[] two = [.. same.Take(2)];
            context.Report(Descriptors.DuplicateNumber, two[1].Draft.Location, two[0].Draft.Name, two[1].Draft.Name, type.ToDisplayString(), two[1].Number!);
            _good = false;
        }
        ViewMember[] missing = [.. without];
        if (missing.Length != 0 && members.Any(m => m.Number is not null))
        {
            context.Report(Descriptors.SomeNumbered, missing[0].Draft.Location, type.ToDisplayString(),
                string.Join(", ", missing.Select(m => "'" + m.Draft.Name + "'")));
            _good = false;
        }
    }

    private void CheckNames(List<ViewMember> members)
    {
        foreach (ViewMember member in members)
        {
            foreach (string name in member.Draft.Aliases.Prepend(member.Name))
            {
                _good &= NameParser.Check(context, name, member.Draft.Symbol, member.Draft.Location);
            }
        }
        foreach (IGrouping<string, (string Name, ViewMember Member)> same in members.SelectMany(
            m => m.Draft.Aliases.Prepend(m.Name).Distinct().Select(name => (Name: name, Member: m))).GroupBy(m => m.Name, StringComparer.Ordinal)
                .Where(g => g.Count() > 1))
        {
            ViewMember[] two = [.. same.Take(2).Select(m => m.Member)];
            context.Report(Descriptors.DuplicateName, two[1].Draft.Location, two[0].Draft.Name, two[1].Draft.Name, type.ToDisplayString(), same.Key);
            _good = false;
        }
    }

    /// <summary>Names by format that contradict each other are reported, and those of formats that do not have the member by name.</summary>
    private void CheckFormatNames(List<MemberDraft> members, ViewDraft[] views)
    {
        foreach (MemberDraft member in members.Where(m => !m.FormatNames.IsEmpty))
        {
            _good &= FormatNameChecks.Check(context, member.FormatNames, member.FullName, member.Location);
            FormatSet named = views.Where(v => v.Layout == MemberLayout.NameMap && v.Members.Exists(m => m.Draft == member))
                .Aggregate((FormatSet)0, (all, v) => all | v.Kinds[0].Formats());
            FormatNameChecks.CheckUsed(context, member.FormatNames, named & request.Formats, member.FullName, member.Location);
        }
    }

    private bool HasReferences => request.References || new ReferenceParser(context).Has(type);

    /// <summary>JSON numbers an object with references by members of its own, which a member of the type would be taken for.</summary>
    private void CheckReferenceNames(List<ViewMember> members)
    {
        if (!HasReferences)
        {
            return;
        }
        foreach (ViewMember member in members)
        {
            if (member.Draft.Aliases.Prepend(member.Name).FirstOrDefault(name => name is "$id" or "$ref") is string taken)
            {
                context.Report(Descriptors.ReferenceName, member.Draft.Location, member.Draft.FullName, taken, type.ToDisplayString());
                _good = false;
            }
        }
    }

    private void CheckArray(List<ViewMember> order)
    {
        for (int i = 1; i < order.Count; i++)
        {
            if (order[i].Slot < order[i - 1].Slot)
            {
                Contradiction($"an array orders its members by number, but the requested order puts '{order[i - 1].Draft.Name}' before '{order[i].Draft.Name}'; "
                    + "set Layout = Layout.NumberMap or Layout.NameMap, or remove Order");
                return;
            }
        }
        int gaps = order[order.Count - 1].Slot + 1 - order.Count;
        if (gaps > WidestGaps && request.Formats.IsSequential()) // Protobuf has no arrays of members
        {
            context.Report(Descriptors.GapTooWide, request.Location, type.ToDisplayString(), gaps);
            _good = false;
        }
    }

    private bool IsSpread(List<ViewMember> members) =>
        members.Select(m => m.Draft).Where(m => SymbolEqualityComparer.Default.Equals(m.Declaring, type)).Select(m => m.Location?.SourceTree)
            .Where(t => t is not null).Distinct().Count() > 1;

    private void Contradiction(string what)
    {
        context.Report(Descriptors.OrderContradictsLayout, request.Location, type.ToDisplayString(), what);
        _good = false;
    }
}
