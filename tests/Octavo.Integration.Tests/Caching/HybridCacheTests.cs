// Owns: the tests of HybridCache with Octavo, on redis-server.
using System.Buffers.Binary;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;

namespace Octavo.IntegrationTests.Caching;

public sealed class HybridCacheTests(RedisFixture redis) : IClassFixture<RedisFixture>
{
    [Fact]
    public async Task ValueOfOneProgramIsThatOfTheNext()
    {
        await using ServiceProvider one = Program();
        await using ServiceProvider other = Program();
        string key = Key();
        Assert.Equal(3, (await Get(one, key, () => Order.Of(3))).Lines.Count);
        await Arrived(one, key, null);
        Assert.Equal(3, (await Get(other, key, () => throw new InvalidOperationException("the value was there"))).Lines.Count);
        Assert.Equal(3, (await Get(other, key, () => throw new InvalidOperationException("the value was there"))).Lines.Count);
    }

    /// <summary>Strings and types with a serializer of their own stay HybridCache's.</summary>
    [Fact]
    public async Task OtherSerializersStay()
    {
        await using ServiceProvider one = Program();
        await using ServiceProvider other = Program();
        string key = Key();
        Assert.Equal("text", await one.GetRequiredService<HybridCache>().GetOrCreateAsync(key, _ => ValueTask.FromResult("text")));
        await Arrived(one, key, null);
        Assert.Equal("text", await other.GetRequiredService<HybridCache>().GetOrCreateAsync(key, _ => ValueTask.FromResult("another")));
        Assert.Null(await one.GetRequiredService<HybridCache>().GetOrCreateAsync(Key(), _ => ValueTask.FromResult<Order?>(null)));
    }

    /// <summary>Whatever an earlier version, another format or no one wrote: made again, and what is there then is the new one.</summary>
    [Theory]
    [InlineData("earlier version")]
    [InlineData("later version")]
    [InlineData("another format")]
    [InlineData("another type of the same bytes")]
    [InlineData("damaged")]
    [InlineData("without a head")]
    [InlineData("empty")]
    public async Task WhatIsOfSomethingElseIsAMiss(string what)
    {
        await using ServiceProvider before = what == "another format" ? Program(options => options.Format = OctavoFormats.MessagePack) : Program();
        await using ServiceProvider now = Program();
        string key = Key();
        HybridCache writer = before.GetRequiredService<HybridCache>();
        switch (what)
        {
            case "earlier version":
                await writer.SetAsync(key, new OlderOrder { Id = 1, Customer = "Before" });
                break;
            case "later version":
                await writer.SetAsync(key, new NewerOrder { Id = 1, Customer = "Later", Note = "more" });
                break;
            case "another type of the same bytes":
                await writer.SetAsync(key, new Swapped { Id = 1, Buyer = "Before" });
                break;
            default:
                await writer.SetAsync(key, Order.Of(9));
                break;
        }
        if (what is "damaged" or "without a head" or "empty")
        {
            await Damage(now, key, what);
        }
        byte[]? there = await now.GetRequiredService<IDistributedCache>().GetAsync(key);
        Assert.Equal(2, (await Get(now, key, () => Order.Of(2))).Lines.Count);
        Assert.Equal(2, (await Get(now, key, () => throw new InvalidOperationException("made anew a second time"))).Lines.Count);
        await Arrived(now, key, there);
        await using ServiceProvider next = Program();
        Assert.Equal(2, (await Get(next, key, () => throw new InvalidOperationException("not written anew"))).Lines.Count);
    }

    /// <summary>System.Text.Json stores null in any member. A value that cannot be stored is not the error of its caller.</summary>
    [Fact]
    public async Task ValueThatCannotBeWrittenReachesItsCaller()
    {
        await using ServiceProvider provider = InMemory();
        HybridCache cache = provider.GetRequiredService<HybridCache>();
        for (int i = 1; i <= 2; i++)
        {
            Assert.Equal(i, (await cache.GetOrCreateAsync("order:1", _ => ValueTask.FromResult(new Order { Id = i, Customer = null! }))).Id);
        }
        await cache.SetAsync("order:2", new Order { Id = 1, Customer = null! });
        Assert.Equal(2, (await cache.GetOrCreateAsync("order:2", _ => ValueTask.FromResult(new Order { Id = 2, Customer = "c" }))).Id);
        Assert.Equal("Order.Customer", (await Assert.ThrowsAsync<OctavoException>(() => provider.GetRequiredService<IDistributedCache>()
            .SetOctavoAsync("order:4", new Order { Id = 1, Customer = null! }))).Path);
        // An error of the program is its own, and is thrown once.
        int made = 0;
        await Assert.ThrowsAsync<OctavoException>(() => cache.GetOrCreateAsync<Order>("order:3", _ =>
        {
            made++;
            throw new OctavoException("of the program");
        }).AsTask());
        Assert.Equal(1, made);
    }

