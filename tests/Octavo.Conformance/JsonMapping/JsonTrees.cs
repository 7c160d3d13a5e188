// Owns: the comparison of two JSON values. Knows no message.
using System.Text.Json;

namespace Octavo.Conformance.JsonMapping;

/// <summary>Values as values: members in any order, numbers as the floats that they are, as the suite's README says about them.</summary>
internal static class JsonTrees
{
    internal static bool Same(JsonElement one, JsonElement two) => one.ValueKind == two.ValueKind && one.ValueKind switch
    {
        JsonValueKind.Object =>
            one.EnumerateObject().Count() == two.EnumerateObject().Count()
                && one.EnumerateObject().All(member => two.TryGetProperty(member.Name, out JsonElement other) && Same(member.Value, other)),
        JsonValueKind.Array =>
            one.GetArrayLength() == two.GetArrayLength() && one.EnumerateArray().Zip(two.EnumerateArray()).All(pair => Same(pair.First, pair.Second)),
        JsonValueKind.Number => one.GetDouble() == two.GetDouble() || (float)one.GetDouble() == (float)two.GetDouble(),
        JsonValueKind.String => one.GetString() == two.GetString(),
        _ => true,
    };

    internal static bool Same(byte[] one, byte[] two)
    {
        using JsonDocument first = JsonDocument.Parse(one);
        using JsonDocument second = JsonDocument.Parse(two);
        return Same(first.RootElement, second.RootElement);
    }
}
