// Owns: what the attributes of one library say, and which library counts for which formats. Libraries are matched by full name: no package is needed.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Foreign;

/// <summary>The attributes of one library. An instance has no state.</summary>
internal abstract class AttributeLibrary
{
    private static readonly AttributeLibrary s_contracts = DataContractAttributes.Instance;

    /// <summary>Json.NET, which reads attributes of interfaces.</summary>
    public static AttributeLibrary Newtonsoft { get; } = new NewtonsoftAttributes();

    /// <summary>The libraries that count for formats of a kind, the strongest first: docs/features/attributes.md. Of those whose attributes a type has, only
    /// the first one counts.</summary>
    private static readonly Dictionary<ViewKind, AttributeLibrary[]> s_byKind = new()
    {
        [ViewKind.Ordinal] = [new MemoryPackAttributes(), new NinoAttributes(), s_contracts],
        [ViewKind.MessagePack] = [new MessagePackAttributes(), s_contracts],
        [ViewKind.Name] = [new SystemTextJsonAttributes(), Newtonsoft, s_contracts],
        [ViewKind.Protobuf] = [new ProtoBufAttributes(), s_contracts],
        [ViewKind.Cbor] = [s_contracts],
    };

    /// <summary>Every library, each once.</summary>
    public static IReadOnlyList<AttributeLibrary> All { get; } = [.. s_byKind.Values.SelectMany(s => s).Distinct()];

    /// <summary>The library that counts for formats of a kind; null if the type has attributes of none.</summary>
    public static AttributeLibrary? Of(ViewKind kind, INamedTypeSymbol type, IReadOnlyList<MemberDraft> members) =>
        s_byKind[kind].FirstOrDefault(l => l.TypeMark(type) is not null || (l.CountsByMembers && members.Any(m => m.Mark(l) is not null)));

    /// <summary>The libraries that count for some formats of a type, each once.</summary>
    public static IEnumerable<AttributeLibrary> AllOf(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members) =>
        s_byKind.Keys.Select(kind => Of(kind, type, members)).OfType<AttributeLibrary>().Distinct();

    /// <summary>The rank of members that have none, among those that have one.</summary>
    public virtual int DefaultRank => 0;

    /// <summary>Whether an attribute on a member is enough, without one on the type.</summary>
    public virtual bool CountsByMembers => true;

    /// <summary>The library's name for users.</summary>
    public abstract string Name { get; }

    /// <summary>How a method becomes one that the library calls, in words for a diagnostic; empty if it calls every callback, or has none.</summary>
    public virtual string Calling => "";

    /// <summary>Whether the library calls a method that an attribute or interface of this full name makes a callback.</summary>
    public virtual bool Calls(string origin) => true;

    /// <summary>Whether the library's own run time reads the attributes of a property that is overridden.</summary>
    public virtual bool Inherits => true;

    /// <summary>What the type's attributes say; null if it has none of the library's.</summary>
    public abstract TypeMark? TypeMark(INamedTypeSymbol type);

    /// <summary>What a member's attributes say; null if it has none of the library's.</summary>
    public abstract MemberMark? MemberMark(ISymbol member);

    /// <summary>What counts for a type that has none of the library's own attributes, if the library counts by those of its members.</summary>
    public virtual TypeMark Unmarked(INamedTypeSymbol type) => new();

    /// <summary>What the attributes of a member say that the library reads, where it counts: those of others may be among them.</summary>
    public virtual MemberMark? Read(MemberDraft member) => member.Mark(this);

    /// <summary>An attribute's argument by position, or the default.</summary>
    private protected static T Argument<T>(AttributeData attribute, int index, T otherwise) =>
        index < attribute.ConstructorArguments.Length && attribute.ConstructorArguments[index] is { Kind: not TypedConstantKind.Array, Value: T value } ? value
            : otherwise;

    /// <summary>The first of an attribute's arguments that is a text; null if none is.</summary>
    private protected static string? Text(AttributeData? attribute) =>
        attribute?.ConstructorArguments.Where(a => a.Kind == TypedConstantKind.Primitive).Select(a => a.Value).OfType<string>().FirstOrDefault();
}
