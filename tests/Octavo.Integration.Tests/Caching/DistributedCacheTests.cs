// Owns: the tests of IDistributedCache with values, in memory and on redis-server.
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Caching.StackExchangeRedis;
using Microsoft.Extensions.Options;
using RedisException = StackExchange.Redis.RedisException;
using RedisTimeoutException = StackExchange.Redis.RedisTimeoutException;

namespace Octavo.IntegrationTests.Caching;

public sealed class DistributedCacheTests(RedisFixture redis) : IClassFixture<RedisFixture>
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ValuesAreSetAndFound(bool onRedis)
    {
        IDistributedCache cache = Cache(onRedis);
        string key = Guid.NewGuid().ToString("N");
        Assert.False((await cache.GetOctavoAsync<Order>(key)).HasValue);
        await cache.SetOctavoAsync(key, Order.Of(3));
        Assert.Equal(3, (await cache.GetOctavoAsync<Order>(key)).Value!.Lines.Count);
        Assert.Equal(3, (await cache.GetOrCreateOctavoAsync<Order>(key, _ => throw new InvalidOperationException("it was there"))).Lines.Count);
        await cache.RemoveAsync(key);
        Assert.Equal(4, (await cache.GetOrCreateOctavoAsync(key, _ => ValueTask.FromResult(Order.Of(4)))).Lines.Count);
        Assert.Equal(4, (await cache.GetOctavoAsync<Order>(key)).Value!.Lines.Count);
        await cache.SetOctavoAsync<Order?>(key, null);
        CodecOptional<Order?> none = await cache.GetOctavoAsync<Order>(key);
        Assert.True(none.HasValue);
        Assert.Null(none.Value);
        await cache.SetOctavoAsync(key, 5, new DistributedCacheEntryOptions { AbsoluteExpirationRelativeToNow = TimeSpan.FromMinutes(1) });
        Assert.Equal(5, (await cache.GetOctavoAsync<int>(key)).Value);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task WhatIsOfSomethingElseIsAMiss(bool onRedis)
    {
        IDistributedCache cache = Cache(onRedis);
        string key = Guid.NewGuid().ToString("N");
        await cache.SetOctavoAsync(key, new OlderOrder { Id = 1, Customer = "Before" });
        Assert.False((await cache.GetOctavoAsync<Order>(key)).HasValue);
        await cache.SetOctavoAsync(key, Order.Of(1));
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            var options = new OctavoCacheOptions { Format = format };
            Assert.Equal(format.Name == "Binary", (await cache.GetOctavoAsync<Order>(key, options)).HasValue);
        }
        byte[] bytes = (await cache.GetAsync(key))!;
        for (int length = 0; length < bytes.Length; length++)
        {
            await cache.SetAsync(key, bytes[..length], new DistributedCacheEntryOptions());
            Assert.False((await cache.GetOctavoAsync<Order>(key)).HasValue);
        }
        Assert.Equal(6, (await cache.GetOrCreateOctavoAsync(key, _ => ValueTask.FromResult(Order.Of(6)))).Lines.Count);
    }

    [Fact]
    public async Task EveryFormatIsWrittenAndRead()
    {
        IDistributedCache cache = Cache(onRedis: false);
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            foreach (int? compressFrom in (int?[])[null, 0, 100])
            {
                var options = new OctavoCacheOptions { Format = format, CompressFrom = compressFrom };
                await cache.SetOctavoAsync("key", Order.Of(300), null, options);
                Assert.Equal(300, (await cache.GetOctavoAsync<Order>("key", options)).Value!.Lines.Count);
                await cache.SetOctavoAsync("key", 5, null, options);
                Assert.Equal(5, (await cache.GetOctavoAsync<int>("key", options)).Value);
            }
        }
    }

    /// <summary>What says that it expands to more than it may is a miss, before memory is taken for it.</summary>
    [Fact]
    public async Task ExpandingIsBounded()
    {
        IDistributedCache cache = Cache(onRedis: false);
        var options = new OctavoCacheOptions { CompressFrom = 0 };
        byte[] zeroes = new byte[8 << 20];
        await cache.SetOctavoAsync("key", zeroes, null, options);
        Assert.False((await cache.GetOctavoAsync<byte[]>("key", options)).HasValue);
        options.MaxRatio = 1_000_000;
        Assert.Equal(zeroes.Length, (await cache.GetOctavoAsync<byte[]>("key", options)).Value!.Length);
        byte[] bytes = (await cache.GetAsync("key"))!;
        foreach (int length in (int[])[-1, 0, int.MaxValue])
        {
            System.Buffers.Binary.BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(9), length);
            await cache.SetAsync("key", bytes, new DistributedCacheEntryOptions());
            Assert.False((await cache.GetOctavoAsync<byte[]>("key", options)).HasValue);
        }
        Assert.Throws<ArgumentOutOfRangeException>(() => options.MaxRatio = 0);
        Assert.Throws<ArgumentOutOfRangeException>(() => options.CompressFrom = -1);
    }

    [Fact]
    public void NamedTypesAreRequired()
    {
        var options = new OctavoCacheOptions { Format = OctavoFormats.Protobuf };
        options.Types.Add(typeof(Order));
        options.EnsureCodecs();
        options.Types.Add(typeof(Message));
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(options.EnsureCodecs).Code);
    }

    [Fact]
    public async Task KilledServerIsAnErrorOfTheCache()
    {
        IDistributedCache cache = Cache(onRedis: true);
        await cache.SetOctavoAsync("key", Order.Of(1));
        await redis.Server.KillAsync();
        try
        {
            await Assert.ThrowsAnyAsync<Exception>(() => cache.GetOctavoAsync<Order>("key"));
        }
        finally
        {
            await redis.Server.RestartAsync();
        }
        await Again(() => cache.SetOctavoAsync("key", Order.Of(3)));
        Assert.Equal(3, (await cache.GetOctavoAsync<Order>("key")).Value!.Lines.Count);
    }

    /// <summary>A server that stands still is a time-out of its client. What was sent meanwhile is there later, whole.</summary>
    [Fact]
    public async Task PausedServerIsATimeOut()
    {
        IDistributedCache cache = Cache(onRedis: true, wait: 300);
        string key = Guid.NewGuid().ToString("N");
        await cache.SetOctavoAsync(key, Order.Of(2));
        await redis.Server.PauseAsync();
        try
        {
            await Assert.ThrowsAsync<RedisTimeoutException>(() => cache.SetOctavoAsync(key, Order.Of(500)));
            await Assert.ThrowsAsync<RedisTimeoutException>(() => cache.GetOctavoAsync<Order>(key));
        }
        finally
        {
            await redis.Server.ResumeAsync();
        }
        CodecOptional<Order?> found = default;
        await Again(async () => found = await cache.GetOctavoAsync<Order>(key));
        Assert.True(OctavoGraph.Equals(Order.Of(500), found.Value));
    }

    /// <summary>A client that has lost its server fails until it has it again.</summary>
    private static async Task Again(Func<Task> call)
    {
        for (int i = 0; ; i++)
        {
            try
            {
                await call();
                return;
            }
            catch (Exception found) when (i < 200 && found is RedisException or TimeoutException)
            {
                await Task.Delay(50);
            }
        }
    }

    private IDistributedCache Cache(bool onRedis, int wait = 2000)
    {
        if (!onRedis)
        {
            return new MemoryDistributedCache(Options.Create(new MemoryDistributedCacheOptions()));
        }
        _ = redis.Server;
        return new RedisCache(Options.Create(new RedisCacheOptions { Configuration = redis.Waiting(wait) }));
    }
}
