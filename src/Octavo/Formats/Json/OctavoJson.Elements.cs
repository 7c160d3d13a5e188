// Owns: JSON's facade for elements and nodes of System.Text.Json. docs/features/json-without-a-type.md.
using System.Buffers;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Buffers;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Reads a value as an element of System.Text.Json, with the rules and limits of this library.</summary>
    /// <remarks>The element keeps the text of the value: the digits of numbers, and both members if a name comes twice. It needs no disposal.</remarks>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// System.Text.Json.JsonElement element = OctavoJson.ReadElement("""{"id":7}"""u8);
    /// int id = element.GetProperty("id").GetInt32();
    /// </code></example>
    public static JsonElement ReadElement(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null) =>
        ReadByHand(source, options, static (ref OctavoJsonReader reader) => reader.ReadElement());

    /// <summary>Reads a value as a node of System.Text.Json, with the rules and limits of this library; null for null.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults. A name that comes twice is an error, unless <see cref="DuplicatePolicy.LastWins"/> is
    /// set.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// System.Text.Json.Nodes.JsonNode? node = OctavoJson.ReadNode("""{"id":7}"""u8);
    /// int id = (int)node!["id"]!;
    /// </code></example>
    public static JsonNode? ReadNode(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null) =>
        ReadByHand(source, options, static (ref OctavoJsonReader reader) => reader.ReadNode());

    /// <summary>Writes an element of System.Text.Json into a new array, with its own text.</summary>
    /// <param name="value">An element of a document that is not disposed; an element without a value is null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] utf8 = OctavoJson.WriteElement(OctavoJson.ReadElement("""{"id":7}"""u8));
    /// </code></example>
    public static byte[] WriteElement(JsonElement value, OctavoJsonOptions? options = null) => WriteText(JsonDom.Text(in value), options);

    /// <summary>Writes a node of System.Text.Json into a new array, with the writer of System.Text.Json.</summary>
    /// <param name="value">The node, or null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] utf8 = OctavoJson.WriteNode(new System.Text.Json.Nodes.JsonObject { ["id"] = 7 });
    /// </code></example>
    public static byte[] WriteNode(JsonNode? value, OctavoJsonOptions? options = null) => WriteText(JsonDom.Text(value), options);

    private static byte[] WriteText(ReadOnlySpan<byte> text, OctavoJsonOptions? options)
    {
        var destination = new ArrayBufferWriter<byte>(text.Length + BufferWriterSink.Smallest);
        WriteByHand(destination, text, options, static (ref OctavoJsonWriter writer, ReadOnlySpan<byte> value) => writer.WriteRaw(value));
        return destination.WrittenSpan.ToArray();
    }
}
