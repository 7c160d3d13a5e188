// Owns: which bytes FusionCache's values become: in its entries, and by themselves when it clones them. Knows no format.
using System.Collections.Concurrent;
using Octavo.FusionCache;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;
using ZiggyCreatures.Caching.Fusion.Serialization;

namespace Octavo;

/// <summary>FusionCache's serializer. docs/features/fusioncache.md.</summary>
/// <remarks>FusionCache passes its entry <see cref="FusionCacheDistributedEntry{TValue}"/> as the type argument. The type of the value is taken from it once
/// per type, which needs code that is made at run time, so it does not work with native AOT.</remarks>
/// <param name="options">Format and compression; null uses Binary.</param>
public sealed class FusionCacheOctavoSerializer(OctavoFusionCacheOptions? options = null) : IFusionCacheSerializer
{
    private readonly OctavoFusionCacheOptions _options = options ?? new();
    private readonly ConcurrentDictionary<Type, object> _entries = new();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The value cannot be written, or its type has no codec.</exception>
    public byte[] Serialize<T>(T? obj) => Entries<T>().Write(obj!);

    /// <inheritdoc/>
    /// <returns>Null if the bytes are from another version of the type, in another format, or not a value: a miss for FusionCache.</returns>
    /// <exception cref="OctavoException">The type of the value has no codec.</exception>
    public T? Deserialize<T>(byte[] data)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Entries<T>().Read(data);
    }

    /// <inheritdoc/>
    public ValueTask<byte[]> SerializeAsync<T>(T? obj, CancellationToken token = default) => new(Serialize(obj));

    /// <inheritdoc/>
    public ValueTask<T?> DeserializeAsync<T>(byte[] data, CancellationToken token = default) => new(Deserialize<T>(data));

    private IEntries<T> Entries<T>() => (IEntries<T>)_entries.GetOrAdd(typeof(T), static (type, options) => Make(type, options), _options);

    private static object Make(Type type, OctavoFusionCacheOptions options)
    {
        bool isEntry = type.IsGenericType && type.GetGenericTypeDefinition() == typeof(FusionCacheDistributedEntry<>);
        Type value = isEntry ? type.GetGenericArguments()[0] : type;
        OctavoCodecs.EnsureCodec(value, options.Format);
        return Activator.CreateInstance((isEntry ? typeof(Entries<>) : typeof(PlainValues<>)).MakeGenericType(value), options)!;
    }
}
