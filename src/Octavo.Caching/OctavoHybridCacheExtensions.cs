// Owns: the registration of HybridCache's serializers. Knows no format.
using Microsoft.Extensions.Caching.Hybrid;
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
    /// Makes caches write values with Octavo, each after its format and schema hash; a value from another version of a type is a miss. HybridCache still
    /// handles strings and byte arrays, and types with their own serializer.
    /// </summary>
    /// <param name="builder">What <c>AddHybridCache</c> or <c>AddKeyedHybridCache</c> returned. HybridCache has one list of serializers for all caches of a
    /// container, so this changes all of them, keyed ones too. Call it after the last of them was added.</param>
    /// <param name="configure">Chooses format and options.</param>
    /// <exception cref="InvalidOperationException">There is no HybridCache. Also when the application starts, if a cache was added after this call.</exception>
    public static IHybridCacheBuilder AddOctavo(this IHybridCacheBuilder builder, Action<OctavoCacheOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        IServiceCollection services = builder.Services;
        services.AddOptions<OctavoCacheOptions>();
        if (configure is not null)
        {
            services.Configure(configure);
        }
        if (!CacheWrapping.WrapAll(services))
        {
            throw new InvalidOperationException("There is no HybridCache; call AddHybridCache first.");
        }
        if (services.Any(static service => service.ServiceType == typeof(HybridSerializerFactory)))
        {
            return builder;
        }
        services.AddOptions<OctavoCacheOptions>().Validate(HasCodecs).Validate(_ => CacheWrapping.AreAllWrapped(services)).ValidateOnStart();
        services.AddSingleton<HybridSerializerFactory>();
        services.AddSingleton<IHybridCacheSerializerFactory>(static provider => provider.GetRequiredService<HybridSerializerFactory>());
        return builder;
    }

    /// <summary>Throws what says more than a failed validation would.</summary>
    private static bool HasCodecs(OctavoCacheOptions options)
    {
        options.EnsureCodecs();
        return true;
    }
}
