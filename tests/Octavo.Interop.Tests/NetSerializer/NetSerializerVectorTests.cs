// Owns: the bytes of NetSerializer and NetSerializer2, value by value: what 4.1.2 and the one were seen to write.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.NetSerializer;

public sealed class NetSerializerVectorTests
{
    private static readonly NetSerializerOptions s_direct = NetMessages.Options4 with { IsDirect = true };

    [Theory]
    [InlineData("null", "00", "00")]
    [InlineData("U8", "46c8", "74c8")]
    [InlineData("S16", "35d704", "69d704")]
    [InlineData("S32", "45ffffffff0f", "6affffffff0f")]
    [InlineData("S64", "44feffffffffffffffff01", "6bfeffffffffffffffff01")]
    [InlineData("Primitives of 0", "3d00000000000000000000000000", "6800000000000000000000000000")]
    [InlineData("Primitives", "3d01ffac419ab3e6cc99b3e6dcbf010a03ffffffffffffffffff01ffffff03808080fe03ffffffff0fffffffffffffffffff01ffff03",
        "6801ffffac41ffff03ffff03ffffffff0f03ffffffffffffffffff01ffffffffffffffffff01808080fe039ab3e6cc99b3e6dcbf010a")]
    [InlineData("Dictionaries null", "360000", "630000")]
    [InlineData("Dictionaries empty", "363a3b01373801", "63777d01767b01")]
    [InlineData("Dictionaries", "363a3b0302018001d804373802020130320a", "63777d0202306d0a767b0302018001d804")]
    [InlineData("Complex null", "3400000000", "6200000000")]
    [InlineData("Complex", "3433080a320c3502330406", "6269026c04066c080a6d0c")]
    [InlineData("String null", "3100", "6f00")]
    [InlineData("String empty", "3101", "6f01")]
    [InlineData("String", "310b0561c3a9e282acf09f9880", "6f0b61c3a9e282acf09f9880")]
    [InlineData("Structs of 0", "300000000000", "730000000000")]
    [InlineData("Structs", "3001040608020178", "73027808060401")]
    [InlineData("ByteArray null", "2e00", "6100")]
    [InlineData("ByteArray empty", "2e01", "6101")]
    [InlineData("ByteArray", "2e040001ff", "61040001ff")]
    [InlineData("IntArray null", "2d00", "6500")]
    [InlineData("IntArray empty", "2d01", "6501")]
    [InlineData("IntArray", "2d05000102feffffff0f", "6505000102feffffff0f")]
    [InlineData("Others of 0", "0d000000000000000000000000000000000000000000000000000000000000",
        "6700000000000000000000110000000000000000000000000000000000000000000000000000")]
    [InlineData("Others",
        "0d07040201742b03330204000400030180808080808080fc3f00e6888901aa9102ee99038899aabbccddeeff0209100e24040204060600030202011f2003c8040307020201780004000000d20900051d0302016e00040019031b020202001b0100000400010ac8ffd9c4090101040610020202017302000402016100018082b8ebf2eaa4de9101", "670402610001c801150a0170060401a4130000ffffefff0f8082b8ebf2eaa4de9101ffd9c4091133221100554477668899aabbccddeeff8301041502150415068501031f026e00810102720273028001036c02040003020201020e10098201038401021902840101757903c87e03600278020000006002740403011d80808080808080fc3f00")]
    [InlineData("Node", "0a0b030a0b01000000060004000a00000402", "6602660400007f036606007f0100")]
    [InlineData("root int", "050a", "150a")]
    [InlineData("root text", "0803026869", "1f036869")]
    [InlineData("root text null", "00", "00")]
    [InlineData("root nullable", "050e", "150e")]
    [InlineData("root array", "23030204", "2d030204")]
    [InlineData("root dictionary", "3a3b020204", "767b020204")]
    [InlineData("root list", "240302040400", "83010315021504")]
    [InlineData("root class", "0704020174", "60027404")]
    [InlineData("root struct", "14010406", "70060401")]
    public void Values_have_the_bytes_of_the_libraries(string name, string hex4, string hex2)
    {
        NetVector vector = NetVectors.All[name];
        Check(vector, hex4, NetMessages.Options4);
        Check(vector, hex2, NetMessages.Options2);
    }

