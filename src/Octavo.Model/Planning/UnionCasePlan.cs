// Owns: how a union's codec comes to one of its cases.
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>A case.</summary>
/// <param name="Case">The case as declared, its value linked.</param>
/// <param name="Kind">How it is told and called.</param>
/// <param name="GivesLiteral">Whether the case's body is given the literal.</param>
internal sealed record UnionCasePlan(CaseModel Case, UnionCaseKind Kind, bool GivesLiteral);
