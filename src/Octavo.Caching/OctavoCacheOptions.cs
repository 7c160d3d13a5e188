// Owns: the options of cached values.
namespace Octavo;

/// <summary>Options of cached values. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoCacheOptions : OctavoStampedOptions
{
    /// <summary>Whether HybridCache refuses types without a codec at their first use. On by default. If it is off, they go to the next serializer,
    /// System.Text.Json.</summary>
    public bool RequireCodecs { get; set; } = true;
}
