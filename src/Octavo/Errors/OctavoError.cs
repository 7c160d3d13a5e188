// Owns: an error as a value, for the Try methods. Knows no format.
namespace Octavo;

/// <summary>An error of reading or writing, as a value.</summary>
/// <param name="Code">Why.</param>
/// <param name="Format">The format's name.</param>
/// <param name="Offset">The number of bytes from the beginning of the data; −1 if unknown.</param>
/// <param name="Path">The path of the member, such as <c>Order.Lines[3].Sku</c>; empty if it could not be found.</param>
/// <param name="Message">What was expected, what was found, where, what to do.</param>
public readonly record struct OctavoError(OctavoErrorCode Code, string Format, long Offset, string Path, string Message);
