// Owns: types that are their one value in data: the bytes are the value's in every format, and the object comes back.
using System.Globalization;
using System.Net;
using System.Net.Mail;
using System.Net.NetworkInformation;
using System.Text;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class SingleValueTests
{
    private static readonly Guid s_guid = new("01234567-89ab-cdef-0123-456789abcdef");

    [Fact]
    public void They_are_their_value()
    {
        As(new OrderNumber(5), 5);
        As(new CustomerKey(s_guid), s_guid);
        As(Age.From(40), 40);
        As(Isbn.Of("978"), "978");
        As(new Tag("t"), "t");
        As(new Key<string>(s_guid), s_guid);
        As(new Amount(1.5m, "EUR"), "1.5 EUR");
        As<Metres, double?>(new Metres(1.25), 1.25);
        As(new MailAddress("a@b.example"), "a@b.example");
        Assert.Equal("[1,300]", OctavoJson.SerializeToString(new[] { new OrderNumber(1), new OrderNumber(300) }));
        Assert.Equal(default, OctavoBinary.Deserialize<Tag>(OctavoBinary.Serialize(default(Tag))));
        Assert.Null(OctavoJson.Deserialize<Tag>("null").Text);
        Assert.Null(OctavoJson.Deserialize<Isbn?>("null"));
        Assert.Equal(7, OctavoJson.Deserialize<OfAssembly<int>>("7")!.Amount);
    }

    [Fact]
    public void They_come_back_as_members_in_every_format()
    {
        HoldsSingles full = new()
        {
            Number = new(1),
            Perhaps = new(2),
            Customer = new(s_guid),
            Age = Age.From(3),
            Book = Isbn.Of("4"),
            Tag = new("5"),
            KeyOfText = new(s_guid),
            KeyOfSelf = new(s_guid),
            Long = new(8),
            Price = new(9.5m, "CHF"),
            Length = new(10),
            Mail = new("m@x.example"),
            Numbers = [new(1), new(2)],
            Prices = new() { [new(s_guid)] = new(2, "USD") },
            Ladder = new([1, 2]),
        };
        foreach (HoldsSingles value in new[] { full, new HoldsSingles { Price = new(0, "") } })
        {
            string expected = OctavoJson.SerializeToString(value);
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoJson.Deserialize<HoldsSingles>(expected)));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoJson.Deserialize<HoldsSingles>(new MemoryStream(Encoding.UTF8.GetBytes(expected)))));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoBinary.Deserialize<HoldsSingles>(OctavoBinary.Serialize(value))));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoCompact.Deserialize<HoldsSingles>(OctavoCompact.Serialize(value))));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoMsgPack.Deserialize<HoldsSingles>(OctavoMsgPack.Serialize(value))));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoCbor.Deserialize<HoldsSingles>(OctavoCbor.Serialize(value))));
            Assert.Equal(expected, OctavoJson.SerializeToString(OctavoGraph.Clone(value)));
        }
        Assert.Contains("\"Number\":1,\"Perhaps\":2", OctavoJson.SerializeToString(full), StringComparison.Ordinal);
    }

    [Fact]
    public void A_text_that_is_none_is_refused()
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<HoldsSingles>("""{"Price":"nothing"}"""));
        Assert.Equal(OctavoErrorCode.InvalidValue, refused.Code);
        Assert.Contains("Price", refused.Path, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.UserCode, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<MailAddress>("\"no address\"")).Code);
    }

    private static void As<T, TValue>(T value, TValue form)
    {
        Assert.Equal(OctavoBinary.Serialize(form), OctavoBinary.Serialize(value));
        Assert.Equal(OctavoCompact.Serialize(form), OctavoCompact.Serialize(value));
        Assert.Equal(OctavoMsgPack.Serialize(form), OctavoMsgPack.Serialize(value));
        Assert.Equal(OctavoCbor.Serialize(form), OctavoCbor.Serialize(value));
        Assert.Equal(OctavoJson.SerializeToString(form), OctavoJson.SerializeToString(value));
        Assert.Equal(value, OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(form)));
        Assert.Equal(value, OctavoJson.Deserialize<T>(OctavoJson.Serialize(form)));
    }

    /// <summary>As a key a single value is in JSON what its value is: the name of a member.</summary>
    [Fact]
    public void Keys_are_names_in_JSON()
    {
        var value = new SingleKeys
        {
            Texts = new() { [new("a\"b")] = 1, [new("")] = 2 },
            Numbers = { [new(7)] = "x" },
            Nested = new() { [new(new(3))] = 5 },
            Guids = new Dictionary<CustomerKey, int> { [new(s_guid)] = 6 },
            Times = { [new(DateTime.UnixEpoch)] = 1 },
        };
        string json = OctavoJson.SerializeToString(value);
        string expected = """{"Texts":{"a\"b":1,"":2},"Numbers":{"7":"x"},"Nested":{"3":5},"Guids":{"GUID":6},"Times":{"1970-01-01T00:00:00Z":1}}""";
        Assert.Equal(expected.Replace("GUID", s_guid.ToString(), StringComparison.Ordinal), json);
        foreach (string format in FormatList.Names)
        {
            FormatCalls<SingleKeys> calls = FormatList.Of<SingleKeys>(format);
            Assert.Equal(json, OctavoJson.SerializeToString(calls.Deserialize(calls.Serialize(value))));
        }
    }

    /// <summary>So are keys of the platform's types that are one text or number in JSON; the schema says so.</summary>
    [Fact]
    public void Keys_of_the_platform_are_names_in_JSON()
    {
        var value = new PlatformKeys
        {
            Uris = new() { [new("https://a.example/b?c=\"d\"")] = 1, [new("x", UriKind.Relative)] = 2 },
            Versions = new() { [new(1, 2, 3)] = "a" },
            Cultures = new() { [CultureInfo.InvariantCulture] = 1, [CultureInfo.GetCultureInfo("de")] = 2 },
            Addresses = new() { [IPAddress.Parse("fe80::1")] = IPAddress.Loopback },
            EndPoints = new() { [new(IPAddress.Loopback, 80)] = 3 },
            Networks = new() { [IPNetwork.Parse("10.0.0.0/8")] = 4 },
            Physical = new() { [PhysicalAddress.Parse("00155D01AB7F")] = 5 },
            Indexes = new() { [^3] = 6 },
        };
        string json = OctavoJson.SerializeToString(value);
        Assert.Equal(
            """{"Uris":{"https://a.example/b?c=\"d\"":1,"x":2},"Versions":{"1.2.3":"a"},"Cultures":{"":1,"de":2},"Addresses":{"fe80::1":"127.0.0.1"}"""
            + ""","EndPoints":{"127.0.0.1:80":3},"Networks":{"10.0.0.0/8":4},"Physical":{"00155D01AB7F":5},"Indexes":{"-4":6}}""", json);
        Assert.Contains("\"Versions\":" + System.Text.Json.JsonSerializer.Serialize(value.Versions), json, StringComparison.Ordinal);
        foreach (string format in FormatList.Names)
        {
            FormatCalls<PlatformKeys> calls = FormatList.Of<PlatformKeys>(format);
            Assert.Equal(json, OctavoJson.SerializeToString(calls.Deserialize(calls.Serialize(value))));
        }
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<PlatformKeys>("""{"Versions":{"1.2":"a","1.x":"b"}}"""));
        Assert.Equal(("PlatformKeys.Versions[#1 key]", OctavoErrorCode.InvalidValue), (found.Path, found.Code));
        Assert.DoesNotContain("anyOf", OctavoJson.Schema<PlatformKeys>(), StringComparison.Ordinal);
    }

    /// <summary>JSON refuses null as a name, and says which name is not a value of the type.</summary>
    [Fact]
    public void Keys_that_are_no_names()
    {
        var value = new SingleKeys { Texts = new() { [default] = 1 } };
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(() => OctavoJson.SerializeToString(value)).Code);
        Assert.Equal(1, OctavoBinary.Deserialize<SingleKeys>(OctavoBinary.Serialize(value))!.Texts[default]);
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<SingleKeys>("""{"Nested":{"3":5,"q":6}}"""));
        Assert.Equal(("SingleKeys.Nested[#1 key]", 18), (found.Path, (int)found.Offset));
        found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<SingleKeys>("""{"Nested":{"3":5,"4":true}}"""));
        Assert.Equal("SingleKeys.Nested[#1]", found.Path);
        Assert.Contains("\"Nested\": {\n          \"type\": \"object\"", OctavoJson.Schema<SingleKeys>(), StringComparison.Ordinal);
    }
}
