// Owns: serializers of HybridCache.
// Must not know: caches.
using System.Buffers;
using MemoryPack;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Caches
{
    internal const string Name = "HybridCache";

    /// <summary>A cache whose values are all in an <see cref="IDistributedCache"/> in memory, as bytes.</summary>
    internal static HybridCache Cache(Action<IHybridCacheBuilder> serializer)
    {
        var services = new ServiceCollection();
        services.AddSingleton<IDistributedCache, SecondLevel>();
        serializer(services.AddHybridCache(static options => options.DefaultEntryOptions = new() { Flags = HybridCacheEntryFlags.DisableLocalCache }));
        return services.BuildServiceProvider().GetRequiredService<HybridCache>();
    }

    /// <summary>Stores an order and fetches it.</summary>
    internal static async Task<PlaceOrder> Store(HybridCache cache, PlaceOrder order)
    {
        await cache.SetAsync("order", order).ConfigureAwait(false);
        return await cache.GetOrCreateAsync<PlaceOrder>("order", static _ => throw new InvalidOperationException("the cache lost the order"))
            .ConfigureAwait(false);
    }

    /// <summary>The serializer that the cache would take, as it asks the registered factories.</summary>
    internal static IHybridCacheSerializer<PlaceOrder> Registered(bool octavo)
    {
        var services = new ServiceCollection();
        IHybridCacheBuilder builder = services.AddHybridCache();
        if (octavo)
            builder.AddOctavo();
        foreach (IHybridCacheSerializerFactory factory in services.BuildServiceProvider().GetServices<IHybridCacheSerializerFactory>().Reverse())
        {
            if (factory.TryCreateSerializer(out IHybridCacheSerializer<PlaceOrder>? serializer))
                return serializer;
        }

        throw new InvalidOperationException("no serializer is registered");
    }
}

/// <summary>Octavo's: Binary after its stamp.</summary>
public struct CacheOfOctavo : IPlace<PlaceOrder>
{
    private static readonly IHybridCacheSerializer<PlaceOrder> s_serializer = Caches.Registered(octavo: true);
    private static readonly Lazy<HybridCache> s_cache = new(() => Caches.Cache(static cache => cache.AddOctavo()));

    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Caches.Name, Formats.Binary, "AddHybridCache().AddOctavo(): Binary after format and schema hash", typeof(OctavoBinary));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(new ReadOnlySequence<byte>(source));

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Caches.Store(s_cache.Value, order);
}

/// <summary>The cache's own: System.Text.Json.</summary>
public struct CacheOfDefault : IPlace<PlaceOrder>
{
    private static readonly IHybridCacheSerializer<PlaceOrder> s_serializer = Caches.Registered(octavo: false);
    private static readonly Lazy<HybridCache> s_cache = new(() => Caches.Cache(static _ => { }));

    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", Caches.Name, Formats.Json, "the cache's default serializer", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(new ReadOnlySequence<byte>(source));

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Caches.Store(s_cache.Value, order);
}

/// <summary>MemoryPack, in the two lines that its users write.</summary>
public struct CacheOfMemoryPack : IPlace<PlaceOrder>
{
    private static readonly Lazy<HybridCache> s_cache = new(() => Caches.Cache(static cache => cache.AddSerializer<PlaceOrder, MemoryPackCacheSerializer>()));

    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("MemoryPack", Caches.Name, Formats.Binary, "a serializer of two lines, default options", typeof(MemoryPackSerializer));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => MemoryPackSerializer.Serialize(destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => MemoryPackSerializer.Deserialize<PlaceOrder>(new ReadOnlySequence<byte>(source))!;

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Caches.Store(s_cache.Value, order);
}

/// <summary>Those two lines.</summary>
internal sealed class MemoryPackCacheSerializer : IHybridCacheSerializer<PlaceOrder>
{
    public PlaceOrder Deserialize(ReadOnlySequence<byte> source) => MemoryPackSerializer.Deserialize<PlaceOrder>(source)!;

    public void Serialize(PlaceOrder value, IBufferWriter<byte> target) => MemoryPackSerializer.Serialize(target, value);
}

/// <summary>A second level that keeps the bytes. HybridCache does without one if it is the framework's own in memory.</summary>
internal sealed class SecondLevel : IBufferDistributedCache
{
    private readonly Dictionary<string, byte[]> _values = [];

    public byte[]? Get(string key) => _values.GetValueOrDefault(key);

    public Task<byte[]?> GetAsync(string key, CancellationToken token = default) => Task.FromResult(Get(key));

    public bool TryGet(string key, IBufferWriter<byte> destination)
    {
        if (Get(key) is not { } value)
            return false;
        destination.Write(value);
        return true;
    }

    public ValueTask<bool> TryGetAsync(string key, IBufferWriter<byte> destination, CancellationToken token = default) => new(TryGet(key, destination));

    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => _values[key] = value;

    public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default)
    {
        Set(key, value, options);
        return Task.CompletedTask;
    }

    public void Set(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options) => _values[key] = value.ToArray();

    public ValueTask SetAsync(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options, CancellationToken token = default)
    {
        Set(key, value, options);
        return default;
    }

    public void Refresh(string key)
    {
    }

    public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;

    public void Remove(string key) => _values.Remove(key);

    public Task RemoveAsync(string key, CancellationToken token = default)
    {
        Remove(key);
        return Task.CompletedTask;
    }
}
