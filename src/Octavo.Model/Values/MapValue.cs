// Owns: a map.
namespace Octavo.Model.Values;

/// <summary>A map.</summary>
internal sealed record MapValue(string Type, bool NotNull, MapForm Form, ValueModel Key, ValueModel Item) : ValueModel(Type, NotNull)
{
    /// <summary>How it is written and read, where its form is <see cref="MapForm.Other"/>.</summary>
    public MapFacts? Facts { get; init; }

    /// <summary>The simple name, where the type does not give it: for a user map.</summary>
    public string SimpleName { get; init; } = "";

    /// <summary>How keys are hashed if they are seeded; null for keys that are one value.</summary>
    public KeyHashing? Hashing { get; init; }

    /// <summary>Whether keys are written whole: they are compared by their content, and objects with references are in them.</summary>
    public bool KeepsWhole { get; init; }

    /// <summary>The comparer that it is made with; null for the default one.</summary>
    public ComparerModel? Comparer { get; init; }

    /// <summary>The kind of comparer that it takes.</summary>
    public ComparerKind Compares => Facts?.Compares ?? ComparerKind.Equality;

    public override string Name => SimpleName.Length != 0 ? SimpleName : TypeNames.Simple(Type) + "Of" + Key.Id + Item.Id + Comparer?.Name;

    public override string Mark => Item.Label + Item.Mark;

    /// <summary>Whether the helper that reads it takes what exists.</summary>
    public bool Fills => Form == MapForm.Dictionary || Facts is { TakesExisting: true };

    /// <summary>What is made when one is read: a dictionary, or the map itself.</summary>
    public MapValue Made => Form == MapForm.Other ? this with { NotNull = false, Label = "" }
        : this with { Form = MapForm.Dictionary, Type = "Dictionary<" + Key.Type + ", " + Item.Type + ">", NotNull = false, Label = "" };

    public override bool CanBeNull => true;

    public override bool IsImmutable => Facts is { IsImmutable: true } && Key.IsImmutable && Item.IsImmutable;

    public override bool CanFill => Form is MapForm.Dictionary or MapForm.Interface || Facts is { TakesExisting: true };
}
