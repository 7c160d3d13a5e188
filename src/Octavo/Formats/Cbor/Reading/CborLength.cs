// Owns: what is known of a value of indefinite length before its elements are read.
namespace Octavo.Cbor;

/// <summary>An array, a map or a string of indefinite length.</summary>
/// <param name="At">Its head: bytes from that of the value it was found in.</param>
/// <param name="End">Its break, told in the same way.</param>
/// <param name="Count">Values inside, of a map keys and values; of a string the bytes of its chunks.</param>
internal readonly record struct CborLength(int At, int End, int Count);
