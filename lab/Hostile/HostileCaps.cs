// Owns: what a child may take.
// Must not know: how it is enforced.
namespace Octavo.Lab.Hostile;

/// <summary>Caps on memory and time.</summary>
/// <param name="HeapBytes">Hard limit of the managed heap.</param>
/// <param name="Patience">Most time for one payload; the first answer of a child also waits for its start.</param>
internal sealed record HostileCaps(long HeapBytes, TimeSpan Patience)
{
    /// <summary>256 MiB and 20 seconds: no payload is larger than a megabyte.</summary>
    public static HostileCaps Standard { get; } = new(256L << 20, TimeSpan.FromSeconds(20));
}
