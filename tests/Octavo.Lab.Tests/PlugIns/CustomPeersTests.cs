// Owns: which peers take a user type in the command "custom", and the attributes that are generated. No package is needed and nothing is built.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class CustomPeersTests
{
    private static readonly string Here = typeof(CustomPeersTests).Assembly.Location;
    private static readonly CustomKind Packs = CustomKind.All.Single(kind => kind.Peer == "MemoryPack");
    private static readonly CustomKind Registers = CustomKind.All.Single(kind => kind.Peer == "Fory");
    private static readonly string[] Sources = [File.ReadAllText(Path.Combine(LabPaths.Find().Root, "tests", "Octavo.Lab.Tests", "PlugIns", "CustomOwn.cs"))];

    /// <summary>Its adapter is a file, its package that of the peer's own project.</summary>
    [Fact]
    public void Every_peer_has_an_adapter_and_a_package()
    {
        LabPaths paths = LabPaths.Find();
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(paths.Peers);
        Assert.All(CustomKind.All, kind =>
        {
            PeerProject peer = peers.Single(one => one.Name == kind.Peer);
            Assert.NotNull(peer.Manifest.Package);
            Assert.NotNull(peer.PackageVersion);
            Assert.True(File.Exists(Path.Combine(paths.Root, "lab", "custom", "peers", kind.Peer + "Custom.cs")));
        });
        Assert.Equal(Directory.GetFiles(Path.Combine(paths.Root, "lab", "custom", "peers")).Length, CustomKind.All.Count);
    }

    [Fact]
    public void Missing_attributes_are_said()
    {
        IReadOnlyList<Type> lacking = CustomAnnotations.Lacking(Packs, CustomTypes.Find(Here, "CustomOwn"));
        Assert.Equal(
            "Octavo.Lab.Tests.CustomOwn, Octavo.Lab.Tests.CustomOwnNote, Octavo.Lab.Tests.CustomOwnPair lack [MemoryPackable]",
            CustomAnnotations.Lacks(Packs, lacking));
        Assert.Equal("Octavo.Lab.Tests.CustomOwn lacks [MemoryPackable]", CustomAnnotations.Lacks(Packs, [lacking[0]]));
    }

    /// <summary>An attribute that the compiler keeps as a flag is seen anyway.</summary>
    [Fact]
    public void Serializable_is_seen()
    {
        CustomKind kind = CustomKind.All.Single(one => one.Peer == "NetSerializer");
        Assert.Equal("[Serializable]", kind.Shown);
        Assert.Empty(CustomAnnotations.Lacking(kind, CustomTypes.Find(Here, "SharedNode")));
        Assert.Equal(4, CustomAnnotations.Lacking(kind, CustomTypes.Find(Here, "CustomOwn")).Count);
    }

    /// <summary>The workloads' types carry it, here by a stub of the same name.</summary>
    [Fact]
    public void What_carries_the_attribute_lacks_nothing()
    {
        Assert.Empty(CustomAnnotations.Lacking(Packs, CustomTypes.Find(Here, "SimpleClass")));
        Assert.All(CustomKind.All.Where(kind => kind.Attribute is null),
            kind => Assert.Empty(CustomAnnotations.Lacking(kind, CustomTypes.Find(Here, "CustomOwnFixed"))));
    }

    [Fact]
    public void Partial_types_get_declarations()
    {
        CustomTypes types = CustomTypes.Find(Here, "CustomOwn");
        (string? source, string? obstacle) = CustomAnnotations.Declare(Packs, types, CustomAnnotations.Lacking(Packs, types), Sources);
        Assert.Null(obstacle);
        Assert.Equal(
            [
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial class CustomOwn; }",
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial record CustomOwnNote; }",
                "namespace Octavo.Lab.Tests { [global::MemoryPack.MemoryPackableAttribute] partial record struct CustomOwnPair; }",
            ],
            source!.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }

    [Fact]
    public void What_cannot_be_annotated_is_said_with_the_reason()
    {
        CustomTypes types = CustomTypes.Find(Here, "CustomOwnFixed");
        (string? source, string? obstacle) = CustomAnnotations.Declare(Packs, types, CustomAnnotations.Lacking(Packs, types), Sources);
        Assert.Null(source);
        Assert.Contains("Octavo.Lab.Tests.CustomOwnFixed is not partial", obstacle, StringComparison.Ordinal);
        Assert.Contains("Octavo.Lab.Tests.CustomOwnBase is abstract", obstacle, StringComparison.Ordinal);
        Assert.Contains("CustomForeign.Item is nested", obstacle, StringComparison.Ordinal);
        Assert.Contains("is generic", obstacle, StringComparison.Ordinal);
    }

    [Fact]
    public void Enums_get_declarations_beside_them_where_the_library_wants_one()
    {
        CustomTypes types = CustomTypes.Find(Here, "CustomOwn");
        Assert.Equal([typeof(DayOfWeek).FullName], types.Enums.Select(type => type.FullName));
        Assert.Equal(
            "[global::Apache.Fory.ForyEnumAttribute(Target = typeof(global::System.DayOfWeek))] internal static class EnumOfCustom0;" + Environment.NewLine,
            CustomAnnotations.DeclareEnums(Registers, types));
        Assert.Equal("", CustomAnnotations.DeclareEnums(Packs, types));
    }

    /// <summary>Fory wants its attribute on each struct, MemoryPack and Nino take plain ones as they are.</summary>
    [Fact]
    public void Plain_structs_lack_what_the_library_wants_of_them()
    {
        CustomTypes types = CustomTypes.Find(Here, "CustomOwn");
        Assert.Contains(CustomAnnotations.Lacking(Registers, types), type => type.Name == nameof(CustomOwnPoint));
        foreach (CustomKind kind in (CustomKind[])[Packs, CustomKind.All.Single(kind => kind.Peer == "Nino")])
            Assert.DoesNotContain(CustomAnnotations.Lacking(kind, types), type => type.Name == nameof(CustomOwnPoint));
        Assert.Equal("Octavo.Lab.Tests.CustomOwn lacks [NinoType]", CustomAnnotations.Lacks(CustomKind.All.Single(kind => kind.Peer == "Nino"), [typeof(CustomOwn)]));
        Assert.Equal("Octavo.Lab.Tests.CustomOwn lacks [ForyStruct]", CustomAnnotations.Lacks(Registers, [typeof(CustomOwn)]));
    }

    [Fact]
    public void A_library_that_takes_its_own_messages_alone_says_so()
    {
        CustomKind kind = CustomKind.All.Single(kind => kind.Peer == "GoogleProtobuf");
        Assert.Equal(
            "Octavo.Lab.Tests.CustomOwn is no Google.Protobuf.IMessage, and the library takes types that its own compiler generated, no others",
            CustomAnnotations.Refuses(kind, CustomTypes.Find(Here, "CustomOwn")));
        Assert.Null(CustomAnnotations.Refuses(kind with { Interface = typeof(IDisposable).FullName }, CustomTypes.Find(Here, nameof(CustomTests))));
        Assert.All(CustomKind.All.Where(one => one.Interface is null), one => Assert.Null(CustomAnnotations.Refuses(one, CustomTypes.Find(Here, "CustomOwn"))));
    }

    [Fact]
    public void The_adapter_is_told_what_the_type_consists_of()
    {
        string source = CustomProject.PeerSource(CustomTypes.Find(Here, "Octavo.Lab.Tests.CustomOrder"));
        Assert.StartsWith("global using Custom = global::Octavo.Lab.Tests.CustomOrder;", source, StringComparison.Ordinal);
        Assert.Contains("Types { get; } = [typeof(global::Octavo.Lab.Tests.CustomOrder), typeof(global::Octavo.Lab.Tests.CustomLine)];", source,
            StringComparison.Ordinal);
        Assert.Contains("Enums { get; } = [typeof(global::System.DayOfWeek)];", source, StringComparison.Ordinal);
    }
}
