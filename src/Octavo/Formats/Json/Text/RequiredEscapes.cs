// Owns: the characters that RFC 8259, section 7, wants escaped. Knows no text.
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Octavo.Json;

/// <summary>The quote, the backslash, controls: no more than JSON needs.</summary>
internal static class RequiredEscapes
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Includes(uint character) => character is < 0x20 or '"' or '\\';

    // The signed comparison finds controls and what is not ASCII together.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<byte> Special(Vector128<byte> text) =>
        Vector128.LessThan(text.AsSByte(), Vector128.Create((sbyte)0x20)).AsByte() | Vector128.Equals(text, Vector128.Create((byte)'"'))
            | Vector128.Equals(text, Vector128.Create((byte)'\\'));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector256<byte> Special(Vector256<byte> text) =>
        Vector256.LessThan(text.AsSByte(), Vector256.Create((sbyte)0x20)).AsByte() | Vector256.Equals(text, Vector256.Create((byte)'"'))
            | Vector256.Equals(text, Vector256.Create((byte)'\\'));
}
