// Owns: the tests of codes that come from limits, options and misuse: depth, total bytes, null, no codec, populate.
using System.Buffers;
using Octavo.Tests.Hand;

namespace Octavo.Tests.Errors;

public sealed class LimitTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void DepthIsFoundAtTheObjectThatIsTooDeep(bool older)
    {
        // Node within Node: two members each, or one as an older writer had it. Depth is counted before an object's head is passed, or after it in the body for
        // older data, where the offset is also the first byte of the next level: either of the two may be named.
        byte[] binary = [.. Enumerable.Repeat((byte)(older ? 2 : 3), 70), 0, .. new byte[4 * 70]];
        byte[] messagePack = [.. Enumerable.Repeat((byte)(older ? 0x91 : 0x92), 70), 0xC0, .. new byte[70]];
        foreach (Action read in (Action[])[() => OctavoBinary.Deserialize<Node>(binary), () => OctavoMsgPack.Deserialize<Node>(messagePack)])
        {
            var found = Assert.Throws<OctavoException>(read);
            Assert.Equal(OctavoErrorCode.DepthExceeded, found.Code);
            Assert.InRange(found.Offset, 64, older ? 65 : 64);
            Assert.Equal("Node" + string.Concat(Enumerable.Repeat(".Next", (int)found.Offset)), found.Path);
        }
    }

    [Fact]
    public void ACycleIsFoundInWriting()
    {
        var node = new Node();
        node.Next = node;
        var found = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(node));
        Assert.Equal((OctavoErrorCode.DepthExceeded, "Binary"), (found.Code, found.Format));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize(node)).Code);
    }

    [Fact]
    public void TotalBytesAreBoundedInStreamsAndSequences()
    {
        byte[] data = OctavoBinary.Serialize(Order.Sample());
        var options = new OctavoBinaryOptions { Limits = new SerializerLimits { MaxTotalBytes = data.Length - 1 } };
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Order>(new MemoryStream(data), options)).Code);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Order>(Segments.Cut(data, 5), options)).Code);
        var enough = new OctavoBinaryOptions { Limits = new SerializerLimits { MaxTotalBytes = data.Length } };
        Assert.NotNull(OctavoBinary.Deserialize<Order>(new MemoryStream(data), enough));
        Assert.NotNull(OctavoBinary.Deserialize<Order>(Segments.Cut(data, 5), enough));
    }

    [Fact]
    public void DataInSegmentsHasTheSameErrors()
    {
        byte[] data = OctavoBinary.Serialize(Order.Sample());
        data[5] = 9; // Paid
        for (int cut = 1; cut < data.Length; cut++)
        {
            var found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Order>(Segments.Cut(data, cut)));
            Assert.Equal((OctavoErrorCode.InvalidValue, 5, "Order.Paid"), (found.Code, (int)found.Offset, found.Path));
        }
    }

    [Fact]
    public void ATypeWithoutACodecIsNamedWithTheRemedy()
    {
        var found = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new Exception()));
        Assert.Equal((OctavoErrorCode.NoCodec, -1L), (found.Code, found.Offset));
        Assert.Contains("System.Exception; add [GenerateCodec]", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ACodecWithoutAShapeHasAnOffsetAndNoPath()
    {
        var found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Shapeless>([1, 2]));
        Assert.Equal((OctavoErrorCode.EndOfData, 0, ""), (found.Code, (int)found.Offset, found.Path));
        found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<List<Shapeless>>([0x92, 1, 0xC3]));
        Assert.Equal((OctavoErrorCode.TypeMismatch, 2, ""), (found.Code, (int)found.Offset, found.Path));
    }

    [Fact]
    public void NullCannotBePopulated() =>
        Assert.Equal(OctavoErrorCode.NotPopulatable, Assert.Throws<OctavoException>(() => OctavoBinary.Populate([0], new Line())).Code);

    [Fact]
    public void TheMessageSaysCodeReasonAndPlace() =>
        Assert.Equal(
            "InvalidValue: the bits are not a value of bool; the data is damaged, or another type wrote it. At Order.Paid, byte 5 of the Binary data.",
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Order>([15, 0, 0, 0, 0, 7, .. new byte[100]])).Message);
}
