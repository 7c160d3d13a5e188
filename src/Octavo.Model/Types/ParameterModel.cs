// Owns: a parameter of the constructor that a codec calls.
namespace Octavo.Model;

/// <summary>A constructor's parameter.</summary>
/// <param name="Member">The member that it takes, by ordinal; −1 where the face does not have it.</param>
/// <param name="Default">C# text of its default; null where it has none and the face has the member.</param>
internal sealed record ParameterModel(int Member, string? Default);
