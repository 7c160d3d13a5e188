// Owns: the content of JSON strings both ways: escapes, UTF-8, surrogates, the search for the end.
using System.Globalization;
using System.Text;
using System.Text.Json;
using Octavo.Json;

namespace Octavo.Tests.Texts;

public sealed class JsonTextTests
{
    private const string Marks = "\"\\\n\r\t\b\f\0\u001f<>&'\u2028\u2029\u007f/";

    [Fact]
    public void RandomTextIsPutAsExpectedAndComesBack()
    {
        var random = new Random(12);
        for (int i = 0; i < 25_000; i++)
        {
            string text = Text(random, random.Next(random.Next(2) == 0 ? 9 : 140));
            Check(text);
        }
    }

    /// <summary>One character that is not plain ASCII, at each place of texts of each length around the blocks'.</summary>
    [Fact]
    public void EachPlaceOfEachLength()
    {
        foreach (string other in new[] { "\"", "\\", "\n", "\u007f", "\u0080", "\u00ff", "\u0100", "\u0122", "\u07ff", "\u0800", "\u2028", "\u5c5c", "\u8000",
            "\uff22", "\uffff", "\U0001F600", "<", "'" })
        {
            for (int length = 0; length < 70; length++)
            {
                for (int at = 0; at <= length; at += length > 40 ? 7 : 1)
                {
                    Check(new string('a', at) + other + new string('z', length - at));
                }
            }
        }
    }

    /// <summary>No theory: attributes are stored as UTF-8, which has no such text.</summary>
    [Fact]
    public void HalfASurrogatePairIsReported()
    {
        foreach (string half in new[] { "\ud800", "\udc00", "\ud800a", "\udc00\ud800", "\ud800\ud800\udc00" })
        {
            for (int before = 0; before < 40; before++)
            {
                string text = new string('a', before) + half + "b";
                byte[] bytes = new byte[(text.Length * JsonText.MaxBytesPerChar) + JsonText.Slack];
                Assert.Equal(JsonText.LoneSurrogate, JsonText.Put(ref bytes[0], text));
            }
        }
    }

    [Theory]
    [InlineData("\\u0041\\u00e9\\u4E2d", "Aé中")]
    [InlineData("\\ud83d\\uDE00", "😀")]
    [InlineData("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\b\f\n\r\t")]
    [InlineData("\\u0000", "\0")]
    [InlineData("é\\u00e9é", "ééé")]
    public void EscapesAreDecoded(string content, string expected)
    {
        Assert.Equal(JsonTextOutcome.Ok, Read(Encoding.UTF8.GetBytes(content), out string? text));
        Assert.Equal(expected, text);
    }

