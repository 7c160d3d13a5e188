// Owns: columns by Octavo's codecs on a PostgreSQL that is killed in the middle of a transaction, started again, or stands still.
using Microsoft.EntityFrameworkCore;

namespace Octavo.IntegrationTests.Entities;

[Collection(PostgresFixture.Name)]
public sealed class PostgresFailureTests(PostgresFixture postgres)
{
    /// <summary>What was saved is there as it was, and nothing of what was not.</summary>
    [Fact]
    public async Task KilledInTheMiddleNothingHalfIsThere()
    {
        Customer kept = Saved("kept");
        await Create();
        await using (Shop shop = Open())
        {
            shop.Add(kept);
            await shop.SaveChangesAsync();
        }
        await using (Shop shop = Open())
        {
            await using Microsoft.EntityFrameworkCore.Storage.IDbContextTransaction transaction = await shop.Database.BeginTransactionAsync();
            (await shop.Customers.SingleAsync(customer => customer.Id == kept.Id)).Lines.Add(new("lost", 1));
            shop.Add(Saved("lost"));
            await shop.SaveChangesAsync();
            await postgres.Server.KillAsync();
            await Assert.ThrowsAnyAsync<Exception>(() => transaction.CommitAsync());
        }
        await postgres.Server.RestartAsync();
        await using (Shop shop = Open())
        {
            Customer read = await shop.Customers.SingleAsync(customer => customer.Id == kept.Id);
            Assert.True(OctavoGraph.Equals(kept.Lines, read.Lines));
            Assert.True(OctavoGraph.Equals(kept.Last, read.Last));
            Assert.Equal(2, Assert.IsType<Circle>(read.Shape).Radius);
            Assert.Empty(await Named(shop, "lost"));
            read.Lines.Add(new("later", 2));
            await shop.SaveChangesAsync();
        }
        await using (Shop shop = Open())
        {
            Assert.Equal(new OrderLine("later", 2), (await shop.Customers.SingleAsync(customer => customer.Id == kept.Id)).Lines[^1]);
        }
    }

    /// <summary>A server that stands still is a time-out of Npgsql. What was sent meanwhile is there whole, or not at all.</summary>
    [Fact]
    public async Task PausedServerIsATimeOut()
    {
        await Create();
        await using (Shop shop = Open(";Timeout=1;Command Timeout=1;Cancellation Timeout=-1"))
        {
            await shop.Database.OpenConnectionAsync();
            shop.Add(Saved("paused"));
            await postgres.Server.PauseAsync();
            try
            {
                Exception found = await Assert.ThrowsAnyAsync<Exception>(() => shop.SaveChangesAsync());
                Assert.IsType<TimeoutException>(found.GetBaseException());
            }
            finally
            {
                await postgres.Server.ResumeAsync();
            }
        }
        await using (Shop shop = Open())
        {
            shop.Add(Saved("paused"));
            await shop.SaveChangesAsync();
        }
        await using (Shop shop = Open())
        {
            List<Customer> there = await Named(shop, "paused");
            Assert.InRange(there.Count, 1, 2);
            Assert.All(there, customer => Assert.True(OctavoGraph.Equals(Saved("paused").Lines, customer.Lines)));
        }
    }

    private static Customer Saved(string street) =>
        new() { Lines = [new("A", 1), new("B", 2)], Last = Order.Of(300), Shape = new Circle { Radius = 2 }, Home = new() { Street = street } };

    private static async Task<List<Customer>> Named(Shop shop, string street) =>
        [.. (await shop.Customers.ToListAsync()).Where(customer => customer.Home.Street == street)];

    private async Task Create()
    {
        await using Shop shop = Open();
        await shop.Database.EnsureCreatedAsync();
    }

    private Shop Open(string more = "") => new(new DbContextOptionsBuilder<Shop>().UseNpgsql(postgres.Configuration + more).Options);
}
