// Owns: a candidate before hostile payloads, as the engine sees it across the load context.
// Must not know: the payloads, or what caps the process has.
namespace Octavo.Lab.Contract;

/// <summary>Reads payloads that must be refused. It is only ever called in a child process: a library may take the process with it.</summary>
public interface IHostileReader
{
    /// <summary>The candidate.</summary>
    CandidateInfo Info { get; }

    /// <summary>What each payload attacks, in words.</summary>
    IReadOnlyList<string> Payloads { get; }

    /// <summary>Reads a payload. A library that refuses it throws.</summary>
    /// <param name="payload">Its place in <see cref="Payloads"/>.</param>
    /// <returns>The value that the library gave.</returns>
    object? Read(int payload);
}
