// Owns: the options of FusionCache's entries.
namespace Octavo;

/// <summary>Options of FusionCache's entries. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoFusionCacheOptions : OctavoStampedOptions
{
    /// <summary>Types that the cache will hold: one without a codec in the format is an error when the cache is built, and not at its first value.</summary>
    public IList<Type> Types { get; } = [];
}
