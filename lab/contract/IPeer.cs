// Owns: the entry point of a plug-in.
// Must not know: the engine.
namespace Octavo.Lab.Contract;

/// <summary>A peer's adapter. Each plug-in has exactly one public class with a public constructor that implements it.</summary>
public interface IPeer
{
    /// <summary>All configurations of the library that the lab measures.</summary>
    IReadOnlyList<ICandidate> Candidates { get; }

    /// <summary>Configurations that are given hostile payloads: Octavo's before all, another's before what its published advisories name.</summary>
    IReadOnlyList<IHostileReader> Hostile => [];

    /// <summary>Configurations that are given data that grows: what each does with the attacks that docs/security.md names.</summary>
    IReadOnlyList<IAttacked> Attacked => [];
}
