// Owns: the cases of msgpack-test-suite: a value and the encodings that mean it. Knows no test.
using System.Text.Json;
using Octavo.MsgPack;

namespace Octavo.Conformance.MsgPack;

/// <summary>One case: its kind, its value as a value without a type, its encodings, the normal one first.</summary>
public sealed record SuiteCase(string Group, string Kind, object? Value, IReadOnlyList<byte[]> Encodings)
{
    /// <summary>The suite's folder.</summary>
    public const string Suite = "msgpack-test-suite";

    /// <summary>All cases.</summary>
    public static IReadOnlyList<SuiteCase> All()
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes(Suite + "/msgpack-test-suite.json"));
        var cases = new List<SuiteCase>();
        foreach (JsonProperty group in document.RootElement.EnumerateObject())
        {
            foreach (JsonElement one in group.Value.EnumerateArray())
            {
                // A case beyond 2^53 has its number twice: as text it is exact.
                JsonProperty value = one.EnumerateObject().OrderBy(property => property.Name == "bignum" ? 0 : 1).First(property => property.Name != "msgpack");
                byte[][] encodings = [.. one.GetProperty("msgpack").EnumerateArray().Select(text => Hex(text.GetString()!))];
                cases.Add(new SuiteCase(group.Name, value.Name, ToValue(value.Name, value.Value), encodings));
            }
        }
        return cases;
    }

    /// <summary>Whether a value read is the case's: numbers by number, whatever the width.</summary>
    public bool Means(object? found) => Kind is "number" or "bignum" ? Number(found) == Number(Value) : MsgPackValueComparer.Instance.Equals(found, Value);

    /// <summary>Whether an encoding is of a float.</summary>
    public static bool IsFloat(byte[] encoding) => encoding[0] is 0xca or 0xcb;

    /// <summary>The case in an error message.</summary>
    public override string ToString() => $"{Group} {Kind} {Value}";

    private static (Int128 Whole, double Real) Number(object? value) => value switch
    {
        long whole => (whole, 0),
        ulong whole => (whole, 0),
        float real => Number((double)real),
        double real => double.IsInteger(real) ? ((Int128)real, 0) : (0, real),
        _ => throw new Xunit.Sdk.XunitException($"{value} is no number."),
    };

    private static object? ToValue(string kind, JsonElement value) => kind switch
    {
        "nil" => null,
        "bool" => value.GetBoolean(),
        "binary" => Hex(value.GetString()!),
        "bignum" =>
            value.GetString()!.StartsWith('-') ? long.Parse(value.GetString()!, CultureInfo.InvariantCulture)
                : ToInteger(ulong.Parse(value.GetString()!, CultureInfo.InvariantCulture)),
        "timestamp" => new MsgPackTimestamp(value[0].GetInt64(), value[1].GetUInt32()),
        "ext" => new MsgPackExtension(value[0].GetSByte(), Hex(value[1].GetString()!)),
        _ => ToJsonValue(value),
    };

    private static object? ToJsonValue(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Null:
                return null;
            case JsonValueKind.True or JsonValueKind.False:
                return value.GetBoolean();
            case JsonValueKind.String:
                return value.GetString();
            case JsonValueKind.Number:
                return value.TryGetInt64(out long whole) ? (object)whole : value.TryGetUInt64(out ulong large) ? large : value.GetDouble();
            case JsonValueKind.Array:
                return value.EnumerateArray().Select(ToJsonValue).ToArray();
            default:
                var map = new MsgPackMap();
                foreach (JsonProperty property in value.EnumerateObject())
                {
                    map.Add(property.Name, ToJsonValue(property.Value));
                }
                return map;
        }
    }

    private static object ToInteger(ulong value) => value <= long.MaxValue ? (object)(long)value : value;

    private static byte[] Hex(string dashed) => Convert.FromHexString(dashed.Replace("-", "", StringComparison.Ordinal));
}
