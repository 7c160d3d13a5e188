// Owns: the test that Binary's errors name the value at fault: each value damaged in turn, and the data cut everywhere.
using System.Text;
using Octavo.Tests.Hand;

namespace Octavo.Tests.Errors;

public sealed class BinaryLocatorTests
{
    private static readonly Marked s_order = Build();

    [Fact]
    public void TheMarkedBytesAreWhatIsWritten() => Assert.Equal(s_order.Bytes, OctavoBinary.Serialize(Order.Sample()));

    [Fact]
    public void CutEverywhere()
    {
        byte[] whole = s_order.Bytes;
        for (int length = 0; length < whole.Length; length++)
        {
            Mark expected = s_order.Marks.First(mark => mark.Needs > length);
            OctavoException found = Fail(whole[..length]);
            Assert.True(found.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, $"cut at {length}: {found.Message}");
            Assert.True((found.Offset, found.Path) == (expected.Start, expected.Path),
                $"cut at {length}: expected {expected}, found {found.Path}@{found.Offset} ({found.Message})");
        }
    }

    [Theory]
    [InlineData("Order", 0, 0xF5, OctavoErrorCode.InvalidData)]
    [InlineData("Order", 0, 0x10, OctavoErrorCode.UnknownMember)]
    [InlineData("Order.Paid", 0, 2, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Created", 7, 0x3F, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Name", 0, 0x7F, OctavoErrorCode.EndOfData)]
    [InlineData("Order.Discount", 0, 2, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Discount", 1, 1, OctavoErrorCode.InvalidValue, 1)]
    [InlineData("Order.Lines", 0, 0xFF, OctavoErrorCode.CountTooLarge)]
    [InlineData("Order.Lines[0]", 0, 0xFE, OctavoErrorCode.InvalidData)]
    [InlineData("Order.Lines[0]", 0, 4, OctavoErrorCode.UnknownMember)]
    [InlineData("Order.Lines[2].Sku", 3, 0, OctavoErrorCode.InvalidData)]
    [InlineData("Order.BySku[#1 key]", 0, 0, OctavoErrorCode.NullNotAllowed)]
    [InlineData("Order.BySku[\"two\"]", 0, 0xF5, OctavoErrorCode.InvalidData)]
    [InlineData("Order.Flags[1]", 0, 3, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Spot.Flag", 0, 9, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Spot", 2, 9, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Spot.At", 7, 0xFF, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Price.Amount", 0, 1, OctavoErrorCode.InvalidValue)]
    [InlineData("Order.Blob", 0, 0x7F, OctavoErrorCode.CountTooLarge)]
    public void Damaged(string path, int at, byte value, OctavoErrorCode code, int inside = 0)
    {
        byte[] data = s_order.Bytes;
        int start = path == "Order.Spot" ? s_order["Order.Spot.Flag"].Start : s_order[path].Start;
        data[start + at] = value;
        if (path == "Order.Lines[2].Sku")
        {
            // Wide text without a wide character.
            for (int i = 3; i < 14; i += 2)
            {
                data[start + i] = 0;
            }
        }
        OctavoException found = Fail(data);
        if (code != OctavoErrorCode.EndOfData)
        {
            Assert.Equal(code, found.Code);
            Assert.Equal(path, found.Path);
            Assert.Equal(start + inside, found.Offset);
        }
        Assert.NotEmpty(found.Path);
    }

    [Fact]
    public void TrailingDataIsAtItsFirstByte()
    {
        OctavoException found = Fail([.. s_order.Bytes, 1, 2]);
        Assert.Equal((OctavoErrorCode.TrailingData, s_order.Bytes.Length, ""), (found.Code, (int)found.Offset, found.Path));
    }

    [Fact]
    public void TheSecondOfTwoEqualKeysIsNamed()
    {
        byte[] data = s_order.Bytes;
        Mark first = s_order["Order.BySku[#0 key]"];
        Mark second = s_order["Order.BySku[#1 key]"];
        data.AsSpan(first.Start, 4).CopyTo(data.AsSpan(second.Start));
        OctavoException found = Fail(data);
        Assert.Equal((OctavoErrorCode.DuplicateKey, second.Start, "Order.BySku[\"one\"]"), (found.Code, (int)found.Offset, found.Path));
    }

    [Fact]
    public void OlderDataIsWalkedByItsOwnCount()
    {
        byte[] data = [3, .. Marked.Little(77, 4), 1, 9];
        OctavoException found = Fail(data);
        Assert.Equal((OctavoErrorCode.TrailingData, 6), (found.Code, (int)found.Offset));
        Assert.Equal("Order.Paid", Fail([3, .. Marked.Little(77, 4), 9]).Path);
    }

    [Fact]
    public void RootsOfCollectionsBeginWithTheIndex()
    {
        byte[] one = OctavoBinary.Serialize(new Line { Sku = "a", Amount = 1 });
        var found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<Line>>([3, .. one, .. one[..^1]]));
        Assert.Equal(("[1].Amount", 1 + one.Length + 3), (found.Path, (int)found.Offset));
        found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Dictionary<string, Line[]>>([2, 3, (byte)'k', 2, .. one[..^1]]));
        Assert.Equal("[\"k\"][0].Amount", found.Path);
    }

