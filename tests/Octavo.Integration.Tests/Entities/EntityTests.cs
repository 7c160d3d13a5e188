// Owns: the tests of columns by Octavo's codecs, on SQLite and on PostgreSQL.
using System.Linq.Expressions;
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.ChangeTracking;
using Microsoft.EntityFrameworkCore.Metadata;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;
using Npgsql;

namespace Octavo.IntegrationTests.Entities;

[Collection(PostgresFixture.Name)]
public sealed class EntityTests(PostgresFixture postgres) : IDisposable
{
    private readonly SqliteConnection _sqlite = new("Data Source=:memory:");

    public void Dispose() => _sqlite.Dispose();

    [Theory]
    [InlineData("sqlite")]
    [InlineData("postgresql")]
    public async Task ColumnsAreWrittenAndRead(string database)
    {
        Func<Shop> open = Open(database);
        int id;
        await using (Shop shop = open())
        {
            var customer =
                new Customer
                {
                    Lines = [new("A", 1), new("B", 2)],
                    Last = Order.Of(3),
                    Shape = new Circle { Radius = 2 },
                    Home = new() { Street = "Ö", Names = ["x"] },
                    Counts = { ["é\""] = 7 }
                };
            shop.Add(customer);
            await shop.SaveChangesAsync();
            id = customer.Id;
        }
        await using (Shop shop = open())
        {
            Customer read = await shop.Customers.SingleAsync(customer => customer.Id == id);
            Assert.Equal([new("A", 1), new("B", 2)], read.Lines);
            Assert.Equal(3, read.Last!.Lines.Count);
            Assert.Equal(2, Assert.IsType<Circle>(read.Shape).Radius);
            Assert.Equal(("Ö", 7), (read.Home.Street, read.Counts["é\""]));
            Assert.Null(read.Work);
            Assert.False(shop.ChangeTracker.HasChanges());
        }
    }

