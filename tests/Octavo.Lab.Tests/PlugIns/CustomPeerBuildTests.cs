// Owns: the peers' adapters of the command "custom", built for a project of a user's and asked for its values. Each is skipped if its package is not here.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public sealed class CustomPeerBuildTests(CustomShop shop, CustomMessages messages, CustomAnnotated annotated)
    : IClassFixture<CustomShop>, IClassFixture<CustomMessages>, IClassFixture<CustomAnnotated>
{
    [CustomPeerFact("MessagePack")]
    public Task MessagePack_takes_types_as_they_are() => Verifies("MessagePack", "Order", annotate: false);

    [CustomPeerFact("MsgPackCli")]
    public Task MsgPack_Cli_takes_types_as_they_are() => Verifies("MsgPackCli", "Order", annotate: false);

    [CustomPeerFact("NerdbankMessagePack")]
    public Task Nerdbank_MessagePack_takes_types_as_they_are() => Verifies("NerdbankMessagePack", "Order", annotate: false);

    [CustomPeerFact("DahomeyCbor")]
    public Task Dahomey_Cbor_takes_types_as_they_are() => Verifies("DahomeyCbor", "Order", annotate: false);

    [CustomPeerFact("ProtobufNet")]
    public async Task Protobuf_net_takes_types_as_they_are()
    {
        await Verifies("ProtobufNet", "Order", annotate: false);
        await Verifies("ProtobufNet", "Big", annotate: false);
    }

    [CustomPeerFact("ProtobufNet")]
    public async Task What_a_library_cannot_take_costs_its_row_and_is_said()
    {
        LoadedCandidate loaded = await Load("ProtobufNet", "Jagged", annotate: false, shop);
        Assert.Null(loaded.Candidate);
        Assert.Matches("^protobuf-net [0-9.]+: does not take the type: NotSupportedException: Nested or jagged lists", loaded.Unavailable);
    }

    [CustomPeerFact("MemoryPack")]
    public Task MemoryPack_takes_annotated_types() => Verifies("MemoryPack", "Order", annotate: true);

    [CustomPeerFact("NetSerializer")]
    public Task NetSerializer_takes_annotated_types() => Verifies("NetSerializer", "Order", annotate: true);

    [CustomPeerFact("Nino")]
    public async Task Nino_takes_annotated_types()
    {
        Assert.Equal("Shop.Order, Shop.Line, Shop.Note lack [NinoType]; --annotate adds it where types are partial",
            (await shop.BuildAsync("Nino", "Order", annotate: false)).Unavailable);
        await Verifies("Nino", "Order", annotate: true);
    }

    /// <summary>Its serializers want a constructor without parameters: a record whose members are its constructor's is none for it.</summary>
    [CustomPeerFact("Fory")]
    public async Task Fory_takes_annotated_types_that_it_can_make()
    {
        Assert.StartsWith("Shop.Plain, Shop.Point lack [ForyStruct]", (await shop.BuildAsync("Fory", "Plain", annotate: false)).Unavailable,
            StringComparison.Ordinal);
        await Verifies("Fory", "Plain", annotate: true);
        Assert.StartsWith("does not build here: FORY002 Class 'global::Shop.Note'", (await shop.BuildAsync("Fory", "Order", annotate: true)).Unavailable,
            StringComparison.Ordinal);
    }

    [CustomPeerFact("Fory")]
    public Task Types_that_carry_the_attribute_are_taken_with_the_code_of_their_own_project() => Verifies("Fory", "Order", annotate: false, annotated);

    [CustomPeerFact("GoogleProtobuf")]
    public async Task Google_Protobuf_takes_messages_alone()
    {
        Assert.StartsWith("Shop.Order is no Google.Protobuf.IMessage", (await shop.BuildAsync("GoogleProtobuf", "Order", annotate: true)).Unavailable,
            StringComparison.Ordinal);
        await Verifies("GoogleProtobuf", "Order", annotate: false, messages);
    }

    private Task Verifies(string peer, string type, bool annotate) => Verifies(peer, type, annotate, shop);

    private static async Task Verifies(string peer, string type, bool annotate, CustomFolder folder)
    {
        LoadedCandidate loaded = await Load(peer, type, annotate, folder);
        OpenedCandidate opened =
            OpenedCandidate.Open(loaded, CustomTable.Id, type, new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096), folder.DataOf(type)));
        Assert.Equal((null, null), (opened.Unavailable, opened.Wrong));
        Assert.True(opened.Workload!.Bytes > 0);
        opened.Workload.Run(Operation.SerializeToWriter, 2);
        opened.Workload.Run(Operation.SerializeToBytes, 2);
        opened.Workload.Run(Operation.Deserialize, 2);
    }

    private static async Task<LoadedCandidate> Load(string peer, string type, bool annotate, CustomFolder folder) =>
        Assert.Single(
            PeerLoader.Load(PeerProject.FindAll(LabPaths.Find().Peers).Single(one => one.Name == peer), await folder.BuildAsync(peer, type, annotate)));
}
