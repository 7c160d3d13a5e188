// Owns: that a value which cannot be read is a miss, and one which cannot be written reaches its caller: it is made again. Knows no format.
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Logging;

namespace Octavo.Caching;

/// <summary>A cache around HybridCache's own cache, which throws an exception of a serializer to the caller.</summary>
/// <param name="inner">The cache.</param>
/// <param name="options">The options of HybridCache; the flags of a call replace theirs.</param>
/// <param name="logger">Logs each such value.</param>
internal sealed partial class MissingHybridCache(HybridCache inner, HybridCacheOptions options, ILogger<HybridCache> logger) : HybridCache
{
    public override async ValueTask<T> GetOrCreateAsync<TState, T>(
        string key, TState state, Func<TState, CancellationToken, ValueTask<T>> factory, HybridCacheEntryOptions? options = null,
            IEnumerable<string>? tags = null, CancellationToken cancellationToken = default)
    {
        try
        {
            return await inner.GetOrCreateAsync(key, state, factory, options, tags, cancellationToken).ConfigureAwait(false);
        }
        catch (UnreadableValueException found)
        {
            LogUnreadable(key, found.Message);
        }
        catch (UnwritableValueException found)
        {
            // HybridCache throws this to each caller that waits. The value is there no more; a wrapper around each factory would cost all hits.
            LogUnwritable(key, found.Message);
            return await factory(state, cancellationToken).ConfigureAwait(false);
        }
        var making = new Making<TState, T>(state, factory);
        try
        {
            return await inner.GetOrCreateAsync(key, making, static (making, token) => making.MakeAsync(token), WithoutReading(options), tags,
                cancellationToken).ConfigureAwait(false);
        }
        catch (UnreadableValueException found)
        {
            // Not even what was made just now can be read: its setters or constructor refuse what it holds. HybridCache reads it to give each caller a copy.
            LogLost(key, found.Message);
        }
        catch (UnwritableValueException found)
        {
            LogUnwritable(key, found.Message);
        }
        // Another caller made it if this one did not.
        return making.IsMade ? making.Value! : await factory(state, cancellationToken).ConfigureAwait(false);
    }

    public override ValueTask SetAsync<T>(string key, T value, HybridCacheEntryOptions? options = null, IEnumerable<string>? tags = null,
        CancellationToken cancellationToken = default) =>
        inner.SetAsync(key, value, options, tags, cancellationToken);

    public override ValueTask RemoveAsync(string key, CancellationToken cancellationToken = default) => inner.RemoveAsync(key, cancellationToken);

    public override ValueTask RemoveAsync(IEnumerable<string> keys, CancellationToken cancellationToken = default) =>
        inner.RemoveAsync(keys, cancellationToken);

    public override ValueTask RemoveByTagAsync(string tag, CancellationToken cancellationToken = default) => inner.RemoveByTagAsync(tag, cancellationToken);

    public override ValueTask RemoveByTagAsync(IEnumerable<string> tags, CancellationToken cancellationToken = default) =>
        inner.RemoveByTagAsync(tags, cancellationToken);

    /// <summary>Neither cache is read, the local one because it may have kept the received bytes; both are written.</summary>
    private HybridCacheEntryOptions WithoutReading(HybridCacheEntryOptions? call) => new()
    {
        Expiration = call?.Expiration,
        LocalCacheExpiration = call?.LocalCacheExpiration,
        Flags = (call?.Flags ?? options.DefaultEntryOptions?.Flags ?? HybridCacheEntryFlags.None) | HybridCacheEntryFlags.DisableLocalCacheRead
            | HybridCacheEntryFlags.DisableDistributedCacheRead,
    };

    [LoggerMessage(Level = LogLevel.Debug, Message = "The cached value of {Key} is created again. {Reason}")]
    private partial void LogUnreadable(string key, string reason);

    [LoggerMessage(Level = LogLevel.Warning, Message = "The value of {Key} is created at each call, because it cannot be read once it is written. {Reason}")]
    private partial void LogLost(string key, string reason);

    [LoggerMessage(Level = LogLevel.Warning, Message = "The value of {Key} is created at each call, because it cannot be written. {Reason}")]
    private partial void LogUnwritable(string key, string reason);

    /// <summary>Keeps what was made.</summary>
    private sealed class Making<TState, T>(TState state, Func<TState, CancellationToken, ValueTask<T>> factory)
    {
        internal T? Value { get; private set; }

        internal bool IsMade { get; private set; }

        internal async ValueTask<T> MakeAsync(CancellationToken cancellationToken)
        {
            Value = await factory(state, cancellationToken).ConfigureAwait(false);
            IsMade = true;
            return Value;
        }
    }
}
