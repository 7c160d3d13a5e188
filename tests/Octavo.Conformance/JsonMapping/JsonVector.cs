// Owns: the vectors of protobuf's own conformance suite with JSON on either side. Knows no test.
using System.Text.Json;

namespace Octavo.Conformance.JsonMapping;

/// <summary>One vector: the input in one of two forms, and what must come of it.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">The message's full name.</param>
/// <param name="Message">The input if it is a message.</param>
/// <param name="Json">The input if it is JSON.</param>
/// <param name="IgnoresUnknown">Whether unknown members are to be ignored.</param>
/// <param name="Output">The form that is asked for: <c>PROTOBUF</c>, <c>JSON</c>, <c>TEXT_FORMAT</c>.</param>
/// <param name="ReferenceMessage">The message that must come of it.</param>
/// <param name="ReferenceJson">The JSON that must come of it.</param>
/// <param name="IsRefused">Whether it must be refused instead.</param>
/// <param name="MayPass">Whether the runner takes either.</param>
public sealed record JsonVector(string Name, string Type, byte[]? Message, byte[]? Json, bool IgnoresUnknown, string Output, byte[]? ReferenceMessage,
    JsonElement? ReferenceJson, bool IsRefused, bool MayPass)
{
    /// <summary>The suite's folder.</summary>
    public const string Suite = "protobuf-conformance";

    /// <summary>All vectors but those from messages to messages, which <see cref="Protobuf.SuiteVector"/> has.</summary>
    public static IReadOnlyList<JsonVector> All() =>
        [.. File.ReadLines(SuiteFolder.Path(Suite + "/vectors.jsonl")).Select(Of).Where(one => one.Json is not null || one.Output != "PROTOBUF")];

    private static JsonVector Of(string line)
    {
        using JsonDocument document = JsonDocument.Parse(line);
        JsonElement root = document.RootElement.Clone();
        JsonElement input = root.GetProperty("input");
        JsonElement reference = root.GetProperty("reference");
        return new JsonVector(
            root.GetProperty("name").GetString()!,
            root.GetProperty("message_type").GetString()!,
            input.TryGetProperty("protobuf_base64", out JsonElement message) ? message.GetBytesFromBase64() : null,
            input.TryGetProperty("json", out JsonElement json) ? Encoding.UTF8.GetBytes(json.GetString()!) : null,
            root.GetProperty("category").GetString() == "JSON_IGNORE_UNKNOWN_PARSING_TEST",
            root.GetProperty("output_format").GetString()!,
            reference.TryGetProperty("protobuf_base64", out JsonElement bytes) ? bytes.GetBytesFromBase64() : null,
            reference.TryGetProperty("json", out JsonElement text) ? Parsed(text) : null,
            reference.TryGetProperty("parse_error", out _) || reference.TryGetProperty("serialize_error", out _),
            reference.TryGetProperty("or_runner_accepts_other_output", out _));
    }

    private static JsonElement Parsed(JsonElement text)
    {
        if (text.ValueKind != JsonValueKind.String)
        {
            return text;
        }
        using JsonDocument document = JsonDocument.Parse(text.GetString()!);
        return document.RootElement.Clone();
    }
}
