// Owns: a reference to something that holds one other value.
namespace Octavo.Model.Values;

/// <summary>A <c>Lazy</c> or <c>IGrouping</c>: written as a nullable value of what it holds.</summary>
internal sealed record WrappedValue(string Type, bool NotNull, WrapForm Form, ValueModel Inner) : ValueModel(Type, NotNull)
{
    public override string Name => Form + "Of" + Inner.Id;

    public override string Mark => Inner.Label + Inner.Mark;

    public override bool CanBeNull => true;

    public override int Size => 8;
}
