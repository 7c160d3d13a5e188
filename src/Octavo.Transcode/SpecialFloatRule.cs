// Owns: the ways to have NaN and infinities in JSON.
namespace Octavo;

/// <summary>What happens to NaN and infinities if the target is JSON, which has none.</summary>
public enum SpecialFloatRule
{
    /// <summary>They give <see cref="OctavoErrorCode.InvalidValue"/>, the default.</summary>
    Refuse = 0,

    /// <summary>They become null.</summary>
    Null = 1,

    /// <summary>They become the strings <c>NaN</c>, <c>Infinity</c>, <c>-Infinity</c>.</summary>
    Text = 2,
}
