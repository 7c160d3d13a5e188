// Owns: what users of other JSON libraries rely on, to the letter: dates, nulls, required and unknown members, populate, hand-written codecs.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class JsonFeatureTests
{
    [Fact]
    public void Dates_are_those_of_ISO_8601_with_full_precision()
    {
        Assert.Equal("\"2024-05-06T07:08:09.1234567Z\"", OctavoJson.SerializeToString(new DateTime(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc).AddTicks(1234567)));
        Assert.Equal("\"2024-05-06T07:08:09\"", OctavoJson.SerializeToString(new DateTime(2024, 5, 6, 7, 8, 9)));
        Assert.Equal("\"2024-05-06T07:08:09.5-03:30\"", OctavoJson.SerializeToString(new DateTimeOffset(2024, 5, 6, 7, 8, 9, 500, TimeSpan.FromHours(-3.5))));
        Assert.Equal("\"2024-02-29\"", OctavoJson.SerializeToString(new DateOnly(2024, 2, 29)));
        Assert.Equal(new DateTime(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc), OctavoJson.Deserialize<DateTime>("\"2024-05-06T07:08:09Z\""));
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<DateTime>("\"2024-02-30T00:00:00\""));
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<DateTime>("\"06.05.2024\""));
    }

    [Fact]
    public void Nulls_are_refused_where_the_declaration_does()
    {
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Refused<Noted>("{\"Text\":null}"));
        Assert.Null(OctavoJson.Deserialize<Noted>("{\"Text\":null}", new OctavoJsonOptions { AcceptNulls = true })!.Text);
        Assert.Equal(OctavoErrorCode.NullNotAllowed,
            Refused<List<Noted>>("[{\"Text\":\"t\",\"Seen\":null}]".Replace("\"t\"", "null", StringComparison.Ordinal)));
        Assert.Equal("{\"Text\":\"\",\"Seen\":null,\"Id\":0}", OctavoJson.SerializeToString(new Noted()));
    }

    [Fact]
    public void Required_members_are_asked_for()
    {
        Assert.Equal(OctavoErrorCode.MissingMember, Refused<Needy>("{}"));
        Assert.Equal(OctavoErrorCode.MissingMember, Refused<Needy>("{\"Id\":1}"));
        Assert.Equal((1, "n", 7),
            OctavoJson.Deserialize<Needy>("{\"name\":1,\"Name\":\"n\",\"Id\":1}") is { } read ? (read.Id, read.Name, read.Size) : default);
    }

    [Fact]
    public void Unknown_members_are_passed_over_or_refused()
    {
        const string Text = "{\"Text\":\"a\",\"more\":{\"deep\":[1,{\"x\":\"}\"}]},\"Id\":5}";
        Assert.Equal(5, OctavoJson.Deserialize<Noted>(Text)!.Id);
        OctavoException refused =
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Noted>(Text, new OctavoJsonOptions { UnknownMembers = UnknownMemberPolicy.Refuse }));
        Assert.Equal(OctavoErrorCode.UnknownMember, refused.Code);
        Assert.Contains("more", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Populate_keeps_what_the_data_does_not_have()
    {
        var value = new Noted { Text = "old", Id = 3 };
        OctavoJson.Populate(Encoding.UTF8.GetBytes("{\"Seen\":\"2024-01-01\"}"), value);
        Assert.Equal(("old", 3, new DateOnly(2024, 1, 1)), (value.Text, value.Id, value.Seen));
        OctavoJson.Populate(Encoding.UTF8.GetBytes("{\"Id\":4,\"Text\":\"new\"}"), ref value);
        Assert.Equal(("new", 4), (value.Text, value.Id));
    }

    [Fact]
    public void Codecs_by_hand_write_JSON()
    {
        Assert.Equal("21.5", OctavoJson.SerializeToString(new Celsius(21.5)));
        Assert.Equal(new Celsius(-3), OctavoJson.Deserialize<Celsius>(" -3 "));
        Assert.Equal("\"example.org\"", OctavoJson.SerializeToString<Host?>(new Host("example.org")));
    }

    private static OctavoErrorCode Refused<T>(string text) => Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<T>(text)).Code;
}
