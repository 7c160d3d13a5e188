// Owns: the tests of FusionCache with Octavo's codecs, on redis-server.
using System.Globalization;
using Microsoft.Extensions.Caching.Distributed;
using Octavo.IntegrationTests.Caching;
using ZiggyCreatures.Caching.Fusion;
using ZiggyCreatures.Caching.Fusion.Internals;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

namespace Octavo.IntegrationTests.Fusion;

public sealed class FusionCacheTests(RedisFixture redis) : IClassFixture<RedisFixture>
{
    /// <summary>What FusionCache puts before its keys.</summary>
    private const string Prefix = "v2:";

    [Fact]
    public async Task AnotherProgramFindsTheValue()
    {
        await using ServiceProvider one = Program();
        string key = Key();
        Assert.Equal(3, (await Get(one, key, () => Order.Of(3))).Lines.Count);
        await using ServiceProvider other = Program();
        Assert.Equal(3, (await Get(other, key, () => throw new InvalidOperationException("it was there"))).Lines.Count);
        byte[] bytes = (await one.GetRequiredService<IDistributedCache>().GetAsync(Prefix + key))!;
        Assert.Equal(OctavoBinary.Serialize(Order.Of(3)), bytes[^OctavoBinary.Serialize(Order.Of(3)).Length..]);
    }

    /// <summary>To clone a value in memory, FusionCache gives the serializer the value itself, without an entry.</summary>
    [Fact]
    public async Task ValuesAreCloned()
    {
        var services = new ServiceCollection();
        services.AddFusionCache().WithOctavoSerializer().WithDefaultEntryOptions(new FusionCacheEntryOptions { EnableAutoClone = true });
        await using ServiceProvider program = services.BuildServiceProvider();
        IFusionCache cache = program.GetRequiredService<IFusionCache>();
        await cache.SetAsync("order", Order.Of(1));
        await cache.SetAsync("none", (Order?)null);
        (await cache.GetOrDefaultAsync<Order>("order"))!.Lines.Clear();
        Assert.Single((await cache.GetOrDefaultAsync<Order>("order"))!.Lines);
        Assert.Null(await cache.GetOrDefaultAsync<Order>("none"));
        var serializer = new FusionCacheOctavoSerializer();
        Assert.Throws<OctavoException>(() => serializer.Deserialize<Order>(serializer.Serialize(new OrderLine("a", 1))));
    }

    /// <summary>FusionCache has an option for what a serializer refuses: by default the caller gets it.</summary>
    [Fact]
    public async Task ValueThatCannotBeWrittenIsByTheOptionsOfFusionCache()
    {
        var services = new ServiceCollection();
        services.AddDistributedMemoryCache().AddFusionCache().WithRegisteredDistributedCache(ignoreMemoryDistributedCache: false).WithOctavoSerializer();
        await using ServiceProvider program = services.BuildServiceProvider();
        IFusionCache cache = program.GetRequiredService<IFusionCache>();
        var order = new Order { Id = 1, Customer = null! };
        await Assert.ThrowsAsync<FusionCacheSerializationException>(() => cache.GetOrSetAsync("one", _ => Task.FromResult(order)).AsTask());
        Assert.Same(order, await cache.GetOrSetAsync("other", _ => Task.FromResult(order),
            new FusionCacheEntryOptions { AllowBackgroundDistributedCacheOperations = true }));
    }

    /// <summary>Tags are entries of their own, with times as values.</summary>
    [Fact]
    public async Task TagsRemoveForEveryone()
    {
        await using ServiceProvider one = Program();
        (string key, string tag) = (Key(), Key());
        await Cache(one).SetAsync(key, Order.Of(3), tags: [tag, "größer"]);
        await Cache(one).RemoveByTagAsync(tag);
        await using ServiceProvider other = Program();
        Assert.Equal(4, (await Get(other, key, () => Order.Of(4))).Lines.Count);
    }

