// Owns: hand-written codecs that state their form in Protobuf: bytes, .proto text and packed elements are those of the form. Knows no codec.

namespace Octavo.Tests.Formats.Protobuf;

public sealed class FormedByHandTests
{
    private static FormedByHand[] Samples =>
    [
        new(),
        new()
        {
            Now = new(1), Most = new(0), Mail = new("a/b.c"), Number = 7, Maybe = 0, Bits = [1, -1], All = [new(1), new(0), new(2)],
                ByName = new() { ["a"] = new("c/d.e") }, Name = new("n"),
            OneMail = new("x/y.z"), Array = [new(5), new(6)],
        },
        new() { OneKelvin = new(0), Bits = [], Maybe = -1 },
    ];

    [Fact]
    public void Bytes_are_those_of_the_form()
    {
        foreach (FormedByHand sample in Samples)
        {
            byte[] data = OctavoProtobuf.Serialize(sample);
            FormOfByHand form = OctavoProtobuf.Deserialize<FormOfByHand>(data)!;
            Assert.Equal((sample.Now.Degrees, sample.Most?.Degrees, sample.Mail?.MediaType), (form.Now, form.Most, form.Mail));
            Assert.Equal(((uint)sample.Number ^ 1, (uint?)sample.Maybe ^ 1, sample.Name.Name ?? ""), (form.Number, form.Maybe, form.Name));
            Assert.Equal((sample.OneMail?.MediaType, sample.OneKelvin?.Degrees, sample.Bits?.Count * 4), (form.OneMail, form.OneKelvin, form.Bits?.Length));
            Assert.Equal(sample.All?.Select(k => k.Degrees) ?? [], form.All ?? []);
            Assert.Equal(sample.ByName?.ToDictionary(p => p.Key, p => p.Value.MediaType!), form.ByName);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoProtobuf.Serialize(form)));
            FormedByHand again = OctavoProtobuf.Deserialize<FormedByHand>(OctavoProtobuf.Serialize(form))!;
            Assert.Equal(OctavoJson.SerializeToString(OctavoProtobuf.Deserialize<FormedByHand>(data)), OctavoJson.SerializeToString(again));
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoProtobuf.Serialize(again)));
        }
        Assert.Equal("09000000000000F03F", Convert.ToHexString(OctavoProtobuf.Serialize(new Kelvin(1)))); // a root is field 1
        Assert.Equal(1, OctavoProtobuf.Deserialize<Kelvin>(OctavoProtobuf.Serialize(new Kelvin(1))).Degrees);
    }

    [Fact]
    public void Proto_text_is_that_of_the_form() =>
        Assert.Equal(OctavoProtobuf.Schema<FormOfByHand>(),
            OctavoProtobuf.Schema<FormedByHand>().Replace("FormedByHand", "FormOfByHand", StringComparison.Ordinal));

    [Fact]
    public void Elements_are_read_packed_as_well()
    {
        FormedByHand read =
            OctavoProtobuf.Deserialize<FormedByHand>(
                Convert.FromHexString("3A10" + "000000000000F03F" + "0000000000000040" + "6208" + "000000000000F03F" + "39" + "0000000000000000"))!;
        Assert.Equal([new(1), new(2), new(0)], read.All);
        Assert.Equal([new(1)], read.Array!);
        KindsByName kinds = OctavoProtobuf.Deserialize<KindsByName>(Convert.FromHexString("0A020102" + "0801" + "12020201" + "1200"))!;
        Assert.Equal([NamedKind.First, NamedKind.Second, NamedKind.First], kinds.Kinds);
        Assert.Equal([NamedKind.Second, NamedKind.First], kinds.Array!);
        Assert.Equal(OctavoErrorCode.EndOfData,
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<FormedByHand>(Convert.FromHexString("3A04" + "00000000"))).Code);
    }
}
