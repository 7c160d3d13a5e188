// Owns: JSONTestSuite's parsing files: which documents are JSON. Knows no codec.
namespace Octavo.Conformance.Json;

public class ParsingSuiteTests
{
    private const string Suite = "jsontestsuite";

    /// <summary>What RFC 8259 leaves to the parser, by file.</summary>
    private static readonly Dictionary<string, OctavoErrorCode> s_left = new()
    {
        // A double has no such exponent, and what is not there is not rounded to infinity.
        ["i_number_double_huge_neg_exp.json"] = OctavoErrorCode.None,
        ["i_number_huge_exp.json"] = OctavoErrorCode.NumberOutOfRange,
        ["i_number_neg_int_huge_exp.json"] = OctavoErrorCode.NumberOutOfRange,
        ["i_number_pos_double_huge_exp.json"] = OctavoErrorCode.NumberOutOfRange,
        ["i_number_real_neg_overflow.json"] = OctavoErrorCode.NumberOutOfRange,
        ["i_number_real_pos_overflow.json"] = OctavoErrorCode.NumberOutOfRange,
        ["i_number_real_underflow.json"] = OctavoErrorCode.None,
        // Whole numbers beyond 64 bits are BigInteger.
        ["i_number_too_big_neg_int.json"] = OctavoErrorCode.None,
        ["i_number_too_big_pos_int.json"] = OctavoErrorCode.None,
        ["i_number_very_big_negative_int.json"] = OctavoErrorCode.None,
        // Half a surrogate pair is not text in UTF-8, escaped or not.
        ["i_object_key_lone_2nd_surrogate.json"] = OctavoErrorCode.InvalidText,
        ["i_string_1st_surrogate_but_2nd_missing.json"] = OctavoErrorCode.InvalidText,
        ["i_string_1st_valid_surrogate_2nd_invalid.json"] = OctavoErrorCode.InvalidText,
        ["i_string_incomplete_surrogate_and_escape_valid.json"] = OctavoErrorCode.InvalidText,
        ["i_string_incomplete_surrogate_pair.json"] = OctavoErrorCode.InvalidText,
        ["i_string_incomplete_surrogates_escape_valid.json"] = OctavoErrorCode.InvalidText,
        ["i_string_invalid_lonely_surrogate.json"] = OctavoErrorCode.InvalidText,
        ["i_string_invalid_surrogate.json"] = OctavoErrorCode.InvalidText,
        ["i_string_inverted_surrogates_U+1D11E.json"] = OctavoErrorCode.InvalidText,
        ["i_string_lone_second_surrogate.json"] = OctavoErrorCode.InvalidText,
        ["i_string_UTF8_surrogate_U+D800.json"] = OctavoErrorCode.InvalidText,
        // Other ill-formed UTF-8.
        ["i_string_invalid_utf-8.json"] = OctavoErrorCode.InvalidText,
        ["i_string_iso_latin_1.json"] = OctavoErrorCode.InvalidText,
        ["i_string_lone_utf8_continuation_byte.json"] = OctavoErrorCode.InvalidText,
        ["i_string_not_in_unicode_range.json"] = OctavoErrorCode.InvalidText,
        ["i_string_overlong_sequence_2_bytes.json"] = OctavoErrorCode.InvalidText,
        ["i_string_overlong_sequence_6_bytes.json"] = OctavoErrorCode.InvalidText,
        ["i_string_overlong_sequence_6_bytes_null.json"] = OctavoErrorCode.InvalidText,
        ["i_string_truncated-utf-8.json"] = OctavoErrorCode.InvalidText,
        ["i_string_UTF-8_invalid_sequence.json"] = OctavoErrorCode.InvalidText,
        // Other encodings, and a byte order mark, which an option allows.
        ["i_string_UTF-16LE_with_BOM.json"] = OctavoErrorCode.InvalidData,
        ["i_string_utf16BE_no_BOM.json"] = OctavoErrorCode.InvalidData,
        ["i_string_utf16LE_no_BOM.json"] = OctavoErrorCode.InvalidData,
        ["i_structure_UTF-8_BOM_empty_object.json"] = OctavoErrorCode.InvalidData,
        // 500 levels: above the limit of 64, which SerializerLimits sets.
        ["i_structure_500_nested_arrays.json"] = OctavoErrorCode.DepthExceeded,
    };

