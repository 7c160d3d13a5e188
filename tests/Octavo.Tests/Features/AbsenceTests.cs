// Owns: members that a hand-written codec says are absent: left out of formats with names, told apart from null and from default, whole everywhere else.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class AbsenceTests
{
    /// <summary>Absent, null and a value are three things in JSON.</summary>
    [Theory]
    [InlineData("""{"Before":0,"After":0}""", false, null)]
    [InlineData("""{"Before":0,"Text":null,"After":0}""", true, null)]
    [InlineData("""{"Before":0,"Text":"","After":0}""", true, "")]
    [InlineData("""{"Before":0,"Text":"a","After":0}""", true, "a")]
    public void Absent_null_and_a_value(string json, bool hasValue, string? text)
    {
        var value = new HoldsMaybes { Text = hasValue ? new(text) : default };
        Assert.Equal(json, Encoding.UTF8.GetString(OctavoJson.Serialize(value)));
        Assert.Equal(value.Text, OctavoJson.Deserialize<HoldsMaybes>(Encoding.UTF8.GetBytes(json))!.Text);
    }

    [Fact]
    public void Elements_and_roots_are_whole()
    {
        Assert.Equal("""{"Before":0,"Items":[[1],[]],"After":0}""",
            Encoding.UTF8.GetString(OctavoJson.Serialize(new HoldsMaybes { Items = new([new(1), default]) })));
        Assert.Equal("[[null],[]]", Encoding.UTF8.GetString(OctavoJson.Serialize<List<Maybe<string?>>>([new(null), default])));
        Assert.Equal("[]", Encoding.UTF8.GetString(OctavoJson.Serialize(default(Maybe<int>))));
        Assert.Equal("""{"Before":0,"Boxed":[],"After":0}""", Encoding.UTF8.GetString(OctavoJson.Serialize(new HoldsMaybes { Boxed = new(default) })));
    }

    [Fact]
    public void Maps_count_what_is_there_and_arrays_keep_all()
    {
        Assert.Equal("80", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedMaybes())));
        Assert.Equal("810105", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedMaybes { First = new(5) })));
        Assert.Equal("8103C0", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedMaybes { Last = new(null) })));
        Assert.Equal("A103F6", Convert.ToHexString(OctavoCbor.Serialize(new MappedMaybes { Last = new(null) })));
        Assert.Equal("939105C090", Convert.ToHexString(OctavoMsgPack.Serialize(new NumberedMaybes { First = new(5) })));
    }

    /// <summary>What the data does not have stays as it is, by whatever way an object is made.</summary>
    [Fact]
    public void What_is_missing_stays()
    {
        Assert.Equal(new BoundMaybes(default, default), OctavoJson.Deserialize<BoundMaybes>("{}"u8));
        Assert.Equal(new BoundMaybes(new(4), default), OctavoJson.Deserialize<BoundMaybes>("""{"First":4}"""u8));
        HoldsMaybes? value = new() { Number = new(5), Text = new("kept") };
        OctavoJson.Populate("""{"Number":6}"""u8, ref value);
        Assert.Equal((new Maybe<int>(6), new Maybe<string?>("kept")), (value!.Number, value.Text));
    }

    [Fact]
    public void A_value_of_another_kind_is_refused_with_its_place()
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<HoldsMaybes>("""{"Number":"x"}"""u8));
        Assert.Equal("HoldsMaybes.Number", refused.Path);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<Maybe<int>>>("[[1,2]]"u8)).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<Maybe<int>>>("[null]"u8)).Code);
    }
}
