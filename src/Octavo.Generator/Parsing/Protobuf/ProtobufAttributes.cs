// Owns: which members a type has in Protobuf, and their numbers: by the library's own attributes, else by protobuf-net's, else by [DataMember(Order)].
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>The attributes that count for Protobuf.</summary>
internal sealed record ProtobufAttributes(AttributeLibrary? Library, TypeMark Type) : ViewAttributes(ViewKind.Protobuf, Library, Type)
{
    // ImplicitFields
    private const int AllPublic = 1;
    private const int AllFields = 2;

    private readonly Dictionary<MemberDraft, int> _implicit = [];

    private INamedTypeSymbol? _type;

    private IReadOnlyList<ProtobufAttributes> _levels = [];

    /// <summary>The type whose members it numbers.</summary>
    public INamedTypeSymbol Owner => _type!;

    /// <summary>The same of the classes of which each is a part of the one before, down to the type: each has its own members. None outside of an
    /// inheritance.</summary>
    public IReadOnlyList<ProtobufAttributes> Levels => _levels;

    /// <summary>Whether protobuf-net's attributes, or contracts as it reads them, make the members: its defaults hold then.</summary>
    public bool IsNet { get; private init; }

    /// <summary>Whether the type carries attributes about Protobuf, so what is wrong with them is reported.</summary>
    public bool IsAsked { get; private init; }

    /// <summary>The attributes that count for a type.</summary>
    public static ProtobufAttributes Of(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        if (!IncludedPart.IsLevel(type))
        {
            return OfOne(type, members);
        }
        List<INamedTypeSymbol> chain = IncludedPart.Chain(type);
        ProtobufAttributes[] levels =
            [.. chain.Select(level => OfOne(level, [.. members.Where(m => SymbolEqualityComparer.Default.Equals(LevelOf(m, chain), level))]))];
        return levels[levels.Length - 1] with { _levels = levels };
    }

    /// <summary>The class in whose part a member is: the outermost one that has it.</summary>
    private static INamedTypeSymbol? LevelOf(MemberDraft member, IReadOnlyList<INamedTypeSymbol> chain) =>
        chain.FirstOrDefault(level => UnionAttributes.Derives(level, member.Declared.ContainingType));

    /// <summary>The attributes of the class in whose part a member is; these if there are no parts.</summary>
    public ProtobufAttributes Of(MemberDraft member) => _levels.FirstOrDefault(l => UnionAttributes.Derives(l.Owner, member.Declared.ContainingType)) ?? this;

    private static ProtobufAttributes OfOne(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        AttributeLibrary? library = AttributeLibrary.Of(ViewKind.Protobuf, type, members);
        bool asked = library is ProtoBufAttributes && library.TypeMark(type) is not null || Attributes.Find(type, Attributes.ProtobufMessage) is not null
            || members.Any(m => m.OwnField is not null);
        var attributes = new ProtobufAttributes(library, library?.TypeMark(type) ?? new TypeMark())
        {
            IsNet = library is not null,
            IsAsked = asked,
            _type = type,
        };
        attributes.NumberImplicit(members);
        return attributes;
    }

    /// <summary>Whether an attribute on the type makes a member by its name.</summary>
    public static bool Names(ISymbol member) =>
        member.ContainingType is { } type && ProtoBufAttributes.Partial(type, ProtoBufAttributes.PartialMember, member.Name) is not null;

    /// <summary>Whether the type carries attributes about Protobuf, or of protobuf-net, by which members are not in it.</summary>
    public bool Decides => IsAsked || Library is ProtoBufAttributes;

    /// <summary>Why members that carry no attribute are not in Protobuf although nothing says that they are to be left out; null if a contract says so by
    /// naming others. A class that others are parts of, or a part, may have none.</summary>
    public string? WhyUnnamed(IReadOnlyList<MemberDraft> members) => Library is not ProtoBufAttributes || _levels.Count != 0 ? null
        : Library.TypeMark(_type!) is null ? "other members have [ProtoMember], but the type has no [ProtoContract]"
        : members.Any(Has) ? null : $"no member of '{_type!.ToDisplayString()}' has [ProtoMember]";

    /// <summary>Why a member of a base that protobuf-net's attribute numbers is not in the type's messages; null if it is, or if one leaves it out.</summary>
    public string? WhyUnjoined(MemberDraft member) =>
        Library is ProtoBufAttributes && !LeavesOut(member) && member.Find(Attributes.ProtoMember) is not null
            && Of(member) is var attributes && !attributes.IsDeclared(member)
            ? $"no [ProtoInclude] joins '{attributes._type!.ToDisplayString()}' to its base '{member.Declared.ContainingType.ToDisplayString()}'" : null;

