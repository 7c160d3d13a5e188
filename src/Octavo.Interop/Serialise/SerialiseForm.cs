// Owns: the names of the forms that constructors have in serialise's data.
namespace Octavo;

/// <summary>The form of a constructor and its fields.</summary>
public enum SerialiseForm
{
    /// <summary>As in derived instances: an array of the index of the constructor and the fields, also for types with one constructor.</summary>
    List = 0,

    /// <summary>
    /// As in the hand-written instance of document 003: a tag whose number is the index of the constructor, then the fields one after another; types that are
    /// not sums are only their fields. The data is a CBOR sequence (RFC 8742) and not one item, because a tag belongs only to the item after it.
    /// </summary>
    Tagged = 1,
}
