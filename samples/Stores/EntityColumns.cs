// Owns: a list and an object in one column each, with Entity Framework Core on SQLite in memory.
// Packages: Octavo, Octavo.EntityFrameworkCore, Microsoft.EntityFrameworkCore.Sqlite.
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;
using Octavo;

namespace Stores;

public sealed class Shop(DbContextOptions<Shop> options) : DbContext(options)
{
    public DbSet<Customer> Customers => Set<Customer>();

    protected override void ConfigureConventions(ModelConfigurationBuilder configurationBuilder) => configurationBuilder.UseOctavo();
}

public sealed class Customer
{
    public int Id { get; set; }

    [OctavoColumn] public List<Visit> Visits { get; set; } = [];

    [OctavoColumn(OctavoColumnForm.Binary)] public Visit? Last { get; set; }
}

[GenerateCodec]
public sealed record Visit(DateOnly Day, string? Note);

internal static class EntityColumns
{
    internal static async Task<bool> RunAsync()
    {
        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        DbContextOptions<Shop> options = new DbContextOptionsBuilder<Shop>().UseSqlite(connection).Options;
        var first = new Visit(new DateOnly(2026, 7, 14), "tea");
        await using (var shop = new Shop(options))
        {
            await shop.Database.EnsureCreatedAsync();
            shop.Customers.Add(new Customer { Id = 1, Visits = [first], Last = first });
            await shop.SaveChangesAsync();
        }

        await using var again = new Shop(options);
        Customer customer = await again.Customers.SingleAsync();
        string text = await again.Database.SqlQuery<string>($"SELECT Visits AS Value FROM Customers").SingleAsync();
        Console.WriteLine($"{text}, last {customer.Last}");

        customer.Visits = [.. customer.Visits];   // a new list that equals the old one
        int equal = await again.SaveChangesAsync();
        customer.Visits.Add(new Visit(new DateOnly(2026, 7, 15), null));   // a change in the list
        int changed = await again.SaveChangesAsync();
        Console.WriteLine($"Rows saved: {equal} for an equal list, {changed} after a change in it");
        return text == """[{"Day":"2026-07-14","Note":"tea"}]""" && customer.Last == first && equal == 0 && changed == 1;
    }
}
