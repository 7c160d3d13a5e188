// Owns: the formats by the names that the command line and files have for them, and the guess from content.
using Octavo.Transcode.Cbor;
using Octavo.Transcode.MsgPack;

namespace Octavo.Cli.Inputs;

internal static class Formats
{
    internal const string Json = "json";

    internal const string MsgPack = "msgpack";

    internal const string Cbor = "cbor";

    /// <summary>Messages of a type that <c>--proto</c> and <c>--type</c> name.</summary>
    internal const string Protobuf = "protobuf";

    private static readonly byte[] s_selfDescribed = [0xD9, 0xD9, 0xF7];

    /// <summary>JSON with what people write by hand.</summary>
    private static readonly TranscodeFormat s_lenient = TranscodeFormat.JsonWith(
        new OctavoJsonOptions { AllowComments = true, AllowTrailingCommas = true, AllowByteOrderMark = true, AllowSpecialFloats = true });

    internal static TranscodeFormat Of(string name, bool lenient) => name switch
    {
        MsgPack => TranscodeFormat.MessagePack,
        Cbor => TranscodeFormat.Cbor,
        _ => lenient ? s_lenient : TranscodeFormat.Json,
    };

    /// <summary>As people write it.</summary>
    internal static string Title(string name) => name switch { Json => "JSON", MsgPack => "MessagePack", Cbor => "CBOR", _ => "Protobuf" };

    /// <summary>What a format is converted to where nothing says it.</summary>
    internal static string Other(string name) => name == Json ? MsgPack : Json;

    /// <summary>The ending of a file of a format.</summary>
    internal static string Ending(string name) => name switch { Json => ".json", MsgPack => ".msgpack", Cbor => ".cbor", _ => ".pb" };

    /// <summary>The format that a file's name says, or null.</summary>
    internal static string? OfFile(string? path) => Path.GetExtension(path)?.ToLowerInvariant() switch
    {
        ".json" or ".ndjson" or ".jsonl" => Json,
        ".msgpack" or ".mpk" or ".mp" => MsgPack,
        ".cbor" => Cbor,
        ".pb" or ".binpb" or ".pbf" or ".mvt" => Protobuf,
        _ => null,
    };

    /// <summary>Guesses the format from the first bytes.</summary>
    /// <param name="beginning">These bytes.</param>
    /// <param name="isWhole">Whether nothing follows them.</param>
    /// <returns>Null if there are none, or if they may be anything.</returns>
    /// <remarks>
    /// A JSON text begins with one of few characters and holds no control but white space. In MessagePack these characters are small integers: data that begins
    /// with one and goes on is not a single value, and one that is alone, a number of one digit, means JSON. What is not text is MessagePack or CBOR, whichever
    /// it is more of a value in (<see cref="FormatLikelihood"/>): any bytes are numbers one after another, so these are neither.
    /// </remarks>
    internal static string? Guess(ReadOnlySpan<byte> beginning, bool isWhole)
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
        if (isText)
        {
            return Json;
        }
        int cbor = beginning.StartsWith(s_selfDescribed) ? int.MaxValue : FormatLikelihood.To<CborEventReader>(TranscodeFormat.Cbor, beginning, isWhole);
        int msgPack = FormatLikelihood.To<MsgPackEventReader>(TranscodeFormat.MessagePack, beginning, isWhole);
        return cbor > msgPack ? Cbor : msgPack != 0 ? MsgPack : null;
    }
}
