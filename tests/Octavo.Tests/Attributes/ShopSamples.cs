// Owns: the values of the model of twenty types, one a vector. Knows no bytes.
namespace Octavo.Tests.Attributes;

public static class ShopSamples
{
    private static readonly DateTime s_time = new(2024, 5, 6, 7, 8, 9, 123, DateTimeKind.Utc);

    /// <summary>The values, by the names of their vectors.</summary>
    public static IEnumerable<(string Name, object Value)> All =>
    [
        ("money", Price(19.99m)),
        ("point", new Point { X = 1.5, Y = -2.25 }),
        ("address", Home()),
        ("contact", Contact()),
        ("contact-empty", new Contact()),
        ("preferences", Preferences()),
        ("person", Person()),
        ("person-empty", new Person()),
        ("customer", Customer()),
        ("category", new Category { Id = 1, Name = "root", Children = [new() { Id = -33, Name = "leaf", Children = [] }, new() { Id = 70_000 }] }),
        ("dimensions", new Dimensions(2.5f, -0f)),
        ("picture", new Picture { Bytes = [1, 2, 255], Size = new(640, 480) }),
        ("product", Product()),
        ("line", new Line { Count = 3, Product = Product(), Total = 59.97m }),
        ("payment", new Payment { Money = Price(5m), At = s_time, Status = Status.Shipped }),
        ("payment-open", new Payment()),
        ("parcel", Parcel()),
        ("order", Order()),
        ("rating", new Rating { Stars = -5, Text = "größe 名前", Helpful = ulong.MaxValue }),
        ("sample", new Sample { At = new DateTimeOffset(2024, 5, 6, 7, 8, 9, TimeSpan.FromHours(2)), Value = null, Unit = 'µ' }),
        ("series", Series()),
        ("archive", new Archive { Orders = [Order(), null], Ratings = new() { ["a"] = [new() { Stars = 4 }], ["b"] = [] }, Series = Series() }),
    ];

    private static Money Price(decimal amount) => new() { Amount = amount, Currency = "EUR" };

    private static Address Home() => new() { Street = "Kanalstraße 1", City = "Ålesund", Place = new() { X = 62.47, Y = 6.15 } };

    private static Contact Contact() => new() { Mail = "a@example.org", Phones = ["+47 1", ""] };

    private static Preferences Preferences() => new() { Newsletter = true, Language = "nb" };

    private static Person Person() =>
        new() { Id = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Created = s_time, Name = "Ida", Home = Home(), Contact = Contact() };

    private static Customer Customer() =>
        new() { Id = new Guid(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0), Created = s_time.AddDays(-10_000), Level = -1, Preferences = Preferences(), Person = Person() };

    private static Product Product() => new()
    {
        Id = 5_000_000_000,
        Name = "lamp",
        Price = Price(19.990m),
        Attributes = new() { ["color"] = "red", ["size"] = new string('x', 300) },
        Pictures = [new() { Bytes = [], Size = null }],
        Stock = 200,
    };

    private static Parcel Parcel() =>
        new()
        {
            Number = "P1",
            Delay = TimeSpan.FromMinutes(-90),
            Weights = [0, 127, 128, 255, 256, 65_535, 65_536, -1, -32, -33, -128, -129, -32_768, -32_769, int.MinValue, int.MaxValue]
        };

    private static Order Order() => new()
    {
        Id = Guid.Empty,
        Created = s_time,
        Customer = Customer(),
        Lines = [new() { Count = 1, Product = Product() }, new()],
        Payment = new() { Money = Price(-1m), At = s_time },
        Parcels = new() { [7] = Parcel() },
        Status = Status.Paid,
    };

    private static Series Series() => new()
    {
        Samples = [new() { At = new DateTimeOffset(s_time), Value = 1.25, Unit = 'm' }],
        Tags = [1, -300],
        Raw = [0, -0d, double.NaN, double.MaxValue],
        Flags = [true, false, true],
    };
}
