// Owns: which peers take a type of the user's in the command "mine", and the attributes that are generated. No package is needed and nothing is built.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class MinePeersTests
{
    private static readonly string Here = typeof(MinePeersTests).Assembly.Location;
    private static readonly MineKind Packs = MineKind.All.Single(kind => kind.Peer == "MemoryPack");
    private static readonly string[] Sources = [File.ReadAllText(Path.Combine(LabPaths.Find().Root, "tests", "Octavo.Lab.Tests", "MineOwn.cs"))];

    /// <summary>Its adapter is a file, its package that of the peer's own project.</summary>
    [Fact]
    public void Every_peer_has_an_adapter_and_a_package()
    {
        LabPaths paths = LabPaths.Find();
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(paths.Peers);
        Assert.All(MineKind.All, kind =>
        {
            PeerProject peer = peers.Single(one => one.Name == kind.Peer);
            Assert.NotNull(peer.Manifest.Package);
            Assert.NotNull(peer.PackageVersion);
            Assert.True(File.Exists(Path.Combine(paths.Root, "lab", "mine", "peers", kind.Peer + "Mine.cs")));
        });
        Assert.Equal(Directory.GetFiles(Path.Combine(paths.Root, "lab", "mine", "peers")).Length, MineKind.All.Count);
    }

    [Fact]
    public void Missing_attributes_are_said()
    {
        IReadOnlyList<Type> lacking = MineAnnotations.Lacking(Packs, MineTypes.Find(Here, "MineOwn"));
        Assert.Equal(
            "Octavo.Lab.Tests.MineOwn, Octavo.Lab.Tests.MineOwnNote, Octavo.Lab.Tests.MineOwnPair lack [MemoryPackable]",
            MineAnnotations.Lacks(Packs, lacking));
        Assert.Equal("Octavo.Lab.Tests.MineOwn lacks [MemoryPackable]", MineAnnotations.Lacks(Packs, [lacking[0]]));
    }

    /// <summary>An attribute that the compiler keeps as a flag is seen all the same.</summary>
    [Fact]
    public void Serializable_is_seen()
    {
        MineKind kind = MineKind.All.Single(one => one.Peer == "NetSerializer");
        Assert.Equal("[Serializable]", kind.Shown);
        Assert.Empty(MineAnnotations.Lacking(kind, MineTypes.Find(Here, "SharedNode")));
        Assert.Equal(4, MineAnnotations.Lacking(kind, MineTypes.Find(Here, "MineOwn")).Count);
    }

    /// <summary>The workloads' types carry it, here by a stub of the same name.</summary>
    [Fact]
    public void What_carries_the_attribute_lacks_nothing()
    {
        Assert.Empty(MineAnnotations.Lacking(Packs, MineTypes.Find(Here, "SimpleClass")));
        Assert.All(MineKind.All.Where(kind => kind.Attribute is null), kind => Assert.Empty(MineAnnotations.Lacking(kind, MineTypes.Find(Here, "MineOwnFixed"))));
    }

    [Fact]
    public void Partial_types_get_declarations()
    {
        MineTypes types = MineTypes.Find(Here, "MineOwn");
        (string? source, string? obstacle) = MineAnnotations.Declare(Packs, types, MineAnnotations.Lacking(Packs, types), Sources);
        Assert.Null(obstacle);
        Assert.Equal(
            [
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial class MineOwn; }",
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial record MineOwnNote; }",
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial record struct MineOwnPair; }",
            ],
            source!.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }

    [Fact]
    public void What_cannot_be_annotated_is_said_with_the_reason()
    {
        MineTypes types = MineTypes.Find(Here, "MineOwnFixed");
        (string? source, string? obstacle) = MineAnnotations.Declare(Packs, types, MineAnnotations.Lacking(Packs, types), Sources);
        Assert.Null(source);
        Assert.Contains("Octavo.Lab.Tests.MineOwnFixed is not partial", obstacle, StringComparison.Ordinal);
        Assert.Contains("Octavo.Lab.Tests.MineOwnBase is abstract", obstacle, StringComparison.Ordinal);
        Assert.Contains("MineForeign.Item is nested", obstacle, StringComparison.Ordinal);
        Assert.Contains("is generic", obstacle, StringComparison.Ordinal);
    }
}
