// Owns: the base of what a member, element, key or root can be. Knows no symbol and no format.
using Octavo.Model.Planning;

namespace Octavo.Model.Values;

/// <summary>A value's type as codecs see it.</summary>
/// <param name="Type">C# text, closed, without nullability of references.</param>
/// <param name="NotNull">Whether it is a reference that must not be null.</param>
internal abstract record ValueModel(string Type, bool NotNull)
{
    /// <summary>Tells it from another of the same type in names of helpers: <c>Nullable</c> where both kinds occur. Given by the linker.</summary>
    public string Label { get; init; } = "";

    /// <summary>The part of a helper's name that stands for it: <c>ListOfDateTime</c>.</summary>
    public virtual string Id => BoundedName.Identifier(Label + Name);

    /// <summary>Tells the helper that writes it from that of another of the same type, whose numbers are in another form.</summary>
    public virtual string Mark => "";

    /// <summary>The name part without the label.</summary>
    public abstract string Name { get; }

    /// <summary>Whether its length has a constant bound in every format, so it joins the runs of its neighbours.</summary>
    public virtual bool IsFixed => false;

    /// <summary>Whether null is one of its C# values.</summary>
    public virtual bool CanBeNull => false;

    /// <summary>Bytes that one takes in memory; 0 if that is not known.</summary>
    public virtual int Size => 8;

    /// <summary>The raw layout it has in Binary; null if it has none.</summary>
    public virtual RawLayoutFacts? RawLayout => null;

    /// <summary>The longest form that a reader takes, where <see cref="IsFixed"/>.</summary>
    public virtual int ReadMax => 0;

    /// <summary>Encoder calls that it takes, for the width of a body.</summary>
    public virtual int Calls => 1;

    /// <summary>Whether it is a collection that can be cleared and filled in place.</summary>
    public virtual bool CanFill => false;

    /// <summary>Whether nothing of it can be changed, so a graph and its clone may both have it.</summary>
    public virtual bool IsImmutable => false;

    /// <summary>Whether a text format must quote it as a map's key.</summary>
    public virtual bool Quoted => false;
}
