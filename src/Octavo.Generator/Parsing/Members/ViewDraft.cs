// Owns: the members of formats of one kind, in order, and how they are distinguished, while they are being parsed.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>A contract view.</summary>
/// <param name="Kinds">The formats.</param>
/// <param name="Members">Its members, in order.</param>
/// <param name="Layout">How they are distinguished.</param>
/// <param name="IsNumbered">Whether all have numbers.</param>
internal sealed record ViewDraft(ViewKind[] Kinds, List<ViewMember> Members, MemberLayout Layout, bool IsNumbered)
{
    /// <summary>The one contract view of a type whose members are distinguished by their place.</summary>
    public static ViewDraft Places(IEnumerable<MemberDraft> members) =>
        new([ViewKind.Ordinal, ViewKind.MessagePack, ViewKind.Name, ViewKind.Cbor], [.. members.Select(m => new ViewMember(m, null, 1, m.Name, m.IsRequired))],
            MemberLayout.Array, true);

    /// <summary>The contract views that differ, the one by position first. Formats by position take any layout and name, formats by name any layout and
    /// number.</summary>
    /// <param name="places">Of formats by position. If <see cref="KeepsNumbers"/>, its numbers are data there.</param>
    /// <param name="keys">Of MessagePack.</param>
    /// <param name="names">Of formats by name.</param>
    public static List<ViewDraft> Merge(ViewDraft places, ViewDraft keys, ViewDraft names)
    {
        // Formats by position have no names: a name of MessagePack's own does not become theirs, as their Shape has it.
        bool one = Same(places, keys) && places.CanNumber(keys) && !(keys.Layout == MemberLayout.NameMap && !SameNames(keys, names)
            && keys.Members.Exists(m => m.Draft.FormatNames.Of(ViewKind.MessagePack) is not null));
        List<ViewDraft> views = one ? [places.Number(keys) with { Kinds = [ViewKind.Ordinal, ViewKind.MessagePack] }] : [places, keys];
        for (int i = 0; i < views.Count; i++)
        {
            bool named = views[i].Kinds.Contains(ViewKind.MessagePack) && views[i].Layout == MemberLayout.NameMap;
            if (Same(views[i], names) && (!named || SameNames(views[i], names)))
            {
                views[i] =
                    views[i] with
                    {
                        Kinds = [.. views[i].Kinds, ViewKind.Name],
                        Members = [.. views[i].Members.Zip(names.Members, (m, n) => m with { Name = n.Name })]
                    };
                return views;
            }
        }
        views.Add(names);
        return views;
    }

    /// <summary>Adds the contract view of CBOR, or joins it to one that says the same.</summary>
    public static List<ViewDraft> Merge(List<ViewDraft> views, ViewDraft cbor)
    {
        for (int i = 0; i < views.Count; i++)
        {
            ViewDraft view = views[i];
            bool bound = view.Kinds.Contains(ViewKind.MessagePack);
            bool named = view.Kinds.Contains(ViewKind.Name) || (bound && view.Layout == MemberLayout.NameMap);
            if (!Same(view, cbor) || (bound && view.Layout != cbor.Layout)
                || (view.Kinds.Contains(ViewKind.Ordinal) && (view.Layout == MemberLayout.Tolerant) != (cbor.Layout == MemberLayout.Tolerant))
                || (named && cbor.Layout == MemberLayout.NameMap && !SameNames(view, cbor)) || !view.CanNumber(cbor)
                || (bound && cbor.Layout != MemberLayout.NameMap && !view.Members.Select(m => m.Slot).SequenceEqual(cbor.Members.Select(m => m.Slot))))
            {
                continue;
            }
            // Formats by position take any layout, number and name, formats by name any layout and number.
            ViewDraft numbered = view.Number(cbor);
            List<ViewMember> members = bound ? view.Members
                : named ? [.. numbered.Members.Zip(view.Members, (m, n) => m with { Name = n.Name })]
                : numbered.Members;
            views[i] =
                view with
                {
                    Kinds = [.. view.Kinds, ViewKind.Cbor],
                    Members = members,
                    Layout = cbor.Layout,
                    IsNumbered = bound ? view.IsNumbered : numbered.IsNumbered
                };
            return views;
        }
        views.Add(cbor);
        return views;
    }

    /// <summary>Whether the numbers are data, as those of MemoryPack are where an object says how long each member is: no other view's may replace
    /// them.</summary>
    public bool KeepsNumbers { get; init; }

    /// <summary>Whether another view can have the numbers of this one: a map by name has any.</summary>
    private bool CanNumber(ViewDraft other) => !KeepsNumbers || other.Layout == MemberLayout.NameMap || Slots(this).SequenceEqual(Slots(other));

    /// <summary>Another view with the numbers of this one, if they are to be kept.</summary>
    private ViewDraft Number(ViewDraft other) => !KeepsNumbers ? other : other with
    {
        Members = [.. other.Members.Zip(Members, (m, n) => m with { Number = n.Number, Least = n.Least })],
        IsNumbered = IsNumbered,
        KeepsNumbers = true
    };

    private static IEnumerable<int> Slots(ViewDraft view) => view.Members.Select((m, i) => view.IsNumbered ? m.Slot : i);

    private static bool SameNames(ViewDraft one, ViewDraft other) => one.Members.Select(m => m.Name).SequenceEqual(other.Members.Select(m => m.Name));

    private static bool Same(ViewDraft one, ViewDraft other) =>
        one.Members.Select(m => (m.Draft, m.IsRequired, m.Omit, m.RefusesNull))
            .SequenceEqual(other.Members.Select(m => (m.Draft, m.IsRequired, m.Omit, m.RefusesNull)));
}
