// Owns: the candidates whose codecs are made at run time: they are in every table beside the generated ones, verify, and have their sizes.
using System.Buffers;
using System.Runtime.Loader;
using Octavo.Internal;
using Octavo.Lab.Commands;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Tests;

public class RunTimePeerTests
{
    private const string Suffix = " (run time)";

    // As the lab loads it: a context of its own, with its own Octavo, whose types have no codecs when it begins.
    private static readonly Lazy<IPeer> s_peer = new(() => PeerLoader.Peer(Assembly, null));

    private static IReadOnlyList<ICandidate> Generated { get; } = new OctavoPeer().Candidates;

#if DEBUG
    private const string Configuration = "debug";
#else
    private const string Configuration = "release";
#endif

    private static string Assembly =>
        Path.Combine(LabPaths.Find().PeerOutput, "bin", "Octavo.Lab.Peers.OctavoRuntime", Configuration, "Octavo.Lab.Peers.OctavoRuntime.dll");

    public static TheoryData<string, string> Rows
    {
        get
        {
            var rows = new List<(string Table, string Row)>();
            foreach (TableDefinition table in TableCatalog.Tables)
            {
                foreach (RowDefinition row in table.Rows.Where(row => row.File is null))
                    rows.Add((table.Id, row.Name));
            }

            return [.. TestRun.Sample(rows, oneIn: 12)];
        }
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void Rows_verify_and_have_the_generated_candidates_sizes(string table, string row)
    {
        var settings = new WorkloadSettings(1, TableCatalog.Select([table]).Single().ScaleFor(null), new ArrayBufferWriter<byte>(4096));
        foreach (ICandidate candidate in s_peer.Value.Candidates)
        {
            ICandidate counterpart = CounterpartOf(candidate);
            IWorkload? workload = candidate.Open(table, row, settings), other = counterpart.Open(table, row, settings);
            Assert.Equal(other is null, workload is null);
            Assert.Equal(counterpart.Lacks(table, row), candidate.Lacks(table, row));
            Assert.Null(workload?.Verify());
            Assert.Null(other?.Verify());
            Assert.Equal(other?.Bytes, workload?.Bytes);
        }
    }

    /// <summary>Document 001's types, the memory stream's and the socket's operations: no larger than the document's columns, which the arithmetic of its wire
    /// rules gives for any scale.</summary>
    [Fact]
    public void Document_001_in_Compact_is_no_larger_than_its_peers()
    {
        ICandidate compact = s_peer.Value.Candidates.Single(candidate => candidate.Info.Name == "Octavo Compact" + Suffix);
        TableDefinition table = TableCatalog.Select([WorkloadCatalog.NetSerializer2]).Single();
        Assert.Equal(12, table.Rows.Count);
        Assert.All(table.Rows, row =>
        {
            IWorkload workload = compact.Open(table.Id, row.Name, new WorkloadSettings(1, 0.01, new ArrayBufferWriter<byte>(4096)))!;
            Assert.All(row.Operations, operation => Assert.Null(workload.Lacks(operation)));
            Assert.Null(workload.Verify());
            MessageBase[] messages = MessageData.Make(row.Name, 0.01);
            Assert.True(workload.Bytes <= messages.Sum(MessageSizes.NetSerializer2));
            Assert.True(workload.Bytes <= messages.Sum(MessageSizes.NetSerializer));
        });
    }

    [DataTheory]
    [InlineData("canada")]
    [InlineData("citm_catalog")]
    [InlineData("twitter")]
    public void Files_verify(string row)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096), DataTheoryAttribute.Folder);
        IWorkload workload =
            s_peer.Value.Candidates.Single(candidate => candidate.Info.Name == "Octavo JSON" + Suffix).Open(WorkloadCatalog.JvmJson, row, settings)!;
        Assert.Null(workload.Verify());
    }

    [Fact]
    public void Each_stands_where_the_generated_one_stands()
    {
        Assert.All(s_peer.Value.Candidates, candidate =>
        {
            CandidateInfo expected = CounterpartOf(candidate).Info;
            Assert.Equal(expected.Tables, candidate.Info.Tables);
            Assert.Equal(expected.Traits, candidate.Info.Traits);
            Assert.Equal(expected.Format, candidate.Info.Format);
            Assert.Equal("Octavo", candidate.Info.System);
            Assert.Equal(expected.Options.Replace("generated codecs", "codecs made at run time", StringComparison.Ordinal), candidate.Info.Options);
            Assert.NotEqual(expected.Options, candidate.Info.Options);
        });
        Assert.Equal(Generated.Select(candidate => candidate.Info.Name), s_peer.Value.Candidates.Select(candidate => CounterpartOf(candidate).Info.Name));
    }

    /// <summary>No codec is there before it is made: the assembly was compiled without the generator.</summary>
    [Fact]
    public void Its_assembly_has_no_codecs()
    {
        Type[] types = s_peer.Value.GetType().Assembly.GetTypes();
        Assert.Contains(types, type => type.FullName == typeof(SimpleClass).FullName);
        Assert.DoesNotContain(types, type => type.BaseType?.Name == nameof(CodecTable));
        Assert.Contains(typeof(RunTimePeerTests).Assembly.GetTypes(), type => type.BaseType?.Name == nameof(CodecTable));
    }

    /// <summary>The control of a row is Octavo's first candidate again, whose code the JIT compiles a second time.</summary>
    [Fact]
    public void Each_of_Octavo_has_a_second_self_from_another_load_context()
    {
        LoadedCandidate[] loaded = [.. s_peer.Value.Candidates.Append(new Candidate<GeneratedJson>())
            .Select(candidate => new LoadedCandidate(candidate.Info.Name, candidate.Info.System, "", [], candidate, "", "", null))];
        IReadOnlyList<LoadedCandidate> entered = PeerLoader.WithSecond(loaded, Assembly);
        Assert.All(entered.Where(candidate => candidate.System == "Octavo"), candidate =>
        {
            Assert.Equal(candidate.Candidate!.Info.Name, candidate.Second!.Info.Name);
            Assert.NotSame(AssemblyLoadContext.GetLoadContext(candidate.Candidate.GetType().Assembly),
                AssemblyLoadContext.GetLoadContext(candidate.Second.GetType().Assembly));
        });
        Assert.Null(Assert.Single(entered, candidate => candidate.System != "Octavo").Second);
    }

    /// <summary>Both build src, and two builds of one project at a time disturb each other.</summary>
    [Fact]
    public void Peers_from_source_are_built_one_after_another()
    {
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(LabPaths.Find().Peers);
        Assert.Equal(["Octavo", "OctavoRuntime", "Places"], peers.Where(peer => peer.IsFromSource).Select(peer => peer.Name));
        Assert.Equal(["Octavo", "OctavoRuntime", "Places"], peers.Where(peer => peer.IsFromSource).Select(peer => PeerLoader.Absent(peer, "").Name));
        IReadOnlyList<int[]> chains = PeerPreparation.Chains(peers);
        Assert.Equal([0, 1, 2], chains[0]);
        Assert.All(chains.Skip(1), chain => Assert.Single(chain));
        Assert.Equal(Enumerable.Range(0, peers.Count), chains.SelectMany(chain => chain).Order());
    }

    private static ICandidate CounterpartOf(ICandidate candidate)
    {
        string name = candidate.Info.Name;
        Assert.Contains("run time", name, StringComparison.Ordinal);
        string generated = name.Replace("(run time, ", "(", StringComparison.Ordinal).Replace(", run time)", ")", StringComparison.Ordinal)
            .Replace(Suffix, "", StringComparison.Ordinal);
        return Generated.Single(other => other.Info.Name == generated);
    }
}
