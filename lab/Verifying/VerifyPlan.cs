// Owns: which benchmarks BenchmarkDotNet runs for the lab's pairs, and putting its figures beside them.
// Must not know: processes.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Verify;

namespace Octavo.Lab.Verifying;

/// <summary>Two cases for each pair: Octavo's candidate, then the other.</summary>
/// <param name="Pairs">All rows.</param>
/// <param name="Cases">Cases of the pairs that are there.</param>
internal sealed record VerifyPlan(IReadOnlyList<VerifiedPair> Pairs, IReadOnlyList<VerifyCase> Cases)
{
    /// <summary>Makes the plan.</summary>
    /// <param name="results">What the lab measured.</param>
    /// <param name="candidates">Its candidates.</param>
    public static VerifyPlan Of(LabResults results, IReadOnlyList<LoadedCandidate> candidates)
    {
        IReadOnlyList<VerifiedPair> pairs = VerifiedPair.Of(results, VerifiedRows.All);
        return new VerifyPlan(pairs, [.. from pair in pairs
                                         where pair.IsThere
                                         let table = results.Tables.First(table => table.Id == pair.Row.Table)
                                         from candidate in (CandidateResult[])[pair.Octavo!, pair.Other!]
                                         select Case(pair.Row, table, candidates.First(loaded => loaded.Name == candidate.Name).Candidate!)]);
    }

    /// <summary>The rows with BenchmarkDotNet's figures.</summary>
    public IReadOnlyList<VerifiedResult> With(BenchmarkReport report)
    {
        var rows = new List<VerifiedResult>();
        int at = 0;
        foreach (VerifiedPair pair in Pairs)
        {
            if (!pair.IsThere)
            {
                rows.Add(VerifiedResult.Of(pair, null, null, 1));
                continue;
            }

            rows.Add(VerifiedResult.Of(pair, Figure(at), Figure(at + 1), Cases[at].Pool));
            at += 2;
        }

        return rows;

        BenchmarkFigure? Figure(int place) => report.Figures.TryGetValue(place, out BenchmarkFigure figure) ? figure : null;
    }

    // The adapter's assembly has the candidate's own class: the workloads are compiled into it.
    private static VerifyCase Case(VerifiedRow row, TableResult table, ICandidate candidate) =>
        new(candidate.GetType().Assembly.Location, candidate.Info.Name, row.Table, row.Row, row.Operation.ToString(), table.Scale, table.Seed,
            candidate.Open(row.Table, row.Row, new WorkloadSettings(table.Seed, table.Scale, new ArrayBufferWriter<byte>()))!.PoolSize);
}
