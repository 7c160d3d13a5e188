// Owns: the last result of a timed loop, so no candidate's work is found useless.
namespace Octavo.Bench.Harness;

/// <summary>A place for results.</summary>
internal static class Kept
{
    internal static object? Value { get; set; }
}
