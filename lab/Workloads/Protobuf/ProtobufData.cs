// Owns: the messages of table protobuf: from files if they are there, else made from the seed. Must not know: libraries.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Protobuf;

namespace Octavo.Lab.Workloads;

/// <summary>Messages by seed.</summary>
public sealed class ProtobufData(int seed, string? folder)
{
    /// <summary>The file of Google's benchmark.</summary>
    public const string GoogleFile = "dataset.google_message1_proto3.payload0.pb";

    /// <summary>protobuf-net's Northwind.</summary>
    public const string NorthwindFile = "nwind.proto.bin";

    private const string Letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789";

    // Links of the chain, and levels of the deep message: below the depth that the libraries allow by default.
    private const int Links = 50;
    private const int Levels = 60;

    private readonly Random _random = new(seed);

    /// <summary>Google's message: the file's, or one with the same members there; its numbers and texts differ from one to the next, their lengths do
    /// not.</summary>
    public GoogleMessage1 Google()
    {
        GoogleMessage1 message = Find(GoogleFile) is { } path ? ProtobufWireReader.Read<GoogleMessage1>(File.ReadAllBytes(path)) : GoogleLike();
        // The file has it, though empty, which proto3 leaves out.
        message.Field1 = null;
        message.Field3 = _random.Next(1 << 14, 1 << 21);
        message.Field67 = _random.Next(1 << 14, 1 << 21);
        message.Field4 = Text(message.Field4!.Length);
        message.Field9 = Text(message.Field9!.Length);
        message.Field18 = Text(message.Field18!.Length);
        message.Field15!.Field15 = Text(message.Field15.Field15!.Length);
        message.Field15.Field21 = (ulong)_random.NextInt64();
        return message;
    }

    /// <summary>Twelve members of twelve kinds.</summary>
    public FlatMessage Flat() => new()
    {
        Int32 = _random.Next(),
        Int64 = _random.NextInt64() >> _random.Next(0, 60),
        UInt64 = (ulong)_random.NextInt64() >> _random.Next(0, 60),
        Signed = _random.Next(-1_000_000, 1_000_000),
        Word = (uint)_random.Next(1, int.MaxValue),
        Long = (ulong)_random.NextInt64(1, long.MaxValue),
        Ratio = _random.NextDouble(),
        Share = _random.NextSingle(),
        Flag = true,
        Name = Text(_random.Next(8, 24)),
        Text = Text(_random.Next(20, 60)),
        Small = _random.Next(1, 128),
    };

    /// <summary>Twelve integers of one to five bytes.</summary>
    public TwelveInts Ints() => new()
    {
        Value1 = Int(),
        Value2 = Int(),
        Value3 = Int(),
        Value4 = Int(),
        Value5 = Int(),
        Value6 = Int(),
        Value7 = Int(),
        Value8 = Int(),
        Value9 = Int(),
        Value10 = Int(),
        Value11 = Int(),
        Value12 = Int(),
    };

    /// <summary>A thousand small messages.</summary>
    public SmallChildren Children() => new()
    {
        Id = Int(),
        Children = [.. Enumerable.Range(0, 1000).Select(i => new SmallChild { Id = i + 1, Count = Int(), Name = Text(_random.Next(4, 12)) })],
    };

    /// <summary>Fifty links of a kilobyte.</summary>
    public Chain Chain()
    {
        Chain? first = null;
        for (int i = Links; i > 0; i--)
            first = new Chain { Id = i, Text = Text(1024), Next = first };
        return first!;
    }

    /// <summary>Sixty levels.</summary>
    public Deep Deep()
    {
        Deep? first = null;
        for (int i = Levels; i > 0; i--)
            first = new Deep { Id = Int(), Next = first };
        return first!;
    }

    /// <summary>A third of a hundred and twenty members.</summary>
    public Wide Wide()
    {
        var wide = new Wide();
        foreach (ProtobufMemberOf member in ProtobufMemberOf.Of(typeof(Wide)).Where(_ => _random.Next(3) == 0))
        {
            object value = member.Property.PropertyType.Name switch
            {
                nameof(Int32) => Int(),
                nameof(Int64) => -_random.NextInt64(1, 1L << 40),
                nameof(String) => Text(_random.Next(4, 30)),
                nameof(Double) => _random.NextDouble(),
                nameof(Boolean) => true,
                _ => (uint)Int(),
            };
            member.Property.SetValue(wide, value);
        }

        return wide;
    }

