// Owns: elements and nodes of System.Text.Json on the reading side. docs/features/json-without-a-type.md.
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Reads one value of any kind as an element of System.Text.Json. It keeps the text of the value: the digits of numbers, and both members if a
    /// name comes twice.</summary>
    /// <exception cref="OctavoException">As <see cref="Skip"/>.</exception>
    public JsonElement ReadElement() => JsonDom.Parse(ReadRaw());

    /// <summary>Reads one value of any kind as a node of System.Text.Json. The node is complete: no errors are found later.</summary>
    /// <returns>Null for null.</returns>
    /// <exception cref="OctavoException">As <see cref="Skip"/>, and <see cref="OctavoErrorCode.DuplicateKey"/> for a name that comes twice, unless the last one
    /// wins.</exception>
    public JsonNode? ReadNode()
    {
        OctavoJsonOptions options = _options;
        return JsonDom.ToNode(ReadElement(), () => options.OnDuplicateKey());
    }
}
