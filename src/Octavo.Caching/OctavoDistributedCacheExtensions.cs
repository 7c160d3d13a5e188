// Owns: IDistributedCache's calls with values. Knows no format.
using System.Buffers;
using Microsoft.Extensions.Caching.Distributed;
using Octavo.Buffers;

namespace Octavo;

/// <summary>Values in an <see cref="IDistributedCache"/>. If the cache is an <see cref="IBufferDistributedCache"/>, as in Redis, they go through pooled
/// memory.</summary>
/// <example><code>
/// using Microsoft.Extensions.Caching.Distributed;
/// using Microsoft.Extensions.DependencyInjection;
///
/// using ServiceProvider services = new ServiceCollection().AddDistributedMemoryCache().BuildServiceProvider();
/// var cache = services.GetRequiredService&lt;IDistributedCache>();
/// Order order = await cache.GetOrCreateOctavoAsync("orders/7", cancellation => ValueTask.FromResult(new Order(7, [])));
/// </code></example>
public static class OctavoDistributedCacheExtensions
{
    private static readonly OctavoCacheOptions s_default = new();

    /// <summary>Sets a value.</summary>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <param name="entry">When it expires; null uses the default of the cache.</param>
    /// <param name="options">Format and compression; null uses Binary.</param>
    /// <param name="cancellationToken">Passed to the cache.</param>
    /// <exception cref="OctavoException">The value cannot be written.</exception>
    public static async Task SetOctavoAsync<T>(
        this IDistributedCache cache, string key, T value, DistributedCacheEntryOptions? entry = null, OctavoCacheOptions? options = null,
            CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        using var bytes = new OctavoBuffer();
        Values<T>(options).Write(bytes, value);
        entry ??= new DistributedCacheEntryOptions();
        await (cache is IBufferDistributedCache buffers
            ? buffers.SetAsync(key, bytes.WrittenSequence, entry, cancellationToken).ConfigureAwait(false)
            : new ValueTask(cache.SetAsync(key, bytes.WrittenSpan.ToArray(), entry, cancellationToken)).ConfigureAwait(false));
    }

    /// <summary>Gets a value.</summary>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="options">Format and compression; null uses Binary.</param>
    /// <param name="cancellationToken">Passed to the cache.</param>
    /// <returns>Undefined if there is no value, or if the value is from another version of the type, in another format, or damaged.</returns>
    public static async Task<CodecOptional<T?>> GetOctavoAsync<T>(this IDistributedCache cache, string key, OctavoCacheOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        OctavoStampedValues<T> values = Values<T>(options);
        if (cache is IBufferDistributedCache buffers)
        {
            using var bytes = new OctavoBuffer();
            return await buffers.TryGetAsync(key, bytes, cancellationToken).ConfigureAwait(false) ? Read(values, bytes.WrittenSequence) : default;
        }
        return await cache.GetAsync(key, cancellationToken).ConfigureAwait(false) is { } found ? Read(values, new ReadOnlySequence<byte>(found)) : default;
    }

    /// <summary>Gets a value, or makes and sets it if there is none that can be read. Callers that miss at the same time each make one; with HybridCache they
    /// wait for one another.</summary>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="make">Makes the value.</param>
    /// <param name="entry">When it expires; null uses the default of the cache.</param>
    /// <param name="options">Format and compression; null uses Binary.</param>
    /// <param name="cancellationToken">Passed to the cache and to <paramref name="make"/>.</param>
    public static async Task<T> GetOrCreateOctavoAsync<T>(
        this IDistributedCache cache, string key, Func<CancellationToken, ValueTask<T>> make, DistributedCacheEntryOptions? entry = null,
            OctavoCacheOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(make);
        CodecOptional<T?> found = await cache.GetOctavoAsync<T>(key, options, cancellationToken).ConfigureAwait(false);
        if (found.HasValue)
        {
            return found.Value!;
        }
        T value = await make(cancellationToken).ConfigureAwait(false);
        await cache.SetOctavoAsync(key, value, entry, options, cancellationToken).ConfigureAwait(false);
        return value;
    }

    private static CodecOptional<T?> Read<T>(OctavoStampedValues<T> values, in ReadOnlySequence<byte> bytes) =>
        values.TryRead(in bytes, out T? value, out _) ? new CodecOptional<T?>(value) : default;

    /// <summary>Not made by an initializer, whose exceptions are not those of the type that has no codec.</summary>
    private static OctavoStampedValues<T> Values<T>(OctavoCacheOptions? options) =>
        options is null ? Default<T>.Values ??= new(s_default) : new OctavoStampedValues<T>(options);

    private static class Default<T>
    {
        internal static OctavoStampedValues<T>? Values { get; set; }
    }
}
