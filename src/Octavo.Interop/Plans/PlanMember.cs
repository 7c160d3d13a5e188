// Owns: one member of an object, or one case of a union. Knows no layout.
namespace Octavo.Interop.Plans;

/// <summary>A member or case.</summary>
/// <param name="Number">The member's number; of a case its number in the union, from 0.</param>
/// <param name="Name">The name in error paths and in formats by name.</param>
/// <param name="Value">Where its value is.</param>
/// <param name="Offset">Of a raw layout's member: bytes from the raw layout's beginning.</param>
internal sealed record PlanMember(int Number, string Name, PlanValue Value, int Offset);
