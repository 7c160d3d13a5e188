// Owns: tests of candidates in child processes: the protocol, their turns, and what becomes of their failures.
using System.Text;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class OutsideTests
{
    private static readonly MeasureSettings s_settings = new(3, TimeSpan.FromMilliseconds(1), TimeSpan.FromMilliseconds(1), TimeSpan.Zero, TimeSpan.Zero);

    [OutsideProgramFact("sh")]
    public void A_child_takes_its_turns_in_the_rounds_of_all()
    {
        using OutsideCandidate candidate = FakeOutside.Candidate(FakeOutside.Opens, FakeOutside.Settles, FakeOutside.Runs);
        OpenedCandidate opened = Open(candidate);
        Assert.True(opened.IsReady);
        Assert.Equal((2, 3), (opened.Workload!.PoolSize, opened.Workload.Bytes));
        Assert.Null(opened.Workload.Lacks(Operation.Deserialize));
        Assert.Equal("it has no such call", opened.Workload.Lacks(Operation.SerializeToString));
        var entrant = new Entrant(opened.Candidate, opened.Workload, Operation.Deserialize);
        WarmUp.Run([entrant], s_settings, s_settings.WarmUpLimit, CancellationToken.None);
        Assert.Equal(3, RoundRobin.Run([entrant], s_settings.Rounds, 1, null, _ => true, () => 0, CancellationToken.None).Count);
        Assert.Null(entrant.Failure);
        Assert.Equal([1500.5, 1500.5, 1500.5], entrant.Turns.Select(turn => turn.Nanoseconds));
        Assert.Equal(64, entrant.AllocatedBytes);
    }

    [OutsideProgramFact("sh")]
    public void The_child_is_told_table_row_candidate_seed_and_scale()
    {
        using OutsideCandidate candidate = FakeOutside.Candidate("""open*) printf '{"wrong":"%s"}\n' "$(printf '%s' "$line" | tr '\t' '|')";;""");
        Assert.Equal("open|haskell-tree|BinTree Int|Fake (fast)|1|0.5", Open(candidate).Wrong);
    }

    [OutsideProgramFact("sh")]
    public void What_fails_costs_its_row_and_says_why()
    {
        (string Case, string Reason)[] failures =
        [
            ("open*) echo '{\"unavailable\":\"the heap is too small\"}';;", "Fake (fast): the heap is too small"),
            ("open*) echo '{\"error\":\"no\"}';;", "Fake (fast): no"),
            ("open*) echo hello;;", "Fake (fast): answers \"hello\", which is no JSON"),
            ("open*) echo '[]';;", "Fake (fast): answers \"[]\", which is no object"),
            ("open*) echo '{}';;", "Fake (fast): its answer is not that of the protocol"),
            ("open*) echo 'out of luck' >&2; exit 7;;", "Fake (fast): its process ended with exit code 7: out of luck"),
        ];
        Assert.All(failures, failure =>
        {
            using OutsideCandidate candidate = FakeOutside.Candidate(failure.Case);
            OpenedCandidate opened = Open(candidate);
            Assert.Null(opened.Wrong);
            Assert.StartsWith(failure.Reason, opened.Unavailable, StringComparison.Ordinal);
        });
    }

    [OutsideProgramFact("sh")]
    public void A_child_that_ends_while_it_is_timed_is_absent_and_the_next_row_starts_another()
    {
        using OutsideCandidate candidate = FakeOutside.Candidate(FakeOutside.Opens, "run*) exit 3;;");
        OpenedCandidate opened = Open(candidate);
        var entrant = new Entrant(opened.Candidate, opened.Workload!, Operation.Deserialize);
        Assert.Equal(3, RoundRobin.Run([entrant], s_settings.Rounds, 1, null, _ => true, () => 0, CancellationToken.None).Count);
        Assert.True(entrant.IsAbsent);
        Assert.Equal("Fake (fast): its process ended with exit code 3", entrant.Failure);
        Assert.True(Open(candidate).IsReady);
    }

    [OutsideProgramFact("sh")]
    public void A_child_that_gives_no_answer_is_ended()
    {
        using var process = new OutsideProcess("Fake", FakeOutside.Command("run*) exec sleep 60;;"), TimeSpan.FromMilliseconds(200));
        OutsideException error = Assert.Throws<OutsideException>(() => process.Ask("run"));
        Assert.StartsWith("Fake: no answer within", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_that_is_not_there_is_a_reason()
    {
        using var candidate = new OutsideCandidate(FakeOutside.Manifest(), ["no-such-program-anywhere"]);
        Assert.StartsWith("Fake (fast): no-such-program-anywhere does not start", Open(candidate).Unavailable, StringComparison.Ordinal);
    }

    // The second turn's compilers have worked 6 ms longer than the first's, later ones 5 ms at a time.
    [OutsideProgramFact("sh")]
    public void A_round_in_which_a_child_compiled_is_thrown_away()
    {
        const string Compiles = """run*) n=$((n+1)); c=$((100 + 5 * n)); [ "$n" -gt 1 ] && c=$((c+1)); echo "{\"nanoseconds\":$n,\"compilationMs\":$c}";;""";
        Assert.Equal([3, 4, 5], Times(null));
        Assert.Equal([1, 2, 3], Times(TimeSpan.Zero));

        static IReadOnlyList<double> Times(TimeSpan? limit)
        {
            using OutsideCandidate candidate = FakeOutside.Candidate(FakeOutside.Opens, Compiles);
            OpenedCandidate opened = Open(candidate);
            var entrant = new Entrant(opened.Candidate, opened.Workload!, Operation.Deserialize);
            Assert.Equal(3, RoundRobin.Run([entrant], 3, 1, limit, _ => true, () => 0, CancellationToken.None).Count);
            return [.. entrant.Turns.Select(turn => turn.Nanoseconds)];
        }
    }

    // Two rounds are thrown away for each that is asked for, no more. The first turn has none before it.
    [OutsideProgramFact("sh")]
    public void A_child_that_always_compiles_is_measured_at_last()
    {
        using OutsideCandidate candidate =
            FakeOutside.Candidate(FakeOutside.Opens, """run*) n=$((n+1)); echo "{\"nanoseconds\":$n,\"compilationMs\":$((20 * n))}";;""");
        OpenedCandidate opened = Open(candidate);
        var entrant = new Entrant(opened.Candidate, opened.Workload!, Operation.Deserialize);
        Assert.Equal(3, RoundRobin.Run([entrant], 3, 1, null, _ => true, () => 0, CancellationToken.None).Count);
        Assert.Equal([7, 8, 9], entrant.Turns.Select(turn => turn.Nanoseconds));
    }

    /// <summary>The operations of a row have one process: what one of them saw compiled is not the next one's.</summary>
    [OutsideProgramFact("sh")]
    public void What_was_compiled_is_counted_from_the_last_turn_of_any_operation()
    {
        using OutsideCandidate candidate =
            FakeOutside.Candidate(FakeOutside.Opens, """*deserialize*) echo '{"nanoseconds":1,"compilationMs":70}';;""",
                """run*) echo '{"nanoseconds":1,"compilationMs":50}';;""");
        var workload = (ISelfTimed)Open(candidate).Workload!;
        Assert.Equal(TimeSpan.Zero, workload.Time(Operation.SerializeToBytes, 1, isFresh: false).Compilation);
        Assert.Equal(TimeSpan.FromMilliseconds(20), workload.Time(Operation.Deserialize, 1, isFresh: true).Compilation);
        Assert.Equal(TimeSpan.Zero, workload.Time(Operation.Deserialize, 1, isFresh: true).Compilation);
    }

    [OutsideProgramFact("sh")]
    public void A_payload_of_JSON_is_compared_with_the_document_here_too()
    {
        const string Sizes = """open*) echo '{"sizes":[7],"operations":["deserialize"]}';;""";
        WorkloadSettings settings = FakeOutside.Settings with { Texts = [Encoding.UTF8.GetBytes("{ \"a\": 1.0 }")] };
        Assert.Null(Verify("{\"a\":1}"));
        Assert.Equal("document 0: System.Text.Json finds other values in what it wrote than in the document", Verify("{\"a\":2}"));
        Assert.StartsWith("document 0: System.Text.Json refuses what it wrote", Verify("{\"a\":1,"), StringComparison.Ordinal);
        Assert.Equal("document 0: its payload has 2 bytes, and it said 7", Verify("{}"));

        string? Verify(string payload)
        {
            string writes = $"payload*) printf '%s' '{payload}' > \"$(printf '%s' \"$line\" | cut -f3)\"; echo '{{}}';;";
            using var candidate = new OutsideCandidate(FakeOutside.Manifest(Formats.Json), FakeOutside.Command(Sizes, writes));
            return candidate.Open("haskell-tree", "BinTree Int", settings)!.Verify();
        }
    }

    [OutsideProgramFact("sh")]
    public void Versions_are_those_that_the_program_names()
    {
        OutsideBuild build = Build(FakeOutside.Command(FakeOutside.Describes), null);
        LoadedCandidate loaded = Assert.Single(OutsideLoader.Load(build, _ => true));
        Assert.Equal(("Fake (fast)", "1.2", "somewhere; Fake 1"), (loaded.Name, loaded.Version, loaded.Origin));
        Assert.True(loaded.BelongsTo("haskell-tree", "BinTree Int"));
        Assert.False(loaded.BelongsTo("haskell-tree", "another row"));
        Assert.Empty(OutsideLoader.Load(build, _ => false));
    }

    [Fact]
    public void A_program_that_cannot_be_had_has_a_row_for_each_system()
    {
        LoadedCandidate loaded = Assert.Single(OutsideLoader.Load(Build([], "there is no compiler"), _ => true));
        Assert.Equal(("Fake", "Fake: there is no compiler"), (loaded.Name, loaded.Unavailable));
        Assert.Null(loaded.Candidate);
    }

    private static OpenedCandidate Open(OutsideCandidate candidate) => OpenedCandidate.Open(
        new LoadedCandidate(candidate.Info.Name, candidate.Info.System, candidate.Info.Format, [], candidate, "", "", null), "haskell-tree", "BinTree Int",
            FakeOutside.Settings);

    private static OutsideBuild Build(IReadOnlyList<string> start, string? unavailable)
    {
        var program = new OutsideProgram("fake", [], "", [], "", [FakeOutside.Manifest()]);
        return new OutsideBuild(new OutsidePeer("Fake", "", new OutsideManifest("--fake", "", "", [], [program])), program, start, "somewhere", unavailable);
    }
}
