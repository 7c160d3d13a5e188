// Owns: the names of the layouts of Haskell's floats.
namespace Octavo;

/// <summary>The form of <c>Float</c> and <c>Double</c> in Haskell data.</summary>
public enum HaskellFloats
{
    /// <summary>As in the releases of the package.</summary>
    OfPackage = 0,

    /// <summary>The result of <c>decodeFloat</c>: an <c>Integer</c>, then an <c>Int</c>. −0.0 becomes 0.0, and NaN is refused, which Haskell would read as
    /// −Infinity.</summary>
    MantissaExponent = 1,

    /// <summary>IEEE 754, big-endian: <c>cereal</c>, and a <c>binary</c> whose instances were replaced.</summary>
    Ieee = 2,
}
