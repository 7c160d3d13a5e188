// Owns: the options of writing JSON: indentation, escapes, half surrogate pairs; to every kind of destination, equal to System.Text.Json's if it has the same.
// Knows no codec.
using System.IO.Pipelines;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Conformance.Json.Models;

namespace Octavo.Conformance.Json;

public class ShapingTests
{
    private static readonly JavaScriptEncoder s_relaxed = JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    /// <summary>Structure, empties, text that looks like structure, backslashes at every distance.</summary>
    public static TheoryData<string> Documents =>
    [
        "1", "\"\"", "[]", "{}", "null", "[[]]", "[{}]", "{\"a\":{}}", "{\"a\":[]}", "[1,2,[3,[4,[]],{}],\"a\"]",
            "{\"a\":1,\"b\":{\"c\":[true,false,null]},\"d\":\"e\"}",
        "[\"{\",\"}\",\"[\",\"]\",\",\",\":\",\"\\\"\",\"\\\\\",\"\\\\\\\"\",\"\\\\\\\\\",\" \",\"\\n\"]", "{\"{\\\"a\\\":[1,2]}\":\"{\\\"a\\\":[1,2]}\"}",
        "[\"" + new string('a', 61) + "\\\"\",\"" + new string('b', 62) + "\\\\\",\"" + new string('c', 63) + "\\\"\",\"" + new string('d', 200) + "\"]",
        new string('[', 60) + new string(']', 60), string.Concat(Enumerable.Repeat("{\"a\":[", 30)) + "1" + string.Concat(Enumerable.Repeat("]}", 30)),
        "[\"\u00E9\u8A9E\uD834\uDD1E\u2028\u2029\u007F\",\"<script>'&+`</script>\",1E+20,\"+\",\"\\u0001\\u001F\\b\\f\\n\\r\\t/\"]",
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void Indented_text_is_that_of_the_platform(string text)
    {
        foreach ((string indent, string newLine) in new[] { ("  ", "\n"), ("\t", "\r\n"), ("", "\n"), ("       ", "\n"), (new string(' ', 127), "\r\n") })
        {
            var shape =
                new JsonWriterOptions
                {
                    Indented = true,
                    IndentCharacter = indent.StartsWith('\t') ? '\t' : ' ',
                    IndentSize = indent.Length,
                    NewLine = newLine,
                    Encoder = s_relaxed
                };
            Check(text, new() { Indent = indent, NewLine = newLine }, indent.Length > 127 ? null : Platform(text, shape));
        }
    }

    [Theory]
    [MemberData(nameof(Documents))]
    public void Escaped_text_is_that_of_the_platform(string text)
    {
        Check(text, new() { EscapeHtml = true, EscapeNonAscii = true }, Platform(text, default));
        Check(text, new() { EscapeHtml = true, EscapeNonAscii = true, Indent = "  " },
            Platform(text, new JsonWriterOptions { Indented = true, NewLine = "\n" }));
    }

    [Theory]
    [MemberData(nameof(Documents))]
    public void Escapes_are_only_those_of_their_option(string text)
    {
        string html = Check(text, new() { EscapeHtml = true }, null);
        Assert.True(html.AsSpan().IndexOfAny("<>&'`\u2028\u2029") < 0, html);
        Assert.Equal(text.Contains('\u00E9', StringComparison.Ordinal), html.Contains('\u00E9', StringComparison.Ordinal));
        string ascii = Check(text, new() { EscapeNonAscii = true }, null);
        Assert.True(ascii.All(unit => unit < 0x7F), ascii);
        Assert.Equal(text.Contains("<script>", StringComparison.Ordinal), ascii.Contains("<script>", StringComparison.Ordinal));
    }

    [SuiteFact("moshi-gson-bench")]
    public void Largesample_indented_is_its_indented_file()
    {
        LargeSample value = OctavoJson.Deserialize<LargeSample>(SuiteFolder.Bytes("moshi-gson-bench/largesample.json"))!;
        byte[] compact = OctavoJson.Serialize(value);
        Assert.Equal(Platform(Encoding.UTF8.GetString(compact), new JsonWriterOptions { Indented = true, NewLine = "\n", Encoder = s_relaxed }),
            Encoding.UTF8.GetString(Everywhere(value, OctavoJsonOptions.Indented)));
        Assert.Equal(Platform(Encoding.UTF8.GetString(compact), default),
            Encoding.UTF8.GetString(Everywhere(value, new() { EscapeHtml = true, EscapeNonAscii = true })));
    }

    [SuiteFact("realworld-json")]
    public void Large_documents_indented_are_the_same_values()
    {
        foreach (string name in new[] { "twitter", "citm_catalog", "canada" })
        {
            object? value = OctavoJson.Deserialize<object>(SuiteFolder.Bytes($"realworld-json/{name}.json"));
            Assert.True(
                JsonValues.Same(OctavoJson.Deserialize<object>(Everywhere(value, OctavoJsonOptions.Indented with { EscapeHtml = true, EscapeNonAscii = true })),
                    value), name);
        }
    }

    [Fact]
    public void Random_text_is_escaped_as_the_platform_does()
    {
        var random = new Random(20_260_101);
        for (int round = 0; round < 400; round++)
        {
            string[] texts = [.. Enumerable.Range(0, 8).Select(_ => RandomText(random, random.Next(round < 390 ? 120 : 30_000)))];
            string text = OctavoJson.SerializeToString<object>(texts.ToArray<object?>());
            Check(text, new() { EscapeHtml = true, EscapeNonAscii = true, Indent = "\t" },
                Platform(text, new JsonWriterOptions { Indented = true, IndentCharacter = '\t', IndentSize = 1, NewLine = "\n" }));
        }
    }

    [Fact]
    public void Raw_values_lose_their_white_space_and_are_cut_anywhere()
    {
        string inner = "[ 1 ,\r\n{ } , [ ] ,{ \"a\" : \" b \" , \"c\\\\\" : [\t] } , \""
            + string.Concat(Enumerable.Repeat("\u8A9E\uD834\uDD1E\\\\\\\"", 20_000)) + "\" ]";
        var raw = new OctavoRaw("JSON", Encoding.UTF8.GetBytes(inner));
        string compact = Platform(inner, new JsonWriterOptions { Encoder = s_relaxed });
        OctavoRaw[] values = [raw, raw];
        foreach (OctavoJsonOptions options in new OctavoJsonOptions[] { new() { Indent = " " },
            new() { Indent = " ", EscapeNonAscii = true, EscapeHtml = true }, new() { EscapeNonAscii = true } })
        {
            byte[] written = Everywhere(values, options);
            Assert.True(JsonNode.DeepEquals(JsonNode.Parse(written), JsonNode.Parse($"[{compact},{compact}]")));
            if (options.Indent is not null)
            {
                JsonWriterOptions shape = new() { Indented = true, IndentSize = 1, NewLine = "\n", Encoder = options.EscapeHtml ? null : s_relaxed };
                Assert.Equal(Platform($"[{compact},{compact}]", shape), Encoding.UTF8.GetString(written));
            }
        }
    }

    [Fact]
    public async Task Sequences_keep_a_line_each()
    {
        using var stream = new MemoryStream();
        await OctavoJson.SerializeSequenceAsync(stream, Values(), OctavoJsonOptions.Indented with { EscapeNonAscii = true },
            TestContext.Current.CancellationToken);
        Assert.Equal("[\"\\u00E9\",{}]\n[\"\\u00E9\",{}]\n", Encoding.UTF8.GetString(stream.ToArray()));

        static async IAsyncEnumerable<object> Values()
        {
            for (int i = 0; i < 2; i++)
            {
                yield return new object[] { "\u00E9", new Dictionary<string, object>() };
            }
            await Task.CompletedTask;
        }
    }

    [Fact]
    public void Indentation_is_white_space()
    {
        Assert.Throws<ArgumentException>(() => new OctavoJsonOptions { Indent = "x" });
        Assert.Throws<ArgumentException>(() => new OctavoJsonOptions { Indent = "\n" });
        Assert.Throws<ArgumentException>(() => new OctavoJsonOptions { Indent = new string(' ', 128) });
        Assert.Throws<ArgumentException>(() => new OctavoJsonOptions { NewLine = "\r" });
    }

    [Fact]
    public void Halves_of_surrogate_pairs_are_escapes_by_option_both_ways()
    {
        OctavoJsonOptions allowing = new() { AllowLoneSurrogates = true };
        foreach (string text in new[] { "\uD834", "\uDD1E", "a\uD834b", "\uD834\uD834\uDD1E", "\uDD1E\uD834", "\uD834\"",
            new string('a', 40) + "\uDFFF" + new string('\u00E9', 40), new string('x', 8 * 1024 - 1) + "\uD834\uD834\uDD1E" + new string('y', 9000) })
        {
            Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(text)).Code);
            byte[] bytes = Everywhere(text, allowing);
            Assert.Equal(text, OctavoJson.Deserialize<string>(bytes, allowing), StringComparer.Ordinal);
            Assert.Equal(text, OctavoJson.Deserialize<string>($"\"{text.Replace("\"", "\\\"", StringComparison.Ordinal)}\"", allowing), StringComparer.Ordinal);
            Assert.Equal(text,
                OctavoJson.Deserialize<object>(Everywhere<object>(text, allowing with { Indent = " ", EscapeNonAscii = true, EscapeHtml = true }), allowing));
            Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<string>(bytes)).Code);
            Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OctavoRaw>(bytes)).Code);
            Assert.Equal(bytes, OctavoJson.Deserialize<OctavoRaw>(bytes, allowing).Bytes.ToArray());
        }
        Assert.Equal('\uD834', OctavoJson.Deserialize<char>(OctavoJson.Serialize('\uD834', allowing), allowing));
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoJson.Serialize('\uD834')).Code);
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<string>("\"\\\uD834\"", allowing));
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<string>("\"\\uD834\\u12\"", allowing));
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<string>([(byte)'"', 0xED, 0xA0, 0xB4, (byte)'"'], allowing));
        // What was allowed for one call is not for the next.
        Assert.Throws<OctavoException>(() => OctavoJson.Serialize("\uD834"));
    }

    private static string RandomText(Random random, int length)
    {
        var text = new StringBuilder(length);
        while (text.Length < length)
        {
            text.Append(random.Next(6) switch
            {
                0 => "\"\\/<>&'+`\u007F\u2028\u00A0"[random.Next(12)],
                1 => (char)random.Next(0x20),
                2 => char.ConvertFromUtf32(random.Next(0x10000, 0x110000)),
                3 => (char)random.Next(0x80, 0xD800),
                _ => (char)random.Next(0x20, 0x7F),
            });
        }
        return text.ToString();
    }

    private static string Check(string text, OctavoJsonOptions options, string? expected)
    {
        object? value = OctavoJson.Deserialize<object>(text);
        string found = Encoding.UTF8.GetString(Everywhere(value, options));
        Assert.True(expected is null || expected == found, $"{text} became\n{found}\nand not\n{expected}");
        Assert.True(JsonValues.Same(value, OctavoJson.Deserialize<object>(found)), found);
        return found;
    }

    private static string Platform(string text, JsonWriterOptions options)
    {
        using JsonDocument document = JsonDocument.Parse(text, new JsonDocumentOptions { MaxDepth = 200 });
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, options with { MaxDepth = 200 }))
        {
            document.WriteTo(writer);
        }
        string found = Encoding.UTF8.GetString(stream.ToArray());
        // The relaxed encoder still escapes what some fonts do not have, and the line separators.
        return options.Encoder == s_relaxed
            ? found.Replace("\\uD834\\uDD1E", "\uD834\uDD1E", StringComparison.Ordinal).Replace("\\u2028", "\u2028", StringComparison.Ordinal)
                .Replace("\\u2029", "\u2029", StringComparison.Ordinal).Replace("\\u007F", "\u007F", StringComparison.Ordinal)
            : found;
    }

    /// <summary>The same bytes from every kind of destination.</summary>
    private static byte[] Everywhere<T>(T value, OctavoJsonOptions options)
    {
        byte[] bytes = OctavoJson.Serialize(value, options);
        Assert.Equal(bytes, OctavoJson.Serialize(value, typeof(T), options));
        Assert.Equal(Encoding.UTF8.GetString(bytes), OctavoJson.SerializeToString(value, options));
        var buffer = new ArrayBufferWriter<byte>();
        OctavoJson.Serialize(buffer, value, options);
        Assert.Equal(bytes, buffer.WrittenSpan.ToArray());
        using var stream = new MemoryStream();
        OctavoJson.Serialize(stream, value, options);
        Assert.Equal(bytes, stream.ToArray());
        using var waited = new MemoryStream();
        OctavoJson.SerializeAsync(waited, value, options).GetAwaiter().GetResult();
        Assert.Equal(bytes, waited.ToArray());
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        OctavoJson.SerializeAsync(pipe.Writer, value, options).GetAwaiter().GetResult();
        pipe.Writer.Complete();
        Assert.True(pipe.Reader.TryRead(out ReadResult result));
        Assert.Equal(bytes, result.Buffer.ToArray());
        byte[] room = new byte[bytes.Length + 1];
        Assert.True(OctavoJson.TrySerialize(room.AsSpan(0, bytes.Length), value, out int length, options));
        Assert.Equal(bytes, room[..length]);
        Assert.Equal(0, room[^1]);
        Assert.False(OctavoJson.TrySerialize(room.AsSpan(0, bytes.Length / 2), value, out length, options));
        Assert.Equal(bytes.Length, length);
        Assert.Equal(bytes[..(bytes.Length / 2)], room[..(bytes.Length / 2)]);
        return bytes;
    }
}
