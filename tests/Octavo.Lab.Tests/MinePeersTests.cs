// Owns: which peers take a user type in the command "mine", and the attributes that are generated. No package is needed and nothing is built.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class MinePeersTests
{
    private static readonly string Here = typeof(MinePeersTests).Assembly.Location;
    private static readonly MineKind Packs = MineKind.All.Single(kind => kind.Peer == "MemoryPack");
    private static readonly MineKind Registers = MineKind.All.Single(kind => kind.Peer == "Fory");
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

    /// <summary>An attribute that the compiler keeps as a flag is seen anyway.</summary>
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
        Assert.All(MineKind.All.Where(kind => kind.Attribute is null),
            kind => Assert.Empty(MineAnnotations.Lacking(kind, MineTypes.Find(Here, "MineOwnFixed"))));
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

    [Fact]
    public void Enums_get_declarations_beside_them_where_the_library_wants_one()
    {
        MineTypes types = MineTypes.Find(Here, "MineOwn");
        Assert.Equal([typeof(DayOfWeek).FullName], types.Enums.Select(type => type.FullName));
        Assert.Equal(
            "[global::Apache.Fory.ForyEnumAttribute(Target = typeof(global::System.DayOfWeek))] internal static class EnumOfMine0;" + Environment.NewLine,
            MineAnnotations.DeclareEnums(Registers, types));
        Assert.Equal("", MineAnnotations.DeclareEnums(Packs, types));
    }

    /// <summary>Fory wants its attribute on each struct, MemoryPack and Nino take plain ones as they are.</summary>
    [Fact]
    public void Plain_structs_lack_what_the_library_wants_of_them()
    {
        MineTypes types = MineTypes.Find(Here, "MineOwn");
        Assert.Contains(MineAnnotations.Lacking(Registers, types), type => type.Name == nameof(MineOwnPoint));
        foreach (MineKind kind in (MineKind[])[Packs, MineKind.All.Single(kind => kind.Peer == "Nino")])
            Assert.DoesNotContain(MineAnnotations.Lacking(kind, types), type => type.Name == nameof(MineOwnPoint));
        Assert.Equal("Octavo.Lab.Tests.MineOwn lacks [NinoType]", MineAnnotations.Lacks(MineKind.All.Single(kind => kind.Peer == "Nino"), [typeof(MineOwn)]));
        Assert.Equal("Octavo.Lab.Tests.MineOwn lacks [ForyStruct]", MineAnnotations.Lacks(Registers, [typeof(MineOwn)]));
    }

    [Fact]
    public void A_library_that_takes_its_own_messages_alone_says_so()
    {
        MineKind kind = MineKind.All.Single(kind => kind.Peer == "GoogleProtobuf");
        Assert.Equal(
            "Octavo.Lab.Tests.MineOwn is no Google.Protobuf.IMessage, and the library takes types that its own compiler generated, no others",
            MineAnnotations.Refuses(kind, MineTypes.Find(Here, "MineOwn")));
        Assert.Null(MineAnnotations.Refuses(kind with { Interface = typeof(IDisposable).FullName }, MineTypes.Find(Here, nameof(MineTests))));
        Assert.All(MineKind.All.Where(one => one.Interface is null), one => Assert.Null(MineAnnotations.Refuses(one, MineTypes.Find(Here, "MineOwn"))));
    }

    [Fact]
    public void The_adapter_is_told_what_the_type_consists_of()
    {
        string source = MineProject.PeerSource(MineTypes.Find(Here, "Octavo.Lab.Tests.MineOrder"));
        Assert.StartsWith("global using Mine = global::Octavo.Lab.Tests.MineOrder;", source, StringComparison.Ordinal);
        Assert.Contains("Types { get; } = [typeof(global::Octavo.Lab.Tests.MineOrder), typeof(global::Octavo.Lab.Tests.MineLine)];", source,
            StringComparison.Ordinal);
        Assert.Contains("Enums { get; } = [typeof(global::System.DayOfWeek)];", source, StringComparison.Ordinal);
    }
}