    /// <summary>The attribute counts in complex types too, and in those within them.</summary>
    [Fact]
    public async Task ColumnsOfComplexTypes()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        DbContextOptions<Depot> options = new DbContextOptionsBuilder<Depot>().UseSqlite(connection).Options;
        await using (var depot = new Depot(options))
        {
            await depot.Database.EnsureCreatedAsync();
            depot.Add(new Site
            {
                Yard =
                {
                    Lines = [new("A", 1)], Notes = [Guid.Empty], Codes = [1, 2], Tags = ["a"], Prices = { [3] = new([4m]) }, Gate = { Last = Order.Of(2) },
                },
            });
            await depot.SaveChangesAsync();
        }
        await using (var depot = new Depot(options))
        {
            Site site = await depot.Sites.SingleAsync();
            Assert.Equal([new("A", 1)], site.Yard.Lines);
            Assert.Equal("a", Assert.Single(site.Yard.Tags));
            Assert.Equal([Guid.Empty], site.Yard.Notes);
            Assert.Equal([4m], site.Yard.Prices[3]);
            Assert.Equal(2, site.Yard.Gate.Last!.Lines.Count);
            Assert.False(depot.ChangeTracker.HasChanges());
            site.Yard.Lines.Add(new("B", 2));
            Assert.Equal(1, await depot.SaveChangesAsync());
        }
        await using (var depot = new Depot(options))
        {
            Assert.Equal(2, (await depot.Sites.SingleAsync()).Yard.Lines.Count);
            Assert.All(depot.Model.FindEntityType(typeof(Site))!.GetComplexProperties().Single().ComplexType.GetProperties(),
                property => Assert.Equal("OctavoTextConverter`1", property.GetTypeMapping().Converter?.GetType().Name));
        }
    }

    /// <summary>A private property of a base class that is not an entity was in no column, and nothing said so.</summary>
    [Fact]
    public async Task ColumnsOfBaseClasses()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        DbContextOptions<Fleet> options = new DbContextOptionsBuilder<Fleet>().UseSqlite(connection).Options;
        await using (var fleet = new Fleet(options))
        {
            await fleet.Database.EnsureCreatedAsync();
            var truck = new Truck { Axles = [1, 2] };
            truck.Note("a", 7);
            fleet.Add(truck);
            var car = new Car { Doors = [3] };
            car.Note("b", 8);
            fleet.Add(car);
            await fleet.SaveChangesAsync();
        }
        await using (var fleet = new Fleet(options))
        {
            List<Vehicle> read = [.. (await fleet.Set<Vehicle>().ToListAsync()).OrderBy(vehicle => vehicle.Noted, StringComparer.Ordinal)];
            Assert.Equal(["a:7", "b:8"], read.Select(vehicle => vehicle.Noted));
            Assert.Equal([1, 2], Assert.IsType<Truck>(read[0]).Axles);
            Assert.Equal([3], Assert.IsType<Car>(read[1]).Doors);
            Assert.False(fleet.ChangeTracker.HasChanges());
            read[0].Note("c", 9);
            Assert.Equal(1, await fleet.SaveChangesAsync());
        }
        await using (var fleet = new Fleet(options))
        {
            Assert.Equal("a,c:9", (await fleet.Set<Truck>().SingleAsync()).Noted);
        }
    }

    /// <summary>Two private properties of one name have one column, which would hold only one of them.</summary>
    [Fact]
    public void ColumnsOfBaseClassesThatAreHiddenAreRefused()
    {
        using var connection = new SqliteConnection("Data Source=:memory:");
        using var fleet = new HidingFleet(new DbContextOptionsBuilder<HidingFleet>().UseSqlite(connection).Options);
        Exception found = Assert.ThrowsAny<Exception>(() => fleet.Model);
        Assert.Contains(nameof(Machine) + ".Notes", found.ToString(), StringComparison.Ordinal);
    }

    /// <summary>All keys had one hash, and 20,000 of them took minutes.</summary>
    [Fact]
    public void KeysAreFoundByTheirHash()
    {
        var comparer = new OctavoComparer<OrderLine>();
        Assert.Equal(1000, Enumerable.Range(0, 1000).Select(i => comparer.GetHashCode(new OrderLine("A", i))).Distinct().Count());
        var parcels = new OctavoComparer<ParcelId>();
        Assert.Equal(1000, Enumerable.Range(0, 1000).Select(i => parcels.GetHashCode(new ParcelId(i))).Distinct().Count());
        var maps = new OctavoComparer<Dictionary<string, int>>();
        Assert.Equal(maps.GetHashCode(new() { ["a"] = 1, ["b"] = 2 }), maps.GetHashCode(new() { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal(0, new OctavoComparer<OrderLine?>().GetHashCode(null!));
    }

    /// <summary>A compiled model (<c>dotnet ef dbcontext optimize</c>) has the expressions of converters and comparers as source, which can have no object of
    /// this process and no private method. It was an error for every column.</summary>
    [Fact]
    public void CompiledModelsCanHaveTheColumns()
    {
        using var shop = new Shop(new DbContextOptionsBuilder<Shop>().UseSqlite(_sqlite).Options);
        IProperty[] columns = [.. shop.Model.FindEntityType(typeof(Customer))!.GetProperties().Where(property => property.Name != nameof(Customer.Id))];
        Assert.Equal(6, columns.Length);
        foreach (IProperty column in columns)
        {
            ValueConverter converter = column.GetTypeMapping().Converter!;
            ValueComparer comparer = column.GetValueComparer();
            foreach (LambdaExpression each in (LambdaExpression[])[converter.ConvertToProviderExpression, converter.ConvertFromProviderExpression,
                comparer.EqualsExpression, comparer.HashCodeExpression, comparer.SnapshotExpression])
            {
                new AsSource().Visit(each);
            }
        }
    }

    /// <summary>Fails at what source cannot have.</summary>
    private sealed class AsSource : ExpressionVisitor
    {
        protected override Expression VisitConstant(ConstantExpression node)
        {
            Assert.True(node.Value is null || node.Type.IsPrimitive, node.Type.ToString());
            return node;
        }

        protected override Expression VisitMethodCall(MethodCallExpression node)
        {
            Assert.True(node.Method.IsPublic && node.Method.DeclaringType!.IsVisible, node.Method.ToString());
            return base.VisitMethodCall(node);
        }
    }

    private sealed class Fleet(DbContextOptions<Fleet> options) : DbContext(options)
    {
        protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo();

        protected override void OnModelCreating(ModelBuilder modelBuilder)
        {
            modelBuilder.Entity<Truck>();
            modelBuilder.Entity<Car>();
            modelBuilder.Entity<Vehicle>();
        }
    }

    private sealed class HidingFleet(DbContextOptions<HidingFleet> options) : DbContext(options)
    {
        protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo();

        protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.Entity<Hiding>();
    }

    /// <summary>Not an entity.</summary>
    private abstract class Machine
    {
        [OctavoColumn] private List<string> Notes { get; set; } = [];

        [OctavoColumn] private protected int[] Marks { get; set; } = [];

        internal string Noted => string.Join(',', Notes) + ":" + Marks[0];

        internal void Note(string text, int mark)
        {
            Notes.Add(text);
            Marks = [mark];
        }
    }

    private abstract class Vehicle : Machine
    {
        public int Id { get; set; }
    }

    private sealed class Truck : Vehicle
    {
        [OctavoColumn] public int[] Axles { get; set; } = [];
    }

    private sealed class Car : Vehicle
    {
        [OctavoColumn(OctavoColumnForm.Binary)] public int[] Doors { get; set; } = [];
    }

    private sealed class Hiding : Machine
    {
        public int Id { get; set; }

        [OctavoColumn] private List<string> Notes { get; set; } = [];
    }

    private sealed class Depot(DbContextOptions<Depot> options) : DbContext(options)
    {
        public DbSet<Site> Sites => Set<Site>();

        protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo();

        protected override void OnModelCreating(ModelBuilder modelBuilder) =>
            modelBuilder.Entity<Site>().ComplexProperty(site => site.Yard, yard =>
            {
                yard.ComplexProperty(each => each.Gate);
                yard.Property(each => each.Notes).HasOctavoJson();
            });
    }

    private sealed class Site
    {
        public int Id { get; set; }

        public Yard Yard { get; set; } = new();
    }

    private sealed class Yard
    {
        [OctavoColumn] public List<OrderLine> Lines { get; set; } = [];

        [OctavoColumn] public List<int> Codes { get; set; } = [];

        /// <summary>The model says that it is a column.</summary>
        public List<Guid> Notes { get; set; } = [];

        /// <summary>No other declaration names this type, nor the next one.</summary>
        [OctavoColumn] public HashSet<string> Tags { get; set; } = [];

        [OctavoColumn] public Dictionary<int, Queue<decimal>> Prices { get; set; } = [];

        public Gate Gate { get; set; } = new();
    }

    private sealed class Gate
    {
        [OctavoColumn(OctavoColumnForm.Binary)] public Order? Last { get; set; }
    }

    [Theory]
    [InlineData("sqlite")]
    [InlineData("postgresql")]
    public async Task WhatIsChangedInsideIsSavedAndNothingElse(string database)
    {
        Func<Shop> open = Open(database);
        await using (Shop shop = open())
        {
            shop.Add(new Customer { Lines = [new("A", 1)], Home = new() { Names = ["x"] } });
            await shop.SaveChangesAsync();
        }
        await using (Shop shop = open())
        {
            Customer customer = await shop.Customers.OrderBy(each => each.Id).LastAsync();
            customer.Lines.Add(new("B", 2));
            customer.Home.Names[0] = "y";
            customer.Counts = [];
            Assert.Equal(["Home", "Lines"],
                shop.Entry(customer).Properties.Where(property => property.IsModified).Select(property => property.Metadata.Name)
                    .Order(StringComparer.Ordinal));
            Assert.Equal(1, await shop.SaveChangesAsync());
            Assert.Equal(0, await shop.SaveChangesAsync());
        }
        await using (Shop shop = open())
        {
            Customer customer = await shop.Customers.OrderBy(each => each.Id).LastAsync();
            Assert.Equal([new("A", 1), new("B", 2)], customer.Lines);
            Assert.Equal("y", customer.Home.Names[0]);
        }
    }

    /// <summary>The text is JSON that the database looks into.</summary>
    [Fact]
    public async Task JsonbIsSearched()
    {
        Func<Shop> open = Open("postgresql");
        await using Shop shop = open();
        shop.Add(new Customer { Counts = { ["searched"] = 41 } });
        await shop.SaveChangesAsync();
        Assert.Equal(1, await shop.Customers.FromSqlRaw("""SELECT * FROM "Customers" WHERE "Counts" @> '{{"searched": 41}}'""").CountAsync());
    }

    /// <summary>Text, <c>jsonb</c> and bytes that another version of the program or no program wrote.</summary>
    [Theory]
    [InlineData("sqlite")]
    [InlineData("postgresql")]
    public async Task RowsOfOtherVersionsAndGarbage(string database)
    {
        Func<Shop> open = Open(database);
        int id;
        await using (Shop shop = open())
        {
            var customer = new Customer { Home = new() { Street = "A" } };
            shop.Add(customer);
            await shop.SaveChangesAsync();
            id = customer.Id;
        }
        Assert.Equal("B", (await Read("Home", """{"Street":"B","Later":[1]}""")).Home.Street);
        Assert.Null((await Read("Home", "{}")).Home.Street);
        Assert.Equal("A", (await Read("Lines", """[{"Sku":"A","Count":1,"Later":true}]""")).Lines.Single().Sku);
        Assert.Equal(9, (await Read("Last", OctavoBinary.Serialize(new OlderOrder { Id = 9, Customer = "Before" }))).Last!.Id);
        Assert.Equal("Address.Street", (await Refused("Home", """{"Street":5}""", "{}")).Path);
        Assert.EndsWith("[0].Count", (await Refused("Lines", """[{"Sku":"A","Count":"many"}]""", "[]")).Path, StringComparison.Ordinal);
        Assert.NotEqual(OctavoErrorCode.None, (await Refused("Last", new byte[] { 0xFF, 0x00, 0xFF }, OctavoBinary.Serialize(Order.Of(1)))).Code);
        Assert.NotEqual(OctavoErrorCode.None, (await Refused("Shape", new byte[] { 0xC1 }, OctavoMsgPack.Serialize<Shape>(new Circle()))).Code);

        async Task<Customer> Read(string column, object value)
        {
            await using Shop shop = open();
            string cast = database == "postgresql" && column == "Lines" ? "::jsonb" : "";
            string update = $$"""UPDATE "Customers" SET "{{column}}" = {0}{{cast}} WHERE "Id" = {1}""";
            await shop.Database.ExecuteSqlRawAsync(update, value, id);
            return await shop.Customers.SingleAsync(customer => customer.Id == id);
        }

        async Task<OctavoError> Refused(string column, object garbage, object good)
        {
            OctavoError error = Inner(await Assert.ThrowsAnyAsync<Exception>(() => Read(column, garbage)));
            await Read(column, good);
            return error;
        }
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedWhenTheModelIsMade()
    {
        _sqlite.Open();
        using var shop = new UnreadyShop(new DbContextOptionsBuilder<UnreadyShop>().UseSqlite(_sqlite).Options);
        Assert.Equal(OctavoErrorCode.NoCodec, Inner(Assert.ThrowsAny<Exception>(() => shop.Rows.Count())).Code);
    }

    internal static OctavoError Inner(Exception found)
    {
        Exception? at = found;
        while (at is not (OctavoException or null))
        {
            at = at.InnerException;
        }
        return Assert.IsType<OctavoException>(at).Error;
    }

    private Func<Shop> Open(string database)
    {
        var options = new DbContextOptionsBuilder<Shop>();
        if (database == "sqlite")
        {
            _sqlite.Open();
            options.UseSqlite(_sqlite);
        }
        else
        {
            options.UseNpgsql(postgres.Configuration);
        }
        using var shop = new Shop(options.Options);
        shop.Database.EnsureCreated();
        return () => new Shop(options.Options);
    }
}
