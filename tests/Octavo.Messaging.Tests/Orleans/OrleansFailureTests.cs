// Owns: grains whose storage is killed, started again, stands still, or has something else in it.
using StackExchange.Redis;

namespace Octavo.MessagingTests.Orleans;

[Collection(OrleansFixture.Name)]
public sealed class OrleansFailureTests(OrleansFixture orleans)
{
    /// <summary>A write whose storage is gone is an error of its call. The silo goes on, and the grain does when the storage is back.</summary>
    [Fact]
    public async Task StorageIsKilledAndRestarted()
    {
        ILedgerGrain grain = Grain();
        await grain.Add(new OrderLine("first", 1));
        await orleans.Storage.KillAsync();
        try
        {
            await Assert.ThrowsAnyAsync<Exception>(() => grain.Add(new OrderLine("lost", 2)));
        }
        finally
        {
            await orleans.Storage.RestartAsync();
        }
        await OrleansTests.Insist(() => grain.Add(new OrderLine("later", 3)));
        await grain.Forget();
        Ledger ledger = await OrleansTests.Insist(grain.Get);
        Assert.Equal(new OrderLine("later", 3), ledger.Lines[^1]);
    }

    /// <summary>A storage that stands still is a time-out of the call. What was written before is there later.</summary>
    [Fact]
    public async Task StorageIsPaused()
    {
        ILedgerGrain grain = Grain();
        await grain.Add(new OrderLine("first", 1));
        await orleans.Storage.PauseAsync();
        try
        {
            await Assert.ThrowsAnyAsync<Exception>(() => grain.Add(new OrderLine("late", 2)));
        }
        finally
        {
            await orleans.Storage.ResumeAsync();
        }
        await OrleansTests.Insist(() => grain.Add(new OrderLine("later", 3)));
        await grain.Forget();
        Ledger ledger = await OrleansTests.Insist(grain.Get);
        Assert.Equal((new OrderLine("first", 1), new OrderLine("later", 3)), (ledger.Lines[0], ledger.Lines[^1]));
    }

    /// <summary>A state that cannot be read is an error of the call that says where. A state of another version is read.</summary>
    [Theory]
    [InlineData("""{"Lines":[{"Sku":"a","Count":"x"}]}""", "Ledger.Lines[0].Count")]
    [InlineData("""{"Lines":[{"Sku":"a","Count":1}""", "EndOfData")]
    [InlineData("garbage", "InvalidData")]
    [InlineData("""{"Lines":[{"Sku":"a","Count":5}],"Owner":"of a later version"}""", null)]
    [InlineData("{}", null)]
    public async Task StateIsSomethingElse(string state, string? reason)
    {
        ILedgerGrain grain = Grain();
        _ = orleans.Cluster;
        await using ConnectionMultiplexer redis = await ConnectionMultiplexer.ConnectAsync(orleans.StorageConfiguration);
        HashSet<RedisKey> before = [.. redis.GetServers()[0].Keys()];
        await grain.Add(new OrderLine("first", 1));
        RedisKey key = Assert.Single(redis.GetServers()[0].Keys(), each => !before.Contains(each));
        await redis.GetDatabase().HashSetAsync(key, "data", state);
        await grain.Forget();
        if (reason is null)
        {
            Assert.Equal(state == "{}" ? 0 : 5, (await grain.Get()).Lines.Sum(line => line.Count));
        }
        else
        {
            Exception found = await Assert.ThrowsAnyAsync<Exception>(grain.Get);
            Assert.Contains(reason, found.ToString(), StringComparison.Ordinal);
            await redis.GetDatabase().HashSetAsync(key, "data", """{"Lines":[{"Sku":"a","Count":7}]}""");
            Assert.Equal(7, (await grain.Get()).Lines[0].Count);
        }
    }

    private static long s_last = 1_000;

    private ILedgerGrain Grain() => orleans.Cluster.Client.GetGrain<ILedgerGrain>(Interlocked.Increment(ref s_last));
}
