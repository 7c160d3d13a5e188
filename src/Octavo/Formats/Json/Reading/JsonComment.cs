// Owns: where a comment ends. Knows no option and no value.
namespace Octavo.Json;

internal static class JsonComment
{
    /// <summary>Bytes of the comment at the beginning of a text, without the line's end; 1 for a slash that begins none. Of <c>/*/</c> the second star does not
    /// end it.</summary>
    internal static int Length(ReadOnlySpan<byte> text)
    {
        if (text.Length < 2)
        {
            return 1;
        }
        int end = text[1] switch
        {
            (byte)'/' => text.IndexOfAny((byte)'\n', (byte)'\r'),
            (byte)'*' => text[2..].IndexOf("*/"u8) is >= 0 and int found ? found + 4 : -1,
            _ => 1,
        };
        return end < 0 ? text.Length : end;
    }
}
