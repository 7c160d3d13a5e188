// Owns: the C# forms of a map.
namespace Octavo.Model.Values;

/// <summary>A map's C# form. Interfaces are read as a dictionary.</summary>
internal enum MapForm
{
    Dictionary,
    Interface,
    ReadOnlyInterface,

    /// <summary>Every other one: its <see cref="MapFacts"/> say how it is written and read.</summary>
    Other,
}
