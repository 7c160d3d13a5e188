// Owns: how messages name a byte that JSON has instead of something else.
namespace Octavo.Json;

internal static class JsonWords
{
    /// <summary>The kind of value that a byte begins; null if it begins none.</summary>
    internal static string? KindOf(byte first) => first switch
    {
        (byte)'{' => "an object",
        (byte)'[' => "an array",
        (byte)'"' => "a string",
        (byte)'t' or (byte)'f' => "a boolean",
        (byte)'n' => "null",
        (byte)'-' or (>= (byte)'0' and <= (byte)'9') => "a number",
        _ => null,
    };

    /// <summary>A byte as it can be shown.</summary>
    internal static string Quoted(byte found) => found is > 0x20 and < 0x7F ? $"'{(char)found}'" : $"the byte 0x{found:X2}";
}
