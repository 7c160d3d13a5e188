// Owns: raw values are kept as they are, in the format that they are of.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class RawValueTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void A_value_goes_through_whole(string format)
    {
        byte[] inner = FormatList.Of<SealedClass>(format).Serialize(new SealedClass { A = 5 });
        FormatCalls<Envelope> calls = FormatList.Of<Envelope>(format);
        Envelope read =
            calls.Deserialize(calls.Serialize(new Envelope { Kind = "k", Body = new(format, inner), All = [default, new(format, inner)], After = 7 }))!;
        Assert.Equal((format, 7), (read.Body.Format, read.After));
        Assert.Equal(inner, read.Body.Bytes.ToArray());
        Assert.Equal(5, FormatList.Of<SealedClass>(format).Deserialize(read.Body.Bytes.ToArray())!.A);
        Assert.Equal([default, new OctavoRaw(format, inner)], read.All!);
        Assert.Null(read.Perhaps);
    }

    [Fact]
    public void MessagePack_has_the_value_itself()
    {
        byte[] data = OctavoMsgPack.Serialize(new PlainEnvelope { Kind = "k", Body = [1, 2], After = 3 });
        Envelope read = OctavoMsgPack.Deserialize<Envelope>(data)!;
        Assert.Equal("920102", Convert.ToHexString(read.Body.Bytes.Span));
        Assert.Equal([1, 2], OctavoMsgPack.Deserialize<PlainEnvelope>(OctavoMsgPack.Serialize(read))!.Body!);
        // Heads longer than they need be stay.
        read = OctavoMsgPack.Deserialize<Envelope>(Convert.FromHexString("81A4426F6479DC0001D10005"))!;
        Assert.Equal("DC0001D10005", Convert.ToHexString(read.Body.Bytes.Span));
    }

    [Theory]
    [InlineData("")] // none
    [InlineData("0101")] // two
    [InlineData("9201")] // cut
    [InlineData("C1")] // no value
    public void MessagePack_writes_one_whole_value_only(string bytes) =>
        Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize(new Envelope { Body = new("MessagePack", Convert.FromHexString(bytes)) }));

    [Theory, MemberData(nameof(Formats))]
    public void Another_format_refuses_it(string format)
    {
        OctavoException thrown =
            Assert.Throws<OctavoException>(() => FormatList.Of<Envelope>(format).Serialize(new Envelope { Body = new("Other", new byte[] { 1 }) }));
        Assert.Equal(OctavoErrorCode.NotInFormat, thrown.Code);
    }

    [Fact]
    public void Equality_is_that_of_format_and_bytes()
    {
        var one = new OctavoRaw("Binary", new byte[] { 1 });
        Assert.True(one == new OctavoRaw("Binary", new byte[] { 1 }));
        Assert.Equal(one.GetHashCode(), new OctavoRaw("Binary", new byte[] { 1 }).GetHashCode());
        Assert.True(one != new OctavoRaw("Compact", new byte[] { 1 }));
        Assert.True(default(OctavoRaw).IsNull);
        Assert.False(one.Equals((object?)null));
    }
}
