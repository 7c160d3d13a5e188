// Owns: what one run of a program said about itself. Measures nothing.
namespace Octavo.Bench.Footprint;

/// <summary>What a program's calls took.</summary>
/// <param name="Milliseconds">Processor time.</param>
/// <param name="MiB">Memory that the process has in addition afterwards.</param>
internal readonly record struct FootprintRun(double Milliseconds, double MiB);
