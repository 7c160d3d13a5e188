// Owns: entities whose properties are one column each.
using Microsoft.EntityFrameworkCore;

namespace Octavo.IntegrationTests.Types;

public sealed class Customer
{
    public int Id { get; set; }

    [OctavoColumn] public List<OrderLine> Lines { get; set; } = [];

    [OctavoColumn(OctavoColumnForm.Binary)] public Order? Last { get; set; }

    [OctavoColumn(OctavoColumnForm.MessagePack)] public Shape? Shape { get; set; }

    public Address Home { get; set; } = new();

    public Dictionary<string, int> Counts { get; set; } = [];

    public Address? Work { get; set; }
}

[GenerateCodec]
public sealed class Address
{
    public string? Street { get; set; }

    public List<string> Names { get; set; } = [];
}

/// <summary>A row whose column has no codec.</summary>
public sealed class Unready
{
    public int Id { get; set; }

#pragma warning disable OCT0010 // the build says so, too
    [OctavoColumn] public Uncoded? Value { get; set; }
#pragma warning restore OCT0010
}

public sealed class Shop(DbContextOptions<Shop> options) : DbContext(options)
{
    public DbSet<Customer> Customers => Set<Customer>();

    protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo().UseOctavoJson<Address>();

    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
        var counts = modelBuilder.Entity<Customer>().Property(customer => customer.Counts).HasOctavoJson();
        if (Database.IsNpgsql())
        {
            counts.HasColumnType("jsonb");
            modelBuilder.Entity<Customer>().Property(customer => customer.Lines).HasColumnType("jsonb");
        }
    }
}

public sealed class UnreadyShop(DbContextOptions<UnreadyShop> options) : DbContext(options)
{
    public DbSet<Unready> Rows => Set<Unready>();

    protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo();
}
