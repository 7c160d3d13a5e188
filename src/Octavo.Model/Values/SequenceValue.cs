// Owns: a sequence.
namespace Octavo.Model;

/// <summary>A sequence of one element type.</summary>
internal sealed record SequenceValue(string Type, bool NotNull, SequenceForm Form, ValueModel Element) : ValueModel(Type, NotNull)
{
    public override string Name => (Form == SequenceForm.Array ? "Array" : Type.Substring(0, Type.IndexOf('<'))) + "Of" + Element.Id;

    public override bool CanBeNull => Form is not (SequenceForm.Memory or SequenceForm.ReadOnlyMemory);

    public override int Size => CanBeNull ? 8 : 16;

    public override bool CanFill => Form is SequenceForm.List or SequenceForm.HashSet or SequenceForm.Collection or SequenceForm.Set;

    /// <summary>Whether reading makes an array.</summary>
    public bool ReadsArray => Form is SequenceForm.Array or SequenceForm.Memory or SequenceForm.ReadOnlyMemory;

    /// <summary>Whether reading makes a hash set.</summary>
    public bool ReadsSet => Form is SequenceForm.HashSet or SequenceForm.Set or SequenceForm.ReadOnlySet;

    /// <summary>What is made when one is read: an array, a list or a hash set.</summary>
    public SequenceValue Made => Form is SequenceForm.Array or SequenceForm.List or SequenceForm.HashSet ? this with { NotNull = false, Label = "" } : this with
    {
        Form = ReadsArray ? SequenceForm.Array : ReadsSet ? SequenceForm.HashSet : SequenceForm.List,
        Type = ReadsArray ? Element.Type + "[]" : (ReadsSet ? "HashSet<" : "List<") + Element.Type + ">",
        NotNull = false,
        Label = "",
    };

    /// <summary>Whether writers and readers have one member for the whole sequence.</summary>
    public bool IsBulk => Form is SequenceForm.Array or SequenceForm.List && HasBulk;

    /// <summary>Whether a span of the elements has such a member.</summary>
    public bool HasBulk => Element is ScalarValue { IsEnum: false, Facts.Bulk: true };
}
