// Owns: the same values with Orleans' own attributes: a type that has both codecs would not say which one Orleans takes.
// Must not know: table and rows.
using Orleans;

namespace Octavo.Lab.Peers;

/// <summary>An order of Orleans' generator.</summary>
[GenerateSerializer, GenerateCodec]
public sealed class NativeOrder : IPlaceOrder<NativeOrder>
{
    /// <summary>A number.</summary>
    [Id(0)] public int Id { get; set; }

    /// <summary>A name.</summary>
    [Id(1)] public string Customer { get; set; } = "";

    /// <summary>A time in UTC.</summary>
    [Id(2)] public DateTime Placed { get; set; }

    /// <summary>The lines.</summary>
    [Id(3)] public List<NativeLine> Lines { get; set; } = [];

    /// <inheritdoc/>
    public static NativeOrder Of(Random random, int lines)
    {
        var order = PlaceOrder.Of(random, lines);
        return new()
        {
            Id = order.Id,
            Customer = order.Customer,
            Placed = order.Placed,
            Lines = [.. order.Lines.Select(line => new NativeLine { Sku = line.Sku, Count = line.Count, Price = line.Price })],
        };
    }
}

/// <summary>A line of an order.</summary>
[GenerateSerializer, GenerateCodec]
public sealed class NativeLine
{
    /// <summary>What it is.</summary>
    [Id(0)] public string Sku { get; set; } = "";

    /// <summary>How many.</summary>
    [Id(1)] public int Count { get; set; }

    /// <summary>Its price.</summary>
    [Id(2)] public double Price { get; set; }
}
