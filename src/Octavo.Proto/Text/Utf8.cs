// Owns: text of bytes that must be UTF-8. Knows no token.
using System;
using System.Text;

namespace Octavo.Proto.Text;

internal static class Utf8
{
    private static readonly UTF8Encoding s_strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>The text; null if the bytes are not UTF-8. Replaced by another character, they would be another text without a word.</summary>
    public static string? Of(byte[] bytes)
    {
        try
        {
            return s_strict.GetString(bytes);
        }
        catch (ArgumentException)
        {
            return null;
        }
    }
}