    [Theory]
    [InlineData("\\ud800", nameof(JsonTextOutcome.LoneSurrogate))]
    [InlineData("\\ud800x", nameof(JsonTextOutcome.LoneSurrogate))]
    [InlineData("\\udc00\\ud800", nameof(JsonTextOutcome.LoneSurrogate))]
    [InlineData("\\ud800\\n", nameof(JsonTextOutcome.LoneSurrogate))]
    [InlineData("\\ud800\\ud800", nameof(JsonTextOutcome.LoneSurrogate))]
    [InlineData("\\ud800\\u00", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("\\u12", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("\\u12G4", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("\\x41", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("\\'", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("\\\0", nameof(JsonTextOutcome.InvalidEscape))]
    [InlineData("a\nb", nameof(JsonTextOutcome.Control))]
    [InlineData("a\0b", nameof(JsonTextOutcome.Control))]
    [InlineData("é\u001f", nameof(JsonTextOutcome.Control))]
    public void OtherContentIsRefused(string content, string outcome) => Assert.Equal(outcome, Read(Encoding.UTF8.GetBytes(content), out _).ToString());

    [Fact]
    public void TheEndIsFoundFromAnyCut()
    {
        byte[] bytes = Encoding.UTF8.GetBytes("plain text of some length, \\\" é中😀 \\\\ and \\u0041 and more of it\" rest");
        int end = bytes.AsSpan().LastIndexOf((byte)'"');
        for (int cut = 0; cut <= end; cut++)
        {
            nint position = 0;
            JsonTextKind kind = JsonTextKind.Plain;
            Assert.Equal(JsonTextOutcome.Unended, JsonText.FindEnd(ref bytes[0], cut, ref position, ref kind));
            Assert.Equal(JsonTextOutcome.Ok, JsonText.FindEnd(ref bytes[0], bytes.Length, ref position, ref kind));
            Assert.Equal(end, position);
            Assert.Equal(JsonTextKind.BeyondAscii | JsonTextKind.Escaped, kind);
        }
    }

    /// <summary>Rubbish, with many escapes: the same is accepted, and means the same.</summary>
    [Fact]
    public void ContentIsReadWhereSystemTextJsonReadsIt()
    {
        var random = new Random(13);
        for (int i = 0; i < 25_000; i++)
        {
            byte[] content = Rubbish(random);
            string? expected = null;
            try
            {
                expected = JsonSerializer.Deserialize<string>((byte[])[(byte)'"', .. content, (byte)'"']);
            }
            catch (Exception e) when (e is JsonException or InvalidOperationException)
            {
            }
            Read(content, out string? found);
            if (expected != found)
            {
                Assert.Fail($"{Convert.ToHexString(content)} is read as {found}, by System.Text.Json as {expected}");
            }
        }
    }

    private static JsonTextOutcome Read(byte[] content, out string? text)
    {
        byte[] bytes = [.. content, (byte)'"'];
        nint position = 0;
        JsonTextKind kind = JsonTextKind.Plain;
        text = null;
        JsonTextOutcome outcome = JsonText.FindEnd(ref bytes[0], bytes.Length, ref position, ref kind);
        if (outcome != JsonTextOutcome.Ok || position != content.Length)
        {
            return outcome;
        }
        outcome = JsonText.Get(content, kind, out string found);
        Assert.Equal(outcome == JsonTextOutcome.Ok, JsonText.Check(content, kind) == JsonTextOutcome.Ok);
        text = outcome == JsonTextOutcome.Ok ? found : null;
        return outcome;
    }

    private static void Check(string text)
    {
        int room = (text.Length * JsonText.MaxBytesPerChar) + JsonText.Slack;
        byte[] bytes = new byte[room + 64];
        nint used = JsonText.Put(ref bytes[0], text);
        byte[] expected = Expected(text);
        if (!expected.AsSpan().SequenceEqual(bytes.AsSpan(0, (int)used)))
        {
            Assert.Equal(Encoding.UTF8.GetString(expected), Encoding.UTF8.GetString(bytes, 0, (int)used));
        }
        Assert.True(bytes.AsSpan(room).IndexOfAnyExcept((byte)0) < 0, "Bytes behind the room are written.");
        Assert.Equal(JsonTextOutcome.Ok, Read(expected, out string? back));
        Assert.True(text == back);
    }

    private static byte[] Expected(string text)
    {
        var escaped = new StringBuilder();
        foreach (char unit in text)
        {
            int at = "\"\\\b\t\n\f\r".IndexOf(unit, StringComparison.Ordinal);
            if (at >= 0)
            {
                escaped.Append('\\').Append("\"\\btnfr"[at]);
            }
            else if (unit < 0x20)
            {
                escaped.Append(CultureInfo.InvariantCulture, $"\\u{(int)unit:X4}");
            }
            else
            {
                escaped.Append(unit);
            }
        }
        return Encoding.UTF8.GetBytes(escaped.ToString());
    }

    private static string Text(Random random, int length)
    {
        var text = new StringBuilder();
        int most = random.Next(6);
        while (text.Length < length)
        {
            switch (random.Next(20) == 0 ? random.Next(6) : most)
            {
                case 2:
                    text.Append((char)random.Next(0x80, 0x800));
                    break;
                case 3:
                    text.Append((char)random.Next(0x800, 0xD800));
                    break;
                case 4:
                    text.Append(char.ConvertFromUtf32(random.Next(0x10000, 0x110000)));
                    break;
                case 5:
                    text.Append(Marks[random.Next(Marks.Length)]);
                    break;
                default:
                    text.Append((char)random.Next(0x20, 0x7f));
                    break;
            }
        }
        return text.ToString();
    }

    private static byte[] Rubbish(Random random)
    {
        var content = new List<byte>();
        for (int parts = random.Next(20); parts > 0; parts--)
        {
            content.AddRange(random.Next(9) switch
            {
                0 => Encoding.ASCII.GetBytes(string.Create(CultureInfo.InvariantCulture, $"\\u{random.Next(0xD700, 0xE100):x4}")),
                1 => [(byte)'\\', (byte)"\"\\/bfnrtux"[random.Next(10)]],
                2 => Encoding.UTF8.GetBytes(char.ConvertFromUtf32(random.Next(0x10000, 0x110000))),
                3 => [(byte)random.Next(0x80, 0x100)],
                4 => "\\ud83d\\uDE00"u8.ToArray(),
                _ => [(byte)random.Next(0x23, 0x5C)],
            });
        }
        if (random.Next(4) == 0 && content.Count > 1)
        {
            content.RemoveAt(random.Next(content.Count));
        }
        // A lone backslash at the end would take the quote.
        return content.Count != 0 && content[^1] == '\\' ? [.. content, (byte)'n'] : [.. content];
    }
}
