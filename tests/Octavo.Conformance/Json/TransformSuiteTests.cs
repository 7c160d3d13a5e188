// Owns: JSONTestSuite's transform files: what becomes of values where parsers differ. Knows no codec.
using System.Numerics;

namespace Octavo.Conformance.Json;

public class TransformSuiteTests
{
    private const string Suite = "jsontestsuite";

    /// <summary>What becomes of each: the text once it was read and written, or the refusal.</summary>
    private static readonly Dictionary<string, string> s_outcomes = new()
    {
        ["number_-9223372036854775808.json"] = "[-9223372036854775808]",
        ["number_-9223372036854775809.json"] = "[-9223372036854775809]",
        ["number_1.0.json"] = "[1.0]",
        ["number_1.000000000000000005.json"] = "[1.0]",
        ["number_1000000000000000.json"] = "[1000000000000000]",
        ["number_10000000000000000999.json"] = "[10000000000000000999]",
        ["number_1e-999.json"] = "[0.0]",
        ["number_1e6.json"] = "[1000000.0]",
        ["number_9223372036854775807.json"] = "[9223372036854775807]",
        ["number_9223372036854775808.json"] = "[9223372036854775808]",
        // A name is its code units: what looks alike is another name.
        ["object_key_nfc_nfd.json"] = "{\"\u00E9\":\"NFC\",\"e\u0301\":\"NFD\"}",
        ["object_key_nfd_nfc.json"] = "{\"e\u0301\":\"NFD\",\"\u00E9\":\"NFC\"}",
        ["object_same_key_different_values.json"] = "{\"a\":2}",
        ["object_same_key_same_value.json"] = "{\"a\":1}",
        ["object_same_key_unclear_values.json"] = "{\"a\":0}",
        ["string_1_escaped_invalid_codepoint.json"] = "InvalidText",
        ["string_1_invalid_codepoint.json"] = "InvalidText",
        ["string_2_escaped_invalid_codepoints.json"] = "InvalidText",
        ["string_2_invalid_codepoints.json"] = "InvalidText",
        ["string_3_escaped_invalid_codepoints.json"] = "InvalidText",
        ["string_3_invalid_codepoints.json"] = "InvalidText",
        ["string_with_escaped_NULL.json"] = "[\"A\\u0000B\"]",
    };

    [SuiteFact(Suite)]
    public void Values_become_what_the_table_says()
    {
        int files = 0;
        foreach ((string file, _, _) in SuiteFolder.Manifest(Suite).Where(entry => entry.File.Contains("/test_transform/", StringComparison.Ordinal)))
        {
            files++;
            string name = System.IO.Path.GetFileName(file);
            OctavoErrorCode verdict = JsonWays.Verdict(SuiteFolder.Bytes(file), JsonWays.LastWins, out object? value);
            string outcome = verdict == OctavoErrorCode.None ? Encoding.UTF8.GetString(JsonWays.RoundTrip(value, name)) : verdict.ToString();
            Assert.True(s_outcomes.TryGetValue(name, out string? expected) && expected == outcome, $"{name}: {outcome}, which the table does not say.");
        }
        Assert.NotEqual(0, files);
    }

    [SuiteFact(Suite)]
    public void Whole_numbers_beyond_64_bits_keep_every_digit()
    {
        object?[] value =
            Assert.IsType<object?[]>(OctavoJson.Deserialize<object>(SuiteFolder.Bytes($"{Suite}/test_transform/number_10000000000000000999.json")));
        Assert.Equal(BigInteger.Parse("10000000000000000999", CultureInfo.InvariantCulture), value[0]);
    }

    [SuiteFact(Suite)]
    public void The_default_refuses_every_name_that_comes_twice()
    {
        foreach ((string file, _, _) in SuiteFolder.Manifest(Suite).Where(entry => entry.File.Contains("object_same_key", StringComparison.Ordinal)))
        {
            Assert.Equal(OctavoErrorCode.DuplicateKey, JsonWays.Refuse(SuiteFolder.Bytes(file), file));
        }
    }
}
