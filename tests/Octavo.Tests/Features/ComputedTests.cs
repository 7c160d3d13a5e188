// Owns: members that follow from others: in which formats they are written, and that reading knows their names and skips their values.
using System.Text;
using System.Text.Json;

namespace Octavo.Tests.Features;

public sealed class ComputedTests
{
    private static readonly OctavoJsonOptions s_refuse = new() { UnknownMembers = UnknownMemberPolicy.Refuse };

    [Fact]
    public void Nothing_is_written_that_nobody_asks_for() => Assert.Equal("""{"A":2}""", OctavoJson.SerializeToString(new SilentSum { A = 2 }));

    [Fact]
    public void A_type_says_that_all_are_written()
    {
        Back("""{"Head":"bill 2","Price":5,"Total":10,"Count":2,"Parts":[0,1],"Line":{"Width":2,"Name":"n","Double":4,"Upper":"N"},"Perhaps":2}""",
            new Bill { Price = 5, Count = 2 }, b => (b.Price, b.Count));
        Back("""{"Head":"bill 0","Price":5,"Total":0,"Count":0,"Parts":[],"Line":null,"Perhaps":null}""", new Bill { Price = 5 }, b => (b.Price, b.Count));
        Back("{}", default(BillLine), b => (b.Width, b.Name));
        Back("""[{"Width":1,"Double":2},{"Name":"a","Upper":"A"}]""", new[] { new BillLine { Width = 1 }, new BillLine { Name = "a" } },
            b => (b[0].Width, b[1].Name));
        Back("""[{"Length":2,"Area":4},{"Length":3,"Area":9}]""", new[] { new Side(2), new Side(3) }, s => (s[0], s[1]));
        Back("""{"X":3,"Y":4,"Label":"q","Length":5,"Must":"m"}""", new Positioned(3, 4, "q") { Must = "m" }, p => p);
        Back("""{"Kind":"only"}""", new OnlyComputed(), _ => 0);
    }

    [Fact]
    public void Cases_of_unions_write_them()
    {
        Back("""[{"$type":"RoundShape","Size":3,"Name":"round 3"},{"$type":"FlatShape","Size":1,"Name":"flat","Depth":0}]""",
            new ComputedShape[] { new RoundShape { Size = 3 }, new FlatShape { Size = 1 } }, s => (s[0].Size, s[1].Size, s[0].GetType(), s[1].GetType()));
    }

