// Owns: one class of an inheritance, as the codec of the outermost one tells them apart.
namespace Octavo.Model.Tagged;

/// <summary>A class among those of one inheritance.</summary>
/// <param name="Part">The class, its values linked.</param>
/// <param name="Codec">C# text of its codec.</param>
/// <param name="Parent">The place of its base among the classes; −1 for the outermost one.</param>
/// <param name="HasParts">Whether others are parts of its message.</param>
internal sealed record PartLevel(PartModel Part, string Codec, int Parent, bool HasParts)
{
    public string Type => Part.Type;

    /// <summary>Whether further pieces of a part are read as one.</summary>
    public bool IsGathered { get; init; }
}
