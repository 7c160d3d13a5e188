// Owns: that each HybridCache of a container is the one that treats a value which cannot be read as a miss. Knows no format.
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;

namespace Octavo.Caching;

/// <summary>The registration of a cache around another one.</summary>
/// <param name="inner">The registration of that one.</param>
internal sealed class CacheWrapping(ServiceDescriptor inner)
{
    /// <summary>Wraps each cache that is registered, unless it is already.</summary>
    /// <returns>Whether there is one.</returns>
    internal static bool WrapAll(IServiceCollection services)
    {
        bool hasOne = false;
        for (int i = 0; i < services.Count; i++)
        {
            if (services[i].ServiceType != typeof(HybridCache))
            {
                continue;
            }
            hasOne = true;
            if (!IsWrapped(services[i]))
            {
                services[i] = new CacheWrapping(services[i]).Descriptor();
            }
        }
        return hasOne;
    }

    /// <summary>Throws for a cache of the framework that was added later: it has the serializers, and nothing that turns their exceptions into
    /// misses.</summary>
    internal static bool AreAllWrapped(IServiceCollection services)
    {
        foreach (ServiceDescriptor service in services)
        {
            if (service.ServiceType == typeof(HybridCache) && !IsWrapped(service) && MadeType(service)?.Assembly == typeof(HybridCacheOptions).Assembly)
            {
                throw new InvalidOperationException(
                    $"The HybridCache{(service.IsKeyedService ? $" with the key {service.ServiceKey}" : "")} was added after AddOctavo(). Call AddOctavo() after "
                        + "the last AddHybridCache or AddKeyedHybridCache: a value that cannot be read would be an exception there, and not a miss.");
            }
        }
        return true;
    }

    private static bool IsWrapped(ServiceDescriptor service) =>
        (service.IsKeyedService ? service.KeyedImplementationFactory?.Target : service.ImplementationFactory?.Target) is CacheWrapping;

    /// <summary>The type that a registration makes, as far as it says.</summary>
    private static Type? MadeType(ServiceDescriptor service)
    {
        Type? named = service.IsKeyedService ? service.KeyedImplementationType : service.ImplementationType;
        Delegate? factory = service.IsKeyedService ? service.KeyedImplementationFactory : service.ImplementationFactory;
        return named ?? factory?.GetType().GenericTypeArguments[^1];
    }

    private ServiceDescriptor Descriptor() => inner.IsKeyedService
        ? ServiceDescriptor.DescribeKeyed(typeof(HybridCache), inner.ServiceKey, MakeKeyed, inner.Lifetime)
        : ServiceDescriptor.Describe(typeof(HybridCache), Make, inner.Lifetime);

    private MissingHybridCache Make(IServiceProvider provider) => Around(
        provider,
        inner.ImplementationInstance ?? inner.ImplementationFactory?.Invoke(provider)
            ?? ActivatorUtilities.CreateInstance(provider, inner.ImplementationType!),
        Options.DefaultName);

    /// <summary>Options have the name of the key, unless <c>AddKeyedHybridCache</c> was given another: then the flags that all calls have are not known
    /// here.</summary>
    private MissingHybridCache MakeKeyed(IServiceProvider provider, object? key) => Around(
        provider,
        inner.KeyedImplementationInstance ?? inner.KeyedImplementationFactory?.Invoke(provider, key)
            ?? ActivatorUtilities.CreateInstance(provider, inner.KeyedImplementationType!),
        key?.ToString());

    private static MissingHybridCache Around(IServiceProvider provider, object cache, string? name)
    {
        // Without a host nothing has validated the options yet.
        _ = provider.GetRequiredService<IOptions<OctavoCacheOptions>>().Value;
        return new MissingHybridCache((HybridCache)cache, provider.GetRequiredService<IOptionsMonitor<HybridCacheOptions>>().Get(name),
            provider.GetService<ILogger<HybridCache>>() ?? NullLogger<HybridCache>.Instance);
    }
}
