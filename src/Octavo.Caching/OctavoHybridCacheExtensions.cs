// Owns: the registration of HybridCache's serializers. Knows no format.
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;
using Octavo;
using Octavo.Caching;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Registers Octavo with HybridCache. docs/features/caching.md.</summary>
/// <example><code>
/// using Microsoft.Extensions.DependencyInjection;
///
/// var services = new ServiceCollection();
/// services.AddHybridCache().AddOctavo();
/// </code></example>
public static class OctavoHybridCacheExtensions
{
    /// <summary>
    /// Makes the cache write values with Octavo, each after its format and schema hash; a value from another version of a type is a miss. HybridCache still
    /// handles strings and byte arrays, and types with their own serializer.
    /// </summary>
    /// <param name="builder">What <c>AddHybridCache</c> returned. This does not change a keyed cache, whose values would need the same registration under the
    /// key.</param>
    /// <param name="configure">Chooses format and options.</param>
    public static IHybridCacheBuilder AddOctavo(this IHybridCacheBuilder builder, Action<OctavoCacheOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        IServiceCollection services = builder.Services;
        services.AddOptions<OctavoCacheOptions>();
        if (configure is not null)
        {
            services.Configure(configure);
        }
        if (services.Any(static service => service.ServiceType == typeof(HybridSerializerFactory)))
        {
            return builder;
        }
        services.AddOptions<OctavoCacheOptions>().Validate(HasCodecs).ValidateOnStart();
        services.AddSingleton<HybridSerializerFactory>();
        services.AddSingleton<IHybridCacheSerializerFactory>(static provider => provider.GetRequiredService<HybridSerializerFactory>());
        ServiceDescriptor cache = services.LastOrDefault(static service => service.ServiceType == typeof(HybridCache) && !service.IsKeyedService)
            ?? throw new InvalidOperationException("There is no HybridCache; call AddHybridCache first.");
        services.Replace(ServiceDescriptor.Describe(
            typeof(HybridCache),
            provider => Make(cache, provider),
            cache.Lifetime));
        return builder;
    }

    private static MissingHybridCache Make(ServiceDescriptor cache, IServiceProvider provider)
    {
        // Without a host nothing has validated the options yet.
        _ = provider.GetRequiredService<IOptions<OctavoCacheOptions>>().Value;
        return new MissingHybridCache(Inner(cache, provider), provider.GetRequiredService<IOptions<HybridCacheOptions>>().Value,
            provider.GetService<ILogger<HybridCache>>() ?? NullLogger<HybridCache>.Instance);
    }

    /// <summary>Throws what says more than a failed validation would.</summary>
    private static bool HasCodecs(OctavoCacheOptions options)
    {
        options.Require();
        return true;
    }

    private static HybridCache Inner(ServiceDescriptor cache, IServiceProvider provider) =>
        (HybridCache)(cache.ImplementationInstance ?? cache.ImplementationFactory?.Invoke(provider)
            ?? ActivatorUtilities.CreateInstance(provider, cache.ImplementationType!));
}
