// Owns: the options of FusionCache's entries.
namespace Octavo;

/// <summary>Options of FusionCache's entries. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoFusionCacheOptions : OctavoStampedOptions
{
    /// <summary>Types that the cache will hold: if one has no codec in the format, building the cache fails, instead of its first value.</summary>
    public IList<Type> Types { get; } = [];
}
