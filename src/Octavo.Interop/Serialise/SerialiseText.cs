// Owns: the names of the types that text is for serialise.
namespace Octavo;

/// <summary>The Haskell type of text.</summary>
public enum SerialiseText
{
    /// <summary><c>String</c>: text of definite length, or with a lone surrogate a byte string of UTF-8 in which surrogates take three bytes.</summary>
    String = 0,

    /// <summary>Strict <c>Text</c>: text of definite length.</summary>
    Text = 1,

    /// <summary>Lazy <c>Text</c>: text of indefinite length, written in one chunk.</summary>
    LazyText = 2,
}
