// Owns: the options of cached values.
namespace Octavo;

/// <summary>Options of cached values. Configured at start-up by one thread, read by any number afterwards.</summary>
/// <remarks>If a type of <see cref="OctavoStampedOptions.Types"/> has no codec in the format, the application does not start, and the container makes no
/// <see cref="Microsoft.Extensions.Caching.Hybrid.HybridCache"/>.</remarks>
public sealed class OctavoCacheOptions : OctavoStampedOptions
{
    /// <summary>Whether HybridCache refuses further types without a codec, at their first use. On by default. If it is off, they go to the next serializer,
    /// System.Text.Json.</summary>
    public bool RequireCodecs { get; set; } = true;
}
