// Owns: tests of rounds: which count, and which are thrown away.
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class RoundRobinTests
{
    private const int Rounds = 5;

    [Fact]
    public void All_rounds_count_where_nothing_is_compiled()
    {
        (RoundsTaken rounds, Counted[] workloads, Entrant[] entrants) = Run(() => 7);
        Assert.Equal(new RoundsTaken(5, Compiled: 0), rounds);
        Assert.All(entrants, entrant => Assert.Equal(5, entrant.Turns.Count));
        Assert.All(workloads, workload => Assert.Equal(5, workload.Turns));
    }

    [Fact]
    public void A_round_in_which_something_was_compiled_is_thrown_away_with_those_before_it()
    {
        int calls = 0;
        // Asked before and after each round: the third one compiles.
        (RoundsTaken rounds, Counted[] workloads, Entrant[] entrants) = Run(() => ++calls >= 6 ? 8 : 7);
        Assert.Equal(new RoundsTaken(5, Compiled: 0), rounds);
        Assert.All(entrants, entrant => Assert.Equal(5, entrant.Turns.Count));
        Assert.All(workloads, workload => Assert.Equal(8, workload.Turns));
    }

    [Fact]
    public void It_ends_where_something_is_compiled_all_the_time()
    {
        int calls = 0;
        (RoundsTaken rounds, Counted[] workloads, Entrant[] entrants) = Run(() => ++calls);
        Assert.Equal(new RoundsTaken(5, Compiled: 9), rounds); // what is reported before the first of them, and after the last
        Assert.All(entrants, entrant => Assert.Equal(5, entrant.Turns.Count));
        Assert.All(workloads, workload => Assert.Equal(15, workload.Turns));
    }

    [Fact]
    public void No_round_is_thrown_away_where_its_repetition_has_no_time()
    {
        int calls = 0;
        (RoundsTaken rounds, Counted[] workloads, Entrant[] entrants) = Run(() => ++calls, limit: TimeSpan.Zero);
        Assert.Equal(Rounds, rounds.Count);
        Assert.All(entrants, entrant => Assert.Equal(Rounds, entrant.Turns.Count));
        Assert.All(workloads, workload => Assert.Equal(Rounds, workload.Turns));
    }

    [Fact]
    public void Rounds_go_on_until_the_row_is_settled()
    {
        (RoundsTaken rounds, Counted[] workloads, Entrant[] entrants) = Run(() => 7, limit: TimeSpan.FromMinutes(1), settled: taken => taken >= 9);
        Assert.Equal(new RoundsTaken(9, Compiled: 0), rounds);
        Assert.All(entrants, entrant => Assert.Equal(9, entrant.Turns.Count));
        Assert.All(workloads, workload => Assert.Equal(9, workload.Turns));
    }

    [Fact]
    public void Rounds_do_not_go_on_for_ever_or_beyond_the_time_or_what_was_asked_for()
    {
        Assert.Equal(8 * Rounds, Run(() => 7, limit: TimeSpan.FromMinutes(1), settled: _ => false).Rounds.Count);
        Assert.Equal(Rounds, Run(() => 7, limit: TimeSpan.Zero, settled: _ => false).Rounds.Count);
        Assert.Equal(Rounds, Run(() => 7, limit: null, settled: _ => false).Rounds.Count);
    }

    [Fact]
    public void A_round_that_is_cut_does_not_count()
    {
        using var cancel = new CancellationTokenSource();
        int calls = 0;
        (RoundsTaken rounds, _, _) = Run(
            () =>
            {
                if (++calls == 5)
                    cancel.Cancel();
                return 7;
            },
            cancel.Token);
        Assert.Equal(2, rounds.Count);
    }

    private static (RoundsTaken Rounds, Counted[] Workloads, Entrant[] Entrants) Run(Func<long> compiled, CancellationToken cancel = default,
        TimeSpan? limit = null, Func<int, bool>? settled = null)
    {
        Counted[] workloads = [new(), new(), new()];
        Entrant[] entrants =
            [.. workloads.Select(workload => new Entrant(new LoadedCandidate("A", "", "", [], null, "", "", null), workload, Operation.SerializeToBytes))];
        return (RoundRobin.Run(entrants, Rounds, 1, limit, settled ?? (_ => true), compiled, cancel), workloads, entrants);
    }

    private sealed class Counted : IWorkload
    {
        public int Turns { get; private set; }

        public string Table => "";

        public string Row => "";

        public int PoolSize => 1;

        public int Bytes => 0;

        public string? Verify() => null;

        public void Prepare(Operation operation, int count) => Turns++;

        public void Run(Operation operation, int count)
        {
        }
    }
}
