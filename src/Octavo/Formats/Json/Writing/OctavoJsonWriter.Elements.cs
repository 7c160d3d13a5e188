// Owns: elements and nodes of System.Text.Json on the writing side. docs/features/json-without-a-type.md.
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Writes an element of System.Text.Json with its own text.</summary>
    /// <param name="value">An element of a document that is not disposed; an element without a value is null.</param>
    /// <exception cref="OctavoException">As <see cref="WriteRaw(ReadOnlySpan{byte})"/>: nested too deep, or with comments.</exception>
    public void WriteElement(JsonElement value) => WriteRaw(ref this, JsonDom.Text(value));

    /// <summary>Writes a node of System.Text.Json, with the writer of System.Text.Json.</summary>
    /// <param name="value">The node, or null.</param>
    /// <exception cref="OctavoException">As <see cref="WriteRaw(ReadOnlySpan{byte})"/>: nested too deep.</exception>
    public void WriteNode(JsonNode? value) => WriteRaw(ref this, JsonDom.Text(value));
}
