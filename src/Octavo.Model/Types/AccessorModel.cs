// Owns: a method of emitted code that reaches what is not visible. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>An accessor.</summary>
/// <param name="Owner">The type that declares what is reached.</param>
/// <param name="Kind">The name of UnsafeAccessorKind.</param>
/// <param name="Name">The name of what is reached; empty for a constructor.</param>
/// <param name="Signature">C# text of the method after its modifiers.</param>
internal sealed record AccessorModel(OwnerModel Owner, string Kind, string Name, string Signature)
{
    /// <summary>The accessor of a field, <c>Field_</c> and its name for people.</summary>
    /// <param name="owner">The type that declares it.</param>
    /// <param name="isStruct">Whether objects go by reference.</param>
    /// <param name="type">C# text of its type.</param>
    /// <param name="name">Its name.</param>
    /// <param name="shown">The name as an identifier.</param>
    public static AccessorModel Field(OwnerModel owner, bool isStruct, string type, string name, string shown) =>
        new(owner, "Field", name, "ref " + type + " Field_" + shown + "(" + Self(owner, isStruct) + ")");

    /// <summary>The accessor of a getter, <c>Get_</c> and the property's name.</summary>
    public static AccessorModel Getter(OwnerModel owner, bool isStruct, string type, string name) =>
        new(owner, "Method", "get_" + name, type + " Get_" + name + "(" + Self(owner, isStruct) + ")");

    /// <summary>The accessor of a setter, <c>Set_</c> and the property's name.</summary>
    public static AccessorModel Setter(OwnerModel owner, bool isStruct, string type, string name) =>
        new(owner, "Method", "set_" + name, "void Set_" + name + "(" + Self(owner, isStruct) + ", " + type + " value)");

    /// <summary>The accessor of a method that answers whether, <c>Ask_</c> and its name.</summary>
    public static AccessorModel Question(OwnerModel owner, bool isStruct, string name) =>
        new(owner, "Method", name, "bool Ask_" + name + "(" + Self(owner, isStruct) + ")");

    /// <summary>The accessor of a constructor, <c>Make</c>.</summary>
    public static AccessorModel Constructor(OwnerModel owner, string parameters) => new(owner, "Constructor", "", owner.Type + " Make(" + parameters + ")");

    private static string Self(OwnerModel owner, bool isStruct) => (isStruct ? "ref " : "") + owner.Type + " v";
}
