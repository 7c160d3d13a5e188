// Owns: the names of the types that sequences are for serialise.
namespace Octavo;

/// <summary>The Haskell type of a sequence.</summary>
public enum SerialiseCollection
{
    /// <summary>A list, <c>NonEmpty</c>: an array of indefinite length, the empty one of length 0. Both lengths are read.</summary>
    List = 0,

    /// <summary><c>Seq</c>, <c>Vector</c>: an array of definite length.</summary>
    Array = 1,

    /// <summary><c>Set</c>: an array of definite length whose elements ascend.</summary>
    Set = 2,
}
