// Owns: data that no type describes, from JSON to MessagePack, to CBOR and back to JSON.
// Packages: Octavo, Octavo.Transcode.
using System.Text;
using Octavo;

namespace Conversions;

internal static class AnyFormat
{
    internal static async Task<bool> RunAsync()
    {
        const string Json = """{"id":7,"lines":[{"sku":"A-1","count":2}],"paid":true,"note":null}""";
        byte[] packed = OctavoTranscode.Convert(Encoding.UTF8.GetBytes(Json), TranscodeFormat.Json, TranscodeFormat.MessagePack);
        byte[] cbor = OctavoTranscode.Convert(packed, TranscodeFormat.MessagePack, TranscodeFormat.Cbor);

        // Streams pass in chunks: the data may be longer than memory.
        using var source = new MemoryStream(cbor);
        using var target = new MemoryStream();
        await OctavoTranscode.ConvertAsync(target, source, TranscodeFormat.Cbor, TranscodeFormat.Json);
        string back = Encoding.UTF8.GetString(target.ToArray());
        Console.WriteLine($"JSON {Json.Length}, MessagePack {packed.Length}, CBOR {cbor.Length} bytes; back: {back}");

        string reason = "";
        try
        {
            OctavoTranscode.Convert(packed[..^1], TranscodeFormat.MessagePack, TranscodeFormat.Json);
        }
        catch (OctavoException refused)
        {
            reason = refused.Message;
        }
        Console.WriteLine($"Refused: {reason}");
        return back == Json && packed.Length < Json.Length && reason.Contains("EndOfData", StringComparison.Ordinal);
    }
}
