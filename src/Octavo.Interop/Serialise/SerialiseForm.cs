// Owns: the names of the forms that constructors have in serialise's data.
namespace Octavo;

/// <summary>How a constructor and its fields lie.</summary>
public enum SerialiseForm
{
    /// <summary>As derived instances have them: an array of the constructor's index and the fields, also of types with one constructor.</summary>
    List = 0,

    /// <summary>
    /// As the hand-written instance of document 003 has them: a tag whose number is the constructor's index, then the fields one after the other; types that
    /// are no sums are their fields alone. The data is a CBOR sequence
    /// (RFC 8742) and not one item, since a tag belongs to the item behind it only.
    /// </summary>
    Tagged = 1,
}
