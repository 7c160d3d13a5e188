// Owns: a row of the lab as a benchmark of BenchmarkDotNet: the same adapter, the same values, the same loop.
// Must not know: the lab's own way of measuring.
using System.Buffers;
using BenchmarkDotNet.Attributes;
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Verify;

/// <summary>One call goes through all values of the row once. Each case is measured in a process of its own.</summary>
public class RowBenchmark
{
    private IWorkload? _workload;
    private Operation _operation;

    /// <summary>The case's place in the plan.</summary>
    [ParamsSource(nameof(Cases))]
    public int Case { get; set; }

    /// <summary>All places in the plan.</summary>
    public static IEnumerable<int> Cases => Enumerable.Range(0, VerifyCase.Read().Count);

    /// <summary>Loads the adapter, makes the values and verifies them.</summary>
    [GlobalSetup]
    public void Open()
    {
        VerifyCase one = VerifyCase.Read()[Case];
        Type adapter = new PeerLoadContext(one.Assembly).LoadFromAssemblyPath(one.Assembly).GetExportedTypes()
            .Single(type => type.IsAssignableTo(typeof(IPeer)) && !type.IsAbstract);
        ICandidate candidate = ((IPeer)Activator.CreateInstance(adapter)!).Candidates.Single(candidate => candidate.Info.Name == one.Candidate);
        var settings = new WorkloadSettings(one.Seed, one.Scale, new ArrayBufferWriter<byte>(32 * 1024 * 1024));
        _workload = candidate.Open(one.Table, one.Row, settings) ?? throw new InvalidOperationException($"{one.Candidate} has no workload for {one.Row}.");
        _operation = Enum.Parse<Operation>(one.Operation);
        if (_workload.Verify() is { } difference)
            throw new InvalidOperationException($"{one.Candidate}, {one.Row}: {difference}");
        if (_workload.PoolSize != one.Pool)
            throw new InvalidOperationException($"{one.Candidate}, {one.Row}: {_workload.PoolSize} values, and the lab has {one.Pool}.");
    }

    /// <summary>All values once.</summary>
    [Benchmark]
    public void Pool() => _workload!.Run(_operation, _workload.PoolSize);
}
