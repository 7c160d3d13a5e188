// Owns: System.Text.Json's attributes, for the formats by name.
using Microsoft.CodeAnalysis;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class SystemTextJsonAttributes : AttributeLibrary
{
    public const string Space = "System.Text.Json.Serialization.";

    // JsonIgnoreCondition
    private const int Never = 0;
    private const int Always = 1;
    private const int WhenWritingDefault = 2;
    private const int WhenWritingNull = 3;

    // OmitPolicy
    private const int OmitNever = 1;
    private const int OmitNull = 2;
    private const int OmitDefault = 3;

    /// <summary>Whether an attribute is one of the library's.</summary>
    public static bool Is(AttributeData attribute) =>
        attribute.AttributeClass is { } type && CSharpNames.FullName(type).StartsWith(Space, System.StringComparison.Ordinal);

    /// <inheritdoc/>
    public override string Name => "System.Text.Json";

    /// <inheritdoc/>
    public override string Calling => "implement IJsonOnSerializing or its siblings with it";

    /// <inheritdoc/>
    public override bool Calls(string origin) => origin.StartsWith(Space, System.StringComparison.Ordinal);

    /// <inheritdoc/>
    public override bool Inherits => false;

    /// <summary><c>[JsonUnmappedMemberHandling]</c>. None of the type's attributes says which members there are.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) => Attributes.Find(type, Space + "JsonUnmappedMemberHandlingAttribute") is AttributeData found
        ? new TypeMark(Unknown: Argument(found, 0, 0) == 0 ? UnknownRule.Skip : UnknownRule.Refuse)
        : null;

    /// <summary><c>[JsonPropertyName("…")]</c>, <c>[JsonIgnore(Condition = …)]</c>, <c>[JsonInclude]</c>, <c>[JsonRequired]</c>,
    /// <c>[JsonPropertyOrder(n)]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        int omit = 0;
        if (Attributes.Find(member, Space + "JsonIgnoreAttribute") is AttributeData ignore)
        {
            switch (Attributes.Named(ignore, "Condition", Always))
            {
                case Always:
                    return new MemberMark(IsIgnored: true, Name: Text(Attributes.Find(member, Space + "JsonPropertyNameAttribute")));
                case Never:
                    omit = OmitNever;
                    break;
                case WhenWritingDefault:
                    omit = OmitDefault;
                    break;
                case WhenWritingNull:
                    omit = OmitNull;
                    break;
            }
        }
        string? name = Text(Attributes.Find(member, Space + "JsonPropertyNameAttribute"));
        bool included = Attributes.Find(member, Space + "JsonIncludeAttribute") is not null;
        bool required = Attributes.Find(member, Space + "JsonRequiredAttribute") is not null;
        int? rank = Attributes.Find(member, Space + "JsonPropertyOrderAttribute") is AttributeData order ? Argument(order, 0, 0) : null;
        return name is not null || included || required || omit != 0 || rank is not null
            ? new MemberMark(IsMember: included, Name: name, IsRequired: required, Omit: omit, Rank: rank) : null;
    }
}
