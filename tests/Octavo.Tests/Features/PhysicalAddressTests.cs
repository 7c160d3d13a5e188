// Owns: PhysicalAddress comes back from every format, as bytes or as digits, and another text of an address is refused with a code.
using System.Net.NetworkInformation;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class PhysicalAddressTests
{
    private static readonly PhysicalAddress s_card = PhysicalAddress.Parse("00-15-5D-01-AB-7F");

    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void Every_length_comes_back(string format)
    {
        FormatCalls<PhysicalAddress?> calls = FormatList.Of<PhysicalAddress?>(format);
        for (int length = 0; length <= 40; length++)
        {
            var address = new PhysicalAddress([.. Enumerable.Range(250, length).Select(i => (byte)i)]);
            Assert.Equal(address, calls.Deserialize(calls.Serialize(address)));
        }
    }

    [Fact]
    public void The_bytes_are_those_of_the_address()
    {
        Assert.Equal("0700155D01AB7F", Convert.ToHexString(OctavoBinary.Serialize(s_card)));
        Assert.Equal("C40600155D01AB7F", Convert.ToHexString(OctavoMsgPack.Serialize(s_card)));
        Assert.Equal("4600155D01AB7F", Convert.ToHexString(OctavoCbor.Serialize(s_card)));
        Assert.Equal("\"00155D01AB7F\"", OctavoJson.SerializeToString(s_card));
    }

    [Theory]
    [InlineData("0")]
    [InlineData("00155d01ab7f")]
    [InlineData("00-15-5D-01-AB-7F")]
    [InlineData("00:15:5D:01:AB:7F")]
    [InlineData("0015.5D01.AB7F")]
    [InlineData("0x")]
    [InlineData(" 00155D01AB7F")]
    [InlineData("00155D01AB7\uFF26")]
    public void Another_text_is_refused(string text)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<PhysicalAddress>($"\"{text}\""));
        Assert.Equal(OctavoErrorCode.InvalidValue, thrown.Code);
    }
}