    [SuiteFact(Suite)]
    public void What_is_JSON_is_accepted_from_every_source()
    {
        int files = 0;
        foreach ((string name, byte[] data) in Files("y_"))
        {
            object? value = JsonWays.Read(data, name, JsonWays.LastWins);
            JsonWays.RoundTrip(value, name);
            files++;
        }
        Assert.NotEqual(0, files);
    }

    [SuiteFact(Suite)]
    public void The_default_refuses_those_with_a_name_twice_and_no_other()
    {
        string[] refused =
            [.. Files("y_").Where(file => JsonWays.Verdict(file.Data, null, out _) != OctavoErrorCode.None).Select(file => file.Name)
                .Order(StringComparer.Ordinal)];
        string[] doubled =
            [.. Files("y_").Select(file => file.Name).Where(name => name.Contains("duplicated_key", StringComparison.Ordinal)).Order(StringComparer.Ordinal)];
        Assert.Equal(doubled, refused);
        Assert.All(Files("y_").Where(file => doubled.Contains(file.Name)),
            file => Assert.Equal(OctavoErrorCode.DuplicateKey, JsonWays.Verdict(file.Data, null, out _)));
    }

    [SuiteFact(Suite)]
    public void What_is_no_JSON_is_refused_from_every_source()
    {
        int files = 0;
        foreach ((string name, byte[] data) in Files("n_"))
        {
            JsonWays.Refuse(data, name, JsonWays.LastWins);
            files++;
        }
        Assert.NotEqual(0, files);
    }

    [SuiteFact(Suite)]
    public void What_is_left_to_the_parser_is_as_the_table_says()
    {
        foreach ((string name, byte[] data) in Files("i_"))
        {
            OctavoErrorCode found = JsonWays.Verdict(data, JsonWays.LastWins, out _);
            Assert.True(s_left.TryGetValue(name, out OctavoErrorCode expected) && expected == found, $"{name}: {found}, which the table does not say.");
        }
    }

    [SuiteFact(Suite)]
    public void Every_beginning_of_a_structure_is_refused()
    {
        foreach ((string name, byte[] data) in Files("y_"))
        {
            if (data.AsSpan().Trim(" \t\r\n"u8) is not ([(byte)'[' or (byte)'{' or (byte)'"', ..] and [.., (byte)']' or (byte)'}' or (byte)'"'] and var whole))
            {
                continue;
            }
            byte[] value = whole.ToArray();
            for (int length = 0; length < value.Length; length++)
            {
                JsonWays.Refuse(value[..length], $"{name}, its first {length} bytes,", JsonWays.LastWins);
            }
        }
    }

    [SuiteFact(Suite)]
    public void The_values_are_those_of_the_other_library()
    {
        int files = 0;
        foreach ((string name, byte[] data) in Files("y_"))
        {
            string companion = $"{Suite}/companions/{name}.msgpack";
            if (File.Exists(SuiteFolder.Path(companion)))
            {
                object? value = OctavoJson.Deserialize<object>(data, JsonWays.LastWins);
                Assert.True(JsonValues.Same(value, OctavoMsgPack.ReadDynamic(SuiteFolder.Bytes(companion))), $"{name} is not the value of its companion.");
                files++;
            }
        }
        Assert.NotEqual(0, files);
    }

    private static IEnumerable<(string Name, byte[] Data)> Files(string kind) =>
        from entry in SuiteFolder.Manifest(Suite)
        let name = System.IO.Path.GetFileName(entry.File)
        where entry.File.Contains("/test_parsing/", StringComparison.Ordinal) && name.StartsWith(kind, StringComparison.Ordinal)
        select (name, SuiteFolder.Bytes(entry.File));
}