    [Fact]
    public void System_Text_Json_writes_the_same()
    {
        foreach (WrittenByJson value in new[] { new WrittenByJson { Id = 1 },
            new WrittenByJson { Id = 2, Kids = [1, 2], Seen = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc) } })
        {
            Back(JsonSerializer.Serialize(value), value, v => (v.Id, v.Kids.Length, v.Seen));
        }
        // That library writes the members of a derived class before those of its base.
        Back("""{"IsFirst":true,"id":1,"Slug":"s1","kids":[],"KidCount":0,"Seen":null,"HasSeen":false,"Ratio":0.5}""", new WrittenByJsonToo { Id = 1 },
            v => v.Id);
        Back("""{"id":3}""", new NotWrittenByJson { Id = 3 }, v => v.Id);
    }

    [Fact]
    public void Newtonsoft_writes_the_same()
    {
        Back(Newtonsoft.Json.JsonConvert.SerializeObject(new WrittenByNewtonsoft { Id = 2 }), new WrittenByNewtonsoft { Id = 2 }, v => v.Id);
        Back(Newtonsoft.Json.JsonConvert.SerializeObject(new WrittenByNewtonsoft()), new WrittenByNewtonsoft(), v => v.Id);
    }

    [Fact]
    public void Maps_by_name_have_those_that_are_asked_for()
    {
        var value = new OneComputed { A = 4 };
        Assert.Equal("""{"A":4,"sum":5}""", OctavoJson.SerializeToString(value));
        byte[] packed = OctavoMsgPack.Serialize(value);
        Assert.Equal("82A14104A373756D05", Convert.ToHexString(packed));
        Assert.Null(OctavoMsgPack.Deserialize<OneComputed>(packed)!.More);
        byte[] cbor = OctavoCbor.Serialize(value);
        Assert.Equal("A261410463" + "73756D05", Convert.ToHexString(cbor));
        Assert.Equal(4, OctavoCbor.Deserialize<OneComputed>(cbor, new OctavoCborOptions { UnknownMembers = UnknownMemberPolicy.Refuse })!.A);
        Assert.Equal(4, OctavoMsgPack.Deserialize<OneComputed>(packed, new OctavoMsgPackOptions { UnknownMembers = UnknownMemberPolicy.Refuse })!.A);
        Assert.Equal(OctavoBinary.Serialize(new SilentSum { A = 4 }), OctavoBinary.Serialize(value));
    }

    [Theory]
    [InlineData("""{"sum":5,"A":4}""")]
    [InlineData("""{"A":4,"sum":{"any":["thing"]}}""")]
    [InlineData("""{"A":4,"\u0073um":null}""")]
    [InlineData("""{"A":4,"total":1,"sum":2}""")]
    public void What_data_have_of_them_is_skipped(string json)
    {
        OneComputed read = OctavoJson.Deserialize<OneComputed>(json, s_refuse)!;
        Assert.Equal(4, read.A);
        Assert.Null(read.More);
        Assert.Null(OctavoJson.Deserialize<OneComputed>(new MemoryStream(Encoding.UTF8.GetBytes(json)))!.More);
        var there = new OneComputed();
        OctavoJson.Populate(Encoding.UTF8.GetBytes(json), ref there!);
        Assert.Equal(4, there.A);
    }

    [Fact]
    public void Their_names_fold_like_those_of_members()
    {
        OneComputed read =
            OctavoJson.Deserialize<OneComputed>("""{"a":4,"SUM":5}""",
                new OctavoJsonOptions { IgnoreNameCase = true, UnknownMembers = UnknownMemberPolicy.Refuse })!;
        Assert.Equal(4, read.A);
        Assert.Null(read.More);
    }

    [Fact]
    public void Kept_members_cannot_have_their_names()
    {
        OneComputed value = OctavoJson.Deserialize<OneComputed>("""{"A":4,"Sum":5}""")!;
        Assert.Equal("""{"A":4,"sum":5,"Sum":5}""", OctavoJson.SerializeToString(value));
    }

    [Fact]
    public void The_schema_says_that_they_are_only_read()
    {
        using JsonDocument schema = JsonDocument.Parse(OctavoJson.Schema<Side>());
        JsonElement side = schema.RootElement.GetProperty("$defs").GetProperty("Side");
        Assert.True(side.GetProperty("properties").GetProperty("Area").GetProperty("readOnly").GetBoolean());
        Assert.False(side.GetProperty("properties").GetProperty("Length").TryGetProperty("readOnly", out _));
    }

    private static void Back<T, TKey>(string json, T value, Func<T, TKey> key)
    {
        Assert.Equal(json, OctavoJson.SerializeToString(value));
        Assert.Equal(key(value), key(OctavoJson.Deserialize<T>(json, s_refuse)!));
        Assert.Equal(key(value), key(OctavoJson.Deserialize<T>(new MemoryStream(Encoding.UTF8.GetBytes(json)), s_refuse)!));
        Assert.Equal(key(value), key(OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value))!));
        Assert.Equal(key(value), key(OctavoCompact.Deserialize<T>(OctavoCompact.Serialize(value))!));
        Assert.Equal(key(value), key(OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value))!));
        Assert.Equal(key(value), key(OctavoCbor.Deserialize<T>(OctavoCbor.Serialize(value))!));
        Assert.Equal(key(value), key(OctavoGraph.Clone(value)!));
    }
}
