// Owns: a key of several values, as its hash takes it apart. Knows no symbol.
using Octavo.Model.Types;

namespace Octavo.Model.Values;

/// <summary>A type whose equality is that of its members.</summary>
/// <param name="Type">Its C# text.</param>
/// <param name="Name">The name of the emitted type.</param>
/// <param name="CanBeNull">Whether a key may be null.</param>
/// <param name="Parts">Its members.</param>
internal sealed record KeyModel(string Type, string Name, bool CanBeNull, EquatableList<KeyPart> Parts)
{
    /// <summary>Whether data can share objects among keys: it is, or holds, a type with references.</summary>
    public bool IsShared { get; init; }

    /// <summary>Whether a key may be of a type that derives from it, whose members count too.</summary>
    public bool IsOpen { get; init; }

    /// <summary>The types that it may be instead: the C# text of each, and what adds it.</summary>
    public EquatableList<KeyPart> Cases { get; init; }

    /// <summary>What reads its private fields.</summary>
    public EquatableList<AccessorModel> Accessors { get; init; }
}