    public override bool Has(MemberDraft member) => Of(member).HasOwn(member);

    private bool HasOwn(MemberDraft member) =>
        !member.IsIgnored && (member.IsOwn || member.OwnField is not null
            || (Library is ProtoBufAttributes ? IsDeclared(member) && !IsNetIgnored(member) && (NetNumber(member) != 0 || !Type.OptIn && member.IsPublic)
            : IsMemberOfContract(member)));

    public override bool LeavesOut(MemberDraft member) => member.IsIgnored || member.IsWeaklyIgnored || Of(member).IsMarkedOut(member);

    private bool IsMarkedOut(MemberDraft member) => Library is ProtoBufAttributes ? IsNetIgnored(member) : Mark(member) is { IsIgnored: true };

    public override bool LetsPast(MemberDraft member) => member is { IsOwn: false, OwnField: null } && Of(member).Type.AllowsPrivate;

    private bool IsMemberOfContract(MemberDraft member) => base.Has(member);

    /// <summary>A member's number, for the class in whose part it is; 0 if it has none.</summary>
    public int Number(MemberDraft member)
    {
        int own = member.OwnField?.ConstructorArguments is [{ Value: int number }] ? number : member.OwnNumber ?? 0;
        return own != 0 ? own : Library is null ? 0 : Library is ProtoBufAttributes ? NetNumber(member) : Mark(member)?.Number ?? 0;
    }

    /// <summary>The attribute of protobuf-net that makes a member, on it or on the type; null if none does.</summary>
    public AttributeData? NetAttribute(MemberDraft member) =>
        Library is not ProtoBufAttributes ? null
            : member.Find(Attributes.ProtoMember) ?? ProtoBufAttributes.Partial(_type!, ProtoBufAttributes.PartialMember, member.Name);

    private int NetNumber(MemberDraft member) =>
        !IsDeclared(member) ? 0
        : NetAttribute(member)?.ConstructorArguments is [{ Value: int number }, ..] ? number
        : _implicit.TryGetValue(member, out int given) ? given
        : Contract(member);

    /// <summary>The number by <c>[DataMember(Order)]</c>, where the type is such a contract in addition.</summary>
    private int Contract(MemberDraft member)
    {
        AttributeData? contract = Attributes.Find(_type, ProtoBufAttributes.Contract);
        if (Attributes.Named(contract, "UseProtoMembersOnly", false) || Attributes.Find(_type, DataContractAttributes.Contract) is null
            || member.Find(DataContractAttributes.Member) is not AttributeData found)
        {
            return 0;
        }
        int number = Attributes.Named(found, "Order", -1);
        return number < 0 ? 0 : Math.Max(0, number + Attributes.Named(contract, "DataMemberOffset", 0));
    }

    /// <summary>protobuf-net takes what the type itself declares; the base class is a message of its own.</summary>
    private bool IsDeclared(MemberDraft member) =>
        SymbolEqualityComparer.Default.Equals(member.Declaring, _type) || SymbolEqualityComparer.Default.Equals(member.Declared.ContainingType, _type);

    private bool IsNetIgnored(MemberDraft member) =>
        Mark(member) is { IsIgnored: true } || ProtoBufAttributes.Partial(_type!, ProtoBufAttributes.PartialIgnore, member.Name) is not null;

    /// <summary><c>ImplicitFields</c>: what has no number gets the next one, by name.</summary>
    private void NumberImplicit(IReadOnlyList<MemberDraft> members)
    {
        AttributeData? contract = Attributes.Find(_type, ProtoBufAttributes.Contract);
        int mode = Attributes.Named(contract, "ImplicitFields", 0);
        if (mode is not (AllPublic or AllFields))
        {
            return;
        }
        int next = Math.Max(1, Attributes.Named(contract, "ImplicitFirstTag", 1));
        MemberDraft[] declared = [.. members.Where(m => IsDeclared(m) && !m.IsIgnored && !IsNetIgnored(m))];
        var used = new HashSet<int>(declared.Select(NetNumber));
        foreach (MemberDraft member in declared.Where(m => NetNumber(m) == 0 && (mode == AllFields ? m.Symbol is IFieldSymbol : m.IsPublic))
            .OrderBy(m => m.Name, StringComparer.Ordinal))
        {
            while (!used.Add(next))
            {
                next++;
            }
            _implicit[member] = next;
        }
    }
}
