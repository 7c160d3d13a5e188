// Owns: an enum as formats see it whose names for its fields are not those of other formats. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>The fields of an enum with the names that some formats have for them.</summary>
/// <param name="Formats">The formats.</param>
/// <param name="Fields">The fields, as declared.</param>
internal sealed record EnumView(FormatSet Formats, EquatableList<EnumField> Fields)
{
    /// <summary>The ending of the methods that have these names.</summary>
    public string Id => Formats.Id();
}
