// Owns: a claim with its bar. Knows no format.
namespace Octavo.Bench.Harness;

/// <summary>A pair and what is claimed of it.</summary>
/// <param name="Pair">What is measured.</param>
/// <param name="Claim">Which way the ratio is read.</param>
/// <param name="Value">The bar.</param>
internal sealed record Bar(Pair Pair, Claim Claim, double Value);
