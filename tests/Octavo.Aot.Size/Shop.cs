// Owns: the types whose codecs are measured: ten, of the kinds that services have.
using System;
using System.Collections.Generic;

namespace Octavo.Aot.Size.First;

[GenerateCodec]
public sealed partial class Order
{
    public int Id { get; set; }
    public Customer? Customer { get; set; }
    public List<OrderLine>? Lines { get; set; }
    public Payment? Payment { get; set; }
    public Shipment? Shipment { get; set; }
    public DateTime Created { get; set; }
    public Dictionary<string, string>? Notes { get; set; }
}

[GenerateCodec]
public sealed partial class Customer
{
    public Guid Id { get; set; }
    public string? Name { get; set; }
    public string? Mail { get; set; }
    public Address? Home { get; set; }
    public Address? Work { get; set; }
    public Tier Tier { get; set; }
}

[GenerateCodec]
public sealed partial class Address
{
    public string? Street { get; set; }
    public string? City { get; set; }
    public string? Country { get; set; }
    public Position Position { get; set; }
}

[GenerateCodec]
public readonly partial record struct Position(double Latitude, double Longitude);

[GenerateCodec]
public sealed partial record OrderLine(Product Product, int Count, decimal Price, float Discount);

[GenerateCodec]
public sealed partial class Product
{
    public long Number { get; set; }
    public string? Title { get; set; }
    public string[]? Tags { get; set; }
    public byte[]? Picture { get; set; }
    public List<Price>? Prices { get; set; }
    public Stock Stock { get; set; }
}

[GenerateCodec]
public partial struct Price
{
    public int Currency { get; set; }
    public decimal Amount { get; set; }
}

[GenerateCodec]
public partial struct Stock
{
    public int Here { get; set; }
    public int Ordered { get; set; }
    public bool Ends { get; set; }
}

[GenerateCodec]
public sealed partial class Payment
{
    public string? Method { get; set; }
    public decimal Amount { get; set; }
    public DateTimeOffset? Paid { get; set; }
    public bool Refunded { get; set; }
}

[GenerateCodec]
public sealed partial class Shipment
{
    public string? Carrier { get; set; }
    public TimeSpan Expected { get; set; }
    public List<Position>? Track { get; set; }
    public Address? To { get; set; }
}

public enum Tier : byte
{
    None,
    Silver,
    Gold,
}

public static class Shop
{
    public static void Check()
    {
        var order = new Order { Id = 7, Lines = [new OrderLine(new Product { Number = 5 }, 2, 9.9m, 0)] };
        int read = Called.Deserialize<Order>(Called.Serialize(order))!.Id + CalledToo.Deserialize<Order>(CalledToo.Serialize(order))!.Id;
        if (read != 14)
        {
            throw new InvalidOperationException("The order came back as another.");
        }
    }
}
