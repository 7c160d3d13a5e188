// Owns: a nullable value type.
namespace Octavo.Model;

/// <summary>A <c>Nullable</c> of a value.</summary>
internal sealed record NullableValue(string Type, ValueModel Inner) : ValueModel(Type, NotNull: false)
{
    public override string Name => "Nullable" + Inner.Id;

    public override string Mark => Inner.Mark;

    public override bool IsFixed => Inner is ScalarValue;

    public override bool IsImmutable => Inner.IsImmutable;

    public override int Size => Inner.Size == 0 ? 0 : Inner.Size + 8;

    public override int ReadMax => ScalarReadMax.Head + Inner.ReadMax;

    public override int Calls => 1 + Inner.Calls;
}
