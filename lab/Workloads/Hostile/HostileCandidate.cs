// Owns: a subject seen as a reader of hostile payloads.
// Must not know: which library it is, or what becomes of the process.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A library before the payloads of its format: all of them, or those alone that its published advisories name.</summary>
public sealed class HostileCandidate<TSubject>(string format, string? advisoriesOf = null) : IHostileReader
    where TSubject : struct, ISubject
{
    private readonly HostileCase[] _cases =
        [.. HostileCases.Of(format)
            .Where(one => advisoriesOf is null ? one.Advisory is null : one.Advisory?.StartsWith(advisoriesOf, StringComparison.Ordinal) == true)];

    /// <inheritdoc/>
    public CandidateInfo Info => TSubject.Info;

    /// <inheritdoc/>
    public IReadOnlyList<string> Payloads => [.. _cases.Select(one => one.Advisory is null ? $"{one.Group}: {one.Name}" : $"{one.Advisory}: {one.Name}")];

    /// <inheritdoc/>
    public object? Read(int payload) => HostileRead.Of(typeof(TSubject), _cases[payload].Type).Value(_cases[payload].Bytes);
}
