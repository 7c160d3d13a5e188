// Owns: what other libraries do by a method's or property's name, by an interface, or by a formatter, and codecs do not: each is reported at the member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedConventions(ParseContext context)
{
    private const string MemoryPack = "MemoryPack";
    private const string MessagePackFormatter = "MessagePack.MessagePackFormatterAttribute";
    private const string FormatterEnd = "FormatterAttribute";
    private const string ByHand = "write a codec for it and name it with [CodecConverter], or leave the member out with [CodecIgnore]";

    private const string OwnCodec = "write a codec for it and name it with [CodecConverter]";

    /// <summary>Formatters of MemoryPack whose bytes are those of the member without them. The last one's comparer is followed.</summary>
    private static readonly HashSet<string> s_sameBytes = ["Utf8StringFormatterAttribute", "InternStringFormatterAttribute", "MemoryPoolFormatterAttribute",
        "ReadOnlyMemoryPoolFormatterAttribute", "OrdinalIgnoreCaseStringDictionaryFormatter"];

    /// <summary>Reports what is on a type and its members, and takes what is followed.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, in whatever format.</param>
    /// <param name="attributes">The attributes that count for Protobuf.</param>
    /// <param name="names">The attributes that count for formats by name.</param>
    /// <param name="isBound">Whether a constructor binds the type.</param>
    /// <param name="isTolerant">Whether its layout has no way to leave a member out.</param>
    public void Check(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, ProtobufAttributes attributes, ViewAttributes names, bool isBound,
        bool isTolerant)
    {
        bool isJson = names.Library is NewtonsoftAttributes;
        CheckElements(type, names.Library);
        bool mayAsk = names.Library is null && MemberParser.BaseFirst(type).Any(t => t.GetMembers().Any(m => IsAsking(m.Name)));
        foreach (MemberDraft member in members)
        {
            bool isNet = IsNet(attributes, member);
            ISymbol? convention = isNet || isJson ? SpecifiedParser.Find(member) : null; // few types ask: names are looked up for them alone
            isNet &= convention is not null;
            if (isNet && !isBound)
            {
                new SpecifiedParser(context).Follow(member, convention!);
            }
            else if (isNet && member is { Converter: null, Omit: 0 })
            {
                Say(member, convention!, "protobuf-net", "give the type a constructor without parameters, make");
            }
            if (isJson && convention is not null && SpecifiedParser.IsPublic(convention) && names.Has(member)
                && (isTolerant || !new SpecifiedParser(context).FollowByName(member, convention, [.. members.Where(names.Has)]))
                && member is { Converter: null, Omit: 0 })
            {
                Say(member, convention, "Json.NET", "make");
            }
            if (mayAsk && !isNet && member is { Converter: null, Omit: 0 } && names.Has(member) && SpecifiedParser.Method(member) is { } asked
                && SpecifiedParser.IsPublic(asked) && !MemberParser.Named(type, "Reset" + member.Name).Any()) // those two are for designers of forms
            {
                Say(member, asked, "Json.NET", "follow it in JSON by [JsonObject] on the type, make");
            }
            MessagePackAttributes.CheckDerived(context, member.Symbol);
            if (member.Converter is null)
            {
                CheckFormatter(member);
            }
            CheckShape(member);
        }
        if (IsExtensible(type) && NetExtension.Of(type, isBound).Count == 0 && !NetExtension.KeepsItself(type))
        {
            context.Report(Descriptors.UnfollowedConvention, type.Locations.FirstOrDefault(), type.ToDisplayString(), "'ProtoBuf.IExtensible'", "protobuf-net",
                "keep unknown fields in a member of type UnknownMembers with [CodecExtensionData]");
        }
    }

    /// <summary>Takes the conventions of the members of a base that cannot be made, which its own parse does not see.</summary>
    public void Follow(IReadOnlyList<MemberDraft> members, ProtobufAttributes attributes)
    {
        foreach (MemberDraft member in members.Where(m => IsNet(attributes, m)))
        {
            if (SpecifiedParser.Find(member) is { } convention)
            {
                new SpecifiedParser(context).Follow(member, convention);
            }
        }
    }

    /// <summary>Reports an object that can be enumerated: JSON libraries write its elements, and codecs its members.</summary>
    private void CheckElements(INamedTypeSymbol type, AttributeLibrary? library)
    {
        if (library is SystemTextJsonAttributes or NewtonsoftAttributes
            && type.AllInterfaces.OrderByDescending(i => i.Arity).FirstOrDefault(
                i => i.Name == "IEnumerable" && CSharpNames.Space(i).StartsWith("System.Collections", System.StringComparison.Ordinal)) is { } elements
            && !(library is NewtonsoftAttributes && NewtonsoftAttributes.Inherited(type, NewtonsoftAttributes.Space + "JsonObjectAttribute") is not null))
        {
            context.Report(Descriptors.UnfollowedConvention, type.Locations.FirstOrDefault(), type.ToDisplayString(), $"'{elements.ToDisplayString()}'",
                library.Name, "there the type is an array of its elements, and here an object of its members; implement ICollection<T> for an array"
                    + (library is NewtonsoftAttributes ? ", or put [JsonObject] on the type for an object in both" : ""));
        }
    }

    /// <summary>Reports attributes of PolyType and of Nerdbank.MessagePack, by which their libraries name, order, number and leave out members.</summary>
    private void CheckShape(MemberDraft member)
    {
        foreach (AttributeData attribute in member.Symbol.GetAttributes().Where(a => a.AttributeClass is { } type
            && CSharpNames.FullName(type) is "PolyType.PropertyShapeAttribute" or "Nerdbank.MessagePack.KeyAttribute"))
        {
            if (!member.IsOwn && !member.IsIgnored && (attribute.NamedArguments.Length != 0 || attribute.ConstructorArguments.Length != 0))
            {
                context.Report(Descriptors.UnfollowedAttribute, UnfollowedAttributes.LocationOf(attribute, member.Symbol),
                    $"[{Attributes.Short(attribute)}] on '{member.FullName}'", Attributes.Named(attribute, "Ignore", false)
                        ? "the member is written; leave it out with [CodecIgnore]" : "number and name the member with [CodecMember]");
            }
        }
    }

    private static bool IsAsking(string name) => name.StartsWith(SpecifiedParser.Asking, System.StringComparison.Ordinal);

    /// <summary>Whether protobuf-net makes a member a field, so it asks by the member's name.</summary>
    private static bool IsNet(ProtobufAttributes attributes, MemberDraft member) =>
        attributes.Has(member) && attributes.Of(member).Library is ProtoBufAttributes;

    private void Say(MemberDraft member, ISymbol convention, string library, string make) =>
        context.Report(Descriptors.UnfollowedConvention, member.Location, member.FullName, "'" + convention.ToDisplayString() + "'", library,
            make + " the member nullable and set Omit in [CodecMember], write a codec and name it with [CodecConverter], or leave the member out with "
                + "[CodecIgnore]");

    /// <summary>Whether a field holds what <c>IExtensible</c> hands out: the type's report of the interface tells of it, and nothing else of protogen's types
    /// without fields would be lost.</summary>
    public static bool IsExtensionField(IFieldSymbol field) =>
        field.Type is INamedTypeSymbol type && CSharpNames.FullName(type) == ProtoBufAttributes.Space + "IExtension" && IsExtensible(field.ContainingType);

    private static bool IsExtensible(INamedTypeSymbol type) => NetExtension.Has(type, NetExtension.Plain) || NetExtension.Has(type, NetExtension.Typed);

    private void CheckFormatter(MemberDraft member)
    {
        for (ISymbol? symbol = member.Symbol; symbol is not null; symbol = (symbol as IPropertySymbol)?.OverriddenProperty)
        {
            foreach (AttributeData attribute in symbol.GetAttributes().Where(a => a.AttributeClass is INamedTypeSymbol type
                && (IsFormatter(type) || Attributes.DerivesFrom(a, MessagePackFormatter))))
            {
                context.Report(Descriptors.UnfollowedFormatter, member.Location, member.FullName,
                    "[" + Attributes.Short(attribute) + "]", ByHand);
            }
        }
        ITypeSymbol type = member.Type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0] : member.Type;
        if (!type.Locations.Any(l => l.IsInSource) && FormatterAnalysis.Of(context.Compilation, type) is { } formatter)
        {
            context.Report(Descriptors.UnfollowedFormatter, member.Location, member.FullName, $"a type that '{formatter.ToDisplayString()}' formats", ByHand);
        }
    }

    /// <summary>Reports a formatter that a type, or an enum, names for itself.</summary>
    public static void CheckType(ParseContext context, INamedTypeSymbol type)
    {
        if (type.GetAttributes().FirstOrDefault(a => Attributes.Is(a, MessagePackFormatter) || Attributes.DerivesFrom(a, MessagePackFormatter)) is { } found)
        {
            context.Report(Descriptors.UnfollowedFormatter, UnfollowedAttributes.LocationOf(found, type), type.ToDisplayString(),
                "[" + Attributes.Short(found) + "]", OwnCodec);
        }
        else if (FormatterAnalysis.Of(context.Compilation, type) is { } formatter)
        {
            context.Report(Descriptors.UnfollowedFormatter, type.Locations.FirstOrDefault(), type.ToDisplayString(),
                $"a formatter, '{formatter.ToDisplayString()}'", OwnCodec);
        }
    }

    /// <summary>An attribute that names a formatter: MessagePack's own, and MemoryPack's, which users derive theirs from.</summary>
    private static bool IsFormatter(INamedTypeSymbol type)
    {
        bool isOwn = type.ContainingNamespace is { Name: MemoryPack, ContainingNamespace.IsGlobalNamespace: true };
        return CSharpNames.FullName(type) == MessagePackFormatter
            || (!(isOwn && s_sameBytes.Contains(type.Name))
            && ((isOwn && type.Name.EndsWith(FormatterEnd, System.StringComparison.Ordinal)) || IsCustom(type.BaseType)));
    }

    private static bool IsCustom(INamedTypeSymbol? type) =>
        type is not null && (type is { Name: "MemoryPackCustomFormatterAttribute", ContainingNamespace.Name: MemoryPack } || IsCustom(type.BaseType));
}
