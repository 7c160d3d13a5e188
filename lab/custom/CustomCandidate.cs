// Owns: a subject seen as a candidate for the user's type.
// Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Binds the one row to <typeparamref name="TSubject"/>.</summary>
public sealed class CustomCandidate<TSubject> : ICandidate
    where TSubject : struct, ISubject
{
    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TSubject.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (settings.Data is null)
            return null;
        TSubject.Prepare(settings.Shared);
        return new Workload<CustomOperations<TSubject>>(table, row, new CustomOperations<TSubject>(CustomData.Read(settings.Data)), settings.Shared, Info.Lost);
    }
}