    private static OctavoException Fail(byte[] data) => Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Order>(data));

    private static Marked Build()
    {
        var order = Order.Sample();
        var b = new Marked();
        b.Add("Order", 15);
        b.Add("Order.Id", Marked.Little(77, 4));
        b.Add("Order.Paid", 1);
        b.Add("Order.Created", Marked.Little(order.Created.ToBinary(), 8));
        b.Add("Order.Name", 5, 0xC6, (byte)'r', 0xF8);
        b.Add("Order.Discount", 1);
        b.Marks.Add(new Mark("Order.Discount", 1 + b.Marks[^1].Start, b.Marks[^1].Needs + 16));
        b.Raw(Marked.Decimal(1.25m));
        b.Head("Order.Lines", 3, 4);
        b.Add("Order.Lines[0]", 3).Add("Order.Lines[0].Sku", 3, (byte)'a').Add("Order.Lines[0].Amount", Marked.Little(3, 4));
        b.Add("Order.Lines[1]", 0);
        b.Add("Order.Lines[2]", 3).Add("Order.Lines[2].Sku", [1, 6, .. Encoding.Unicode.GetBytes("Привет")]).Add("Order.Lines[2].Amount", Marked.Little(5, 4));
        b.Head("Order.BySku", 4, 3);
        b.Add("Order.BySku[#0 key]", [5, .. "one"u8]).Add("Order.BySku[\"one\"]", 3);
        b.Add("Order.BySku[\"one\"].Sku", 3, (byte)'b').Add("Order.BySku[\"one\"].Amount", Marked.Little(300, 4));
        b.Add("Order.BySku[#1 key]", [5, .. "two"u8]).Add("Order.BySku[\"two\"]", 3);
        b.Add("Order.BySku[\"two\"].Sku", 0).Add("Order.BySku[\"two\"].Amount", Marked.Little(-1, 4));
        b.Head("Order.Notes", 4, 3);
        b.Add("Order.Notes[#0 key]", Marked.Little(5, 4)).Add("Order.Notes[5]", [6, .. "five"u8]);
        b.Add("Order.Notes[#1 key]", Marked.Little(-6, 4)).Add("Order.Notes[-6]", 0);
        b.Head("Order.Numbers", 12, 4);
        b.Raw(Marked.Little(1, 4)).Raw(Marked.Little(200, 4)).Raw(Marked.Little(70_000, 4));
        b.Head("Order.Flags", 3, 4).Add("Order.Flags[0]", 1).Add("Order.Flags[1]", 0).Add("Order.Flags[2]", 1);
        b.Add("Order.Spot.Flag", 1).Add("Order.Spot.X", 0, 0, 0).Add("Order.Spot.X", Marked.Little(-2, 4))
            .Add("Order.Spot.At", Marked.Little(order.Spot.At.ToBinary(), 8));
        b.Add("Order.Price.Currency", [5, .. "EUR"u8]).Add("Order.Price.Amount", Marked.Decimal(9.99m));
        b.Head("Order.Blob", 4, 5).Raw(1, 2, 3, 4);
        b.Add("Order.Key", order.Key.ToByteArray());
        return b;
    }
}
