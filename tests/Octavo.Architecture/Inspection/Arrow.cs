// Owns: one use of a type by another, from room to room. Knows no rule.
namespace Octavo.Architecture.Inspection;

/// <summary>A use of a type across rooms.</summary>
/// <param name="From">The room of the user.</param>
/// <param name="Type">The user's name, without type arguments.</param>
/// <param name="Member">Its member that names the other.</param>
/// <param name="To">The room of the type that is used.</param>
/// <param name="Used">The type that is used.</param>
internal sealed record Arrow(string From, string Type, string Member, string To, string Used);
