// Owns: a type's Shape, compiled for one layout. Knows no layout.
namespace Octavo.Interop.Plans;

/// <summary>What passes follow instead of a Shape's text. Immutable; one for each type and layout.</summary>
/// <param name="Root">The root's place; a null is not declared there.</param>
/// <param name="Name">The root's name, with which paths begin; empty for bare types.</param>
/// <param name="IsReordered">Whether a type of it has its members in another order than the codec.</param>
internal sealed record LayoutPlan(PlanValue Root, string Name, bool IsReordered);
