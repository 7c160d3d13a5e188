// Owns: a sequence.
namespace Octavo.Model.Values;

/// <summary>A sequence of one element type.</summary>
internal sealed record SequenceValue(string Type, bool NotNull, SequenceForm Form, ValueModel Element) : ValueModel(Type, NotNull)
{
    /// <summary>How it is written and read, where its form is <see cref="SequenceForm.Other"/>.</summary>
    public SequenceFacts? Facts { get; init; }

    /// <summary>The simple name, where the type does not give it: for a user collection.</summary>
    public string SimpleName { get; init; } = "";

    /// <summary>C# text of the type's arguments, if it has several and the element is not one of them.</summary>
    public EquatableList<string> Arguments { get; init; }

    /// <summary>Dimensions of an array.</summary>
    public int Rank { get; init; } = 1;

    public override string Name => SimpleName.Length != 0 ? SimpleName : (Form switch
    {
        SequenceForm.Array => "Array",
        SequenceForm.MultidimensionalArray => "Array" + Rank,
        _ => TypeNames.Simple(Type),
    }) + "Of" + Element.Id + Comparer?.Name;

    public override string Mark => Element.Label + Element.Mark;

    /// <summary>How elements of a set, and keys of a lookup, are hashed if they are seeded; null for one value.</summary>
    public KeyHashing? Hashing { get; init; }

    /// <summary>Whether elements are written whole: they are compared by their content, and objects with references are in them.</summary>
    public bool KeepsWhole { get; init; }

    /// <summary>The comparer that it is made with; null for the default one.</summary>
    public ComparerModel? Comparer { get; init; }

    /// <summary>The kind of comparer that it takes.</summary>
    public ComparerKind Compares => Facts?.Compares ?? (ReadsSet ? ComparerKind.Equality : ComparerKind.None);

    public override bool CanBeNull => Form is not (SequenceForm.Memory or SequenceForm.ReadOnlyMemory) && Facts is not { IsValue: true };

    public override int Size => Facts?.Size ?? (CanBeNull ? 8 : 16);

    public override bool CanFill =>
        Form is SequenceForm.List or SequenceForm.HashSet or SequenceForm.Collection or SequenceForm.Set || Facts is { Fills: true };

    public override bool IsImmutable => Facts is { IsImmutable: true } && Element.IsImmutable;

    /// <summary>Whether reading makes an array.</summary>
    public bool ReadsArray => Form is SequenceForm.Array or SequenceForm.Memory or SequenceForm.ReadOnlyMemory;

    /// <summary>Whether reading makes a hash set.</summary>
    public bool ReadsSet => Form is SequenceForm.HashSet or SequenceForm.Set or SequenceForm.ReadOnlySet;

    /// <summary>Whether the helper that reads it takes what exists.</summary>
    public bool Fills => Form is SequenceForm.List or SequenceForm.HashSet || Facts is { Fills: true };

    /// <summary>Whether it is written by the loop over a span.</summary>
    public bool WritesSpan => Form == SequenceForm.MultidimensionalArray || (Facts is null ? !ReadsSet : Facts.Span is not null);

    /// <summary>What is made when one is read: an array, a list or a hash set, or the collection itself.</summary>
    public SequenceValue Made =>
        Form is SequenceForm.Array or SequenceForm.List or SequenceForm.HashSet or SequenceForm.MultidimensionalArray or SequenceForm.Other
            ? this with { NotNull = false, Label = "" } : this with
            {
                Form = ReadsArray ? SequenceForm.Array : ReadsSet ? SequenceForm.HashSet : SequenceForm.List,
                Type = ReadsArray ? TypeNames.ArrayOf(Element.Type) : (ReadsSet ? "HashSet<" : "List<") + Element.Type + ">",
                NotNull = false,
                Label = "",
            };

    /// <summary>An array of the same elements.</summary>
    public SequenceValue AsArray => new(TypeNames.ArrayOf(Element.Type), false, SequenceForm.Array, Element);

    /// <summary>Whether a format may lay it out as a whole: primitives, and nullable values after a bitmap.</summary>
    public bool IsPacked => Element is ScalarValue { Facts.Bulk: true } or NullableValue;

    /// <summary>What is read first, where the collection is made of another; null if it is filled.</summary>
    public SequenceValue? Source =>
        Form == SequenceForm.MultidimensionalArray || Facts?.From == SequenceForm.Array
            ? new SequenceValue(TypeNames.ArrayOf(Element.Type), false, SequenceForm.Array, Element)
        : Facts?.From == SequenceForm.HashSet
        ? new SequenceValue("HashSet<" + Element.Type + ">", false, SequenceForm.HashSet, Element) { Comparer = Comparer, Hashing = Hashing }
        : null;

    /// <summary>Whether writers and readers have one member for the whole sequence.</summary>
    public bool IsBulk => Form is SequenceForm.Array or SequenceForm.List && HasBulk;

    /// <summary>Whether a span of the elements has such a member.</summary>
    public bool HasBulk => Element is ScalarValue { IsEnum: false, Facts.Bulk: true, Mark: "" };
}
