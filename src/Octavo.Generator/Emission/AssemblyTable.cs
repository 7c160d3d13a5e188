// Owns: what an assembly's table is made of.
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal sealed record AssemblyTable(string Assembly, EquatableList<AssemblyTableRow> Rows);
