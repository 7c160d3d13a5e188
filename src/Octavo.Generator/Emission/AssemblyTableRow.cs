// Owns: a line of an assembly's table.
namespace Octavo.Generator.Emission;

/// <summary>A line.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Entry">C# text of its entry.</param>
/// <param name="Codec">C# text of its codec where other assemblies may use it; else null.</param>
internal sealed record AssemblyTableRow(string Type, string Entry, string? Codec);
