// Owns: Json.NET's attributes, for the formats by name.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class NewtonsoftAttributes : AttributeLibrary
{
    private const string Space = "Newtonsoft.Json.";
    private const int OptIn = 1;       // MemberSerialization
    private const int AllowNull = 1;   // Required
    private const int Always = 2;

    /// <summary><c>[JsonObject(MemberSerialization.OptIn)]</c>.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) => Attributes.Find(type, Space + "JsonObjectAttribute") is AttributeData found
        ? new TypeMark(OptIn: Attributes.Named(found, "MemberSerialization", Argument(found, 0, 0)) == OptIn, AllowsPrivate: true)
        : null;

    /// <summary><c>[JsonProperty("…", Required = …)]</c>, <c>[JsonIgnore]</c>, <c>[JsonRequired]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Space + "JsonIgnoreAttribute") is not null)
        {
            return new MemberMark(IsIgnored: true);
        }
        bool required = Attributes.Find(member, Space + "JsonRequiredAttribute") is not null;
        if (Attributes.Find(member, Space + "JsonPropertyAttribute") is not AttributeData found)
        {
            return required ? new MemberMark(IsRequired: true) : null;
        }
        required |= Attributes.Named(found, "Required", 0) is AllowNull or Always;
        return new MemberMark(IsMember: true, Name: Attributes.Named<string?>(found, "PropertyName", null) ?? Text(found), IsRequired: required);
    }
}
