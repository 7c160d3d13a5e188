// Owns: what the text suites hold. Knows no format.
using System.Text.Json;

namespace Octavo.Conformance.Suites;

/// <summary>The cases of the suites naughty-strings and utf8.</summary>
public static class TextSuites
{
    /// <summary>The big list of naughty strings.</summary>
    public static string[] Naughty()
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes("naughty-strings/blns.json"));
        return [.. document.RootElement.EnumerateArray().Select(text => text.GetString()!)];
    }

    /// <summary>Sequences of bytes, and whether they are UTF-8.</summary>
    public static IEnumerable<(string Number, byte[] Bytes, bool IsValid)> Utf8Cases()
    {
        foreach (string line in File.ReadLines(SuiteFolder.Path("utf8/utf8tests.txt")))
        {
            string[] parts = line.Split(':', 3, StringSplitOptions.TrimEntries);
            if (line.StartsWith('#') || parts.Length < 3)
            {
                continue;
            }
            string content = parts[1].StartsWith("invalid", StringComparison.Ordinal) ? parts[2].Split(':')[0] : parts[2];
            bool hex = parts[1].EndsWith("hex", StringComparison.Ordinal);
            byte[] bytes = hex ? Convert.FromHexString(content.Replace(" ", "", StringComparison.Ordinal)) : Encoding.ASCII.GetBytes(content);
            yield return (parts[0], bytes, parts[1].StartsWith("valid", StringComparison.Ordinal));
        }
    }
}
