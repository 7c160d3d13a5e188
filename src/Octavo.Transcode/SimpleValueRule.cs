// Owns: the ways to have CBOR's simple values in formats without them.
namespace Octavo;

/// <summary>What happens to CBOR simple values other than false, true, null and undefined (which is null) if the target has none.</summary>
public enum SimpleValueRule
{
    /// <summary>They give <see cref="OctavoErrorCode.NotInFormat"/>, the default.</summary>
    Refuse = 0,

    /// <summary>They become null, as RFC 8949, section 6.1, advises.</summary>
    Null = 1,
}
