// Owns: damaged messages, JSON and descriptors: they are read or refused with the library's exception, whatever is wrong with them. Needs no suite.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.JsonMapping;

public class HostileTests
{
    private const int Rounds = 4_000;

    private static readonly Shipment s_shipment = new()
    {
        Number = -5,
        PlacedBy = "höflich",
        PlacedAt = DateTime.UnixEpoch,
        Took = TimeSpan.FromSeconds(3),
        Labels = { [1] = "a", [2] = "b" },
        Weights = [1, 2],
        Seal = [1, 2, 3],
        Extra = new ProtobufStruct { ["a"] = "x", ["b"] = 2 },
        Payload = ProtobufAny.Pack(new Shipment { PlacedBy = "inner", Pieces = 3 }),
        Pieces = 7,
        Road = "A1",
        Parts = [new Shipment { Number = 1 }, new Shipment { Rail = 2 }],
    };

    [Fact]
    public void Messages_cut_and_damaged() =>
        Damage(OctavoProtobuf.Serialize(s_shipment), data => OctavoProtoJson.ToJson(data, ProtoJsonTypes.MessageOf<Shipment>()));

    [Fact]
    public void JSON_cut_and_damaged() =>
        Damage(OctavoProtoJson.Serialize(s_shipment),
            data => OctavoProtoJson.FromJson(data, ProtoJsonTypes.MessageOf<Shipment>(), new() { IgnoreUnknown = true }));

    [SuiteFact(JsonVector.Suite)]
    public void Descriptors_cut_and_damaged() =>
        Damage(SuiteFolder.Bytes(JsonVector.Suite + "/descriptor_set.pb").AsSpan(0, 3_000).ToArray(), data => ProtoJsonTypes.FromDescriptorSet(data));

    [Fact]
    public void What_a_damaged_message_becomes_is_JSON_of_the_same_message()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        byte[] data = OctavoProtobuf.Serialize(s_shipment);
        var random = new Random(7);
        int read = 0;
        for (int i = 0; i < Rounds; i++)
        {
            byte[] json;
            try
            {
                json = OctavoProtoJson.ToJson(Damaged(data, random), type);
            }
            catch (OctavoException)
            {
                continue;
            }
            read++;
            Assert.Equal(Encoding.UTF8.GetString(json), Encoding.UTF8.GetString(OctavoProtoJson.ToJson(OctavoProtoJson.FromJson(json, type), type)));
        }
        Assert.NotEqual(0, read);
    }

    [Fact]
    public void Groups_without_end_and_nests_of_them_are_refused()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<Shipment>();
        foreach (byte[] data in (byte[][])[[0x7B], [.. Enumerable.Repeat((byte)0x7B, 100_000)], [0x7C],
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]])
        {
            Assert.Throws<OctavoException>(() => OctavoProtoJson.ToJson(data, type));
        }
        Assert.Throws<OctavoException>(() => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("{\"parts\":[", 100_000))), type));
    }

    [Theory]
    [InlineData("18012805", OctavoErrorCode.None)]
    [InlineData("180128054803", OctavoErrorCode.InvalidData)]
    [InlineData("18002805", OctavoErrorCode.InvalidData)]
    [InlineData("1880808080022805", OctavoErrorCode.InvalidData)]
    [InlineData("1801281E", OctavoErrorCode.InvalidData)]
    [InlineData("1801280B", OctavoErrorCode.InvalidData)]
    [InlineData("1801280B3203612E62", OctavoErrorCode.InvalidData)]
    public void Descriptors_that_cannot_be_are_refused(string field, OctavoErrorCode code)
    {
        // A file with the message M, whose field a is what is given.
        byte[] known = Convert.FromHexString(field);
        byte[] message = [0x0A, 0x01, (byte)'M', 0x12, (byte)(known.Length + 3), 0x0A, 0x01, (byte)'a', .. known];
        byte[] set = [0x0A, (byte)(message.Length + 2), 0x22, (byte)message.Length, .. message];
        if (code == OctavoErrorCode.None)
        {
            Assert.Equal("{\"a\":5}", Encoding.UTF8.GetString(OctavoProtoJson.ToJson([0x08, 0x05], ProtoJsonTypes.FromDescriptorSet(set).Message("M"))));
            return;
        }
        Assert.Equal(code, Assert.Throws<OctavoException>(() => ProtoJsonTypes.FromDescriptorSet(set)).Code);
    }

    /// <summary>n messages below a message whose name is long.</summary>
    [Fact]
    public void Full_names_are_bounded()
    {
        byte[] inner = [0x1A, 3, 0x0A, 1, (byte)'M'];
        byte[] message = [0x0A, 0x80, 0x08, .. Enumerable.Repeat((byte)'n', 1_024), .. inner];
        byte[] file = [0x22, (byte)(message.Length | 0x80), (byte)(message.Length >> 7), .. message];
        OctavoException thrown = Assert.Throws<OctavoException>(
            () => ProtoJsonTypes.FromDescriptorSet([0x0A, (byte)(file.Length | 0x80), (byte)(file.Length >> 7), .. file]));
        Assert.Equal(OctavoErrorCode.InvalidData, thrown.Code);
        Assert.True(thrown.Message.Length < 400, thrown.Message);
    }

    /// <summary>What messages quote of the data is short and breaks no line.</summary>
    [Fact]
    public void Messages_quote_little_and_break_no_line()
    {
        OctavoException thrown = Assert.Throws<OctavoException>(
            () => OctavoProtoJson.FromJson("{\"x\\r\\n2026 INFO" + new string('y', 1_000) + "\":1}", ProtoJsonTypes.MessageOf<Shipment>()));
        Assert.DoesNotContain('\n', thrown.Message);
        Assert.True(thrown.Message.Length < 500, thrown.Message); // 100 in the text, 100 in the path
    }

    private static void Damage(byte[] data, Action<byte[]> read)
    {
        for (int cut = 0; cut < data.Length; cut++)
        {
            Try(read, data[..cut]);
        }
        var random = new Random(1);
        for (int i = 0; i < Rounds; i++)
        {
            Try(read, Damaged(data, random));
        }
    }

    private static byte[] Damaged(byte[] data, Random random)
    {
        byte[] damaged = [.. data];
        for (int hits = random.Next(1, 4); hits > 0; hits--)
        {
            int at = random.Next(damaged.Length);
            damaged[at] = random.Next(3) switch
            {
                0 => (byte)random.Next(256),
                1 => (byte)(damaged[at] ^ (1 << random.Next(8))),
                _ => damaged[random.Next(damaged.Length)]
            };
        }
        return damaged;
    }

    private static void Try(Action<byte[]> read, byte[] data)
    {
        try
        {
            read(data);
        }
        catch (OctavoException refused)
        {
            Assert.NotEqual("", refused.Format);
        }
    }
}
