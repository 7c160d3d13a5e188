// Owns: interleaving candidates round by round.
// Must not know: tables and output.
namespace Octavo.Lab.Measuring;

/// <summary>All candidates of a row take one turn a round, in a new order each round, so that drift and neighbours meet all alike.</summary>
internal static class RoundRobin
{
    /// <summary>Measures; stops between turns when cancelled, and drops a round that is not complete.</summary>
    public static int Run(IReadOnlyList<Entrant> entrants, MeasureSettings settings, int seed, CancellationToken cancel)
    {
        var order = new Random(seed);
        Entrant[] turn = [.. entrants];
        for (int round = 0; round < settings.Rounds; round++)
        {
            order.Shuffle(turn);
            foreach (Entrant entrant in turn)
            {
                if (cancel.IsCancellationRequested)
                    return round;
                entrant.Turn();
            }
        }

        return settings.Rounds;
    }
}
