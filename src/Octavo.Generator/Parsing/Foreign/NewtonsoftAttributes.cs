// Owns: Json.NET's attributes, for the formats by name.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class NewtonsoftAttributes : AttributeLibrary
{
    public const string Space = "Newtonsoft.Json.";

    private const string MetadataType = "System.ComponentModel.DataAnnotations.MetadataTypeAttribute";

    private const int OptIn = 1;          // MemberSerialization
    private const int AllowNull = 1;      // Required
    private const int Always = 2;
    private const int DisallowNull = 3;
    private const int Include = 0;        // NullValueHandling, DefaultValueHandling
    private const int Ignore = 1;
    private const int MissingIsError = 1; // MissingMemberHandling

    // OmitPolicy
    private const int OmitNever = 1;
    private const int OmitNull = 2;
    private const int OmitDefault = 3;

    /// <inheritdoc/>
    public override string Name => "Json.NET";

    /// <inheritdoc/>
    public override string Calling => "mark it with [OnSerializing] or its siblings too";

    /// <inheritdoc/>
    public override bool Calls(string origin) => origin.StartsWith(DataContractAttributes.Space, System.StringComparison.Ordinal);

    /// <summary>Members without an order come before those with 0.</summary>
    public override int DefaultRank => -1;

    /// <summary><c>[JsonObject(MemberSerialization, NamingStrategyType, ItemNullValueHandling, MissingMemberHandling)]</c>.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type)
    {
        if (Inherited(type, Space + "JsonObjectAttribute") is not AttributeData found)
        {
            return null;
        }
        int missing = Attributes.Named(found, "MissingMemberHandling", -1);
        return new TypeMark(
            OptIn: Attributes.Named(found, "MemberSerialization", Argument(found, 0, 0)) == OptIn,
            AllowsPrivate: true,
            Policy: Strategy(found) ?? 0,
            Omit: Attributes.Named(found, "ItemNullValueHandling", -1) switch { Include => OmitNever, Ignore => OmitNull, _ => 0 },
            Unknown: missing < 0 ? UnknownRule.AsOptionsSay : missing == MissingIsError ? UnknownRule.Refuse : UnknownRule.Skip);
    }

    /// <summary><c>[JsonProperty("…", Required, NullValueHandling, DefaultValueHandling, Order, NamingStrategyType)]</c>, <c>[JsonIgnore]</c>,
    /// <c>[JsonRequired]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Space + "JsonIgnoreAttribute") is not null)
        {
            AttributeData? named = Attributes.Find(member, Space + "JsonPropertyAttribute");
            return new MemberMark(IsIgnored: true, Name: named is null ? null : Attributes.Named<string?>(named, "PropertyName", null) ?? Text(named));
        }
        bool required = Attributes.Find(member, Space + "JsonRequiredAttribute") is not null;
        if (Attributes.Find(member, Space + "JsonPropertyAttribute") is not AttributeData found)
        {
            return required ? new MemberMark(IsMember: true, IsRequired: true, RefusesNull: true) : null;
        }
        int asked = Attributes.Named(found, "Required", required ? Always : 0);
        int nulls = Attributes.Named(found, "NullValueHandling", -1);
        int defaults = Attributes.Named(found, "DefaultValueHandling", -1);
        string? name = Attributes.Named<string?>(found, "PropertyName", null) ?? Text(found);
        int order = Attributes.Named(found, "Order", int.MinValue);
        return new MemberMark(
            IsMember: true,
            Name: name ?? (Strategy(found) is int policy ? NamePolicies.Apply(policy, member.Name) : null),
            IsRequired: asked is AllowNull or Always,
            Omit: defaults == Ignore ? OmitDefault : nulls == Ignore ? OmitNull : nulls == Include || defaults == Include ? OmitNever : 0,
            RefusesNull: asked is Always or DisallowNull,
            Rank: order == int.MinValue ? null : order);
    }

    /// <summary>Without <c>[JsonObject]</c>, a <c>[DataContract]</c> on the type or a base says which members there are.</summary>
    public override TypeMark Unmarked(INamedTypeSymbol type) => HasContract(type) ? new TypeMark(OptIn: true, AllowsPrivate: true) : new TypeMark();

    /// <summary>In types with <c>[DataContract]</c>, Json.NET reads <c>[DataMember]</c> too: its name if <c>[JsonProperty]</c> gives none, and the rest where
    /// there is no <c>[JsonProperty]</c>.</summary>
    public override MemberMark? Read(MemberDraft member)
    {
        MemberMark? own = member.Mark(this);
        if (own is { IsIgnored: true } || member.Mark(DataContractAttributes.Instance) is not { } contract || !HasContract(member.Declaring))
        {
            return own;
        }
        return own is not null && IsProperty(own) ? own with { Name = own.Name ?? contract.Name }
            : contract with { Number = null, Rank = contract.Number, IsRequired = contract.IsRequired || own is not null, RefusesNull = own is not null };
    }

    /// <summary>Whether a mark says more than <c>[JsonRequired]</c>.</summary>
    private static bool IsProperty(MemberMark mark) => mark != new MemberMark(IsMember: true, IsRequired: true, RefusesNull: true);

    private static bool HasContract(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).Any(t => Attributes.Find(t, DataContractAttributes.Contract) is not null);

    /// <summary>An attribute of a type as Json.NET finds it: on the class that <c>[MetadataType]</c> names, else on the type, else on the nearest base that has
    /// it, else on an interface; null if none has it.</summary>
    public static AttributeData? Inherited(INamedTypeSymbol type, string name)
    {
        if (Attributes.Find(Metadata(type), name) is { } other)
        {
            return other;
        }
        for (INamedTypeSymbol? one = type; one is not null && one.SpecialType != SpecialType.System_Object; one = one.BaseType)
        {
            if (Attributes.Find(one, name) is { } found)
            {
                return found;
            }
        }
        return Interfaces(type).Select(i => Attributes.Find(i, name)).FirstOrDefault(a => a is not null);
    }

    /// <summary>What the interfaces of the type that declares a member have for it: properties of its name and type, whose attributes Json.NET reads after
    /// those of the member and of what it overrides.</summary>
    public static IEnumerable<ISymbol> Declared(ISymbol member) => member is not IPropertySymbol property ? []
        : Interfaces(property.ContainingType).SelectMany(i => i.GetMembers(property.Name)).OfType<IPropertySymbol>()
            .Where(p => SymbolEqualityComparer.Default.Equals(p.Type, property.Type));

    /// <summary>What the class that <c>[MetadataType]</c> names has for a member: a property of its name and type, or a field of its name. Json.NET reads its
    /// attributes before those of the member. Null if there is none.</summary>
    public static ISymbol? Described(ISymbol member) => Metadata(member.ContainingType) is not { } metadata ? null
        : MemberParser.Named(metadata, member.Name).LastOrDefault(
            m => member is IFieldSymbol ? m is IFieldSymbol { AssociatedSymbol: null }
                : m is IPropertySymbol other && SymbolEqualityComparer.Default.Equals(other.Type, ((IPropertySymbol)member).Type));

    /// <summary>The class that <c>[MetadataType]</c> of a type names, or that of the nearest base; null if there is none.</summary>
    public static INamedTypeSymbol? Metadata(INamedTypeSymbol type) =>
        Enumerable.Reverse(MemberParser.BaseFirst(type)).Select(t => Attributes.Find(t, MetadataType)).FirstOrDefault(a => a is not null)
            is { ConstructorArguments: [{ Value: INamedTypeSymbol metadata }] } ? metadata : null;

    private static IEnumerable<INamedTypeSymbol> Interfaces(INamedTypeSymbol type) => type.AllInterfaces.Where(i => !ValueParser.IsPlatform(i));

    /// <summary>The policy of a naming strategy of Json.NET's own; null if the attribute has none, or another.</summary>
    public static int? Strategy(AttributeData attribute) =>
        Attributes.Named<INamedTypeSymbol?>(attribute, "NamingStrategyType", null) is not INamedTypeSymbol type ? null : CSharpNames.FullName(type) switch
        {
            Space + "Serialization.CamelCaseNamingStrategy" => NamePolicies.CamelCase,
            Space + "Serialization.SnakeCaseNamingStrategy" => NamePolicies.SnakeCaseLower,
            Space + "Serialization.KebabCaseNamingStrategy" => NamePolicies.KebabCaseLower,
            Space + "Serialization.DefaultNamingStrategy" => NamePolicies.AsDeclared,
            _ => null,
        };
}