    /// <summary>A missing row is kept as such, also in a format that has no null.</summary>
    [Theory]
    [InlineData("Binary")]
    [InlineData("Protobuf")]
    public async Task NullIsKept(string format)
    {
        await using ServiceProvider provider = InMemory(options => options.Format = OctavoFormats.All.Single(each => each.Name == format));
        HybridCache cache = provider.GetRequiredService<HybridCache>();
        int made = 0;
        for (int i = 0; i < 3; i++)
        {
            Assert.Null(await cache.GetOrCreateAsync<Order?>("order:9", _ =>
            {
                made++;
                return ValueTask.FromResult<Order?>(null);
            }));
        }
        Assert.Equal(1, made);
        var options = new OctavoCacheOptions { Format = OctavoFormats.All.Single(each => each.Name == format) };
        IDistributedCache distributed = provider.GetRequiredService<IDistributedCache>();
        await distributed.SetOctavoAsync<Order?>("line", null, options: options);
        CodecOptional<Order?> found = await distributed.GetOctavoAsync<Order?>("line", options);
        Assert.True(found.HasValue);
        Assert.Null(found.Value);
    }

    private static ServiceProvider InMemory(Action<OctavoCacheOptions>? configure = null)
    {
        var services = new ServiceCollection();
        services.AddDistributedMemoryCache().AddHybridCache().AddOctavo(configure);
        return services.BuildServiceProvider();
    }

