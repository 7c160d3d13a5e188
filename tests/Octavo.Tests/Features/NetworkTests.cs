// Owns: IPNetwork comes back from every format, and bytes that are none are refused with a code.
using System.Net;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class NetworkTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    /// <summary>Bytes of no network: of no length, of an address cut or too long, of a scope of 0 written out, of a prefix longer than the address, of bits
    /// after the prefix.</summary>
    private static readonly string[] s_hostile =
    [
        "", "08", "0A000008", "0A0000000008", "0A00000021", "0A000000FF", "0A00000006", "0A00000108", "0A0000011F", "0000000100",
        "2001 0DB8 0000 0000 0000 0000 0000 0000 81", "2001 0DB8 0000 0000 0000 0000 0000 0001 7F", "2001 0DB8 0000 0000 0000 0000 0000 0000 1C",
            "FE80 0000 0000 0000 0000 0000 0000 0000 0000 0000 0A",
        "FE80 0000 0000 0000 0000 0000 0000 0000 0700 0000 08", "FE80 0000 0000 0000 0000 0000 0000 0000 0700 0000 81",
    ];

    [Theory, MemberData(nameof(Formats))]
    public void Bytes_of_no_network_are_refused(string format)
    {
        foreach (string hostile in s_hostile)
        {
            byte[] data = FormatList.Of<byte[]>(format).Serialize(Convert.FromHexString(hostile.Replace(" ", "", StringComparison.Ordinal)));
            OctavoException thrown = Assert.Throws<OctavoException>(() => FormatList.Of<IPNetwork>(format).Deserialize(data));
            Assert.Equal((OctavoErrorCode.InvalidValue, format), (thrown.Code, thrown.Format));
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void Every_prefix_of_both_families_comes_back(string format)
    {
        FormatCalls<IPNetwork> calls = FormatList.Of<IPNetwork>(format);
        foreach (int bits in (int[])[32, 128])
        {
            for (int prefix = 0; prefix <= bits; prefix++)
            {
                byte[] address = new byte[bits / 8];
                for (int bit = 0; bit < prefix; bit++)
                {
                    address[bit / 8] |= (byte)(0x80 >> (bit % 8));
                }
                var network = new IPNetwork(new IPAddress(address), prefix);
                Assert.Equal(network, calls.Deserialize(calls.Serialize(network)));
            }
        }
    }

    [Fact]
    public void Null_is_refused()
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<IPNetwork>(new byte[] { 0xC0 }));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, thrown.Code);
    }

    [Fact]
    public void The_bytes_are_those_of_the_address_and_the_prefix() =>
        Assert.Equal("060A00000008", Convert.ToHexString(OctavoBinary.Serialize(IPNetwork.Parse("10.0.0.0/8"))));
}
