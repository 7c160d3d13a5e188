// Owns: a candidate during the rounds of one row and operation.
// Must not know: the other candidates.
using System.Diagnostics;
using Octavo.Lab.Contract;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;

namespace Octavo.Lab.Measuring;

/// <summary>Takes a candidate's turns and keeps what they gave.</summary>
internal sealed class Entrant(LoadedCandidate candidate, IWorkload workload, Operation operation)
{
    // The pool once before the clock runs, but no more than this part of a turn: what takes longer than a turn fills no cache that lasts.
    internal const double CachesFilled = 0.25;

    // A JVM compiles something now and then forever, a millisecond or two of it; what made turns longer or shorter took more than this
    // (lab/peers/Jvm/README.md).
    private static readonly TimeSpan Unnoticed = TimeSpan.FromMilliseconds(5);

    // How many times as long as a slice a turn may be, for all turns of what allocates to meet ten collections.
    private const double Longer = 4;

    // A collector's part of a time below which it makes no difference how well it is known.
    private const double LittleCollected = 0.01;

    private static readonly TimeSpan LongWarmUp = TimeSpan.FromMilliseconds(100);
    private readonly List<TimedTurn> _turns = [];
    private readonly ISelfTimed? _selfTimed = workload as ISelfTimed;
    private int[] _collections = new int[3];
    private int _count = 1;
    private int _filling = 1;

    /// <summary>The candidate.</summary>
    public LoadedCandidate Candidate => candidate;

    /// <summary>The turns, one a round.</summary>
    public IReadOnlyList<TimedTurn> Turns => _turns;

    /// <summary>Collections during all turns, by generation.</summary>
    public IReadOnlyList<int> Collections => _collections;

    /// <summary>Least of the rounds' allocated bytes an operation: what else a round saw was not the operation's.</summary>
    public long AllocatedBytes { get; private set; } = long.MaxValue;

    /// <summary>Bytes that an operation allocates here; 0 if nothing is known of it.</summary>
    public long BytesHere => IsElsewhere || AllocatedBytes == long.MaxValue ? 0 : AllocatedBytes;

    /// <summary>Turns so far, those of rounds that were thrown away too, at which the compiler of what runs elsewhere had worked for longer than goes
    /// unnoticed.</summary>
    public long Compilations { get; private set; }

    /// <summary>What it threw while it was timed, or null.</summary>
    public string? Failure { get; private set; }

    /// <summary>Whether <see cref="Failure"/> is that of a child process: it is absent then, not wrong.</summary>
    public bool IsAbsent { get; private set; }

    /// <summary>Whether it runs elsewhere; its collections are not known then.</summary>
    public bool IsElsewhere => _selfTimed is not null;

    /// <summary>Whether its turns are timed by the process's own time.</summary>
    public bool ByProcessor { get; set; }

    /// <summary>Lets what runs elsewhere warm up by itself.</summary>
    public void Settle(TimeSpan limit)
    {
        if (_selfTimed is not null)
            Guarded(() => _selfTimed.Settle(operation, limit));
    }

