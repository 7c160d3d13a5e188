// Owns: the names of the Haskell packages whose layouts there are.
namespace Octavo;

/// <summary>A Haskell package whose derived instances are read and written. The two differ in their floats alone.</summary>
public enum HaskellPackage
{
    /// <summary><c>binary</c>: floats as mantissa and exponent, as all released versions have them.</summary>
    Binary = 0,

    /// <summary><c>cereal</c>: floats as IEEE 754.</summary>
    Cereal = 1,
}
