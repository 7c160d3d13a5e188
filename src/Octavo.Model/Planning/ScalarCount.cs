// Owns: a term of a run's bound.
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed record ScalarCount(ScalarKind Kind, int Count);
