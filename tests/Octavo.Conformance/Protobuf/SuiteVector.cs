// Owns: the vectors of protobuf's own conformance suite. Knows no test.
using System.Text.Json;

namespace Octavo.Conformance.Protobuf;

/// <summary>One vector whose input is a message: its name, the type, the input, and the message that must come of it; null if the input must be refused, or if
/// the suite asks for JSON.</summary>
public sealed record SuiteVector(string Name, string Type, byte[] Input, byte[]? Reference, bool IsRefused)
{
    /// <summary>The suite's folder.</summary>
    public const string Suite = "protobuf-conformance";

    /// <summary>The vectors whose input is a message.</summary>
    public static IReadOnlyList<SuiteVector> All() => [.. Lines().Select(Of).OfType<SuiteVector>()];

    /// <summary>What the suite's reference wrote, whatever it read.</summary>
    public static IEnumerable<(string Name, string Type, byte[] Bytes)> References() =>
        Lines().Where(line => line.GetProperty("reference").TryGetProperty("protobuf_base64", out _))
            .Select(
                line => (Text(line, "name"), Text(line, "message_type"), line.GetProperty("reference").GetProperty("protobuf_base64").GetBytesFromBase64()));

    private static SuiteVector? Of(JsonElement line)
    {
        if (!line.GetProperty("input").TryGetProperty("protobuf_base64", out JsonElement input))
        {
            return null;
        }
        JsonElement reference = line.GetProperty("reference");
        byte[]? written = reference.TryGetProperty("protobuf_base64", out JsonElement bytes) ? bytes.GetBytesFromBase64() : null;
        return new SuiteVector(Text(line, "name"), Text(line, "message_type"), input.GetBytesFromBase64(), written,
            reference.TryGetProperty("parse_error", out _));
    }

    private static IEnumerable<JsonElement> Lines()
    {
        foreach (string line in File.ReadLines(SuiteFolder.Path(Suite + "/vectors.jsonl")))
        {
            using JsonDocument document = JsonDocument.Parse(line);
            yield return document.RootElement.Clone();
        }
    }

    private static string Text(JsonElement line, string name) => line.GetProperty(name).GetString()!;
}
