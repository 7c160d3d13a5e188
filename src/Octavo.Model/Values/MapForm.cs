// Owns: the C# forms of a map.
namespace Octavo.Model;

/// <summary>A map's C# form. Interfaces are read as a dictionary.</summary>
internal enum MapForm
{
    Dictionary,
    Interface,
    ReadOnlyInterface,
}