    [Fact]
    public void EveryPartOfAnEntryIsKept()
    {
        var serializer = new FusionCacheOctavoSerializer();
        foreach (int parts in Enumerable.Range(0, 128))
        {
            FusionCacheEntryMetadata? metadata = (parts & 64) != 0 ? null
                : new((parts & 1) != 0, (parts & 2) != 0 ? 0 : null, (parts & 4) != 0 ? "é\"" : null, (parts & 8) != 0 ? 5 : null,
                    (parts & 16) != 0 ? 77 : null, (parts & 32) != 0 ? (byte)3 : null);
            var entry =
                new FusionCacheDistributedEntry<Order?>((parts & 1) != 0 ? Order.Of(2) : null, parts, DateTime.MaxValue.Ticks - parts,
                    (parts & 2) != 0 ? ["a", "", "ü"] : null, metadata);
            byte[] bytes = serializer.Serialize(entry);
            FusionCacheDistributedEntry<Order?> read = serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes)!;
            Assert.Equal((entry.Value?.Lines, entry.Timestamp, entry.LogicalExpirationTimestamp, entry.Tags),
                (read.Value?.Lines, read.Timestamp, read.LogicalExpirationTimestamp, read.Tags), Same);
            Assert.Equal(Text(entry.Metadata), Text(read.Metadata));
            for (int length = 0; length < bytes.Length; length++)
            {
                Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes[..length]));
            }
        }
    }

    /// <summary>Whatever an earlier or later version, another format or no one wrote: made again, and what is there then is the new one.</summary>
    [Theory]
    [InlineData("earlier version")]
    [InlineData("later version")]
    [InlineData("another type of the same bytes")]
    [InlineData("another format")]
    [InlineData("another serializer")]
    [InlineData("damaged")]
    [InlineData("empty")]
    public async Task WhatIsOfSomethingElseIsAMiss(string what)
    {
        await using ServiceProvider before = Program(options => options.Format = what == "another format" ? OctavoFormats.MessagePack : options.Format);
        IDistributedCache bytes = before.GetRequiredService<IDistributedCache>();
        string key = Key();
        switch (what)
        {
            case "earlier version":
                await Cache(before).SetAsync(key, new OlderOrder { Id = 1, Customer = "Before" });
                break;
            case "later version":
                await Cache(before).SetAsync(key, new NewerOrder { Id = 1, Customer = "Later" });
                break;
            case "another type of the same bytes":
                await Cache(before).SetAsync(key, new Swapped { Id = 1, Buyer = "Before" });
                break;
            case "another serializer":
                await bytes.SetAsync(Prefix + key, """{"v":{"Id":7},"t":1,"l":9000000000000000000}"""u8.ToArray(), new());
                break;
            case "empty":
                await bytes.SetAsync(Prefix + key, [], new());
                break;
            default:
                await Cache(before).SetAsync(key, Order.Of(9));
                break;
        }
        if (what == "damaged")
        {
            byte[] there = (await bytes.GetAsync(Prefix + key))!;
            there.AsSpan(there.Length - OctavoBinary.Serialize(Order.Of(9)).Length).Fill(0xFF);
            await bytes.SetAsync(Prefix + key, there, new());
        }
        await using ServiceProvider now = Program();
        Assert.Equal(2, (await Get(now, key, () => Order.Of(2))).Lines.Count);
        await using ServiceProvider next = Program();
        Assert.Equal(2, (await Get(next, key, () => throw new InvalidOperationException("not written anew"))).Lines.Count);
    }

    [Fact]
    public async Task LargeValuesAreCompressed()
    {
        await using ServiceProvider packed = Program(options => options.CompressFrom = 1000);
        string key = Key();
        await Cache(packed).SetAsync(key, Order.Of(1000));
        Assert.True(
            (await packed.GetRequiredService<IDistributedCache>().GetAsync(Prefix + key))!.Length < OctavoBinary.Serialize(Order.Of(1000)).Length * 3 / 4);
        await using ServiceProvider plain = Program();
        Assert.Equal(1000, (await Get(plain, key, () => throw new InvalidOperationException("it was there"))).Lines.Count);
    }

    /// <summary>A server that is killed is a cache without values.</summary>
    [Fact]
    public async Task KilledInTheMiddleValuesAreMade()
    {
        await using ServiceProvider one = Program();
        string key = Key();
        Assert.Equal(2, (await Get(one, key, () => Order.Of(2))).Lines.Count);
        await redis.Server.KillAsync();
        try
        {
            await using ServiceProvider other = Program(wait: 300);
            Assert.Equal(5, (await Get(other, key, () => Order.Of(5))).Lines.Count);
        }
        finally
        {
            await redis.Server.RestartAsync();
        }
        await using ServiceProvider after = Program();
        await Connected(after);
        Assert.Equal(4, (await Get(after, key, () => Order.Of(4))).Lines.Count);
        await using ServiceProvider last = Program();
        await Connected(last);
        Assert.Equal(4, (await Get(last, key, () => throw new InvalidOperationException("it was there"))).Lines.Count);
    }

    /// <summary>A server that stands still is a cache without values, and its client's time-out no error. What was there before is there later.</summary>
    [Fact]
    public async Task PausedValuesAreMade()
    {
        await using ServiceProvider one = Program();
        (string known, string key) = (Key(), Key());
        Assert.Equal(2, (await Get(one, known, () => Order.Of(2))).Lines.Count);
        await using ServiceProvider other = Program(wait: 300);
        await Connected(other);
        await redis.Server.PauseAsync();
        try
        {
            Assert.Equal(5, (await Get(other, key, () => Order.Of(5))).Lines.Count);
        }
        finally
        {
            await redis.Server.ResumeAsync();
        }
        await using ServiceProvider after = Program();
        await Connected(after);
        Assert.Equal(2, (await Get(after, known, () => throw new InvalidOperationException("it was there"))).Lines.Count);
        Assert.Equal(5, (await Get(after, key, () => Order.Of(5))).Lines.Count);
    }

    /// <summary>A server that has just started may refuse the first connections, and a cache without its server is not an error.</summary>
    private static async Task Connected(ServiceProvider provider)
    {
        var cache = provider.GetRequiredService<IDistributedCache>();
        for (int i = 0; ; i++)
        {
            try
            {
                await cache.GetAsync("connected");
                return;
            }
            catch (Exception) when (i < 100)
            {
                await Task.Delay(50);
            }
        }
    }

    [Fact]
    public async Task TypeWithoutACodecIsRefusedAtTheStartOrAtItsFirstValue()
    {
        var services = new ServiceCollection();
        OctavoException found =
            Assert.Throws<OctavoException>(() => services.AddFusionCache().WithOctavoSerializer(options => options.Types.Add(typeof(Uncoded))));
        Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
        await using ServiceProvider provider = Program();
        var thrown =
            await Assert.ThrowsAsync<FusionCacheSerializationException>(
                async () => await Cache(provider).GetOrSetAsync(Key(), _ => Task.FromResult(new Uncoded())));
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.IsType<OctavoException>(thrown.InnerException).Code);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => new FusionCacheOctavoSerializer().Serialize(new Uncoded())).Code);
    }

    private static string Key() => Guid.NewGuid().ToString("N");

    private static IFusionCache Cache(ServiceProvider provider) => provider.GetRequiredService<IFusionCache>();

    private static ValueTask<Order> Get(ServiceProvider provider, string key, Func<Order> make) =>
        Cache(provider).GetOrSetAsync(key, _ => Task.FromResult(make()));

    private static string Text(FusionCacheEntryMetadata? metadata) => metadata is null ? "" :
        string.Create(CultureInfo.InvariantCulture,
            $"{metadata.IsStale} {metadata.EagerExpirationTimestamp} {metadata.ETag} {metadata.LastModifiedTimestamp} {metadata.Size} {metadata.Priority}");

    private static bool Same((List<OrderLine>?, long, long, string[]?) left, (List<OrderLine>?, long, long, string[]?) right) =>
        (left.Item2, left.Item3) == (right.Item2, right.Item3) && OctavoGraph.Equals(left.Item1, right.Item1) && OctavoGraph.Equals(left.Item4, right.Item4);

    /// <summary>A program of its own: its memory is its own, the server is shared.</summary>
    /// <param name="configure">Chooses options.</param>
    /// <param name="wait">Milliseconds to wait for a server.</param>
    private ServiceProvider Program(Action<OctavoFusionCacheOptions>? configure = null, int wait = 2000)
    {
        _ = redis.Server;
        var services = new ServiceCollection();
        services.AddStackExchangeRedisCache(options => options.Configuration = redis.Waiting(wait));
        services.AddFusionCache().WithRegisteredDistributedCache().WithOctavoSerializer(configure);
        return services.BuildServiceProvider();
    }
}
