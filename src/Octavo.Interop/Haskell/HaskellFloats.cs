// Owns: the names of the layouts of Haskell's floats.
namespace Octavo;

/// <summary>How <c>Float</c> and <c>Double</c> lie in Haskell data.</summary>
public enum HaskellFloats
{
    /// <summary>As the package has them in its releases.</summary>
    OfPackage = 0,

    /// <summary>What <c>decodeFloat</c> gives: an <c>Integer</c>, then an <c>Int</c>. −0.0 becomes 0.0, and NaN is refused, which Haskell would read as
    /// −Infinity.</summary>
    MantissaExponent = 1,

    /// <summary>IEEE 754, big-endian: <c>cereal</c>, and a <c>binary</c> whose instances were replaced.</summary>
    Ieee = 2,
}
