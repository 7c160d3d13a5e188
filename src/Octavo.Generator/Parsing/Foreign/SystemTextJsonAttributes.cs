// Owns: System.Text.Json's attributes, for the formats by name.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class SystemTextJsonAttributes : AttributeLibrary
{
    private const string Space = "System.Text.Json.Serialization.";
    private const int Always = 1; // JsonIgnoreCondition: the others leave values out, not members

    /// <summary>It has attributes on types, none of which says which members there are.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) => null;

    /// <summary><c>[JsonPropertyName("…")]</c>, <c>[JsonIgnore]</c>, <c>[JsonInclude]</c>, <c>[JsonRequired]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Space + "JsonIgnoreAttribute") is AttributeData ignore && Attributes.Named(ignore, "Condition", Always) == Always)
        {
            return new MemberMark(IsIgnored: true);
        }
        string? name = Text(Attributes.Find(member, Space + "JsonPropertyNameAttribute"));
        bool included = Attributes.Find(member, Space + "JsonIncludeAttribute") is not null;
        bool required = Attributes.Find(member, Space + "JsonRequiredAttribute") is not null;
        return name is not null || included || required ? new MemberMark(IsMember: included, Name: name, IsRequired: required) : null;
    }
}
