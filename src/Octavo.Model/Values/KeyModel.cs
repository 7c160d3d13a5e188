// Owns: a key of several values, as its hash takes it apart. Knows no symbol.
namespace Octavo.Model;

/// <summary>A type whose equality is that of its members.</summary>
/// <param name="Type">Its C# text.</param>
/// <param name="Name">The name of the emitted type.</param>
/// <param name="CanBeNull">Whether a key may be null.</param>
/// <param name="Parts">Its members.</param>
internal sealed record KeyModel(string Type, string Name, bool CanBeNull, EquatableList<KeyPart> Parts);
