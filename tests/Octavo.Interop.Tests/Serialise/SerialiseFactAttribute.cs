// Owns: tests that need the source of serialise: skipped, with the reason, if it is not named.
using Octavo.Interop.Tests.Haskell;

namespace Octavo.Interop.Tests.Serialise;

/// <summary>A test with serialise, which is not a package of Debian's: OCTAVO_SERIALISE names a checkout of well-typed/cborg, and GHC has what the lab's
/// peers/Haskell/README.md names.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class SerialiseFactAttribute : FactAttribute
{
    public SerialiseFactAttribute() =>
        Skip = Source is null ? "OCTAVO_SERIALISE names no checkout of well-typed/cborg (docs/formats/serialise.md)." : new GhcTheoryAttribute().Skip;

    /// <summary>The checkout; null if there is none.</summary>
    internal static string? Source { get; } =
        Environment.GetEnvironmentVariable("OCTAVO_SERIALISE") is { Length: > 0 } folder && File.Exists(Path.Combine(folder, "serialise", "serialise.cabal"))
            ? folder : null;
}
