// Owns: what attributes of protobuf-net ask for and codecs do not do: each is said, never passed over in silence.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedProto(ParseContext context)
{
    // MemberSerializationOptions
    private const int DynamicType = 8;

    /// <summary>Reports what stands on a type that is in Protobuf by protobuf-net's contract.</summary>
    /// <param name="type">The type.</param>
    public void Check(INamedTypeSymbol type)
    {
        foreach (KeyValuePair<string, TypedConstant> argument in Attributes.Find(type, ProtoBufAttributes.Contract)?.NamedArguments ?? [])
        {
            string? instead = argument switch
            {
                { Key: "SkipConstructor", Value.Value: true } => "objects are made by a constructor, whose initializers count",
                { Key: "IgnoreUnknownSubTypes", Value.Value: true } => "an object of a class that its base does not name is refused",
                { Key: "InferTagFromName", Value.Value: true } => "numbers are those that attributes give; give each member its own",
                { Key: "Surrogate", Value.Value: not null } => "name the surrogate with [CodecSurrogate]",
                { Key: "Serializer", Value.Value: not null } => "write the codec by hand and name it with [CodecConverter]",
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedProto, type.Locations.FirstOrDefault(), $"{argument.Key} of [ProtoContract] on '{type.ToDisplayString()}'", instead);
            }
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
                Attributes.ProtoMember when Attributes.Named(attribute, "DynamicType", false) || (options & DynamicType) != 0 => "types are never named by data; make the declared type a union with [CodecUnion]",
                "ProtoBuf.NullWrappedValueAttribute" or "ProtoBuf.NullWrappedCollectionAttribute" => "null elements are refused, and a collection that is null is absent; make the element nullable, or wrap it in a message",
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedProto, member.Location, $"[{attribute.AttributeClass!.Name.Replace("Attribute", "")}] on '{member.Symbol.ToDisplayString()}'", instead);
            }
        }
        if (EnumOf(member.Type) is { } numbers && numbers.GetMembers().FirstOrDefault(m => Attributes.Find(m, "ProtoBuf.ProtoEnumAttribute")?.NamedArguments.Any(a => a.Key == "Value") == true) is { } named)
        {
            context.Report(Descriptors.UnfollowedProto, member.Location, $"Value of [ProtoEnum] on '{named.ToDisplayString()}'", "an enum is written as its number; give it that number");
        }
    }

    /// <summary>The enum that a member holds, itself or as its elements; null for others.</summary>
    private static INamedTypeSymbol? EnumOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { TypeKind: TypeKind.Enum } found => found,
        IArrayTypeSymbol array => EnumOf(array.ElementType),
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } => arguments.Select(EnumOf).FirstOrDefault(a => a is not null),
        _ => null,
    };
}
