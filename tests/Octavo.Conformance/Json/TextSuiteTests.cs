// Owns: the published text suites as JSON strings and names: naughty strings, UTF-8 cases. Knows no codec.
namespace Octavo.Conformance.Json;

public class TextSuiteTests
{
    [SuiteFact("naughty-strings")]
    public void Naughty_strings_come_back_ordinal_equal()
    {
        string[] strings = TextSuites.Naughty();
        Assert.Equal(515, strings.Length);
        foreach (string text in strings)
        {
            byte[] bytes = JsonWays.RoundTrip(text, text);
            Assert.Equal(text, OctavoJson.Deserialize<string>(bytes), StringComparer.Ordinal);
            foreach (int cut in JsonWays.Cuts(bytes.Length))
            {
                Assert.Equal(text, OctavoJson.Deserialize<string>(Segments.Cut(bytes, cut)), StringComparer.Ordinal);
            }
            Assert.Equal(text, System.Text.Json.JsonSerializer.Deserialize<string>(bytes), StringComparer.Ordinal);
        }
    }

    [SuiteFact("naughty-strings")]
    public void The_list_itself_is_read()
    {
        byte[] file = SuiteFolder.Bytes("naughty-strings/blns.json");
        Assert.Equal(TextSuites.Naughty(), OctavoJson.Deserialize<string[]>(file)!, StringComparer.Ordinal);
        Assert.True(JsonValues.Same(JsonWays.Read(file, "blns.json"), TextSuites.Naughty().ToArray<object?>()));
    }

    [SuiteFact("naughty-strings")]
    public void Naughty_strings_are_names()
    {
        var map = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (string text in TextSuites.Naughty())
        {
            map[text] = text;
        }
        byte[] bytes = OctavoJson.Serialize(map);
        Same(map, OctavoJson.Deserialize<Dictionary<string, string>>(bytes)!);
        Same(map, OctavoJson.Deserialize<Dictionary<string, string>>(Segments.Every(bytes, 7))!);
        Same(map, System.Text.Json.JsonSerializer.Deserialize<Dictionary<string, string>>(bytes)!);
        JsonWays.RoundTrip(JsonWays.Read(bytes, "naughty names"), "naughty names");
    }

    [SuiteFact("utf8")]
    public void Utf8_cases_are_read_when_valid_and_refused_when_not()
    {
        int all = 0;
        foreach ((string number, byte[] bytes, bool isValid) in TextSuites.Utf8Cases())
        {
            all++;
            // Controls, quotes and backslashes have a meaning of their own here.
            if (bytes.AsSpan().IndexOfAnyInRange((byte)0, (byte)0x1F) >= 0 || bytes.AsSpan().IndexOfAny((byte)'"', (byte)'\\') >= 0)
            {
                continue;
            }
            foreach (int padding in new[] { 0, 1, 5, 9, 20, 40, 300 })
            {
                byte[] ascii = [.. Enumerable.Repeat((byte)'a', padding)];
                Check(number, [.. ascii, .. bytes], isValid, isCut: padding is 0 or 20);
                Check(number, [.. bytes, .. ascii], isValid, isCut: padding is 9);
                Check(number, [.. ascii, .. "\\n"u8, .. bytes], isValid, isCut: padding is 5);
            }
        }
        Assert.Equal(222, all);
    }

    [SuiteFact("utf8")]
    public void The_stress_file_is_refused_whole()
    {
        byte[] content = [.. SuiteFolder.Bytes("utf8/kuhn-UTF-8-test.txt").Where(one => one is >= 0x20 and not (byte)'"' and not (byte)'\\')];
        Check("Kuhn", content, isValid: false, isCut: true);
    }

    private static void Check(string number, byte[] content, bool isValid, bool isCut)
    {
        byte[][] documents = [[(byte)'"', .. content, (byte)'"'], [.. "[1,\""u8, .. content, .. "\"]"u8], [.. "{\"a\":1,\""u8, .. content, .. "\":2}"u8]];
        foreach (byte[] document in documents)
        {
            OctavoErrorCode verdict = isCut ? JsonWays.Verdict(document, null, out _) : JsonWays.Plain(document);
            Assert.True(verdict == (isValid ? OctavoErrorCode.None : OctavoErrorCode.InvalidText),
                $"{number}: {Convert.ToHexString(document)} gave {verdict}.");
        }
        if (isValid)
        {
            Assert.Equal(Encoding.UTF8.GetString(content).Replace("\\n", "\n", StringComparison.Ordinal), OctavoJson.Deserialize<string>(documents[0]),
                StringComparer.Ordinal);
        }
    }

    private static void Same(Dictionary<string, string> expected, Dictionary<string, string> found)
    {
        Assert.Equal(expected.Count, found.Count);
        foreach ((string key, string value) in expected)
        {
            Assert.Equal(value, found[key], StringComparer.Ordinal);
        }
    }
}
