// Owns: what a set of characters to escape answers. Knows no text.
using System.Runtime.Intrinsics;

namespace Octavo.Internal;

/// <summary>Characters of ASCII, and the two line separators beyond it, that are written as escapes. A struct type argument, so that the choice is made outside the loop.</summary>
internal interface IJsonEscapes
{
    /// <summary>Whether U+2028 and U+2029 are escaped: JavaScript before ES2019 took them for ends of lines.</summary>
    static abstract bool Separators { get; }

    /// <summary>Whether an ASCII character is escaped.</summary>
    static abstract bool Includes(uint character);

    /// <summary>All bits set where a byte is escaped or not ASCII.</summary>
    static abstract Vector128<byte> Special(Vector128<byte> text);

    /// <inheritdoc cref="Special(Vector128{byte})"/>
    static abstract Vector256<byte> Special(Vector256<byte> text);
}
