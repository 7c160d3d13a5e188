// Owns: JSON's facade between values of a type and elements, documents and nodes of System.Text.Json. docs/features/json-without-a-type.md.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Serializes a value into an element of System.Text.Json.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; <see cref="OctavoErrorCode.InvalidData"/> if the options allow something that
    /// System.Text.Json cannot hold.</exception>
    /// <example><code>
    /// System.Text.Json.JsonElement element = OctavoJson.SerializeToElement(new Order(7, []));
    /// </code></example>
    public static JsonElement SerializeToElement<T>(T value, OctavoJsonOptions? options = null) => ReadElement(Serialize(value, options), options);

    /// <summary>Serializes a value into a document of System.Text.Json.</summary>
    /// <inheritdoc cref="SerializeToElement{T}(T, OctavoJsonOptions)"/>
    /// <example><code>
    /// using System.Text.Json.JsonDocument document = OctavoJson.SerializeToDocument(new Order(7, []));
    /// </code></example>
    public static JsonDocument SerializeToDocument<T>(T value, OctavoJsonOptions? options = null) =>
        ReadByHand(Serialize(value, options), options, static (ref OctavoJsonReader reader) => JsonDom.ParseDocument(reader.ReadRaw()));

    /// <summary>Serializes a value into a node of System.Text.Json; null for null.</summary>
    /// <inheritdoc cref="SerializeToElement{T}(T, OctavoJsonOptions)"/>
    /// <example><code>
    /// System.Text.Json.Nodes.JsonNode? node = OctavoJson.SerializeToNode(new Order(7, []));
    /// </code></example>
    public static JsonNode? SerializeToNode<T>(T value, OctavoJsonOptions? options = null) => ReadNode(Serialize(value, options), options);

    /// <summary>Deserializes a value from an element of System.Text.Json.</summary>
    /// <param name="element">An element of a document that is not disposed; an element without a value is null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count bytes of the text of the element.</exception>
    /// <example><code>
    /// Order? order = OctavoJson.Deserialize&lt;Order>(OctavoJson.ReadElement("""{"Id":7,"Lines":[]}"""u8));
    /// </code></example>
    public static T? Deserialize<T>(JsonElement element, OctavoJsonOptions? options = null) => Deserialize<T>(JsonDom.Text(in element), options);

    /// <summary>Deserializes a value from a document of System.Text.Json.</summary>
    /// <inheritdoc cref="Deserialize{T}(JsonElement, OctavoJsonOptions)"/>
    /// <param name="document">Not disposed.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <example><code>
    /// using System.Text.Json.JsonDocument document = System.Text.Json.JsonDocument.Parse("""{"Id":7,"Lines":[]}""");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(document);
    /// </code></example>
    public static T? Deserialize<T>(JsonDocument document, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(document);
        return Deserialize<T>(document.RootElement, options);
    }

    /// <summary>Deserializes a value from a node of System.Text.Json.</summary>
    /// <param name="node">The node; null is the JSON null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count bytes of the text of the node.</exception>
    /// <example><code>
    /// System.Text.Json.Nodes.JsonNode? node = System.Text.Json.Nodes.JsonNode.Parse("""{"Id":7,"Lines":[]}""");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(node);
    /// </code></example>
    public static T? Deserialize<T>(JsonNode? node, OctavoJsonOptions? options = null) => Deserialize<T>(JsonDom.Text(node), options);
}
