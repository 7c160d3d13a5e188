// Owns: whose attributes count for formats of a kind.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>The attributes that count for formats of a kind: the library's own, and after them those of one other library.</summary>
/// <param name="Kind">The formats.</param>
/// <param name="Library">The other library; null if the type has attributes of none that counts for them.</param>
/// <param name="Type">What it says about the type.</param>
internal record ViewAttributes(ViewKind Kind, AttributeLibrary? Library, TypeMark Type)
{
    private static readonly ViewKind[] s_kinds = [ViewKind.Ordinal, ViewKind.MessagePack, ViewKind.Name, ViewKind.Protobuf, ViewKind.Cbor];

    /// <summary>The attributes of a type that count, one item per kind.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its candidates.</param>
    /// <param name="all">Whether non-public ones are members without a mark.</param>
    public static ViewAttributes[] Of(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, bool all) =>
        [.. Of(type, members).Select(v => all ? v with { Type = v.Type with { NonPublic = true } } : v)];

    private static ViewAttributes[] Of(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members) =>
        [.. s_kinds.Select(kind => kind == ViewKind.Protobuf ? ProtobufAttributes.Of(type, members)
            : AttributeLibrary.Of(kind, type, members) is { } library ? new ViewAttributes(kind, library, library.TypeMark(type) ?? library.Unmarked(type))
            : new ViewAttributes(kind, null, new TypeMark()))];

    /// <summary>What the other library says about a member.</summary>
    public MemberMark? Mark(MemberDraft member) => Library?.Read(member);

    /// <summary>Whether a candidate is a member in formats of the kind.</summary>
    public virtual bool Has(MemberDraft member)
    {
        MemberMark? mark = Mark(member);
        return !member.IsIgnored && (member.IsOwn
            || (mark is not { IsIgnored: true }
            && (mark is { IsMember: true } || (!member.IsWeaklyIgnored && !Type.OptIn && (member.IsPublic || Type.NonPublic)))));
    }

    /// <summary>Whether an attribute leaves a candidate out of formats of the kind: those of libraries that count for others do not.</summary>
    public virtual bool LeavesOut(MemberDraft member) => member.IsIgnored || member.IsWeaklyIgnored || Mark(member) is { IsIgnored: true };

    /// <summary>Whether a non-public member may be one although its type is not <c>partial</c>.</summary>
    public virtual bool LetsPast(MemberDraft member) =>
        !member.IsOwn && (Type.AllowsPrivate || (Library is SystemTextJsonAttributes or NewtonsoftAttributes && Mark(member) is { IsMember: true }));
}
