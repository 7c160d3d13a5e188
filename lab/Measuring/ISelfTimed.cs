// Owns: what the engine asks of a workload that runs elsewhere and so takes its own time.
// Must not know: where it runs.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Measuring;

/// <summary>A workload whose clock runs if it runs itself.</summary>
internal interface ISelfTimed : IWorkload
{
    /// <summary>Runs until its own compiler has nothing to do any more.</summary>
    void Settle(Operation operation, TimeSpan limit);

    /// <summary>Times <paramref name="count"/> operations; a fresh turn collects garbage and fills caches before.</summary>
    SelfTimedTurn Time(Operation operation, int count, bool isFresh);
}
