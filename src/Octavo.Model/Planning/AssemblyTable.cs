// Owns: what an assembly's table is made of.
namespace Octavo.Model.Planning;

/// <summary>A table.</summary>
/// <param name="Assembly">The assembly's name, as an identifier.</param>
/// <param name="Rows">Its lines.</param>
/// <param name="Others">A codec of each referenced assembly that has codecs of other assemblies' types.</param>
/// <param name="HoldsObjects">Whether the library's table of types that hold objects comes with it.</param>
/// <param name="IsObsolete">Whether it names what <c>[Obsolete("…", true)]</c> refuses.</param>
internal sealed record AssemblyTable(string Assembly, EquatableList<AssemblyTableRow> Rows, EquatableList<string> Others, bool HoldsObjects, bool IsObsolete);
