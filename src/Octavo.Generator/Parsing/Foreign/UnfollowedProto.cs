// Owns: what attributes of protobuf-net ask for and codecs do not do: each is reported, never ignored silently.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Unions;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedProto(ParseContext context)
{
    // MemberSerializationOptions
    private const int DynamicType = 8;

    /// <summary>Reports what is on a type that is in Protobuf by protobuf-net's contract.</summary>
    /// <param name="type">The type.</param>
    public void Check(INamedTypeSymbol type)
    {
        foreach (KeyValuePair<string, TypedConstant> argument in Attributes.Find(type, ProtoBufAttributes.Contract)?.NamedArguments ?? [])
        {
            string? instead = argument switch
            {
                { Key: "SkipConstructor", Value.Value: true } => "a constructor makes objects, and its initializers take effect",
                { Key: "IgnoreUnknownSubTypes", Value.Value: true } => "an object of a class that its base does not name is refused",
                { Key: "InferTagFromName", Value.Value: true } => "numbers come only from attributes; give each member its own",
                // ImplicitFields.AllFields
                { Key: "ImplicitFields", Value.Value: 2 }
                    when string.Join(", ", type.GetMembers().OfType<IPropertySymbol>().Where(FillParser.IsAuto).Select(p => "'" + p.Name + "'"))
                        is { Length: not 0 } properties =>
                    $"the fields of the auto-properties {properties} get no numbers; set ImplicitFields.AllPublic, or give them [ProtoMember]",
                { Key: "Surrogate", Value.Value: not null } => "name the surrogate with [CodecSurrogate]",
                { Key: "Serializer", Value.Value: not null } or { Key: "IsScalar", Value.Value: true } =>
                    "write the codec by hand and name it with [CodecConverter]",
                { Key: "Name", Value.Value: string name } when !IsWord(name) => $"\"{name}\" is not a name that a message can have in a .proto file",
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedProto, type.Locations.FirstOrDefault(), $"{argument.Key} of [ProtoContract] on '{type.ToDisplayString()}'",
                    instead);
            }
        }
    }

    /// <summary>Reports attributes about a type's surrogates and about classes that derive from it that are not followed: on the type, on its module or on its
    /// assembly.</summary>
    /// <param name="type">The type.</param>
    public void CheckNames(INamedTypeSymbol type)
    {
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, UnionAttributes.ProtoInclude)))
        {
            // Where other parts are named by their types, those are parsed, and say the same.
            if (attribute.ConstructorArguments is [_, { Value: string name }, ..] && !IncludedPart.IsLevel(type))
            {
                Report(attribute, type, "ProtoInclude", $"'{name}' is a name; name the class itself: typeof({name})");
            }
        }
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, ProtoBufAttributes.PartialMember)
            || Attributes.Is(a, ProtoBufAttributes.PartialIgnore)))
        {
            if (attribute.ConstructorArguments.Select(a => a.Value).OfType<string>().FirstOrDefault() is { } named
                && !MemberParser.Named(type, named).Any(m => m is IFieldSymbol or IPropertySymbol))
            {
                Report(attribute, type, Attributes.Short(attribute), $"no field or property is named '{named}'");
            }
        }
        ISymbol?[] places = [type, type.ContainingModule, type.ContainingAssembly];
        foreach (AttributeData attribute in places.OfType<ISymbol>().SelectMany(p => p.GetAttributes()))
        {
            if (Attributes.Is(attribute, ProtoBufAttributes.Space + "ProtoSubTypeAttribute") && attribute.ConstructorArguments.Take(2).Any(a => Names(a, type)))
            {
                Report(attribute, type, "ProtoSubType", "name the class at its base, with [ProtoInclude]");
            }
            else if (Attributes.Is(attribute, ProtoBufAttributes.Space + "ProtoSurrogateAttribute")
                && attribute.ConstructorArguments.Take(1).Any(a => Names(a, type)))
            {
                Report(attribute, type, "ProtoSurrogate", "name the surrogate with [CodecSurrogate]");
            }
        }
        foreach (IMethodSymbol method in type.GetMembers().OfType<IMethodSymbol>())
        {
            if (Attributes.Find(method, ProtoBufAttributes.Space + "ProtoConverterAttribute") is { } converter)
            {
                Report(converter, method, "ProtoConverter",
                    "name the surrogate with [CodecSurrogate], whose conversions are operators or the methods From and To");
            }
        }
    }

    /// <summary>Reports what is on a user collection.</summary>
    /// <param name="type">The collection.</param>
    public void CheckCollection(INamedTypeSymbol type)
    {
        CheckNames(type);
        if (Attributes.Named(Attributes.Find(type, ProtoBufAttributes.Contract), "IgnoreListHandling", false))
        {
            Report(Attributes.Find(type, ProtoBufAttributes.Contract)!, type, "ProtoContract",
                "it is written as its elements; mark its members with [CodecMember] to write it as an object without elements");
        }
    }

    /// <summary>Reports fields that the type's attributes keep free.</summary>
    /// <param name="type">The type.</param>
    /// <param name="fields">Its fields.</param>
    /// <returns>Whether there are none.</returns>
    public bool CheckReserved(INamedTypeSymbol type, IReadOnlyList<ViewMember> fields)
    {
        bool good = true;
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, ProtoBufAttributes.Space + "ProtoReservedAttribute")))
        {
            foreach (ViewMember field in fields)
            {
                string name = field.Field!.Name.Length == 0 ? field.Name : field.Field.Name;
                string? what = attribute.ConstructorArguments switch
                {
                    [{ Value: int from }, { Value: int to }, ..] when field.Number >= from && field.Number <= to => "number " + field.Number,
                    [{ Value: int one }, { Value: not int }] when field.Number == one => "number " + field.Number,
                    [{ Value: string kept }, ..] when kept == name => $"name \"{name}\"",
                    _ => null,
                };
                if (what is not null)
                {
                    context.Report(Descriptors.ReservedField, field.Draft.Location, field.Draft.FullName, what, type.ToDisplayString());
                    good = false;
                }
            }
        }
        return good;
    }

    private static bool Names(TypedConstant argument, INamedTypeSymbol type) =>
        argument.Kind == TypedConstantKind.Type && SymbolEqualityComparer.Default.Equals(argument.Value as ISymbol, type);

    /// <summary>Whether a text is a name of .proto files.</summary>
    public static bool IsWord(string name) =>
        name.Length != 0 && name.All(c => c is '_' or (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9')) && name[0] is not (>= '0' and <= '9');

    private void Report(AttributeData attribute, ISymbol on, string name, string instead) =>
        context.Report(Descriptors.UnfollowedProto, UnfollowedAttributes.LocationOf(attribute, on), $"[{name}] of '{on.ToDisplayString()}'", instead);

    /// <summary>Reports what is on a member.</summary>
    /// <param name="member">The member.</param>
    /// <param name="field">The attribute that makes it a field, on it or on the type; null if none does.</param>
    public void Check(MemberDraft member, AttributeData? field)
    {
        foreach (AttributeData attribute in member.Symbol.GetAttributes().Where(a => !Attributes.Is(a, Attributes.ProtoMember))
            .Concat(field is null ? [] : [field]))
        {
            string name = attribute.AttributeClass is INamedTypeSymbol type ? CSharpNames.FullName(type) : "";
            int options = Attributes.Named(attribute, "Options", 0);
            string? instead = name switch
            {
                Attributes.ProtoMember or ProtoBufAttributes.PartialMember
                    when Attributes.Named(attribute, "DynamicType", false) || (options & DynamicType) != 0 =>
                        "data never names types; make the declared type a union with [CodecUnion]",
                Attributes.ProtoMember or ProtoBufAttributes.PartialMember
                    when Attributes.Named<string?>(attribute, "Name", null) is string given && !IsWord(given) =>
                        $"\"{given}\" is not a name that a field can have in a .proto file",
                "ProtoBuf.ProtoMapAttribute" when Attributes.Named(attribute, "DisableMap", false) =>
                    "a dictionary is a map, in which a later entry replaces an earlier entry with the same key",
                "ProtoBuf.NullWrappedValueAttribute" or "ProtoBuf.NullWrappedCollectionAttribute" =>
                    "null elements are refused, and a null collection is absent; make the element nullable, or wrap it in a message",
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedProto, member.Location,
                    $"[{Attributes.Short(attribute)}] on '{member.FullName}'", instead);
            }
        }
        if (EnumOf(member.Type) is { } numbers
            && numbers.GetMembers()
            .FirstOrDefault(m => Attributes.Find(m, "ProtoBuf.ProtoEnumAttribute")?.NamedArguments.Any(a => a.Key == "Value") == true) is { } named)
        {
            context.Report(Descriptors.UnfollowedProto, member.Location, $"Value of [ProtoEnum] on '{named.ToDisplayString()}'",
                "an enum is written as its number; give it that number");
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
