// Owns: the names of the types that text is in Haskell.
namespace Octavo;

/// <summary>The Haskell type of text.</summary>
public enum HaskellText
{
    /// <summary><c>String</c>: a count of characters, then each in UTF-8. Lone surrogates are kept.</summary>
    String = 0,

    /// <summary><c>Text</c>, strict or lazy: a count of bytes, then UTF-8. For <c>cereal</c> it is in separate packages.</summary>
    Text = 1,
}
