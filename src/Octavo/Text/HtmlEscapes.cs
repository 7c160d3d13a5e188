// Owns: the characters that are escaped where JSON stands in a page. Knows no text.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Octavo.Internal;

/// <summary>What JSON needs, and <c>&lt; &gt; &amp; '</c> and the line separators, so that no text ends a script element or an attribute.</summary>
internal readonly struct HtmlEscapes : IJsonEscapes
{
    public static bool Separators => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Includes(uint character) => character is < 0x20 or '"' or '\\' or '<' or '>' or '&' or '\'';

    // '<' and '>' differ in one bit, '&' and the apostrophe in another.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> Special(Vector128<byte> text) =>
        RequiredEscapes.Special(text)
        | Vector128.Equals(text | Vector128.Create((byte)2), Vector128.Create((byte)'>'))
        | Vector128.Equals(text | Vector128.Create((byte)1), Vector128.Create((byte)'\''));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector256<byte> Special(Vector256<byte> text) =>
        RequiredEscapes.Special(text)
        | Vector256.Equals(text | Vector256.Create((byte)2), Vector256.Create((byte)'>'))
        | Vector256.Equals(text | Vector256.Create((byte)1), Vector256.Create((byte)'\''));
}
