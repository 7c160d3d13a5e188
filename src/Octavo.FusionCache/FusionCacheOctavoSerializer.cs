// Owns: which bytes FusionCache's values become: those of its entries, and no others. Knows no format.
using System.Collections.Concurrent;
using Octavo.FusionCache;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;
using ZiggyCreatures.Caching.Fusion.Serialization;

namespace Octavo;

/// <summary>FusionCache's serializer. docs/features/fusioncache.md.</summary>
/// <remarks>FusionCache names its entry <see cref="FusionCacheDistributedEntry{TValue}"/> as the type argument; the value's type is taken from it once a type,
/// which needs code that is made at run time: not for native AOT.</remarks>
/// <param name="options">Format and compression; Binary where null.</param>
public sealed class FusionCacheOctavoSerializer(OctavoFusionCacheOptions? options = null) : IFusionCacheSerializer
{
    private readonly OctavoFusionCacheOptions _options = options ?? new();
    private readonly ConcurrentDictionary<Type, object> _entries = new();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The value cannot be written, or its type has no codec.</exception>
    public byte[] Serialize<T>(T? obj)
    {
        ArgumentNullException.ThrowIfNull(obj);
        return Entries<T>().Write(obj);
    }

    /// <inheritdoc/>
    /// <returns>Null where the bytes are of another version of the type, of another format, or of nobody: a miss to FusionCache.</returns>
    /// <exception cref="OctavoException">The value's type has no codec.</exception>
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
        if (!type.IsGenericType || type.GetGenericTypeDefinition() != typeof(FusionCacheDistributedEntry<>))
        {
            throw new NotSupportedException($"{type} is not an entry of FusionCache; its values go through FusionCacheDistributedEntry<T>.");
        }
        Type value = type.GetGenericArguments()[0];
        OctavoCodecs.Require(value, options.Format);
        return Activator.CreateInstance(typeof(Entries<>).MakeGenericType(value), options)!;
    }
}
