// Owns: what attributes of MessagePack-CSharp, MemoryPack and System.Runtime.Serialization on a type ask for and codecs do not do: each is reported, never
// ignored silently.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedAttributes(ParseContext context)
{
    private const string MemoryPack = "MemoryPack.";
    private const string Contracts = DataContractAttributes.Space;
    private const int Tolerant = 4; // Layout

    // GenerateType
    private const int VersionTolerant = 1;
    private const int CircularReference = 2;
    private const int NoGenerate = 4;

    /// <summary>Reports what is on a type.</summary>
    /// <param name="type">The type: an object, a base of a union, or a collection.</param>
    /// <param name="request">What its codec's attribute asks for.</param>
    public void Check(INamedTypeSymbol type, TypeRequest request)
    {
        UnfollowedConventions.CheckType(context, type);
        MessagePackAttributes.CheckDerived(context, type);
        foreach (AttributeData attribute in type.GetAttributes())
        {
            string? instead = (attribute.AttributeClass is INamedTypeSymbol named ? CSharpNames.FullName(named) : "") switch
            {
                MemoryPack + "MemoryPackableAttribute" => OfGenerateType(attribute, request),
                MemoryPack + "MemoryPackUnionFormatterAttribute" => "name the cases of a union that is not yours with [assembly: CodecUnionFor]",
                "MessagePack.UnionAttribute" when attribute.ConstructorArguments is [_, { Value: string name }] =>
                    $"'{name}' is a name; name the class itself: typeof({name})",
                Contracts + "DataContractAttribute" when CollectionParser.IsUsers(type) =>
                    "it is written as its elements; mark its members with [CodecMember] to write it as an object without elements",
                Contracts + "DataContractAttribute" or Contracts + "CollectionDataContractAttribute"
                    when !request.References && Attributes.Named(attribute, "IsReference", false) =>
                    "shared objects are read as separate, equal objects; set References = true in [GenerateCodec]",
                Contracts + "KnownTypeAttribute" => OfKnownType(attribute, type),
                _ => null,
            };
            if (instead is not null)
            {
                context.Report(Descriptors.UnfollowedAttribute, LocationOf(attribute, type),
                    $"[{Attributes.Short(attribute)}] on '{type.ToDisplayString()}'", instead);
            }
        }
    }

    /// <summary>Where an attribute is; the symbol's place where that is not in this project.</summary>
    public static Location? LocationOf(AttributeData attribute, ISymbol on) =>
        attribute.ApplicationSyntaxReference is { } reference ? Location.Create(reference.SyntaxTree, reference.Span) : on.Locations.FirstOrDefault();

    private static string? OfGenerateType(AttributeData attribute, TypeRequest request) =>
        attribute.ConstructorArguments.Where(a => a.Type?.Name == "GenerateType").Select(a => a.Value as int?).FirstOrDefault() switch
        {
            VersionTolerant when request.Layout != Tolerant =>
                "set Layout = Layout.Tolerant in [GenerateCodec] and number the members from 1 with [CodecMember]",
            CircularReference when !request.References => "set References = true in [GenerateCodec]",
            NoGenerate => "its hand-written formatter is not called; write a codec for it and name it with [CodecConverter]",
            _ => null,
        };

    private static string? OfKnownType(AttributeData attribute, INamedTypeSymbol type)
    {
        if (attribute.ConstructorArguments is not [{ Value: INamedTypeSymbol named }])
        {
            return "no method is called to list types; name each case with [CodecUnion(number, typeof(…))]";
        }
        if (UnionAttributes.OnBase(type).Any(c => SymbolEqualityComparer.Default.Equals(c.Type, named)))
        {
            return null;
        }
        return UnionAttributes.IsUnion(type) ? $"'{named.Name}' is not a case of the union; name it with the attribute that names the others"
            : UnionAttributes.Derives(named, type)
            ? $"an object has its declared type unless that type names itself as a case too: [KnownType(typeof({type.Name}))]"
            : $"'{named.Name}' does not derive from '{type.Name}'; register the types that members of type object hold in a CodecRegistry, and set it as Registry of the options";
    }
}