    /// <summary>Northwind: the file's 830 orders and 2,155 lines, or as many.</summary>
    public Database Northwind() => Find(NorthwindFile) is { } path ? ProtobufWireReader.Read<Database>(File.ReadAllBytes(path))
        : new Database { Orders = [.. Enumerable.Range(0, 830).Select(Order)] };

    /// <summary>A tile of four layers with a hundred features each.</summary>
    public Tile Tile() => new() { Layers = [.. ((string[])["water", "landuse", "roads", "places"]).Select(Layer)] };

    // Google's file lies a folder deeper than the others.
    private string? Find(string file) => DataFolder.Find(folder, file)
        ?? (Directory.Exists(folder) ? Directory.EnumerateDirectories(folder).Select(one => DataFolder.Find(one, file)).FirstOrDefault(path => path is not null)
        : null);

    // The members and lengths of the file's message.
    private static GoogleMessage1 GoogleLike() => new()
    {
        Field2 = 8,
        Field4 = new string('x', 6),
        Field9 = new string('x', 89),
        Field12 = true,
        Field14 = true,
        Field15 = new GoogleSubMessage { Field1 = 25, Field2 = 36, Field15 = new string('x', 67), Field22 = 38, Field23 = true },
        Field18 = new string('x', 10),
        Field100 = 31,
    };

    private Order Order(int i)
    {
        DateTime day = new DateTime(1996, 7, 4).AddDays(i);
        return new Order
        {
            OrderID = 10_248 + i,
            CustomerID = Text(5),
            EmployeeID = _random.Next(1, 10),
            OrderDate = day,
            RequiredDate = day.AddDays(28),
            ShippedDate = _random.Next(40) == 0 ? null : day.AddDays(_random.Next(1, 30)),
            ShipVia = _random.Next(1, 4),
            Freight = new decimal(_random.Next(100, 9_999_999), 0, 0, false, 4),
            ShipName = Text(_random.Next(10, 30)),
            ShipAddress = Text(_random.Next(12, 40)),
            ShipCity = Text(_random.Next(5, 14)),
            ShipRegion = _random.Next(5) < 3 ? null : Text(2),
            ShipPostalCode = Text(5),
            ShipCountry = Text(_random.Next(3, 12)),
            Lines = [.. Enumerable.Range(0, i % 5 == 0 ? 3 : 2 + (i % 3 == 0 ? 1 : 0) + (i % 20 == 1 ? 1 : 0)).Select(_ => Line(10_248 + i))],
        };
    }

    private OrderLine Line(int order) => new()
    {
        OrderID = order,
        ProductID = _random.Next(1, 78),
        UnitPrice = new decimal(_random.Next(10_000, 999_999), 0, 0, false, 4),
        Quantity = _random.Next(1, 130),
        Discount = _random.Next(2) == 0 ? 0 : 0.05f * _random.Next(1, 6),
    };

    private TileLayer Layer(string name) => new()
    {
        Name = name,
        Features = [.. Enumerable.Range(0, 100).Select(Feature)],
        Keys = [.. Enumerable.Range(0, 8).Select(i => "key" + i)],
        Values =
            [.. Enumerable.Range(0, 60)
                .Select(
                    i => i % 3 == 0 ? new TileValue { Int64 = Int() } : i % 3 == 1 ? new TileValue { Text = Text(_random.Next(4, 20)) }
                        : new TileValue { Double = _random.NextDouble() })],
        Extent = 4096,
        Version = 2,
    };

    private TileFeature Feature(int i) => new()
    {
        Id = (ulong)Int(),
        Tags = [.. Enumerable.Range(0, 8).Select(at => (uint)(at % 2 == 0 ? at : _random.Next(60)))],
        Type = (TileGeometry)_random.Next(1, 4),
        Geometry = [.. Enumerable.Range(0, _random.Next(3, 80)).Select(_ => (uint)_random.Next(0, 1 << _random.Next(4, 13)))],
    };

    private int Int() => _random.Next(1, int.MaxValue) >> _random.Next(0, 30) | 1;

    private string Text(int length) => string.Create(length, _random, static (text, random) =>
    {
        for (int i = 0; i < text.Length; i++)
            text[i] = Letters[random.Next(Letters.Length)];
    });
}