    /// <summary>Several short calls, for tiered compilation counts calls; fewer if one call is a batch that takes long.</summary>
    public void WarmUp(int calls) => Guarded(() =>
    {
        int count = Math.Max(1, _count / 16);
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < calls && Stopwatch.GetElapsedTime(start) < LongWarmUp; i++)
            workload.Run(operation, count);
    });

    /// <summary>Finds how many operations fill a slice; a multiple of the pool, so each turn meets each value equally often.</summary>
    /// <param name="slice">Length of a turn.</param>
    /// <param name="rounds">Rounds that are to meet some collections together if the operation allocates; 0 for any number.</param>
    public void Calibrate(TimeSpan slice, int rounds = 0) => Guarded(() =>
    {
        int pool = workload.PoolSize;
        long count = pool;
        while (true)
        {
            long allocated = Allocated();
            TimeSpan time = Time((int)count);
            allocated = Allocated() - allocated;
            if (time >= slice / 4 || count > int.MaxValue / 8)
            {
                double wanted = count * (slice / (time.Ticks == 0 ? TimeSpan.FromTicks(1) : time));
                // A turn that allocates is longer if all of them would meet too few collections to tell what one costs, up to a bound: what allocates so little
                // pays next to nothing for it.
                if (rounds > 0 && _selfTimed is null && allocated > 0)
                    wanted =
                        Math.Clamp(CandidateResult.LeastCollections / (double)rounds * MeasureSettings.YoungestGeneration / (allocated / (double)count), wanted,
                            wanted * Longer);
                _count = (int)Math.Min(int.MaxValue / 2, Math.Max(1, Math.Ceiling(wanted / pool)) * pool);
                _filling = (int)Math.Clamp(wanted * CachesFilled, 1, pool);
                return;
            }

            count *= time < slice / 64 ? 8 : 2;
        }
    });

    /// <summary>One turn: caches are filled, then the clock runs. What is in the youngest generation stays there: with a collection before each turn, one that
    /// crossed the budget within it paid for what slower ones never met.</summary>
    public void Turn() => Guarded(() =>
    {
        if (_selfTimed is not null)
        {
            SelfTimedTurn turn = _selfTimed.Time(operation, _count, isFresh: true);
            _turns.Add(new TimedTurn(turn.Nanoseconds));
            AllocatedBytes = Math.Min(AllocatedBytes, turn.AllocatedBytes ?? long.MaxValue);
            if (turn.Compilation > Unnoticed)
                Compilations++;
            return;
        }

        workload.Run(operation, _filling);
        workload.Prepare(operation, _count);
        (int zero, int one, int two) = (GC.CollectionCount(0), GC.CollectionCount(1), GC.CollectionCount(2));
        long allocated = Allocated();
        TimeSpan paused = GC.GetTotalPauseDuration();
        TimeSpan time = Run(_count);
        paused = GC.GetTotalPauseDuration() - paused;
        allocated = Allocated() - allocated;
        _collections[0] += GC.CollectionCount(0) - zero;
        _collections[1] += GC.CollectionCount(1) - one;
        _collections[2] += GC.CollectionCount(2) - two;
        _turns.Add(new TimedTurn(time.TotalNanoseconds / _count, _count, GC.CollectionCount(0) - zero, GC.CollectionCount(2) - two, paused.TotalNanoseconds));
        AllocatedBytes = Math.Min(AllocatedBytes, allocated / _count);
    });

    /// <summary>Whether the turns so far met ten collections, or the candidate pays the collector next to nothing.</summary>
    public bool HasCollected(Collector collector) =>
        _collections[0] >= CandidateResult.LeastCollections || _turns.Count == 0
            || collector.PartOf(BytesHere) < LittleCollected * Statistics.Of([.. _turns.Select(turn => turn.Nanoseconds)]).Median;

    /// <summary>Forgets all turns: the code was still changing.</summary>
    public void StartOver()
    {
        _turns.Clear();
        _collections = new int[3];
        AllocatedBytes = long.MaxValue;
    }

    private TimeSpan Time(int count)
    {
        if (_selfTimed is not null)
            return TimeSpan.FromMicroseconds(_selfTimed.Time(operation, count, isFresh: false).Nanoseconds * count / 1_000);
        workload.Prepare(operation, count);
        return Run(count);
    }

    // Over a socket and in a framework other threads do the work.
    private long Allocated() =>
        operation is Operation.OverSocket or Operation.WholeCall ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();

    private TimeSpan Run(int count)
    {
        TimeSpan start = TurnClock.Now(ByProcessor);
        workload.Run(operation, count);
        return TurnClock.Now(ByProcessor) - start;
    }

    private void Guarded(Action step)
    {
        if (Failure is not null)
            return;
        try
        {
            step();
        }
        catch (OutsideException error)
        {
            (Failure, IsAbsent) = (error.Message, true);
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            Failure = $"throws while it is timed: {error.GetType().Name}: {error.Message}";
        }
    }
}
