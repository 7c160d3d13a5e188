// Owns: what is read later of a message that came from outside: extensions, and messages in an Any. They have the seeded hash that the message was read with.
using Octavo.Conformance.JsonMapping;
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf;

public sealed class SeededLaterTests
{
    private static readonly ProtobufExtension<KeepingMessage, NumberedMap> s_map = new(100) { Name = "seeded.map" };

    private static readonly ProtobufRepeatedExtension<KeepingMessage, NumberedMap> s_maps = new(101) { Name = "seeded.maps" };

    [Fact]
    public void Extensions()
    {
        var message = new KeepingMessage { Number = 1 };
        s_map.Set(message, new NumberedMap { Items = { [1] = 2 } });
        s_maps.Set(message, [new NumberedMap { Items = { [3] = 4 } }]);
        byte[] data = OctavoProtobuf.Serialize(message);
        KeepingMessage own = OctavoProtobuf.Deserialize<KeepingMessage>(data)!;
        KeepingMessage strange = OctavoProtobuf.Deserialize<KeepingMessage>(data, OctavoProtobufOptions.Untrusted)!;
        Assert.Same(EqualityComparer<long>.Default, s_map.Get(own)!.Items.Comparer);
        Check(strange);
        Check(OctavoGraph.Clone(strange));
        s_map.Set(strange, new NumberedMap { Items = { [5] = 6 } });
        Check(strange);
        s_map.Clear(strange);
        Assert.NotSame(EqualityComparer<long>.Default, s_maps.Get(strange)[0].Items.Comparer);

        static void Check(KeepingMessage message)
        {
            Assert.NotSame(EqualityComparer<long>.Default, s_map.Get(message)!.Items.Comparer);
            Assert.NotSame(EqualityComparer<long>.Default, s_maps.Get(message)[0].Items.Comparer);
            Assert.Same(EqualityComparer<long>.Default, s_map.Get(message, OctavoProtobufOptions.Default)!.Items.Comparer);
        }
    }

    [Fact]
    public void Messages_in_an_Any()
    {
        ProtobufAny any = ProtobufAny.Pack(new NumberedMap { Items = { [1] = 2 } });
        ProtobufAny own = OctavoProtobuf.Deserialize<ProtobufAny>(OctavoProtobuf.Serialize(any))!;
        ProtobufAny strange = OctavoProtobuf.Deserialize<ProtobufAny>(OctavoProtobuf.Serialize(any), OctavoProtobufOptions.Untrusted)!;
        ProtobufAny json = OctavoJson.Deserialize<ProtobufAny>(OctavoJson.Serialize(any), OctavoJsonOptions.Untrusted)!;
        Assert.Equal(own, strange);
        Assert.Same(EqualityComparer<long>.Default, Unpacked(own).Items.Comparer);
        Assert.NotSame(EqualityComparer<long>.Default, Unpacked(strange).Items.Comparer);
        Assert.NotSame(EqualityComparer<long>.Default, Unpacked(json).Items.Comparer);

        static NumberedMap Unpacked(ProtobufAny any) => any.TryUnpack(out NumberedMap? map) ? map : throw new InvalidOperationException("another type");
    }
}
