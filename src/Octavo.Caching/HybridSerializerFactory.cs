// Owns: which types HybridCache's serializers are made for. Knows no cache.
using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Options;

namespace Octavo.Caching;

internal sealed class HybridSerializerFactory(IOptions<OctavoCacheOptions> options) : IHybridCacheSerializerFactory
{
    public bool TryCreateSerializer<T>([NotNullWhen(true)] out IHybridCacheSerializer<T>? serializer)
    {
        OctavoCacheOptions chosen = options.Value;
        if (!chosen.RequireCodecs && !chosen.Format.CanSerialize(typeof(T)))
        {
            serializer = null;
            return false;
        }
        OctavoCodecs.EnsureCodec(typeof(T), chosen.Format);
        serializer = new HybridSerializer<T>(chosen);
        return true;
    }
}
