// Owns: a case as it was found in an attribute, with its place, so what is given twice in different files is found. Holds no symbol.
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Unions;

/// <summary>A mention of a case.</summary>
/// <param name="Union">C# text of the union.</param>
/// <param name="Number">The case's number.</param>
/// <param name="Name">Its name.</param>
/// <param name="Type">C# text of its type.</param>
/// <param name="Location">The attribute.</param>
internal sealed record CaseMention(string Union, int Number, string Name, string Type, LocationInfo? Location);
