// Owns: CBOR files that other libraries wrote: they have the value of their JSON, and what is written of them has it too. Knows no codec.
using System.Text.Json;

namespace Octavo.Conformance.Cbor;

public class CompanionTests
{
    [SuiteFact("json-org")]
    public void Json_org() => Check("json-org");

    [SuiteFact("json-roundtrip")]
    public void Json_roundtrip() => Check("json-roundtrip");

    [SuiteFact("jsontestsuite")]
    public void Json_test_suite() => Check("jsontestsuite");

    [SuiteFact("jsonchecker")]
    public void Json_checker() => Check("jsonchecker");

    [SuiteFact("realworld-json")]
    public void Real_world_data()
    {
        foreach ((string file, string json) in Pairs("realworld-json"))
        {
            object? value = CborTree.Read(SuiteFolder.Bytes(file));
            SameAsJson(file, value, json);
            SameAsJson(file, CborTree.Read(CborTree.Write(value)), json);
        }
    }

    private static void Check(string suite)
    {
        int files = 0;
        foreach ((string file, string json) in Pairs(suite))
        {
            files++;
            byte[] bytes = SuiteFolder.Bytes(file);
            object? value = CborTree.Read(bytes);
            SameAsJson(file, value, json);
            SameAsJson(file, CborTree.Read(CborTree.Write(value)), json);
            foreach (int cut in Ways.Cuts(bytes.Length))
            {
                SameAsJson(file, CborTree.Read(Segments.Cut(bytes, cut)), json);
                Assert.Throws<OctavoException>(() => CborTree.Read(bytes.AsSpan(0, cut)));
            }
        }
        Assert.NotEqual(0, files);
    }

    private static IEnumerable<(string File, string Json)> Pairs(string suite)
    {
        string[] files = [.. SuiteFolder.Manifest(suite).Select(entry => entry.File)];
        foreach (string file in files.Where(file => file.EndsWith(".cbor", StringComparison.Ordinal)))
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
        (Int128 whole, JsonValueKind.Number) => Int128.TryParse(json.GetRawText(), out Int128 same) ? whole == same : (double)whole == json.GetDouble(),
        (double real, JsonValueKind.Number) => real == json.GetDouble(),
        (object?[] array, JsonValueKind.Array) => array.Length == json.GetArrayLength() && array.Zip(json.EnumerateArray(), Same).All(same => same),
        // Of a key that JSON has twice the other library kept the last.
        (CborTree.Map map, JsonValueKind.Object) => map.Entries.Length == json.EnumerateObject().Select(property => property.Name).Distinct().Count()
            && map.Entries.All(entry => Same(entry.Value, json.GetProperty((string)entry.Key!))),
        _ => false,
    };
}
