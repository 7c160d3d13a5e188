// Owns: what attributes of protobuf-net ask for and codecs do not do: each is said, never passed over in silence.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedProto(ParseContext context)
{
    // MemberSerializationOptions
    private const int AsReference = 4;
    private const int DynamicType = 8;

    /// <summary>The base in whose message protobuf-net puts a type's own part, or the type itself where it names such parts; null for most types.</summary>
    public static INamedTypeSymbol? Inheritance(INamedTypeSymbol type) => MemberParser.BaseFirst(type).FirstOrDefault(IsInheritance);

    /// <summary>Whether a base has fields beside its parts, or is one of them itself. One without is the same message as a union: a oneof of its cases.</summary>
    public static bool IsInheritance(INamedTypeSymbol type) =>
        type.GetAttributes().Any(a => Attributes.Is(a, UnionAttributes.ProtoInclude)) && !type.GetAttributes().Any(a => Attributes.Is(a, Attributes.CodecUnion))
        && (!(type.IsAbstract || type.TypeKind == TypeKind.Interface) || HasFields(type));

    private static bool HasFields(INamedTypeSymbol type) =>
        Attributes.Named(Attributes.Find(type, ProtoBufAttributes.Contract), "ImplicitFields", 0) != 0 || Attributes.Find(type, ProtoBufAttributes.PartialMember) is not null
        || type.GetMembers().Any(m => Attributes.Find(m, Attributes.ProtoMember) is not null || Attributes.Find(m, Attributes.ProtobufMember) is not null || Attributes.Find(m, Attributes.CodecMember) is not null || Attributes.Find(m, DataContractAttributes.Member) is not null);

    /// <summary>Reports what stands on a type that is in Protobuf by protobuf-net's contract.</summary>
    /// <param name="type">The type.</param>
    public void Check(INamedTypeSymbol type)
    {
        if (Inheritance(type) is INamedTypeSymbol root)
        {
            context.Report(Descriptors.UnfollowedProto, type.Locations.FirstOrDefault(), $"[ProtoInclude] of '{root.ToDisplayString()}'", $"'{type.Name}' is not in Protobuf; make the base a union with [CodecUnion], whose message is a oneof of the cases");
        }
    }

    /// <summary>Reports what stands on a member.</summary>
    /// <param name="member">The member.</param>
    public void Check(MemberDraft member)
    {
        foreach (AttributeData attribute in member.Symbol.GetAttributes())
        {
            string name = attribute.AttributeClass is INamedTypeSymbol type ? CSharpNames.FullName(type) : "";
            int options = Attributes.Named(attribute, "Options", 0);
            string? instead = name switch
            {
                Attributes.ProtoMember when Attributes.Named(attribute, "AsReference", false) || (options & AsReference) != 0 => "objects that are shared come back as equal ones",
                Attributes.ProtoMember when Attributes.Named(attribute, "DynamicType", false) || (options & DynamicType) != 0 => "types are never named by data; make the declared type a union with [CodecUnion]",
                "ProtoBuf.NullWrappedValueAttribute" or "ProtoBuf.NullWrappedCollectionAttribute" => "null elements are refused, and a collection that is null is absent; make the element nullable, or wrap it in a message",
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedProto, member.Location, $"[{attribute.AttributeClass!.Name.Replace("Attribute", "")}] on '{member.Symbol.ToDisplayString()}'", instead);
            }
        }
    }
}
