// Owns: one type with a codec, as declared: members in the type's order and how it is made. Knows no symbol; what is decided from it is in CodecPlan.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Values;

namespace Octavo.Model.Types;

/// <summary>A type with a codec.</summary>
/// <param name="Type">C# text: <c>global::Acme.Order</c>.</param>
/// <param name="FullName">Its name for people and Shapes: <c>Acme.Order</c>.</param>
/// <param name="Id">Name part: <c>Order</c>, <c>Outer_Inner</c>.</param>
/// <param name="Namespace">The codec's namespace.</param>
/// <param name="Codec">The codec's simple name.</param>
/// <param name="Kind">Class or struct.</param>
/// <param name="IsPublic">Whether other assemblies see it.</param>
/// <param name="CanDerive">Whether its run-time type may be another.</param>
/// <param name="Layout">How members are told apart.</param>
/// <param name="Numbered">Whether members have numbers of their own.</param>
/// <param name="Slots">Slots of the array form: members and gaps.</param>
/// <param name="Members">Members, in the type's order.</param>
/// <param name="Construction">How it is made.</param>
/// <param name="Owner">The type itself, for the accessor of its constructor.</param>
/// <param name="IsUnmanaged">Whether C# takes it for <c>unmanaged</c>.</param>
/// <param name="IsPlain">Whether it is its members alone, in plain fields, so memory may be compared with the raw layout.</param>
internal sealed record TypeModel(
    string Type,
    string FullName,
    string Id,
    string Namespace,
    string Codec,
    CodecKind Kind,
    bool IsPublic,
    bool CanDerive,
    MemberLayout Layout,
    bool Numbered,
    int Slots,
    EquatableList<MemberModel> Members,
    ConstructionModel Construction,
    OwnerModel Owner,
    bool IsUnmanaged,
    bool IsPlain)
{
    /// <summary>The codec's full C# name.</summary>
    public string CodecType => "global::" + Namespace + "." + Codec;

    /// <summary>Whether members have their numbers in every format.</summary>
    public bool IsTolerant => Layout == MemberLayout.Tolerant;

    /// <summary>Whether a member joins the runs of its neighbours when it is written: in a Tolerant object only what needs no length before it.</summary>
    public bool Joins(MemberModel member) => member.Value.IsFixed && (!IsTolerant || EndOf(member) != ScalarFacts.Delimited);

    /// <summary>How a member ends in a Tolerant object: a name of the library's MemberKind.</summary>
    public static string EndOf(MemberModel member) => member.Value is ScalarValue scalar ? scalar.Ends : ScalarFacts.Delimited;

    /// <summary>The formats that are asked for.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether it is a struct.</summary>
    public bool IsStruct => Kind == CodecKind.Struct;

    /// <summary>The member that keeps what the data has and the type does not; null for most types.</summary>
    public MemberModel? Extension { get; init; }

    /// <summary>Whether unknown members are kept: objects must have keys somewhere.</summary>
    public bool KeepsUnknown => Extension is not null && (Layout != MemberLayout.Array || ExtensionMap.Length != 0 || IsByName);

    /// <summary>Whether formats by name have these members, whose objects have keys in any layout: set where <see cref="Extension"/> is.</summary>
    public bool IsByName { get; init; }

    /// <summary>The method of the library's JsonMembers that makes what <see cref="Extension"/> holds, where another library's attribute asks for that: in
    /// formats by name alone; empty for UnknownMembers.</summary>
    public string ExtensionMap { get; init; } = "";

    /// <summary>protobuf-net's holders of unknown fields, one a class of an inheritance: clones take what is in them.</summary>
    public EquatableList<MemberModel> Holders { get; init; }

    /// <summary>What its attributes say about members that it does not know, in formats by name.</summary>
    public UnknownRule Unknown { get; init; }

    /// <summary>Whether another assembly declares it.</summary>
    public bool IsForeign { get; init; }

    /// <summary>Names that formats by name know and have no member for: an attribute leaves it out there.</summary>
    public EquatableList<string> Ignored { get; init; }

    /// <summary>Members that are written and not read, each with the place among <see cref="Members"/> before which it is written: of contract views by name
    /// alone.</summary>
    public EquatableList<ComputedModel> Computed { get; init; }

    /// <summary>Methods of the type that the codec calls, in their order.</summary>
    public EquatableList<CallbackModel> Callbacks { get; init; }

    /// <summary>Whether formats with names leave some members out; Tolerant objects keep all.</summary>
    public bool Omits => !IsTolerant && (Members.Any(m => m.CanOmit) || Computed.Any(c => c.Member.CanOmit));

    /// <summary>The type as writing sees it: without the members that are only read, and with those that are only written.</summary>
    public TypeModel Written => Computed.Count != 0
        ? this with { Members = MembersWithComputed().Where(m => !m.IsOnlyRead).ToEquatable(), Computed = default }
        : Members.Any(m => m.IsOnlyRead) ? this with { Members = Members.Where(m => !m.IsOnlyRead).ToEquatable() }
        : this;

    /// <summary>Whether a member of it is named GetType: the run-time type is asked of the object as such.</summary>
    public bool HidesGetType { get; init; }

    /// <summary>Whether objects of it are written once and referred to from then on.</summary>
    public bool HasReferences { get; init; }

    /// <summary>Whether the object is made before its members are read: some are filled in place, it wants to be told, or what they hold refers to
    /// it.</summary>
    public bool MakesFirst =>
        !Construction.IsBound
            && (HasReferences || SetsInOrder || Members.Any(m => m.Setting == MemberSetting.Fill)
            || Callbacks.Any(c => c.Moment == CallbackMoment.Deserializing));

    /// <summary>Whether a setter assigns or uses another member, so members are set in the order of the format.</summary>
    public bool SetsInOrder { get; init; }

    /// <summary>The type as formats see it that take other members, order or names than those of this record; none for most types.</summary>
    public EquatableList<TypeView> Views { get; init; }

    /// <summary>The type as a tagged format sees it: its fields by number. Null if some have no number, so it is not in Protobuf. It has no contract views
    /// itself.</summary>
    public TypeModel? Tagged { get; init; }

    /// <summary>Why <see cref="Tagged"/> is null, in words for a diagnostic; empty if it is not.</summary>
    public string NotTagged { get; init; } = "";

    /// <summary>Whether assemblies that see this one's internals use its codec: it is internal, and there are such.</summary>
    public bool IsFriend { get; init; }

    /// <summary>Whether its codec names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>The members of all contract views of sequential formats; one that several have comes more than once.</summary>
    public IEnumerable<MemberModel> SequentialMembers => Members.Concat(Views.SelectMany(f => f.Type.MembersWithComputed()));

    /// <summary>The members of all contract views, fields too.</summary>
    public IEnumerable<MemberModel> AllMembers => Tagged is null ? SequentialMembers : SequentialMembers.Concat(Tagged.Members);

    /// <summary>The type with a change made to it and to its contract views.</summary>
    public TypeModel Everywhere(Func<TypeModel, TypeModel> map) =>
        map(this) with { Views = Views.Select(f => f with { Type = map(f.Type) }).ToEquatable(), Tagged = Tagged is null ? null : map(Tagged) };

    /// <summary>The type with each member's value replaced, in its contract views too.</summary>
    public TypeModel MapValues(Func<ValueModel, ValueModel> map) => Everywhere(t => t with
    {
        Members = t.Members.Select(m => m with { Value = map(m.Value) }).ToEquatable(),
        Computed = t.Computed.Select(c => c with { Member = c.Member with { Value = map(c.Member.Value) } }).ToEquatable(),
    });

    /// <summary>The members and those that are only written, in the order of writing.</summary>
    public IEnumerable<MemberModel> MembersWithComputed()
    {
        for (int i = 0; i <= Members.Count; i++)
        {
            foreach (ComputedModel one in Computed.Where(c => c.Before == i))
            {
                yield return one.Member;
            }
            if (i < Members.Count)
            {
                yield return Members[i];
            }
        }
    }
}
