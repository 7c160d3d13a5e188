// Owns: what Json.NET's attributes do to JSON: the same text as that library writes, and what is read and refused.
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

namespace Octavo.Tests.Attributes.Newtonsoft;

public sealed class NewtonsoftTests
{
    [Fact]
    public void Json_NET_writes_the_same()
    {
        Same(new Invoice { Id = 7, Customer = "c", Total = 12.5m, Note = null, Lines = [new() { Article = "a", Count = 2 }, new()], Way = Way.ByTrain });
        // A whole number of decimals would be 0.0 there and 0 here.
        Same(new Invoice { Total = 0.5m });
        Same(new OptedIn { Kept = 1, Left = 2 });
        Same(new Extended { Id = 1, More = new Dictionary<string, object?> { ["x"] = 5L, ["y"] = "z", ["n"] = null } });
    }

    [Fact]
    public void Required_says_what_may_be_missing_and_null()
    {
        Assert.Equal(OctavoErrorCode.MissingMember, Refused("{}"));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Refused("{\"always\":null,\"AllowNull\":null}"));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Refused("{\"always\":\"a\",\"AllowNull\":null,\"DisallowNull\":null}"));
        Assert.Null(OctavoJson.Deserialize<Demanding>("{\"always\":\"a\",\"AllowNull\":null}")!.AllowNull);
        // In MessagePack the attributes say nothing.
        Assert.Null(OctavoMsgPack.Deserialize<Demanding>([0x80])!.Always);
    }

    [Fact]
    public void Unknown_members_are_refused_where_the_type_says_so_and_kept_as_objects()
    {
        Assert.Equal(OctavoErrorCode.UnknownMember, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OptedIn>("{\"Kept\":1,\"Left\":2}")).Code);
        Extended read = OctavoJson.Deserialize<Extended>("{\"a\":[1,\"b\"],\"Id\":2,\"c\":1.5}")!;
        Assert.Equal([1L, "b"], Assert.IsType<object[]>(read.More!["a"]));
        Assert.Equal(1.5, read.More["c"]);
    }

    private static void Same<T>(T value)
    {
        string theirs = JsonConvert.SerializeObject(value);
        Assert.Equal(theirs, OctavoJson.SerializeToString(value));
        Assert.Equal(theirs, JsonConvert.SerializeObject(OctavoJson.Deserialize<T>(theirs)));
    }

    private static OctavoErrorCode Refused(string text) => Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Demanding>(text)).Code;
}
