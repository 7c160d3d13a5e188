// Owns: the published text suites as the content of JSON strings, through the text layer. Knows no format.
using System.Text.Json;
using Octavo.Json;

namespace Octavo.Conformance.Texts;

public class JsonTextSuiteTests
{
    [SuiteFact("naughty-strings")]
    public void Naughty_strings_come_back_ordinal_equal()
    {
        string[] strings = TextSuites.Naughty();
        Assert.Equal(515, strings.Length);
        foreach (string text in strings)
        {
            byte[] room = new byte[(text.Length * JsonText.MaxBytesPerChar) + JsonText.Slack];
            byte[] content = room[..(int)JsonText.Put(ref room[0], text)];
            Assert.Equal(JsonTextOutcome.Ok, Read(content, out string? back));
            Assert.Equal(text, back, StringComparer.Ordinal);
            Assert.Equal(text, JsonSerializer.Deserialize<string>((byte[])[(byte)'"', .. content, (byte)'"']), StringComparer.Ordinal);
        }
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
                Check(number, [.. ascii, .. bytes], isValid);
                Check(number, [.. bytes, .. ascii], isValid);
                Check(number, [.. ascii, .. "\\n"u8, .. bytes], isValid);
            }
        }
        Assert.Equal(222, all);
    }

    [SuiteFact("utf8")]
    public void The_stress_file_is_refused_line_by_line_as_it_is_invalid()
    {
        byte[] file = SuiteFolder.Bytes("utf8/kuhn-UTF-8-test.txt");
        var strict = new UTF8Encoding(false, throwOnInvalidBytes: true);
        int start = 0;
        int refused = 0;
        while (start < file.Length)
        {
            int end = file.AsSpan(start).IndexOf((byte)'\n');
            byte[] line = end < 0 ? file[start..] : file[start..(start + end)];
            start += line.Length + 1;
            byte[] content = [.. line.Where(one => one is >= 0x20 and not (byte)'"' and not (byte)'\\')];
            bool isValid = true;
            try
            {
                strict.GetString(content);
            }
            catch (DecoderFallbackException)
            {
                isValid = false;
                refused++;
            }
            Check("Kuhn", content, isValid);
        }
        Assert.NotEqual(0, refused);
    }

    private static void Check(string number, byte[] content, bool isValid)
    {
        JsonTextOutcome outcome = Read(content, out string? text);
        Assert.True(outcome == (isValid ? JsonTextOutcome.Ok : JsonTextOutcome.InvalidUtf8), $"{number}: {Convert.ToHexString(content)} gave {outcome}.");
        if (isValid)
        {
            Assert.Equal(Encoding.UTF8.GetString(content).Replace("\\n", "\n", StringComparison.Ordinal), text, StringComparer.Ordinal);
        }
    }

    private static JsonTextOutcome Read(byte[] content, out string? text)
    {
        byte[] bytes = [.. content, (byte)'"'];
        nint position = 0;
        JsonTextKind kind = JsonTextKind.Plain;
        text = null;
        JsonTextOutcome outcome = JsonText.FindEnd(ref bytes[0], bytes.Length, ref position, ref kind);
        if (outcome != JsonTextOutcome.Ok)
        {
            return outcome;
        }
        Assert.Equal(content.Length, position);
        Assert.Equal(JsonText.Get(content, kind, out string found), JsonText.Check(content, kind));
        outcome = JsonText.Get(content, kind, out found);
        text = outcome == JsonTextOutcome.Ok ? found : null;
        return outcome;
    }
}
