// Owns: table graphs: who is in it, round trips with identity, and the committed payload sizes of Octavo's candidates.
using System.Buffers;
using Newtonsoft.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Peers;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class GraphTableTests
{
    private static readonly WorkloadSettings s_small = new(1, 0.01, new ArrayBufferWriter<byte>(4096));

    private static IEnumerable<ICandidate> Candidates => ((IPeer[])[new OctavoPeer(), new NewtonsoftJsonPeer(), new SystemTextJsonPeer()])
        .SelectMany(peer => peer.Candidates).Where(candidate => candidate.Info.Tables.Contains(WorkloadCatalog.Graphs));

    [Fact]
    public void The_table_has_its_rows()
    {
        TableDefinition table = TableCatalog.Select([WorkloadCatalog.Graphs]).Single();
        Assert.Equal([GraphCatalog.SharedTree, GraphCatalog.CyclicGraph, GraphCatalog.LinkedList], table.Rows.Select(row => row.Name));
        Assert.Equal(0.01, table.ScaleFor(null));
        Assert.All(Candidates, candidate => Assert.Contains(Traits.References, candidate.Info.Traits));
    }

    [Theory]
    [InlineData(GraphCatalog.SharedTree, 6_398, 5_391, 7_466, 26_679, 51_118)]
    [InlineData(GraphCatalog.CyclicGraph, 20_197, 18_133, 20_471, 38_213, 79_777)]
    [InlineData(GraphCatalog.LinkedList, 164_110, 143_931, null, null, null)]
    public void Graphs_come_back_with_their_identity_and_have_their_sizes(string row, int binary, int compact, int? messagePack, int? cbor, int? json)
    {
        IWorkload?[] workloads = [.. Candidates.Select(candidate => candidate.Open(WorkloadCatalog.Graphs, row, s_small))];
        Assert.All(workloads, workload => Assert.Null(workload?.Verify()));
        Assert.Equal([binary, compact, messagePack, cbor, json], workloads.Take(5).Select(workload => workload?.Bytes));
        Assert.All(workloads.Skip(5), workload => Assert.Equal(json is null, workload is null));
    }

    [WholeRunTheory]
    [InlineData("Octavo Binary (references)", 643_866, 2_398_880, 9_014_735)]
    [InlineData("Octavo Compact (references)", 542_991, 2_290_624, 8_006_498)]
    public void Sizes_at_full_scale(string name, int tree, int cyclic, int list)
    {
        ICandidate candidate = Candidates.Single(candidate => candidate.Info.Name == name);
        Assert.Equal([tree, cyclic, list], TableCatalog.Select([WorkloadCatalog.Graphs]).Single().Rows.Select(row => Size(candidate, row.Name)));
    }

    [Fact]
    public void OctavoGraph_finds_no_difference_in_what_was_read()
    {
        (SharedNode tree, CyclicNode cyclic) = (new GraphData(5).Tree(500), new GraphData(5).Cyclic(500));
        ListNode list = new GraphData(5).List(20_000);
        Assert.Empty(OctavoGraph.Diff(tree, RoundTrip<BinarySubject, SharedNode>(tree)));
        Assert.Empty(OctavoGraph.Diff(tree, RoundTrip<JsonSubject, SharedNode>(tree)));
        Assert.Empty(OctavoGraph.Diff(tree, RoundTrip<GeneratedReferences, SharedNode>(tree)));
        Assert.Empty(OctavoGraph.Diff(tree, RoundTrip<StringReferences, SharedNode>(tree)));
        Assert.Empty(OctavoGraph.Diff(cyclic, RoundTrip<CompactSubject, CyclicNode>(cyclic)));
        Assert.Empty(OctavoGraph.Diff(cyclic, RoundTrip<MessagePackSubject, CyclicNode>(cyclic)));
        Assert.Empty(OctavoGraph.Diff(cyclic, RoundTrip<CborSubject, CyclicNode>(cyclic)));
        Assert.Empty(OctavoGraph.Diff(cyclic, RoundTrip<ReflectedReferences, CyclicNode>(cyclic)));
        Assert.Empty(OctavoGraph.Diff(cyclic, RoundTrip<StreamedReferences, CyclicNode>(cyclic)));
        Assert.Empty(OctavoGraph.Diff(list, RoundTrip<BinarySubject, ListNode>(list)));
        Assert.Empty(OctavoGraph.Diff(list, RoundTrip<CompactSubject, ListNode>(list)));
    }

    [Fact]
    public void Without_the_setting_that_keeps_references_the_comparison_says_what_is_lost()
    {
        SharedNode shared = new() { Left = new SharedNode(), Right = null };
        shared.Right = shared.Left;
        Assert.NotNull(GraphComparison.Difference(shared, JsonConvert.DeserializeObject<SharedNode>(JsonConvert.SerializeObject(shared))));
        Assert.Null(GraphComparison.Difference(shared, RoundTrip<StringReferences, SharedNode>(shared)));
    }

    [Fact]
    public void A_candidate_that_has_no_place_in_the_row_of_the_list_says_why()
    {
        foreach (ICandidate candidate in Candidates)
        {
            string? lacks = candidate.Lacks(WorkloadCatalog.Graphs, GraphCatalog.LinkedList);
            OpenedCandidate opened =
                OpenedCandidate.Open(new LoadedCandidate(candidate.Info.Name, "", "", [], candidate, "", "", null), WorkloadCatalog.Graphs,
                    GraphCatalog.LinkedList, s_small);
            Assert.Equal(lacks, opened.Unavailable);
            Assert.Equal(lacks is null, opened.IsReady);
            Assert.Null(opened.Wrong);
            Assert.Null(candidate.Lacks(WorkloadCatalog.Graphs, GraphCatalog.CyclicGraph));
        }
    }

    /// <summary>What they say about themselves: a list of a hundred, which no stack is too small for, is refused already.</summary>
    [Fact]
    public void Who_lacks_the_row_of_the_list_refuses_a_list()
    {
        ListNode list = new GraphData(5).List(100);
        Assert.Throws<OctavoException>(() => RoundTrip<MessagePackSubject, ListNode>(list));
        Assert.Throws<OctavoException>(() => RoundTrip<CborSubject, ListNode>(list));
        Assert.Throws<OctavoException>(() => RoundTrip<JsonSubject, ListNode>(list));
        Assert.Throws<System.Text.Json.JsonException>(() => RoundTrip<GeneratedReferences, ListNode>(list));
        Assert.Throws<System.Text.Json.JsonException>(() => RoundTrip<ReflectedReferences, ListNode>(list));
        Assert.Throws<JsonReaderException>(() => RoundTrip<StringReferences, ListNode>(list));
        Assert.Throws<JsonReaderException>(() => RoundTrip<StreamedReferences, ListNode>(list));
    }

    private static T RoundTrip<TSubject, T>(T value)
        where TSubject : struct, IGraphSubject => TSubject.Deserialize<T>(TSubject.Serialize(value));

    private static int Size(ICandidate candidate, string row)
    {
        IWorkload workload = candidate.Open(WorkloadCatalog.Graphs, row, s_small with { Scale = 1 })!;
        Assert.Null(workload.Verify());
        return workload.Bytes;
    }
}
