// Owns: a term of a run's bound.
namespace Octavo.Model;

internal sealed record ScalarCount(ScalarKind Kind, int Count);
