// Owns: the options of FusionCache's entries.
namespace Octavo;

/// <summary>Options of FusionCache's entries. Configured at start-up by one thread, read by any number afterwards.</summary>
/// <remarks>If a type of <see cref="OctavoStampedOptions.Types"/> has no codec in the format, the registration of the cache fails, instead of the first
/// value.</remarks>
public sealed class OctavoFusionCacheOptions : OctavoStampedOptions;
