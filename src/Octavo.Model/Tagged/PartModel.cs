// Owns: one class of an inheritance in a tagged format, as declared: its fields, and where its part is in its base's message. Knows no symbol.
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Model.Tagged;

/// <summary>A class whose message has parts, or is one: protobuf-net's <c>[ProtoInclude]</c>.</summary>
/// <param name="Fields">The class with the fields of its bases and its own; each says by <see cref="FieldModel.Part"/> whose it is.</param>
/// <param name="Base">C# text of the class in whose message its part is; empty for the outermost one.</param>
/// <param name="Number">The part's field there.</param>
/// <param name="IsGroup">Whether the part comes between tags.</param>
/// <param name="CanBeMade">Whether it is neither abstract nor an interface.</param>
internal sealed record PartModel(TypeModel Fields, string Base, int Number, bool IsGroup, bool CanBeMade)
{
    /// <summary>C# text of the class.</summary>
    public string Type => Fields.Type;

    /// <summary>The class with its own fields alone.</summary>
    public TypeModel Own => Fields with
    {
        Members = Fields.Members.Where(m => m.Field!.Part == Type).ToEquatable(),
        Extension = KeepsUnknown ? Fields.Extension : null,
    };

    /// <summary>C# text of the classes that it names as parts of its message.</summary>
    public EquatableList<string> Parts { get; init; }

    /// <summary>Whether the class itself declares the member that keeps what is unknown: it keeps that of its own part.</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>Whether objects are made of what was gathered, and not before their fields are read.</summary>
    public bool IsBound => CanBeMade && Fields.Construction.IsBound;
}
