// Owns: the test that MessagePack's errors name the value at fault: each value damaged in turn, and the data cut everywhere; arrays and maps.
using System.Text;
using Octavo.Tests.Hand;

namespace Octavo.Tests.Errors;

public sealed class MsgPackLocatorTests
{
    private static readonly Marked s_array = Build(keyed: false);
    private static readonly Marked s_map = Build(keyed: true);

    [Fact]
    public void TheMarkedBytesAreWhatIsWritten()
    {
        Assert.Equal(s_array.Bytes, OctavoMsgPack.Serialize(Order.Sample()));
        Assert.Equal(OctavoMsgPack.Serialize(Order.Sample()), OctavoMsgPack.Serialize(OctavoMsgPack.Deserialize<Order>(s_map.Bytes)));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void CutEverywhere(bool keyed)
    {
        Marked order = keyed ? s_map : s_array;
        byte[] whole = order.Bytes;
        for (int length = 0; length < whole.Length; length++)
        {
            Mark expected = order.Marks.First(mark => mark.Needs > length);
            OctavoException found = Fail(whole[..length]);
            // What is past the end reads as zero, so a head that is cut off may also look like another kind of value.
            Assert.True(
                found.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge or OctavoErrorCode.InvalidValue or OctavoErrorCode.TypeMismatch,
                    $"cut at {length}: {found.Message}");
            Assert.True((found.Offset, found.Path) == (expected.Start, expected.Path),
                $"cut at {length}: expected {expected}, found {found.Path}@{found.Offset} ({found.Message})");
        }
    }

    [Theory]
    [InlineData("Order", 0, 0xC1, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Id", 0, 0xA0, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Paid", 0, 2, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Created", 0, 0xC0, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Name", 2, 0xFF, OctavoErrorCode.InvalidText)]
    [InlineData("Order.Name", 0, 0x92, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Discount", 1, (byte)'x', OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Lines", 0, 0x80, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Lines[0]", 0, 0xC2, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Lines[2].Sku", 2, 0x20, OctavoErrorCode.InvalidText)]
    [InlineData("Order.BySku[#1 key]", 0, 0x11, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.BySku[#1 key]", 0, 0xC0, OctavoErrorCode.NullNotAllowed)]
    [InlineData("Order.BySku[\"two\"].Amount", 0, 0xC3, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Notes[#1 key]", 0, 0xCA, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Numbers[1]", 0, 0xC0, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Flags[1]", 0, 3, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Spot", 0, 0xC0, OctavoErrorCode.NullNotAllowed)]
    [InlineData("Order.Spot.X", 0, 0xC3, OctavoErrorCode.TypeMismatch)]
    [InlineData("Order.Price.Amount", 3, (byte)'-', OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Blob", 1, 0xFF, OctavoErrorCode.CountTooLarge)]
    [InlineData("Order.Key", 5, (byte)'g', OctavoErrorCode.InvalidValue)]
    public void Damaged(string path, int at, byte value, OctavoErrorCode code)
    {
        foreach (Marked order in (Marked[])[s_array, s_map])
        {
            byte[] data = order.Bytes;
            int start = order[path].Start;
            data[start + at] = value;
            OctavoException found = Fail(data);
            Assert.Equal((code, start, path), (found.Code, (int)found.Offset, found.Path));
        }
    }

    [Fact]
    public void AnUnknownMemberIsNamedWhereItIsRefused()
    {
        var options = new OctavoMsgPackOptions { UnknownMembers = UnknownMemberPolicy.Refuse };
        byte[] map = [0x91, 0x82, 0xA3, .. "Sku"u8, 0xA1, (byte)'a', 0xA5, .. "Extra"u8, 1];
        Assert.Equal("a", OctavoMsgPack.Deserialize<List<Line>>(map)![0].Sku);
        var found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<List<Line>>(map, options));
        Assert.Equal((OctavoErrorCode.UnknownMember, 8, "[0].Extra"), (found.Code, (int)found.Offset, found.Path));

        byte[] array = [0x92, 0xC0, 0x93, 0xA1, (byte)'a', 1, 2];
        found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<List<Line>>(array, options));
        Assert.Equal((OctavoErrorCode.UnknownMember, 2, "[1]"), (found.Code, (int)found.Offset, found.Path));
    }

    [Fact]
    public void DepthInAnUnknownMemberIsFoundThere()
    {
        byte[] deep = [0x81, 0xA5, .. "Extra"u8, .. Enumerable.Repeat((byte)0x91, 100), 0];
        var found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Line>(deep));
        Assert.Equal((OctavoErrorCode.DepthExceeded, 7, "Line.Extra"), (found.Code, (int)found.Offset, found.Path));
        var more = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = 200 } };
        Assert.NotNull(OctavoMsgPack.Deserialize<Line>(deep, more));
    }

    [Fact]
    public void DataOfTheUserIsQuotedPlainly()
    {
        byte[] data = [0x81, 0xA4, (byte)'"', (byte)'\n', (byte)'\\', (byte)'x', 0xC3];
        var found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Dictionary<string, int>>(data));
        Assert.Equal("[\"\\\"\\u000A\\\\x\"]", found.Path);
    }

    private static OctavoException Fail(byte[] data) => Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Order>(data));

    private static Marked Build(bool keyed)
    {
        var b = new Marked();
        // Nested objects check their count after the head; the root's body finds the count it expects and reads on.
        void Object(string path, int members) => b.Head(path, path == "Order" ? 0 : (keyed ? 2 : 1) * members, (byte)((keyed ? 0x80 : 0x90) | members));
        void Member(string path, params byte[] value)
        {
            int dot = path.LastIndexOf('.');
            if (keyed)
            {
                byte[] name = Encoding.ASCII.GetBytes(path[(dot + 1)..]);
                b.Add(path[..dot], [(byte)(0xA0 | name.Length), .. name]);
            }
            if (value.Length != 0)
            {
                b.Add(path, value);
            }
        }
        void LineOf(string path, byte[] sku, byte[] amount)
        {
            Object(path, 2);
            Member(path + ".Sku", sku);
            Member(path + ".Amount", amount);
        }

        Object("Order", 14);
        Member("Order.Id", 77);
        Member("Order.Paid", 0xC3);
        Member("Order.Created", [0xD6, 0xFF, 0x66, 0x38, 0x81, 0xD9]);
        Member("Order.Name", [0xA5, 0xC3, 0x86, (byte)'r', 0xC3, 0xB8]);
        Member("Order.Discount", [0xA4, .. "1.25"u8]);
        Member("Order.Lines");
        b.Head("Order.Lines", 3, 0x93);
        LineOf("Order.Lines[0]", [0xA1, (byte)'a'], [3]);
        b.Add("Order.Lines[1]", 0xC0);
        LineOf("Order.Lines[2]", [0xAC, .. "Привет"u8], [5]);
        Member("Order.BySku");
        b.Head("Order.BySku", 4, 0x82);
        b.Add("Order.BySku[#0 key]", [0xA3, .. "one"u8]);
        LineOf("Order.BySku[\"one\"]", [0xA1, (byte)'b'], [0xCD, 1, 44]);
        b.Add("Order.BySku[#1 key]", [0xA3, .. "two"u8]);
        LineOf("Order.BySku[\"two\"]", [0xC0], [0xFF]);
        Member("Order.Notes");
        b.Head("Order.Notes", 4, 0x82).Add("Order.Notes[#0 key]", 5).Add("Order.Notes[5]", [0xA4, .. "five"u8]).Add("Order.Notes[#1 key]", 0xFA)
            .Add("Order.Notes[-6]", 0xC0);
        Member("Order.Numbers");
        b.Head("Order.Numbers", 3, 0x93).Add("Order.Numbers[0]", 1).Add("Order.Numbers[1]", 0xCC, 200).Add("Order.Numbers[2]", 0xCE, 0, 1, 0x11, 0x70);
        Member("Order.Flags");
        b.Head("Order.Flags", 3, 0x93).Add("Order.Flags[0]", 0xC3).Add("Order.Flags[1]", 0xC2).Add("Order.Flags[2]", 0xC3);
        Member("Order.Spot");
        Object("Order.Spot", 3);
        Member("Order.Spot.Flag", 0xC3);
        Member("Order.Spot.X", 0xFE);
        Member("Order.Spot.At", [0xD6, 0xFF, 0x3A, 0x4F, 0xC8, 0x80]);
        Member("Order.Price");
        Object("Order.Price", 2);
        Member("Order.Price.Currency", [0xA3, .. "EUR"u8]);
        Member("Order.Price.Amount", [0xA4, .. "9.99"u8]);
        Member("Order.Blob", [0xC4, 4, 1, 2, 3, 4]);
        Member("Order.Key", [0xD9, 36, .. "00112233-4455-6677-8899-aabbccddeeff"u8]);
        return b;
    }
}
