// Owns: the types of the error tests: a class with most kinds of members, a nested class, a struct, an unmanaged struct. Their codecs are written by hand.
namespace Octavo.Tests.Hand;

public sealed class Order
{
    public int Id { get; set; }

    public bool Paid { get; set; }

    public DateTime Created { get; set; }

    public string? Name { get; set; }

    public decimal? Discount { get; set; }

    public List<Line>? Lines { get; set; }

    public Dictionary<string, Line>? BySku { get; set; }

    public Dictionary<int, string?>? Notes { get; set; }

    public int[]? Numbers { get; set; }

    public bool[]? Flags { get; set; }

    public Spot Spot { get; set; }

    public Money Price { get; set; }

    public byte[]? Blob { get; set; }

    public Guid Key { get; set; }

    public static Order Sample() => new()
    {
        Id = 77,
        Paid = true,
        Created = new DateTime(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc),
        Name = "Ærø",
        Discount = 1.25m,
        Lines = [new Line { Sku = "a", Amount = 3 }, null!, new Line { Sku = "Привет", Amount = 5 }],
        BySku = new() { ["one"] = new Line { Sku = "b", Amount = 300 }, ["two"] = new Line { Sku = null, Amount = -1 } },
        Notes = new() { [5] = "five", [-6] = null },
        Numbers = [1, 200, 70_000],
        Flags = [true, false, true],
        Spot = new Spot { Flag = true, X = -2, At = new DateTime(2001, 1, 1, 0, 0, 0, DateTimeKind.Utc) },
        Price = new Money { Currency = "EUR", Amount = 9.99m },
        Blob = [1, 2, 3, 4],
        Key = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
    };
}

public sealed class Line
{
    public string? Sku { get; set; }

    public int Amount { get; set; }
}

/// <summary>A managed struct.</summary>
public struct Money
{
    public string? Currency { get; set; }

    public decimal Amount { get; set; }
}

/// <summary>An unmanaged struct: flag, three bytes of padding, X, At.</summary>
public struct Spot
{
    public bool Flag;
    public int X;
    public DateTime At;
}
