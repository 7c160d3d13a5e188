// Owns: interleaving candidates round by round.
// Must not know: tables and output.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Lab.Measuring;

/// <summary>
/// All candidates of a row take one turn a round, in a new order each round, so that drift and neighbours meet all alike. A round in which the JIT compiled, or the compiler of what runs elsewhere, is thrown away with those before
/// it, but not for ever: a console also compiles now and then.
/// </summary>
internal static class RoundRobin
{
    /// <summary>Rounds that may be thrown away, for each that is asked for.</summary>
    private const int Spare = 2;

    private const int Younger = 1;

    /// <summary>Measures; stops between turns when cancelled, and drops a round that is not complete.</summary>
    /// <param name="entrants">Calibrated candidates.</param>
    /// <param name="rounds">Rounds that are to count.</param>
    /// <param name="seed">Of the orders.</param>
    /// <param name="plan">What is collected before turns.</param>
    /// <param name="limit">Time after which no round is thrown away any more; null for none.</param>
    /// <param name="cancel">Ends it.</param>
    /// <returns>The rounds that count.</returns>
    public static RoundsTaken Run(IReadOnlyList<Entrant> entrants, int rounds, int seed, TurnPlan plan, TimeSpan? limit, CancellationToken cancel) =>
        Run(entrants, rounds, seed, plan, limit, static () => JitInfo.GetCompiledMethodCount(), cancel);

    /// <summary>The same, with a count of methods that were compiled up to now.</summary>
    internal static RoundsTaken Run(IReadOnlyList<Entrant> entrants, int rounds, int seed, TurnPlan plan, TimeSpan? limit, Func<long> compiledMethods, CancellationToken cancel)
    {
        var order = new Random(seed);
        Entrant[] turn = [.. entrants];
        int spare = Spare * rounds;
        long start = Stopwatch.GetTimestamp(), begun = start;
        long first = 0, last = 0;
        for (int round = 0; round < rounds;)
        {
            long compiled = Compiled();
            if (round == 0)
                first = compiled;
            order.Shuffle(turn);
            if (plan.CollectsOnce)
                GC.Collect();
            foreach (Entrant entrant in turn)
            {
                if (cancel.IsCancellationRequested)
                    return new RoundsTaken(round, last - first);
                entrant.Turn(plan.CollectsOnce ? Younger : GC.MaxGeneration);
            }

            round++;
            last = Compiled();
            if (spare < round || last == compiled || !LeavesTime(round))
                continue;
            spare -= round;
            round = 0;
            begun = Stopwatch.GetTimestamp();
            foreach (Entrant entrant in entrants)
                entrant.StartOver();
        }

        return new RoundsTaken(rounds, last - first);

        long Compiled() => compiledMethods() + entrants.Sum(entrant => entrant.Compilations);

        // As many rounds as are asked for, at the pace of those since the last beginning.
        bool LeavesTime(int round) => limit is not { } most || Stopwatch.GetElapsedTime(start) + (Stopwatch.GetElapsedTime(begun) / round * rounds) <= most;
    }
}
