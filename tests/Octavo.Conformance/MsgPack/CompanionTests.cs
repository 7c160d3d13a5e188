// Owns: MessagePack files that other libraries wrote: they decode, and what we write of them decodes to the same. Knows no codec.
using System.Text.Json;
using Octavo.MsgPack;

namespace Octavo.Conformance.MsgPack;

public class CompanionTests
{
    [SuiteFact("json-org")]
    public void Json_org() => Check("json-org");

    [SuiteFact("json-roundtrip")]
    public void Json_roundtrip() => Check("json-roundtrip");

    [SuiteFact("jsontestsuite")]
    public void Json_test_suite() => Check("jsontestsuite");

    [SuiteFact("realworld-json")]
    public void Real_world_data()
    {
        foreach ((string file, string json) in Pairs("realworld-json"))
        {
            object? value = OctavoMsgPack.ReadDynamic(SuiteFolder.Bytes(file));
            Assert.True(MsgPackValueComparer.Instance.Equals(value, OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(value))), file);
            SameAsJson(file, value, json);
        }
    }

    private static void Check(string suite)
    {
        int files = 0;
        foreach ((string file, string json) in Pairs(suite))
        {
            files++;
            byte[] bytes = SuiteFolder.Bytes(file);
            object? value = OctavoMsgPack.ReadDynamic(bytes);
            byte[] written = OctavoMsgPack.WriteDynamic(value);
            Assert.True(MsgPackValueComparer.Instance.Equals(value, OctavoMsgPack.ReadDynamic(written)), file);
            foreach (int cut in Ways.Cuts(bytes.Length))
            {
                Assert.True(MsgPackValueComparer.Instance.Equals(value, OctavoMsgPack.ReadDynamic(Segments.Cut(bytes, cut))), file);
                Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(bytes.AsSpan(0, cut)));
            }
            SameAsJson(file, value, json);
        }
        Assert.NotEqual(0, files);
    }

    private static IEnumerable<(string File, string Json)> Pairs(string suite)
    {
        string[] files = [.. SuiteFolder.Manifest(suite).Select(entry => entry.File)];
        foreach (string file in files.Where(file => file.EndsWith(".msgpack", StringComparison.Ordinal)))
        {
            string name = System.IO.Path.GetFileNameWithoutExtension(file);
            yield return (file, files.Single(other => System.IO.Path.GetFileName(other) == name || System.IO.Path.GetFileName(other) == name + ".json"));
        }
    }

    private static void SameAsJson(string file, object? value, string json)
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes(json));
        Assert.True(Same(value, document.RootElement), $"{file} is not the value of {json}.");
    }

    private static bool Same(object? value, JsonElement json) => (value, json.ValueKind) switch
    {
        (null, JsonValueKind.Null) => true,
        (bool bit, JsonValueKind.True or JsonValueKind.False) => bit == json.GetBoolean(),
        (string text, JsonValueKind.String) => text == json.GetString(),
        (long whole, JsonValueKind.Number) => json.TryGetInt64(out long same) ? whole == same : whole == json.GetDouble(),
        (ulong whole, JsonValueKind.Number) => json.TryGetUInt64(out ulong same) && whole == same,
        (float real, JsonValueKind.Number) => real == json.GetDouble(),
        (double real, JsonValueKind.Number) => real == json.GetDouble(),
        (object?[] array, JsonValueKind.Array) => array.Length == json.GetArrayLength() && array.Zip(json.EnumerateArray(), Same).All(same => same),
        // Of a key that JSON has twice the other library kept the last.
        (MsgPackMap map, JsonValueKind.Object) => map.Count == json.EnumerateObject().Select(property => property.Name).Distinct().Count()
            && map.All(entry => Same(entry.Value, json.GetProperty((string)entry.Key!))),
        _ => false,
    };
}
