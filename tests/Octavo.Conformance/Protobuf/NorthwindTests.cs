// Owns: protobuf-net's Northwind data in both of its encodings. Knows no codec.
using System.Text.Json;
using Octavo.Conformance.Protobuf.Northwind;

namespace Octavo.Conformance.Protobuf;

public class NorthwindTests
{
    private const string Suite = "protobuf-net-nwind";
    private const string Lengths = Suite + "/nwind.proto.bin";
    private const string Groups = Suite + "/nwind.groups.proto.bin";

    [SuiteFact(Suite)]
    public void Messages_behind_lengths_are_written_as_they_were() =>
        Assert.Equal(SuiteFolder.Bytes(Lengths), ProtobufWays.Again<Database>(SuiteFolder.Bytes(Lengths), out _));

    [SuiteFact(Suite)]
    public void Messages_as_groups_are_written_as_they_were() =>
        Assert.Equal(SuiteFolder.Bytes(Groups), ProtobufWays.Again<GroupedDatabase>(SuiteFolder.Bytes(Groups), out _));

    [SuiteFact(Suite)]
    public void Orders_are_what_they_were()
    {
        Database database = OctavoProtobuf.Deserialize<Database>(SuiteFolder.Bytes(Lengths))!;
        Assert.Equal(830, database.Orders.Count);
        Assert.Equal(2155, database.Orders.Sum(order => order.Lines.Count));
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes(Suite + "/nwind.expected.json"));
        foreach ((Order order, JsonElement json) in database.Orders.Zip(document.RootElement.GetProperty("Orders").EnumerateArray()))
        {
            Assert.Equal(json.GetProperty("OrderID").GetInt32(), order.OrderID);
            Assert.Equal(Text(json, "CustomerID"), order.CustomerID);
            Assert.Equal(Text(json, "ShipAddress"), order.ShipAddress);
            Assert.Equal(Text(json, "ShipRegion"), order.ShipRegion);
            Assert.Equal(Time(json, "OrderDate"), order.OrderDate);
            Assert.Equal(Time(json, "ShippedDate"), order.ShippedDate);
            Assert.Equal(Money(json, "Freight"), order.Freight);
            foreach ((OrderLine line, JsonElement other) in order.Lines.Zip(json.GetProperty("Lines").EnumerateArray()))
            {
                Assert.Equal(other.GetProperty("ProductID").GetInt32(), line.ProductID);
                Assert.Equal(Money(other, "UnitPrice"), line.UnitPrice);
                Assert.Equal(other.GetProperty("Quantity").GetInt32(), line.Quantity);
                Assert.Equal(other.TryGetProperty("Discount", out JsonElement discount) ? discount.GetSingle() : 0, line.Discount);
            }
        }
    }

    [SuiteFact(Suite)]
    public void Lengths_are_read_where_groups_are_declared_and_groups_where_lengths_are()
    {
        Assert.Equal(SuiteFolder.Bytes(Groups), OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<GroupedDatabase>(SuiteFolder.Bytes(Lengths))));
        Assert.Equal(SuiteFolder.Bytes(Lengths), OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Database>(SuiteFolder.Bytes(Groups))));
    }

    private static string? Text(JsonElement json, string name) => json.TryGetProperty(name, out JsonElement text) ? text.GetString() : null;

    private static DateTime? Time(JsonElement json, string name) =>
        json.TryGetProperty(name, out JsonElement time)
            ? DateTime.UnixEpoch.AddDays(long.Parse(time.GetProperty("value").GetString()!, CultureInfo.InvariantCulture)) : null;

    private static decimal Money(JsonElement json, string name)
    {
        JsonElement money = json.GetProperty(name);
        byte scale = money.TryGetProperty("signScale", out JsonElement signAndScale) ? (byte)(signAndScale.GetInt32() >> 1) : (byte)0;
        int low = money.TryGetProperty("lo", out JsonElement lo) ? int.Parse(lo.GetString()!, CultureInfo.InvariantCulture) : 0;
        return new decimal(low, 0, 0, false, scale);
    }
}
