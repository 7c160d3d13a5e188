// Owns: that Octavo's candidates of other systems' layouts are in the table of those systems, and have their published sizes.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Published;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class OctavoInteropSizesTests
{
    private const int Depth = 12;

    [Theory]
    [InlineData("Octavo as Haskell binary", "binary", 10)]
    [InlineData("Octavo as Haskell cereal", "cereal", 10)]
    [InlineData("Octavo as serialise", "binary-CBOR", 11)]
    public void Trees_have_the_published_sizes(string name, string published, int perLeaf)
    {
        // Bytes a leaf · 2^depth − 1 is the document's size at its own depth, and that of the tree here.
        Assert.Equal(((long)perLeaf << TreeData.FullDepth) - 1,
            PublishedCatalog.Read("haskell-tree").Find("BinTree Int", "serialize to byte[]", published).Single().Bytes);
        ICandidate candidate = new OctavoPeer().Candidates.Single(one => one.Info.Name == name);
        IWorkload workload =
            candidate.Open(WorkloadCatalog.HaskellTree, "BinTree Int",
                new WorkloadSettings(1, 1.0 / (1 << (TreeData.FullDepth - Depth)), new ArrayBufferWriter<byte>(4096)))!;
        Assert.Null(workload.Verify());
        Assert.Equal((perLeaf << Depth) - 1, workload.Bytes);
        Assert.Null(candidate.Open(WorkloadCatalog.Nino, "SimpleClass", new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096))));
    }
}
