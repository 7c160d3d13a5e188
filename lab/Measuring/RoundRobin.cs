// Owns: interleaving candidates round by round.
// Must not know: tables and output.
using System.Runtime;

namespace Octavo.Lab.Measuring;

/// <summary>
/// All candidates of a row take one turn a round, in a new order each round, so that drift and neighbours meet all alike. A round in which the JIT compiled is thrown away with those before it, but not for ever: a console also
/// compiles now and then.
/// </summary>
internal static class RoundRobin
{
    /// <summary>Rounds that may be thrown away, for each that is asked for.</summary>
    private const int Spare = 2;

    /// <summary>Measures; stops between turns when cancelled, and drops a round that is not complete.</summary>
    /// <returns>The rounds that count.</returns>
    public static int Run(IReadOnlyList<Entrant> entrants, MeasureSettings settings, int seed, CancellationToken cancel) => Run(entrants, settings, seed, static () => JitInfo.GetCompiledMethodCount(), cancel);

    /// <summary>The same, with a count of methods that were compiled up to now.</summary>
    internal static int Run(IReadOnlyList<Entrant> entrants, MeasureSettings settings, int seed, Func<long> compiledMethods, CancellationToken cancel)
    {
        var order = new Random(seed);
        Entrant[] turn = [.. entrants];
        int spare = Spare * settings.Rounds;
        for (int round = 0; round < settings.Rounds;)
        {
            long compiled = compiledMethods();
            order.Shuffle(turn);
            foreach (Entrant entrant in turn)
            {
                if (cancel.IsCancellationRequested)
                    return round;
                entrant.Turn();
            }

            round++;
            if (spare < round || compiledMethods() == compiled)
                continue;
            spare -= round;
            round = 0;
            foreach (Entrant entrant in entrants)
                entrant.StartOver();
        }

        return settings.Rounds;
    }
}
