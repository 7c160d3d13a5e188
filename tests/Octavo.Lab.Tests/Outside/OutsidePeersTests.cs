// Owns: tests of the peers outside of .NET that the repository has: what their peer.json names must be there.
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class OutsidePeersTests
{
    private static IReadOnlyList<OutsidePeer> Peers => OutsidePeer.FindAll(LabPaths.Find().Peers);

    [Fact]
    public void Rows_and_methods_are_those_of_the_tables()
    {
        Assert.NotEmpty(Peers);
        foreach (OutsideCandidateManifest candidate in Peers.SelectMany(peer => peer.Manifest.Programs).SelectMany(program => program.Candidates))
        {
            foreach ((string id, IReadOnlyList<string> rows) in candidate.Rows)
            {
                TableDefinition table = Assert.Single(TableCatalog.Select([id]));
                Assert.Subset(table.Rows.Select(row => row.Name).ToHashSet(), rows.ToHashSet());
                if (candidate.InDocument?.GetValueOrDefault(id) is { } method)
                    Assert.NotEmpty(
                        table.Rows.SelectMany(row => row.Operations.SelectMany(operation => table.Published.Find(row.Name, operation.Name(), method))));
            }
        }
    }

    [Fact]
    public void Each_method_of_documents_003_and_004_has_one_candidate()
    {
        foreach (string id in (string[])["haskell-tree", "jvm-json"])
        {
            TableDefinition table = Assert.Single(TableCatalog.Select([id]));
            string[] methods =
                [.. Peers.SelectMany(peer => peer.Manifest.Programs).SelectMany(program => program.Candidates)
                    .Select(candidate => candidate.InDocument?.GetValueOrDefault(id)).OfType<string>()];
            Assert.All(table.Published.Lines, line => Assert.Single(methods, method => table.Published.Find(line.Row, line.Operation, method).Contains(line)));
        }
    }

    [Fact]
    public void A_source_that_was_not_named_or_is_another_is_a_reason()
    {
        (OutsidePeer peer, OutsideProgram program) =
            Peers.SelectMany(peer => peer.Manifest.Programs.Select(program => (peer with { Manifest = peer.Manifest with { Needs = [] } }, program)))
                .First(one => one.program.Source == "packman");
        Assert.Equal("it is built from its source: --source packman=DIR names the folder",
            new OutsideBuilder("", null, new Dictionary<string, string>()).Lacks(peer, program));
        Assert.EndsWith("has no packman.cabal, so it is not the source of packman",
            new OutsideBuilder("", null, new Dictionary<string, string> { ["packman"] = peer.Folder }).Lacks(peer, program), StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_that_lacks_is_named_with_its_package()
    {
        OutsidePeer peer = Peers[0] with { Manifest = Peers[0].Manifest with { Needs = [new OutsideNeed("no-such-compiler", "such-compilers")] } };
        Assert.Equal("there is no no-such-compiler on the path (Debian: apt-get install such-compilers)",
            new OutsideBuilder("", null, new Dictionary<string, string>()).Lacks(peer, peer.Manifest.Programs[0]));
    }

    [OutsideBuiltFact("Haskell")]
    public async Task The_sizes_of_document_003_are_those_of_Haskells_libraries()
    {
        foreach (LoadedCandidate loaded in await OutsideBuiltFactAttribute.LoadAsync("Haskell"))
        {
            using var candidate = (OutsideCandidate)loaded.Candidate!;
            IWorkload workload = candidate.Open("haskell-tree", "BinTree Int", FakeOutside.Settings with { Scale = 1.0 / 4096 })!;
            Assert.Null(workload.Verify());
            Assert.Equal(10 * 1024 - 1, workload.Bytes);
            workload.Run(Operation.SerializeToBytes, 1);
            workload.Run(Operation.SerializeToWriter, 1);
            workload.Run(Operation.Deserialize, 1);
        }
    }

    // Without white space, for Fory JSON 1.6.0 refuses the indented document. Gson writes < and > as six bytes each; all others write the minified document
    // without its line end.
    [OutsideBuiltFact("Jvm")]
    public async Task The_sizes_of_document_004_are_those_of_the_JVMs_libraries()
    {
        byte[][] texts = [.. JsonDocuments.LargeSamples(null, 1, indented: false).Select(sample => sample.Bytes!)];
        foreach (LoadedCandidate loaded in await OutsideBuiltFactAttribute.LoadAsync("Jvm"))
        {
            using var candidate = (OutsideCandidate)loaded.Candidate!;
            IWorkload workload = candidate.Open("jvm-json", "largesample", FakeOutside.Settings with { Texts = texts })!;
            Assert.Null(workload.Verify());
            Assert.Equal(texts.Length, workload.PoolSize);
            if (loaded.Format == Formats.Json)
                Assert.Equal(loaded.System == "Gson" ? 178_260 : 173_670, workload.Bytes);
            workload.Run(Operation.SerializeToBytes, 1);
            // A JVM that has read some documents has not compiled all of it yet, and says that it does.
            Assert.True(((ISelfTimed)workload).Time(Operation.Deserialize, 20, isFresh: false).Compilation > TimeSpan.Zero);
        }
    }
}
