// Owns: types of every kind that a schema tells apart: recursive, generic, a union, an enum, nullable, dictionaries; and two types of one name.
using System.Text.Json.Serialization;

namespace Octavo.IntegrationTests.Types
{
    [GenerateCodec(Names = NamePolicy.CamelCase)]
    public sealed class Catalog
    {
        public required string Title { get; set; }

        public Season Season { get; set; }

        public int? Stock { get; set; }

        public string? Note { get; set; }

        public DateTimeOffset? Since { get; set; }

        public byte[] Cover { get; set; } = [];

        public Folder Root { get; set; } = new();

        public Shape? Logo { get; set; }

        public Dictionary<string, Folder> ByName { get; set; } = [];

        public Dictionary<int, long> Sold { get; set; } = [];

        public Paged<OrderLine> Lines { get; set; } = new();

        public Elsewhere.Order? Other { get; set; }

        internal static Catalog Sample() => new()
        {
            Title = "Spring",
            Season = Season.Spring,
            Stock = 3,
            Since = new DateTimeOffset(2026, 3, 1, 0, 0, 0, TimeSpan.Zero),
            Cover = [1, 2, 3],
            Root = new Folder { Name = "root", Folders = [new Folder { Name = "child", Parent = new Folder { Name = "root" } }] },
            Logo = new Circle { Radius = 1 },
            ByName = { ["a"] = new Folder { Name = "a" } },
            Sold = { [2025] = 1L << 60 },
            Lines = new Paged<OrderLine> { Items = [new("A", 1)], Next = "2" },
            Other = new Elsewhere.Order { Buyer = "Bob" },
        };
    }

    [CodecEnum(EnumForm.Name)]
    public enum Season
    {
        Spring = 1,
        Autumn = 2,
    }

    /// <summary>Recursive.</summary>
    [GenerateCodec]
    public sealed class Folder
    {
        public string? Name { get; set; }

        public List<Folder> Folders { get; set; } = [];

        public Folder? Parent { get; set; }
    }

    [GenerateCodec]
    public sealed class Paged<T>
    {
        public List<T> Items { get; set; } = [];

        public string? Next { get; set; }
    }

    /// <summary>Told by number.</summary>
    [GenerateCodec, JsonDerivedType(typeof(Added), 1), JsonDerivedType(typeof(Removed), 2)]
    public abstract class Step
    {
        public int At { get; set; }
    }

    [GenerateCodec]
    public sealed class Added : Step;

    [GenerateCodec]
    public sealed class Removed : Step;

    /// <summary>Has the name that the schema of problems has.</summary>
    [GenerateCodec]
    public sealed class OctavoProblem
    {
        public int Severity { get; set; }
    }

    /// <summary>Has references: what came before is told by a member named <c>$ref</c>.</summary>
    [GenerateCodec(References = true)]
    public sealed class Knot
    {
        public Knot? Next { get; set; }
    }
}

namespace Octavo.IntegrationTests.Types.Elsewhere
{
    /// <summary>Another order.</summary>
    [GenerateCodec]
    public sealed class Order
    {
        public string? Buyer { get; set; }
    }
}
