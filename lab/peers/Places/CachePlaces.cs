// Owns: serializers of HybridCache.
// Must not know: caches.
using System.Buffers;
using MemoryPack;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Caches
{
    internal const string Name = "HybridCache";

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

    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Caches.Name, Formats.Binary, "AddHybridCache().AddOctavo(): Binary after format and schema hash", typeof(OctavoBinary));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(new ReadOnlySequence<byte>(source));
}

/// <summary>The cache's own: System.Text.Json.</summary>
public struct CacheOfDefault : IPlace<PlaceOrder>
{
    private static readonly IHybridCacheSerializer<PlaceOrder> s_serializer = Caches.Registered(octavo: false);

    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", Caches.Name, Formats.Json, "the cache's default serializer", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(new ReadOnlySequence<byte>(source));
}

/// <summary>MemoryPack, in the two lines that its users write.</summary>
public struct CacheOfMemoryPack : IPlace<PlaceOrder>
{
    /// <inheritdoc/>
    public static string Place => Caches.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("MemoryPack", Caches.Name, Formats.Binary, "a serializer of two lines, default options", typeof(MemoryPackSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => MemoryPackSerializer.Serialize(destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => MemoryPackSerializer.Deserialize<PlaceOrder>(new ReadOnlySequence<byte>(source))!;
}
