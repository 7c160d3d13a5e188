// Owns: text or a collection that is written once and referred to where it comes again.
namespace Octavo.Model.Values;

/// <summary>Text or a collection of a member that asks for sharing: written as an object with one member, which has the next number of the call's
/// objects.</summary>
/// <param name="Inner">What it is without that.</param>
internal sealed record SharedValue(ValueModel Inner) : ValueModel(Inner.Type, Inner.NotNull)
{
    public override string Name => "Shared" + Inner.Id;

    /// <summary>Text has a mark of its own: a list of shared texts and a shared list of texts are of one type.</summary>
    public override string Mark => Inner is TextValue ? "SharedText" : "Shared" + Inner.Mark;

    public override bool CanBeNull => true;

    public override bool IsImmutable => Inner.IsImmutable;

    /// <summary>Whether it is made before it is read, so what it holds can refer to it.</summary>
    public bool MakesFirst => Inner switch
    {
        SequenceValue { Element.IsImmutable: false } sequence =>
            sequence.Made.Fills && (sequence.Made.Form != SequenceForm.Other || sequence.SimpleName.Length != 0),
        MapValue { Item.IsImmutable: false } map => map.Made.Fills && (map.Made.Form == MapForm.Dictionary || map.SimpleName.Length != 0),
        _ => false,
    };
}
