// Owns: types that are their one value in data: the bytes are the value's in every format, and the object comes back.
using System.Net.Mail;
using System.Text;

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
}
