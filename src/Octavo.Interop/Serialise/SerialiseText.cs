// Owns: the names of the types that text is for serialise.
namespace Octavo;

/// <summary>Which Haskell type text is.</summary>
public enum SerialiseText
{
    /// <summary><c>String</c>: text of definite length, or where it holds a lone surrogate a byte string of UTF-8 in which surrogates stand as three
    /// bytes.</summary>
    String = 0,

    /// <summary>Strict <c>Text</c>: text of definite length.</summary>
    Text = 1,

    /// <summary>Lazy <c>Text</c>: text of indefinite length, in one chunk where it is written.</summary>
    LazyText = 2,
}
