// Owns: the tests of caches with keys, of the order of registrations, and of types without a codec in IDistributedCache. Knows no server.
using System.Collections.Concurrent;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace Octavo.IntegrationTests.Caching;

public sealed class KeyedCacheTests
{
    private readonly PlainCache _store = new();

    /// <summary>HybridCache has one list of serializers for all caches: the exception of a value that cannot be read came to the caller of a keyed
    /// one.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ValueOfSomethingElseIsAMissInKeyedCaches(bool isCalledOnKeyed)
    {
        await using ServiceProvider before = Program(services => services.AddHybridCache().AddOctavo());
        await before.GetRequiredService<HybridCache>().SetAsync("a", new OlderOrder { Id = 1, Customer = "Before" });
        await using ServiceProvider now = Program(services =>
        {
            IHybridCacheBuilder plain = services.AddHybridCache();
            IHybridCacheBuilder keyed = services.AddKeyedHybridCache("left");
            services.AddKeyedHybridCache("right", "options", options => options.MaximumKeyLength = 50);
            (isCalledOnKeyed ? keyed : plain).AddOctavo();
        });
        foreach (HybridCache cache in (HybridCache[])[now.GetRequiredKeyedService<HybridCache>("left"), now.GetRequiredKeyedService<HybridCache>("right"),
            now.GetRequiredService<HybridCache>()])
        {
            await before.GetRequiredService<HybridCache>().SetAsync("a", new OlderOrder { Id = 1, Customer = "Before" });
            Assert.Equal(3, (await cache.GetOrCreateAsync("a", _ => ValueTask.FromResult(Order.Of(3)))).Lines.Count);
            Assert.Equal(3, (await cache.GetOrCreateAsync("a", _ => ValueTask.FromResult(Order.Of(4)))).Lines.Count);
        }
    }

    [Fact]
    public async Task KeyedCacheAloneHasOctavo()
    {
        await using ServiceProvider program = Program(services => services.AddKeyedHybridCache("only").AddOctavo());
        await program.GetRequiredKeyedService<HybridCache>("only").SetAsync("a", Order.Of(3));
        Assert.NotNull(_store.Get("a"));
        Assert.Null(program.GetService<HybridCache>());
    }

    /// <summary>The flags of a keyed cache's own options stay when a value is made again: the store keeps what another version wrote.</summary>
    [Fact]
    public async Task FlagsOfAKeyedCacheStay()
    {
        await using ServiceProvider before = Program(services => services.AddHybridCache().AddOctavo());
        await before.GetRequiredService<HybridCache>().SetAsync("a", new OlderOrder { Id = 1, Customer = "Before" });
        byte[] stored = _store.Get("a")!;
        await using ServiceProvider now = Program(services => services.AddKeyedHybridCache(
            "reads",
            options => options.DefaultEntryOptions = new() { Flags = HybridCacheEntryFlags.DisableDistributedCacheWrite }).AddOctavo());
        Assert.Equal(3, (await now.GetRequiredKeyedService<HybridCache>("reads").GetOrCreateAsync("a", _ => ValueTask.FromResult(Order.Of(3)))).Lines.Count);
        Assert.Equal(stored, _store.Get("a"));
    }

    [Fact]
    public async Task CacheThatIsAddedLaterIsAnErrorAtTheStart()
    {
        HostApplicationBuilder builder = Host.CreateApplicationBuilder();
        builder.Logging.ClearProviders();
        builder.Services.AddHybridCache().AddOctavo();
        builder.Services.AddKeyedHybridCache("late");
        using IHost host = builder.Build();
        InvalidOperationException found = await Assert.ThrowsAsync<InvalidOperationException>(() => host.StartAsync(TestContext.Current.CancellationToken));
        Assert.Contains("The HybridCache with the key late was added after AddOctavo().", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CallsInAnyOrderAreOne()
    {
        await using ServiceProvider program = Program(services =>
        {
            services.AddHybridCache().AddOctavo().AddOctavo(options => options.CompressFrom = 1);
            services.AddKeyedHybridCache("late").AddOctavo();
            services.AddSingleton<HybridCache, OwnCache>(); // not the framework's, and without Octavo's serializers
        });
        Assert.IsType<OwnCache>(program.GetRequiredService<HybridCache>());
        await program.GetRequiredKeyedService<HybridCache>("late").SetAsync("a", Order.Of(3));
        Assert.Equal(1, program.GetRequiredService<IOptions<OctavoCacheOptions>>().Value.CompressFrom);
    }

    /// <summary>It was a <see cref="TypeInitializationException"/>.</summary>
    [Fact]
    public async Task TypeWithoutACodecSaysSoEachTime()
    {
        for (int i = 0; i < 2; i++)
        {
            OctavoException found = await Assert.ThrowsAsync<OctavoException>(() => _store.SetOctavoAsync("a", new Uncoded()));
            Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
            Assert.Equal(OctavoErrorCode.NoCodec, (await Assert.ThrowsAsync<OctavoException>(() => _store.GetOctavoAsync<Uncoded>("a"))).Code);
        }
    }

    private ServiceProvider Program(Action<IServiceCollection> add)
    {
        var services = new ServiceCollection();
        services.AddSingleton<IDistributedCache>(_store);
        add(services);
        return services.BuildServiceProvider();
    }

    private sealed class Uncoded;

    /// <summary>HybridCache takes the platform's own memory cache for none.</summary>
    private sealed class PlainCache : IDistributedCache
    {
        private readonly ConcurrentDictionary<string, byte[]> _values = new();

        public byte[]? Get(string key) => _values.GetValueOrDefault(key);

        public Task<byte[]?> GetAsync(string key, CancellationToken token = default) => Task.FromResult(Get(key));

        public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => _values[key] = value;

        public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default)
        {
            _values[key] = value;
            return Task.CompletedTask;
        }

        public void Refresh(string key)
        {
        }

        public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;

        public void Remove(string key) => _values.TryRemove(key, out _);

        public Task RemoveAsync(string key, CancellationToken token = default)
        {
            Remove(key);
            return Task.CompletedTask;
        }
    }

    private sealed class OwnCache : HybridCache
    {
        public override ValueTask<T> GetOrCreateAsync<TState, T>(
            string key, TState state, Func<TState, CancellationToken, ValueTask<T>> factory, HybridCacheEntryOptions? options = null,
                IEnumerable<string>? tags = null, CancellationToken cancellationToken = default) => factory(state, cancellationToken);

        public override ValueTask SetAsync<T>(string key, T value, HybridCacheEntryOptions? options = null, IEnumerable<string>? tags = null,
            CancellationToken cancellationToken = default) => default;

        public override ValueTask RemoveAsync(string key, CancellationToken cancellationToken = default) => default;

        public override ValueTask RemoveByTagAsync(string tag, CancellationToken cancellationToken = default) => default;
    }
}