    [Fact]
    public void Direct_values_have_no_id()
    {
        Check(NetVector.Of(new NetStruct1 { Byte = 1, Int = 2, Long = 3 }), "010406", s_direct);
        Check(NetVector.Of(new NetAuto { Total = "t", Total2 = 2 }), "04020174", s_direct);
        Check(NetVector.Of<int[]?>(null), "00", s_direct);
        Check(NetVector.Of(new Dictionary<int, int> { [1] = 2 }), "3b020204", s_direct);
        Check(NetVector.Of(new List<int>([1, 2])), "0302040400", s_direct);
        Check(NetVector.Of(5), "0a", NetSerializerOptions.Default with { IsDirect = true });
    }

    [Fact]
    public void Lists_of_version_4_may_have_more_room_than_elements()
    {
        Assert.Equal(["b", "c"], OctavoNetSerializer.Deserialize<List<string?>>(Convert.FromHexString("1d0502016202016300000408"), NetMessages.Options4)!);
        NetStruct2 one =
            Assert.Single(OctavoNetSerializer.Deserialize<List<NetStruct2>>(Convert.FromHexString("100402020161000000000202"), NetMessages.Options4)!);
        Assert.Equal(("a", 1), (one.Text, one.Int));
        byte[] many = [0x24, 0xC9, 0x01, .. Enumerable.Repeat((byte)2, 200), 0x90, 0x03, 0x00]; // a count of two bytes
        Assert.Equal(200, OctavoNetSerializer.Deserialize<List<int>>(many, NetMessages.Options4)!.Count);
        many[^3] = 0x80;
        Assert.Equal(192, OctavoNetSerializer.Deserialize<List<int>>(many, NetMessages.Options4)!.Count);
    }

    [Fact]
    public void Types_have_the_ids_that_the_serializer_gives()
    {
        NetSerializerType[] types = [.. NetMessages.Options4.Types];
        Assert.Equal(typeof(NetSmallEnum), types[0].Type); // the last root
        Assert.Equal(Enumerable.Range(2, types.Length).Select(static id => (uint)id), types.Select(static one => one.Id));
        Assert.Equal(["<Total2>k__BackingField", "<Total>k__BackingField"],
            types.Single(static one => one.Type == typeof(NetAuto)).Fields.Select(static field => field.Name));
        Assert.Equal(["Zero", "Another"], types.Single(static one => one.Type == typeof(NetSimple)).Fields.Select(static field => field.Name));
        Assert.Equal(["<Total>k__BackingField", "<Total2>k__BackingField"],
            NetMessages.Options2.Types.Single(static one => one.Type == typeof(NetAuto)).Fields.Select(static field => field.Name));
    }

    [Fact]
    public void Ids_of_a_map_are_taken_as_they_are()
    {
        var options =
            new NetSerializerOptions
            {
                Types =
                NetSerializerTypes.FromIds(NetSerializerVersion.NetSerializer4, new Dictionary<Type, uint> { [typeof(NetU8)] = 300, [typeof(byte)] = 9 })
            };
        Assert.Equal("AC02C8", Convert.ToHexString(OctavoNetSerializer.Serialize(new NetU8 { Value = 200 }, options)));
        Assert.Equal(200, OctavoNetSerializer.Deserialize<NetU8>([0xAC, 0x02, 200], options)!.Value);
    }

    [Fact]
    public void Cases_of_cases_have_one_id()
    {
        NetOuter value = new NetLeaf { Outer = 1, Inner = 2, Able = 3, Pairs = [new(4, "p")], Tuple = (5, "t"), Next = new NetLeaf() };
        foreach (NetSerializerVersion version in Enum.GetValues<NetSerializerVersion>())
        {
            var options = new NetSerializerOptions { Version = version, Types = NetSerializerTypes.FromRoots(version, typeof(NetLeaf), typeof((int, string))) };
            Check(NetVector.Of<NetOuter?>(value),
                version == NetSerializerVersion.NetSerializer4 ? "05020406050000000000000208020170010a020174" : "600204060208027001640a027460000000000000",
                options);
        }
    }

    [Fact]
    public void Members_may_have_another_name_than_their_fields()
    {
        var options = new NetSerializerOptions { Types = [new(typeof(NetU8), 2) { Fields = [new("m_value", typeof(byte)) { Member = nameof(NetU8.Value) }] }] };
        Assert.Equal([2, 200], OctavoNetSerializer.Serialize(new NetU8 { Value = 200 }, options));
    }

    private static void Check(NetVector vector, string hex, NetSerializerOptions options)
    {
        byte[] bytes = vector.Serialize(options);
        Assert.Equal(hex, Convert.ToHexStringLower(bytes));
        Assert.Equal(hex, Convert.ToHexStringLower(vector.Again(bytes, options)));
    }
}
