// Owns: interleaving candidates round by round.
// Must not know: tables and output.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Lab.Measuring;

/// <summary>
/// All candidates of a row take one turn a round, in a new order each round, so drift and neighbours meet all alike. A round in which the JIT compiled, or the
/// compiler of what runs elsewhere, is thrown away with those before it, but not forever: a console also compiles now and then. If the row's control does not
/// hold, rounds go on while there is time.
/// </summary>
internal static class RoundRobin
{
    /// <summary>Rounds that may be thrown away, for each that is asked for.</summary>
    private const int Spare = 2;

    /// <summary>Rounds that may be taken in all, for each that is asked for: more of them would not settle the rest.</summary>
    private const int Most = 8;

    /// <summary>Measures; stops between turns when cancelled, and drops a round that is not complete.</summary>
    /// <param name="entrants">Calibrated candidates.</param>
    /// <param name="rounds">Rounds that are to count.</param>
    /// <param name="seed">Of the orders.</param>
    /// <param name="limit">Time after which no round is thrown away and none is added; null for none, and then none is added: what was asked for is what is
    /// taken.</param>
    /// <param name="settled">Whether so many rounds are enough.</param>
    /// <param name="cancel">Ends it.</param>
    /// <returns>The rounds that count.</returns>
    public static RoundsTaken Run(IReadOnlyList<Entrant> entrants, int rounds, int seed, TimeSpan? limit, Func<int, bool> settled, CancellationToken cancel) =>
        Run(entrants, rounds, seed, limit, settled, static () => JitInfo.GetCompiledMethodCount(), cancel);

    /// <summary>The same, with a count of methods that were compiled up to now.</summary>
    internal static RoundsTaken Run(IReadOnlyList<Entrant> entrants, int rounds, int seed, TimeSpan? limit, Func<int, bool> settled, Func<long> compiledMethods,
        CancellationToken cancel)
    {
        var order = new Random(seed);
        Entrant[] turn = [.. entrants];
        int spare = Spare * rounds;
        long start = Stopwatch.GetTimestamp(), begun = start;
        long first = 0, last = 0;
        int round = 0;
        while (round < rounds || GoesOn())
        {
            long compiled = Compiled();
            if (round == 0)
                first = compiled;
            order.Shuffle(turn);
            foreach (Entrant entrant in turn)
            {
                if (cancel.IsCancellationRequested)
                    return new RoundsTaken(round, last - first);
                entrant.Turn();
            }

            round++;
            last = Compiled();
            if (round > rounds || spare < round || last == compiled || !LeavesTime(rounds))
                continue;
            spare -= round;
            round = 0;
            begun = Stopwatch.GetTimestamp();
            foreach (Entrant entrant in entrants)
                entrant.StartOver();
        }

        return new RoundsTaken(round, last - first);

        long Compiled() => compiledMethods() + entrants.Sum(entrant => entrant.Compilations);

        // So many more rounds, at the pace of those since the last beginning.
        bool LeavesTime(int more) => limit is not { } most || Stopwatch.GetElapsedTime(start) + (Stopwatch.GetElapsedTime(begun) / round * more) <= most;

        bool GoesOn() => limit is not null && round < Most * rounds && LeavesTime(1) && !settled(round);
    }
}
