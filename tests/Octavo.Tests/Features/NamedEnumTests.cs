// Owns: what enums by name are in the data of each format, and what is refused.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class NamedEnumTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory]
    [InlineData(Tint.Red, "A3526564")]
    [InlineData(Tint.Green, "A56772C3BC6E")]
    [InlineData((Tint)77, "4D")]
    public void MessagePack_has_the_name_or_the_number_of_what_has_none(Tint value, string bytes)
    {
        Assert.Equal(bytes, Convert.ToHexString(OctavoMsgPack.Serialize(value)));
        Assert.Equal(value, OctavoMsgPack.Deserialize<Tint>(Convert.FromHexString(bytes)));
    }

    [Fact]
    public void Binary_and_Compact_have_the_number()
    {
        Assert.Equal("02000000", Convert.ToHexString(OctavoBinary.Serialize(Tint.Green)));
        Assert.Equal("04", Convert.ToHexString(OctavoCompact.Serialize(Tint.Green)));
        Assert.Equal("03", Convert.ToHexString(OctavoBinary.Serialize(new List<Rights> { Rights.Read | Rights.Write })[1..]));
    }

    [Theory]
    [InlineData(Rights.None, "None")]
    [InlineData(Rights.Read | Rights.Write, "r, w")]
    [InlineData(Rights.Write | Rights.Execute, "w, Execute")]
    [InlineData(Rights.All, "All")]
    public void Flags_are_their_names(Rights value, string text)
    {
        byte[] bytes = OctavoMsgPack.Serialize(new OfNamedEnums { Rights = value });
        Assert.Equal(text, OctavoMsgPack.Deserialize<RightsAsText>(bytes)!.Rights);
        Assert.Equal(value, OctavoMsgPack.Deserialize<OfNamedEnums>(OctavoMsgPack.Serialize(new RightsAsText { Rights = text }))!.Rights);
    }

    [Fact]
    public void Flags_with_bits_that_have_no_name_are_a_number()
    {
        Assert.Equal("91C3", Convert.ToHexString(OctavoMsgPack.Serialize(new List<bool> { true })));
        Assert.Equal("9141", Convert.ToHexString(OctavoMsgPack.Serialize(new List<Rights> { (Rights)0x41 })));
        Assert.Equal(LongRights.Top | LongRights.Low,
            OctavoMsgPack.Deserialize<OfNamedEnums>(OctavoMsgPack.Serialize(new OfNamedEnums { Long = LongRights.Top | LongRights.Low }))!.Long);
    }

    [Theory]
    [InlineData("A3726564")] // red
    [InlineData("A0")]
    [InlineData("A45265642C")] // Red,
    public void A_name_that_the_enum_does_not_have_is_refused(string bytes)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Tint>(Convert.FromHexString(bytes)));
        Assert.Equal(OctavoErrorCode.InvalidValue, thrown.Code);
        Assert.Contains("Tint", thrown.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("r, ")]
    [InlineData("r,w")]
    [InlineData(", r")]
    [InlineData("Read")]
    public void A_text_of_flags_is_names_and_nothing_else(string text)
    {
        byte[] bytes = OctavoMsgPack.Serialize(new RightsAsText { Rights = text });
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<OfNamedEnums>(bytes));
        Assert.Equal((OctavoErrorCode.InvalidValue, "OfNamedEnums.Rights"), (thrown.Code, thrown.Path));
    }

    [Theory, MemberData(nameof(Formats))]
    public void Undefined_values_are_refused_where_the_member_says_so(string format)
    {
        foreach (CheckedEnums undefined in (CheckedEnums[])[new() { Tint = (Tint)9 }, new() { Rights = (Rights)8 }, new() { Perhaps = (Tint)(-1) }])
        {
            Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => FormatList.Of<CheckedEnums>(format).Serialize(undefined)).Code);
            byte[] data = FormatList.Of<UncheckedEnums>(format)
                .Serialize(new UncheckedEnums { Tint = undefined.Tint, Rights = undefined.Rights, Perhaps = undefined.Perhaps });
            OctavoException thrown = Assert.Throws<OctavoException>(() => FormatList.Of<CheckedEnums>(format).Deserialize(data));
            Assert.Equal(OctavoErrorCode.InvalidValue, thrown.Code);
            Assert.Contains("does not define", thrown.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_known_name_makes_no_string()
    {
        var value = new List<Tint>(Enumerable.Repeat(Tint.Green, 1000));
        byte[] data = OctavoMsgPack.Serialize(value);
        List<Tint> target = OctavoMsgPack.Deserialize<List<Tint>>(data)!;
        long before = GC.GetAllocatedBytesForCurrentThread();
        OctavoMsgPack.Populate(data, target);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 2000);
    }
}