    /// <summary>Not even HybridCache's own head is there.</summary>
    [Fact]
    public async Task GarbageInTheCacheIsAMiss()
    {
        await using ServiceProvider provider = Program();
        foreach (byte[] garbage in (byte[][])[[], [0], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], new byte[5000], "not a value at all"u8.ToArray()])
        {
            string key = Key();
            await provider.GetRequiredService<IDistributedCache>().SetAsync(key, garbage, new DistributedCacheEntryOptions());
            Assert.Equal(2, (await Get(provider, key, () => Order.Of(2))).Lines.Count);
        }
    }

    [Fact]
    public async Task ValuesAreCompressedFromASizeOn()
    {
        await using ServiceProvider plain = Program();
        await using ServiceProvider packed = Program(options => options.CompressFrom = 1000);
        Assert.True(redis.Server.Port > 0);
        (string small, string large, string same) = (Key(), Key(), Key());
        await packed.GetRequiredService<HybridCache>().SetAsync(small, Order.Of(2));
        await packed.GetRequiredService<HybridCache>().SetAsync(large, Order.Of(1000));
        await plain.GetRequiredService<HybridCache>().SetAsync(same, Order.Of(1000));
        var distributed = plain.GetRequiredService<IDistributedCache>();
        int compressed = (await distributed.GetAsync(large))!.Length;
        int whole = (await distributed.GetAsync(same))!.Length;
        Assert.True(compressed < whole * 3 / 4, $"{compressed} of {whole}");
        foreach (ServiceProvider reader in (ServiceProvider[])[plain, packed])
        {
            await using ServiceProvider fresh = reader == plain ? Program() : Program(options => options.CompressFrom = 1000);
            Assert.Equal(2, (await Get(fresh, small, () => throw new InvalidOperationException("small"))).Lines.Count);
            Assert.Equal(1000, (await Get(fresh, large, () => throw new InvalidOperationException("large"))).Lines.Count);
            Assert.Equal(1000, (await Get(fresh, same, () => throw new InvalidOperationException("same"))).Lines.Count);
        }
    }

    /// <summary>A server that is killed is a cache without values; when it is back it has none, and takes new ones.</summary>
    [Fact]
    public async Task KilledInTheMiddleValuesAreMade()
    {
        await using ServiceProvider one = Program();
        string key = Key();
        Assert.Equal(2, (await Get(one, key, () => Order.Of(2))).Lines.Count);
        await redis.Server.KillAsync();
        try
        {
            await using ServiceProvider other = Program();
            Assert.Equal(5, (await Get(other, key, () => Order.Of(5))).Lines.Count);
            Assert.Equal(5, (await Get(other, key, () => throw new InvalidOperationException("the local cache had it"))).Lines.Count);
            Assert.Equal(2, (await Get(one, key, () => throw new InvalidOperationException("the local cache had it"))).Lines.Count);
        }
        finally
        {
            await redis.Server.RestartAsync();
        }
        await using ServiceProvider after = Program();
        await Connected(after);
        Assert.Equal(3, (await Get(after, key, () => Order.Of(3))).Lines.Count);
        await Arrived(after, key, null);
        await using ServiceProvider last = Program();
        await Connected(last);
        Assert.Equal(3, (await Get(last, key, () => throw new InvalidOperationException("it was there"))).Lines.Count);
    }

    /// <summary>A server that stands still is a cache without values, and its client's time-out no error. What was there before is there later.</summary>
    [Fact]
    public async Task PausedValuesAreMade()
    {
        await using ServiceProvider one = Program();
        (string known, string key) = (Key(), Key());
        Assert.Equal(2, (await Get(one, known, () => Order.Of(2))).Lines.Count);
        await Arrived(one, known, null);
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

    [Fact]
    public async Task TypeWithoutACodecIsRefusedUnlessThatIsSaid()
    {
        await using ServiceProvider strict = Program();
        OctavoException found =
            await Assert.ThrowsAsync<OctavoException>(
                async () => await strict.GetRequiredService<HybridCache>().GetOrCreateAsync(Key(), _ => ValueTask.FromResult(new Uncoded { Id = 4 })));
        Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
        await using ServiceProvider lax = Program(options => options.RequireCodecs = false);
        Assert.Equal(4, (await lax.GetRequiredService<HybridCache>().GetOrCreateAsync(Key(), _ => ValueTask.FromResult(new Uncoded { Id = 4 }))).Id);
    }

    /// <summary>The application does not start, and a program without a host gets no cache: neither waits for the first value.</summary>
    [Fact]
    public async Task NamedTypesWithoutACodecAreRefusedAtTheStart()
    {
        OctavoException found = await Assert.ThrowsAsync<OctavoException>(async () => await WebServer.StartAsync(
            services => services.AddHybridCache().AddOctavo(options => options.Types.Add(typeof(Uncoded))), _ => { }));
        Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
        var services = new ServiceCollection();
        services.AddHybridCache().AddOctavo(options => options.Types.Add(typeof(List<Uncoded>))).AddOctavo();
        await using ServiceProvider provider = services.BuildServiceProvider();
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(provider.GetRequiredService<HybridCache>).Code);
        await using WebServer web = await WebServer.StartAsync(
            services => services.AddHybridCache().AddOctavo(options => options.Types.Add(typeof(Order))), _ => { });
    }

    [Fact]
    public void ItNeedsACache()
    {
        var services = new ServiceCollection();
        Assert.Throws<InvalidOperationException>(() => new Builder(services).AddOctavo());
    }

    private static string Key() => Guid.NewGuid().ToString("N");

    private static ValueTask<Order> Get(ServiceProvider provider, string key, Func<Order> make) =>
        provider.GetRequiredService<HybridCache>().GetOrCreateAsync(key, make, static (make, _) => ValueTask.FromResult(make()));

    /// <summary>A server that has just started may refuse the first connections, and a cache without its server is not an error.</summary>
    private static async Task Connected(ServiceProvider provider)
    {
        var cache = provider.GetRequiredService<IDistributedCache>();
        for (int i = 0; i < 100; i++)
        {
            try
            {
                await cache.GetAsync("connected");
                return;
            }
            catch (Exception)
            {
                await Task.Delay(50);
            }
        }
        Assert.Fail("The server does not answer.");
    }

    /// <summary>The cache answers before the server has the value.</summary>
    private static async Task Arrived(ServiceProvider provider, string key, byte[]? before)
    {
        var cache = provider.GetRequiredService<IDistributedCache>();
        for (int i = 0; i < 1000; i++)
        {
            if (await cache.GetAsync(key) is { } now && (before is null || !now.AsSpan().SequenceEqual(before)))
            {
                return;
            }
            await Task.Delay(5);
        }
        Assert.Fail("The value did not arrive.");
    }

    /// <summary>HybridCache asks for no logging, and so does what is added to it.</summary>
    [Fact]
    public async Task AProgramWithoutLoggingHasACache()
    {
        var services = new ServiceCollection();
        services.AddDistributedMemoryCache();
        services.AddHybridCache().AddOctavo();
        await using ServiceProvider provider = services.BuildServiceProvider();
        Order made = await provider.GetRequiredService<HybridCache>().GetOrCreateAsync("order:7", _ => ValueTask.FromResult(Order.Of(7)),
            cancellationToken: TestContext.Current.CancellationToken);
        Assert.Equal(7, made.Id);
    }

    /// <summary>A value whose own setter refuses what it holds cannot be read once it is written. Each call made it twice, and failed with the exception that
    /// callers never see.</summary>
    [Fact]
    public async Task AValueThatCannotBeReadAgainIsMadeForEachCall()
    {
        var services = new ServiceCollection();
        services.AddHybridCache().AddOctavo();
        await using ServiceProvider provider = services.BuildServiceProvider();
        HybridCache cache = provider.GetRequiredService<HybridCache>();
        for (int i = 0; i < 3; i++)
        {
            Picky read = await cache.GetOrCreateAsync("picky", _ => ValueTask.FromResult(Negative()), cancellationToken: TestContext.Current.CancellationToken);
            Assert.Equal(-1, read.Id);
        }
        Picky[] all = await Task.WhenAll(Enumerable.Range(0, 20).Select(_ => cache.GetOrCreateAsync("other", async token =>
        {
            await Task.Delay(20, token);
            return Negative();
        }, cancellationToken: TestContext.Current.CancellationToken).AsTask()));
        Assert.All(all, read => Assert.Equal(-1, read.Id));
        await Assert.ThrowsAsync<TimeoutException>(async () => await cache.GetOrCreateAsync<Picky>("picky", _ => throw new TimeoutException("the program's"),
            cancellationToken: TestContext.Current.CancellationToken));

        static Picky Negative()
        {
            var picky = new Picky();
            typeof(Picky).GetFields(System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic).Single().SetValue(picky, -1);
            return picky;
        }
    }

    /// <summary>A program of its own: its local cache is its own, the server is shared.</summary>
    private ServiceProvider Program(Action<OctavoCacheOptions>? configure = null, int wait = 2000)
    {
        _ = redis.Server;
        var services = new ServiceCollection();
        services.AddLogging();
        services.AddStackExchangeRedisCache(options => options.Configuration = redis.Waiting(wait));
        services.AddHybridCache().AddOctavo(configure).AddOctavo();
        return services.BuildServiceProvider();
    }

    /// <summary>Changes the value after HybridCache's own head: its last bytes are the value's.</summary>
    private static async Task Damage(ServiceProvider provider, string key, string what)
    {
        var cache = provider.GetRequiredService<IDistributedCache>();
        byte[] bytes = (await cache.GetAsync(key))!;
        byte[] value = OctavoBinary.Serialize(Order.Of(9));
        int at = bytes.AsSpan().IndexOf(value);
        Assert.True(at > 9);
        Assert.Equal(OctavoSchema.Hash<Order>(names: true), BinaryPrimitives.ReadUInt64LittleEndian(bytes.AsSpan(at - 8)));
        switch (what)
        {
            case "damaged":
                bytes[at] ^= 0xFF;
                break;
            case "without a head":
                bytes.AsSpan(at - 9, 9).Clear();
                break;
            default:
                bytes.AsSpan(at - 9).Clear();
                break;
        }
        await cache.SetAsync(key, bytes, new DistributedCacheEntryOptions());
    }

    private sealed class Builder(IServiceCollection services) : IHybridCacheBuilder
    {
        public IServiceCollection Services => services;
    }
}
