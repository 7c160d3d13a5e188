// Owns: the tests that a walk ends, throws nothing and takes no memory for counts, whatever the data and the Shape say.
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Internal;
using Octavo.MsgPack;
using Octavo.Tests.Hand;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Errors;

public sealed class HostileLocatorTests
{
    [Fact]
    public void EveryMutationIsReadOrHasAPlaceInsideTheData()
    {
        byte[] binary = OctavoBinary.Serialize(Order.Sample());
        byte[] compact = OctavoCompact.Serialize(Order.Sample());
        byte[] messagePack = OctavoMsgPack.Serialize(Order.Sample());
        byte[] cbor = OctavoCbor.Serialize(Order.Sample());
        for (int i = 0; i < Math.Max(binary.Length, Math.Max(messagePack.Length, cbor.Length)); i++)
        {
            foreach (byte value in (byte[])[0, 1, 2, 0x5F, 0x7F, 0x80, 0x81, 0x9F, 0xBF, 0xC0, 0xC1, 0xC6, 0xD8, 0xDD, 0xFB, 0xFF])
            {
                Check(binary, i, value, static data => OctavoBinary.Deserialize<Order>(data));
                Check(compact, i, value, static data => OctavoCompact.Deserialize<Order>(data));
                Check(messagePack, i, value, static data => OctavoMsgPack.Deserialize<Order>(data));
                Check(cbor, i, value, static data => OctavoCbor.Deserialize<Order>(data));
            }
        }
    }

    [Theory]
    [InlineData("val0")]
    [InlineData("seq<val0>")]
    [InlineData("struct A array 1:A:val0")]
    [InlineData("class A array 1:A:val0 2:B:unknown")]
    [InlineData("image A array 1:A:val0")]
    [InlineData("image A array 1:A:text")]
    [InlineData("no Shape")]
    public void AShapeWithoutAnEndEnds(string text)
    {
        var entry = new SelfEntry(text);
        byte[] data = [.. Enumerable.Repeat((byte)0x91, 50_000)];
        foreach (OctavoErrorCode code in Enum.GetValues<OctavoErrorCode>())
        {
            (long offset, _) = BinaryLocator.Locator.Find(entry, data, 7, code);
            Assert.InRange(offset, 0, data.Length);
            (offset, _) = CompactLocator.Locator.Find(entry, data, 7, code);
            Assert.InRange(offset, 0, data.Length);
            (offset, _) = MsgPackLocator.Locator.Find(entry, data, 7, code);
            Assert.InRange(offset, 0, data.Length);
            (offset, _) = CborLocator.Locator.Find(entry, [.. Enumerable.Repeat((byte)0x81, 50_000)], 7, code);
            Assert.InRange(offset, 0, data.Length);
        }
    }

    [Fact]
    public void DepthTakesLittleMemory()
    {
        byte[] data = [.. Enumerable.Range(0, 513).Select(i => (byte)(i % 2 == 0 ? 0x12 : 0x02))];
        CodecEntry entry = CodecCatalog.Get(typeof(SelfList));
        BinaryLocator.Locator.Find(entry, data, data.Length, OctavoErrorCode.UnknownMember);
        long before = GC.GetAllocatedBytesForCurrentThread();
        (_, string path) = BinaryLocator.Locator.Find(entry, data, data.Length, OctavoErrorCode.UnknownMember);
        // 192,000 bytes while the levels were not rented.
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200 * data.Length);
        Assert.Equal(256 * "[0]".Length, path.Length);
    }

    [Fact]
    public void ACountTakesNoMemory()
    {
        byte[] data = [0xDD, 0x7F, 0xFF, 0xFF, 0xFF, 1, 2, 3];
        CodecEntry entry = CodecCatalog.Get(typeof(List<Order>));
        MsgPackLocator.Locator.Find(entry, data, 0, OctavoErrorCode.EndOfData);
        long before = GC.GetAllocatedBytesForCurrentThread();
        MsgPackLocator.Locator.Find(entry, data, 0, OctavoErrorCode.EndOfData);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10_000);
        data[0] = 0x9A;
        CborLocator.Locator.Find(entry, data, 0, OctavoErrorCode.EndOfData);
        before = GC.GetAllocatedBytesForCurrentThread();
        CborLocator.Locator.Find(entry, data, 0, OctavoErrorCode.EndOfData);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10_000);
    }

    private static void Check(byte[] whole, int at, byte value, Action<byte[]> read)
    {
        if (at >= whole.Length)
        {
            return;
        }
        byte[] data = [.. whole];
        data[at] = value;
        if (Record.Exception(() => read(data)) is { } found)
        {
            var ours = Assert.IsType<OctavoException>(found);
            Assert.True(ours.Offset >= 0 && ours.Offset <= data.Length
                && (ours.Path.StartsWith("Order", StringComparison.Ordinal) || ours.Code == OctavoErrorCode.TrailingData),
                    $"byte {at} = {value}: {ours.Message}");
        }
    }

    /// <summary>An entry whose children are itself.</summary>
    private sealed class SelfEntry(string text) : CodecEntry<Node>
    {
        public override string ShapeText => text;

        public override Type? ShapeChild(int index) => typeof(Node);
    }
}
