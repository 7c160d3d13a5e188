// Owns: the ways to have whole numbers beyond 64 bits in formats without them.
namespace Octavo;

/// <summary>What happens to whole numbers beyond 64 bits if the target has none.</summary>
public enum LargeIntegerRule
{
    /// <summary>They give <see cref="OctavoErrorCode.NumberOutOfRange"/>, the default.</summary>
    Refuse = 0,

    /// <summary>They become the nearest float of 64 bits.</summary>
    NearestDouble = 1,

    /// <summary>They become strings of their digits.</summary>
    Text = 2,
}
