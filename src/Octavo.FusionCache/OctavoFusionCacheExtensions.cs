// Owns: the registration of FusionCache's serializer. Knows no format.
using Octavo;
using ZiggyCreatures.Caching.Fusion;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Registers Octavo with FusionCache. docs/features/fusioncache.md.</summary>
/// <example><code>
/// using Microsoft.Extensions.DependencyInjection;
/// using ZiggyCreatures.Caching.Fusion;
///
/// var services = new ServiceCollection();
/// services.AddFusionCache().WithRegisteredDistributedCache().WithOctavoSerializer();
/// </code></example>
public static class OctavoFusionCacheExtensions
{
    /// <summary>Makes the cache write its distributed entries with Octavo, each value after its format and schema hash; a value from another version of a type
    /// is a miss.</summary>
    /// <param name="builder">What <c>AddFusionCache</c> returned.</param>
    /// <param name="configure">Chooses format and options.</param>
    /// <exception cref="OctavoException">A type of <see cref="OctavoStampedOptions.Types"/> has no codec in the format.</exception>
    public static IFusionCacheBuilder WithOctavoSerializer(this IFusionCacheBuilder builder, Action<OctavoFusionCacheOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        var options = new OctavoFusionCacheOptions();
        configure?.Invoke(options);
        options.EnsureCodecs();
        return builder.WithSerializer(new FusionCacheOctavoSerializer(options));
    }
}
