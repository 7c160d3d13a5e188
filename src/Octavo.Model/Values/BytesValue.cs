// Owns: a byte string.
namespace Octavo.Model.Values;

/// <summary>A byte string.</summary>
internal sealed record BytesValue(string Type, bool NotNull, BytesForm Form) : ValueModel(Type, NotNull)
{
    public override string Name => Form == BytesForm.Array ? "Bytes" : Form + "OfByte";

    public override bool CanBeNull => Form == BytesForm.Array;

    public override int Size => Form switch { BytesForm.Array => 8, BytesForm.ReadOnlySequence => 24, _ => 16 };
}
