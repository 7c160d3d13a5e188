// Owns: types that this project's own build made of its .proto files. Knows no parser.
using Octavo.Proto.Tests.Old;
using Octavo.Proto.Tests.Shop;

namespace Octavo.Proto.Tests.Emission;

public class ItemTests
{
    [Fact]
    public void Fields_have_the_bytes_that_the_schema_says()
    {
        Assert.Equal("080512024150", Hex(new Order { Id = 5, CustomerName = "AP" }));
        Assert.Equal("1A00", Hex(new Order { Note = "" }));
        Assert.Equal("22020803", Hex(new Order { Lines = { new() { Line_ = 3 } } }));
        Assert.Equal("2A050A01611003", Hex(new Order { Counts = { ["a"] = -2 } }));
        Assert.Equal("30FEFFFFFFFFFFFFFFFF01", Hex(new Order { State = Order.Types.State.Sent }));
        Assert.Equal("3A020001", Hex(new Order { States = { Order.Types.State.Unknown, Order.Types.State.Paid } }));
        Assert.Equal("5200", Hex(new Order { Rating = 0 }));
        Assert.Equal("5A0208015A00", Hex(new Order { Ratings = { new() { Value = 1 }, new() } }));
        Assert.Equal("6D010000006D02000000", Hex(new Order { Codes = { 1, 2 } }));
        Assert.Equal("23080124", Hex(new Money { Change = new() { Units = 1 } }));
        Assert.Equal("2A020801", Hex(new Money { Rest = new() { Units = 1 } }));
        Assert.Equal("30013002", Hex(new Money { Coins = { 1, 2 } }));
        Assert.Equal("1000", Hex(new Money { Nanos = 0 }));
    }

    [Fact]
    public void Of_a_oneof_one_field_is_there()
    {
        var order = new Order { Card = "x" };
        Assert.Equal(Order.PaymentOneofCase.Card, order.PaymentCase);
        order.Waived = false;
        Assert.Null(order.Card);
        Assert.Equal(Order.PaymentOneofCase.Waived, order.PaymentCase);
        order.Card = null;
        Assert.Equal(Order.PaymentOneofCase.Waived, order.PaymentCase);
        Assert.Equal("B00100", Hex(order));
        order.ClearPayment();
        Assert.Equal(Order.PaymentOneofCase.None, order.PaymentCase);

        // The last on the wire wins, and a message that comes twice is merged.
        Order read = Read<Order>("A2010178AA01020801AA01021002");
        Assert.Equal(Order.PaymentOneofCase.Cash, read.PaymentCase);
        Assert.Null(read.Card);
        Assert.Equal((1L, 2), (read.Cash!.Units, read.Cash.Nanos));
        Assert.Equal(Order.PaymentOneofCase.Card, Read<Order>("AA01020801A2010178").PaymentCase);
    }

    [Fact]
    public void Absent_fields_say_so_and_have_their_defaults()
    {
        Old.Old old = Read<Old.Old>("0801");
        Assert.Null(old.Name);
        Assert.Equal("none \"yet\"\n", old.NameOrDefault);
        Assert.Equal(double.NegativeInfinity, old.RatioOrDefault);
        Assert.Equal([(byte)'a', 1, 0xFF], old.RawOrDefault);
        Assert.Equal(long.MinValue, old.DepthOrDefault);
        Assert.Equal(Color.Blue, old.ColorOrDefault);
        Assert.Equal(Currency.Chf, new Money().CurrencyOrDefault);
        Assert.Equal("0801", Hex(old));
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => Hex(new Old.Old())).Code);
        Assert.Throws<OctavoException>(() => Read<Old.Old>(""));
    }

    [Fact]
    public void What_a_closed_enum_does_not_have_and_extensions_are_kept()
    {
        Old.Old old = Read<Old.Old>("0801" + "3005" + "3803" + "3807" + "A206026162" + "43080144");
        Assert.Null(old.Color);
        Assert.Equal([Color.Blue], old.Colors);
        Assert.Equal(1, Assert.Single(old.Part).Weight);
        Assert.Equal("0801" + "3803" + "43080144" + "3005" + "3807" + "A206026162", Hex(old));
    }

    [Fact]
    public void Types_of_the_schema_are_in_every_format()
    {
        var order =
            new Order
            {
                Id = 5,
                CustomerName = "AP",
                Placed = new() { Seconds = 5, Nanos = 1 },
                Waited = new() { Seconds = -3, Nanos = -1 },
                Lines = { new() { Amount = -1 } },
                Cash = new() { Units = 7 }
            };
        Assert.Contains("\"customerName\":\"AP\"", OctavoJson.SerializeToString(order), StringComparison.Ordinal);
        Assert.Equal(Hex(order), Hex(OctavoCbor.Deserialize<Order>(OctavoCbor.Serialize(order))!));
        Assert.Equal(Hex(order), Hex(OctavoBinary.Deserialize<Order>(OctavoBinary.Serialize(order))!));
        Assert.Equal(Hex(order), Hex(OctavoMsgPack.Deserialize<Order>(OctavoMsgPack.Serialize(order))!));
    }

    [Fact]
    public void An_item_says_which_formats_its_types_are_in()
    {
        var parcel = new Plain.Parcel { Id = 1, Inner = { new() { Id = 2 } }, Weights = { new() { Value = 3 } } };
        Assert.Equal("0801" + "12020802" + "1A020803", Hex(Read<Plain.Parcel>(Hex(parcel))));
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(parcel, parcel.GetType())).Code);
    }

    private static string Hex<T>(T message) => Convert.ToHexString(OctavoProtobuf.Serialize(message));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex))!;
}
