// Owns: text.
namespace Octavo.Model.Values;

/// <summary>A string.</summary>
internal sealed record TextValue(bool NotNull) : ValueModel("string", NotNull)
{
    public override string Name => "String";

    public override bool CanBeNull => true;

    public override bool IsImmutable => true;
}
