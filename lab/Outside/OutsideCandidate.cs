// Owns: a candidate outside of .NET, with a process of its own for all its rows.
// Must not know: the protocol's words, and how it was built.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Outside;

/// <summary>A candidate whose calls are made by a child process. It is started with the first row, and again where it ended.</summary>
/// <param name="manifest">What peer.json says about it.</param>
/// <param name="command">The command that starts its program.</param>
internal sealed class OutsideCandidate(OutsideCandidateManifest manifest, IReadOnlyList<string> command) : ICandidate, IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(5);
    private OutsideProcess? _process;

    /// <inheritdoc/>
    public CandidateInfo Info { get; } = new()
    {
        Name = manifest.Name,
        System = manifest.System,
        Format = manifest.Format,
        Options = manifest.Options,
        Traits = manifest.Traits,
        Library = typeof(OutsideCandidate),
        InDocument = manifest.InDocument ?? new Dictionary<string, string>(),
        Tables = [.. manifest.Rows.Keys],
    };

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (!manifest.Rows.TryGetValue(table, out IReadOnlyList<string>? rows) || !rows.Contains(row))
            return null;
        if (_process is { IsAlive: false })
            Dispose();
        _process ??= new OutsideProcess(manifest.Name, command, Patience);
        return new OutsideWorkload(_process, manifest, table, row, settings);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _process?.Dispose();
        _process = null;
    }
}
