// Owns: the ways to have CBOR's simple values in formats without them.
namespace Octavo;

/// <summary>What becomes of CBOR's simple values other than false, true, null and undefined (which is null) where the target has none.</summary>
public enum SimpleValueRule
{
    /// <summary>They are <see cref="OctavoErrorCode.NotInFormat"/>, the default.</summary>
    Refuse = 0,

    /// <summary>They become null, as RFC 8949, section 6.1, advises.</summary>
    Null = 1,
}
