// Owns: the formats by the names that the command line and files have for them, and the guess from content.
namespace Octavo.Cli;

internal static class Formats
{
    internal const string Json = "json";

    internal const string MsgPack = "msgpack";

    /// <summary>JSON with what people write by hand.</summary>
    private static readonly TranscodeFormat s_lenient = TranscodeFormat.JsonWith(
        new OctavoJsonOptions { AllowComments = true, AllowTrailingCommas = true, AllowByteOrderMark = true, AllowSpecialFloats = true });

    internal static TranscodeFormat Of(string name, bool lenient) => name == MsgPack ? TranscodeFormat.MessagePack : lenient ? s_lenient : TranscodeFormat.Json;

    internal static string Other(string name) => name == Json ? MsgPack : Json;

    /// <summary>The format that a file's name speaks of, or null.</summary>
    internal static string? OfFile(string? path) => Path.GetExtension(path)?.ToLowerInvariant() switch
    {
        ".json" or ".ndjson" or ".jsonl" => Json,
        ".msgpack" or ".mpk" or ".mp" => MsgPack,
        _ => null,
    };

    /// <summary>Guesses the format from the first bytes.</summary>
    /// <returns>Null where there are none.</returns>
    /// <remarks>
    /// A JSON text begins with one of few characters and holds no control but white space. In MessagePack these characters are small integers: data that begins with one and goes on is no single value, and one that is
    /// alone, a number of one digit, means JSON.
    /// </remarks>
    internal static string? Guess(ReadOnlySpan<byte> beginning)
    {
        if (beginning.StartsWith("\uFEFF"u8))
        {
            return Json;
        }
        ReadOnlySpan<byte> text = beginning.TrimStart(" \t\r\n"u8);
        if (text.IsEmpty)
        {
            return beginning.IsEmpty ? null : Json;
        }
        bool isText = "{[\"tfn-/NI0123456789"u8.Contains(text[0]);
        foreach (byte unit in text)
        {
            isText &= unit >= 0x20 || unit is (byte)'\t' or (byte)'\r' or (byte)'\n';
        }
        return isText ? Json : MsgPack;
    }
}
