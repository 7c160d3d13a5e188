// Owns: a map.
namespace Octavo.Model;

/// <summary>A map.</summary>
internal sealed record MapValue(string Type, bool NotNull, MapForm Form, ValueModel Key, ValueModel Item) : ValueModel(Type, NotNull)
{
    public override string Name => Type.Substring(0, Type.IndexOf('<')) + "Of" + Key.Id + Item.Id;

    /// <summary>What is made when one is read: a dictionary.</summary>
    public MapValue Made => this with { Form = MapForm.Dictionary, Type = "Dictionary<" + Key.Type + ", " + Item.Type + ">", NotNull = false, Label = "" };

    public override bool CanBeNull => true;

    public override bool CanFill => Form is MapForm.Dictionary or MapForm.Interface;
}
