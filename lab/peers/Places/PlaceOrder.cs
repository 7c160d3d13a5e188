// Owns: the values of table places: an order whose lines are few or many.
// Must not know: frameworks.
using MemoryPack;

namespace Octavo.Lab.Peers;

/// <summary>An order, with no number on a member: the protocols of hubs write names.</summary>
[GenerateCodec, MemoryPackable]
public sealed partial class PlaceOrder : IPlaceOrder<PlaceOrder>
{
    /// <summary>A number.</summary>
    public int Id { get; set; }

    /// <summary>A name.</summary>
    public string Customer { get; set; } = "";

    /// <summary>A time in UTC.</summary>
    public DateTime Placed { get; set; }

    /// <summary>The lines.</summary>
    public List<PlaceLine> Lines { get; set; } = [];

    /// <inheritdoc/>
    public static PlaceOrder Of(Random random, int lines) => new()
    {
        Id = random.Next(),
        Customer = $"Customer {random.Next(100_000)}",
        Placed = DateTime.UnixEpoch.AddSeconds(random.Next()),
        Lines = [.. Enumerable.Range(0, lines).Select(_ => PlaceLine.Of(random))],
    };
}

/// <summary>A line of an order.</summary>
[GenerateCodec, MemoryPackable]
public sealed partial class PlaceLine
{
    /// <summary>What it is.</summary>
    public string Sku { get; set; } = "";

    /// <summary>How many.</summary>
    public int Count { get; set; }

    /// <summary>Its price.</summary>
    public double Price { get; set; }

    /// <summary>A line.</summary>
    public static PlaceLine Of(Random random) =>
        new() { Sku = $"SKU-{random.Next(1_000_000)}", Count = random.Next(1, 1000), Price = random.Next(1, 100_000) / 100.0 };
}
