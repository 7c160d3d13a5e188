// Owns: two candidates that do the same work. Knows no format.
namespace Octavo.Bench.Harness;

/// <summary>Two candidates for one comparison. One call of either does the whole batch.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Items">Payloads in a batch, all distinct if there is more than one.</param>
/// <param name="Ours">The candidate whose cost is in question.</param>
/// <param name="Other">What it is compared with.</param>
/// <param name="Verify">Throws if the two do not do the same.</param>
internal sealed record Pair(string Name, int Items, Action Ours, Action Other, Action Verify);
