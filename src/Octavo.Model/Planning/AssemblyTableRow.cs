// Owns: a line of an assembly's table.
namespace Octavo.Model.Planning;

/// <summary>A line.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Entry">C# text of its entry.</param>
/// <param name="Codec">C# text of its codec if other assemblies may use it; else null.</param>
internal sealed record AssemblyTableRow(string Type, string Entry, string? Codec)
{
    /// <summary>A hash of the type's layouts; 0 if none is known.</summary>
    public ulong LayoutHash { get; init; }
}
