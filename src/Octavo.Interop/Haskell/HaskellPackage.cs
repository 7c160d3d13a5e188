// Owns: the names of the Haskell packages whose layouts there are.
namespace Octavo;

/// <summary>A Haskell package whose derived instances are read and written. The two differ only in their floats.</summary>
public enum HaskellPackage
{
    /// <summary><c>binary</c>: floats as mantissa and exponent, as in all released versions.</summary>
    Binary = 0,

    /// <summary><c>cereal</c>: floats as IEEE 754.</summary>
    Cereal = 1,
}
