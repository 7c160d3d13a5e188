// Owns: a token of emitted code.
namespace Octavo.Runtime.Compiling.Syntax;

/// <summary>What a token is. Keywords are words.</summary>
internal enum TokenKind
{
    End,
    Word,
    Mark,
    Number,
    Text,
    Utf8,
    Character,
}

/// <summary>A token.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Text">A word without its <c>@</c>, a mark, or the text of a literal.</param>
/// <param name="Value">The value of a literal.</param>
/// <param name="At">Where it begins, in UTF-16 units.</param>
internal readonly record struct Token(TokenKind Kind, string Text, object? Value, int At);
