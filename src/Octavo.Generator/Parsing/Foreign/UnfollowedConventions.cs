// Owns: what other libraries do by a method's or property's name, by an interface, or by a formatter's attribute, and codecs do not: each is said at the
// member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedConventions(ParseContext context)
{
    private const string MemoryPack = "MemoryPack";
    private const string MessagePackFormatter = "MessagePack.MessagePackFormatterAttribute";
    private const string FormatterEnd = "FormatterAttribute";
    private const string ByHand = "write a codec for it and name that with [CodecConverter], or leave the member out with [CodecIgnore]";

    /// <summary>Formatters of MemoryPack whose bytes are those of the member without them. The last one's comparer is followed.</summary>
    private static readonly HashSet<string> s_sameBytes = ["Utf8StringFormatterAttribute", "InternStringFormatterAttribute", "MemoryPoolFormatterAttribute",
        "ReadOnlyMemoryPoolFormatterAttribute", "OrdinalIgnoreCaseStringDictionaryFormatter"];

    /// <summary>Reports what stands on a type and its members.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, in whatever format.</param>
    public void Check(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        bool isNet = Speaks<ProtoBufAttributes>(type, members);
        string? library = isNet ? "protobuf-net" : Speaks<NewtonsoftAttributes>(type, members) ? "Json.NET" : null;
        foreach (MemberDraft member in members.Where(m => m.Converter is null))
        {
            if (library is not null && member.Omit == 0)
            {
                CheckNames(member, library);
            }
            CheckFormatter(member);
        }
        if (IsExtensible(type)
            && !MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).Any(m => Attributes.Find(m, Attributes.CodecExtensionData) is not null))
        {
            context.Report(Descriptors.UnfollowedConvention, type.Locations.FirstOrDefault(), type.ToDisplayString(), "'ProtoBuf.IExtensible'", "protobuf-net",
                "keep unknown fields in a member of type UnknownMembers with [CodecExtensionData]");
        }
    }

    /// <summary>Whether a field holds what <c>IExtensible</c> hands out: the type's report of the interface tells of it, and nothing else of protogen's types
    /// without fields would be lost.</summary>
    public static bool IsExtensionField(IFieldSymbol field) =>
        field.Type is INamedTypeSymbol type && CSharpNames.FullName(type) == ProtoBufAttributes.Space + "IExtension" && IsExtensible(field.ContainingType);

    private static bool IsExtensible(INamedTypeSymbol type) => type.AllInterfaces.Any(i => CSharpNames.FullName(i) == ProtoBufAttributes.Space + "IExtensible");

    private static bool Speaks<TLibrary>(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
        where TLibrary : AttributeLibrary =>
            AttributeLibrary.All.OfType<TLibrary>().Any(l => l.TypeMark(type) is not null || members.Any(m => m.Mark(l) is not null));

    private void CheckNames(MemberDraft member, string library)
    {
        ISymbol? convention =
            member.Symbol.ContainingType.GetMembers("ShouldSerialize" + member.Name)
                .FirstOrDefault(m => m is IMethodSymbol { IsStatic: false, Parameters.Length: 0, ReturnType.SpecialType: SpecialType.System_Boolean })
            ?? member.Symbol.ContainingType.GetMembers(member.Name + "Specified")
            .FirstOrDefault(m => m is IPropertySymbol { IsStatic: false, Type.SpecialType: SpecialType.System_Boolean });
        if (convention is not null)
        {
            context.Report(Descriptors.UnfollowedConvention, member.Location, member.Symbol.ToDisplayString(), "'" + convention.ToDisplayString() + "'",
                library,
                "make the member nullable and set Omit in [CodecMember], write a codec and name it with [CodecConverter], or leave the member out with [CodecIgnore]");
        }
    }

    private void CheckFormatter(MemberDraft member)
    {
        for (ISymbol? symbol = member.Symbol; symbol is not null; symbol = (symbol as IPropertySymbol)?.OverriddenProperty)
        {
            foreach (AttributeData attribute in symbol.GetAttributes().Where(a => a.AttributeClass is INamedTypeSymbol type && IsFormatter(type)))
            {
                context.Report(Descriptors.UnfollowedFormatter, member.Location, member.Symbol.ToDisplayString(),
                    attribute.AttributeClass!.Name.Replace("Attribute", ""), ByHand);
            }
        }
    }

    /// <summary>Reports a formatter that a type, or an enum, names for itself.</summary>
    public static void CheckType(ParseContext context, INamedTypeSymbol type)
    {
        if (Attributes.Find(type, MessagePackFormatter) is { } found)
        {
            context.Report(Descriptors.UnfollowedFormatter, UnfollowedAttributes.LocationOf(found, type), type.ToDisplayString(), "MessagePackFormatter",
                "write a codec for it and name that with [CodecConverter]");
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
