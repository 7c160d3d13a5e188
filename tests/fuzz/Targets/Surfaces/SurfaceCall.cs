// Owns: the form of a call that is fed.
namespace Octavo.Fuzz.Targets.Surfaces;

/// <summary>A call that is fed by bytes.</summary>
/// <param name="input">They end at a guard page.</param>
/// <exception cref="OctavoException">The input is refused.</exception>
/// <exception cref="RefusalException">The input is refused by diagnostics.</exception>
public delegate TResult SurfaceCall<out TResult>(ReadOnlySpan<byte> input);
