// Owns: the peers' adapters of the command "mine", built for a project of a user's and asked for its values. Each is skipped where its package is not here.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public sealed class MinePeerBuildTests(MineShop shop) : IClassFixture<MineShop>
{
    [MinePeerFact("MessagePack")]
    public Task MessagePack_takes_types_as_they_are() => Verifies("MessagePack", "Order", annotate: false);

    [MinePeerFact("MsgPackCli")]
    public Task MsgPack_Cli_takes_types_as_they_are() => Verifies("MsgPackCli", "Order", annotate: false);

    [MinePeerFact("NerdbankMessagePack")]
    public Task Nerdbank_MessagePack_takes_types_as_they_are() => Verifies("NerdbankMessagePack", "Order", annotate: false);

    [MinePeerFact("DahomeyCbor")]
    public Task Dahomey_Cbor_takes_types_as_they_are() => Verifies("DahomeyCbor", "Order", annotate: false);

    [MinePeerFact("ProtobufNet")]
    public Task Protobuf_net_takes_types_as_they_are() => Verifies("ProtobufNet", "Order", annotate: false);

    [MinePeerFact("ProtobufNet")]
    public async Task Protobuf_net_says_what_it_cannot_take() =>
        Assert.StartsWith("throws NotSupportedException: Nested or jagged lists", await Wrong("ProtobufNet", "Jagged"), StringComparison.Ordinal);

    [MinePeerFact("MemoryPack")]
    public Task MemoryPack_takes_annotated_types() => Verifies("MemoryPack", "Order", annotate: true);

    [MinePeerFact("NetSerializer")]
    public Task NetSerializer_takes_annotated_types() => Verifies("NetSerializer", "Order", annotate: true);

    [MinePeerFact("Nino")]
    public async Task Nino_takes_annotated_types()
    {
        Assert.Equal("Shop.Order, Shop.Line, Shop.Note lack [NinoType]; --annotate adds it where types are partial", (await shop.BuildAsync("Nino", "Order", annotate: false)).Unavailable);
        await Verifies("Nino", "Order", annotate: true);
    }

    /// <summary>Its serializers want a constructor without parameters: a record whose members are its constructor's is none for it.</summary>
    [MinePeerFact("Fory")]
    public async Task Fory_takes_annotated_types_that_it_can_make()
    {
        Assert.StartsWith("Shop.Plain, Shop.Point lack [ForyStruct]", (await shop.BuildAsync("Fory", "Plain", annotate: false)).Unavailable, StringComparison.Ordinal);
        await Verifies("Fory", "Plain", annotate: true);
        Assert.StartsWith("does not build here: FORY002 Class 'global::Shop.Note'", (await shop.BuildAsync("Fory", "Order", annotate: true)).Unavailable, StringComparison.Ordinal);
    }

    [MinePeerFact("GoogleProtobuf")]
    public async Task Google_Protobuf_takes_messages_alone() =>
        Assert.StartsWith("Shop.Order is no Google.Protobuf.IMessage", (await shop.BuildAsync("GoogleProtobuf", "Order", annotate: true)).Unavailable, StringComparison.Ordinal);

    private async Task Verifies(string peer, string type, bool annotate) => Assert.Null(await Wrong(peer, type, annotate));

    private async Task<string?> Wrong(string peer, string type, bool annotate = false)
    {
        MineBuild build = await shop.BuildAsync(peer, type, annotate);
        Assert.Null(build.Unavailable);
        ICandidate candidate = Assert.Single(PeerLoader.Peer(build.Assembly!, null).Candidates);
        var loaded = new LoadedCandidate(candidate.Info.Name, candidate.Info.System, candidate.Info.Format, [], candidate, "", "", null);
        return Measuring.OpenedCandidate.Open(loaded, MineTable.Id, type, new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096), shop.DataOf(type))).Wrong;
    }
}
