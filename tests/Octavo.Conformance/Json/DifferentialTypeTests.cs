// Owns: random values and damaged documents of one type, compared with System.Text.Json: what one writes the other reads, and both read or refuse the same.
// Knows no codec.
using System.Text.Encodings.Web;
using System.Text.Json;
using Octavo.Conformance.Json.Models;

namespace Octavo.Conformance.Json;

public class DifferentialTypeTests
{
    private static readonly JsonSerializerOptions s_strict = new() { RespectNullableAnnotations = true, AllowDuplicateProperties = false };

    private static readonly JsonSerializerOptions s_indented = new(s_strict) { WriteIndented = true, NewLine = "\n" };

    private static readonly JsonSerializerOptions s_relaxed = new(s_strict) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private static readonly byte[] s_bytes = [.. "{}[],:\"\\ 0123456789-+.eEtfn\0\t"u8, 0x7F, 0x80, 0xC3];

    [Fact]
    public void What_one_writes_the_other_reads()
    {
        for (int seed = 0; seed < 1500; seed++)
        {
            Everything value = new RandomEverything(new Random(seed)).Make();
            byte[] bits = OctavoBinary.Serialize(value);
            byte[] ours = OctavoJson.Serialize(value);
            byte[] theirs = JsonSerializer.SerializeToUtf8Bytes(value, s_strict);
            Same(bits, JsonSerializer.Deserialize<Everything>(ours, s_strict), seed);
            Same(bits, JsonSerializer.Deserialize<Everything>(OctavoJson.Serialize(value, OctavoJsonOptions.Indented), s_strict), seed);
            foreach (byte[] text in new[] { ours, theirs, JsonSerializer.SerializeToUtf8Bytes(value, s_indented),
                JsonSerializer.SerializeToUtf8Bytes(value, s_relaxed) })
            {
                Same(bits, OctavoJson.Deserialize<Everything>(text), seed);
                Same(bits, OctavoJson.Deserialize<Everything>(Segments.Every(text, 37)), seed);
            }
        }
    }

    [Fact]
    public void Texts_are_equal_where_the_listed_forms_are_not_in_them()
    {
        OctavoJsonOptions encoded = new() { EscapeHtml = true, EscapeNonAscii = true };
        int equal = 0;
        for (int seed = 0; seed < 1500; seed++)
        {
            Everything value = new RandomEverything(new Random(seed)).Make();
            Plain(value);
            string ours = OctavoJson.SerializeToString(value, encoded);
            string theirs = JsonSerializer.Serialize(value, s_strict);
            Assert.True(ours == theirs, $"{seed}:\n{ours}\n{theirs}");
            equal++;
        }
        Assert.Equal(1500, equal);
    }

    [Fact]
    public void Damaged_documents_are_read_or_refused_alike()
    {
        var unlisted = new List<string>();
        int accepted = 0;
        int refused = 0;
        for (int seed = 0; seed < 6000; seed++)
        {
            var random = new Random(seed);
            byte[] text = Damage(JsonSerializer.SerializeToUtf8Bytes(new RandomEverything(random).Make(depth: 2), s_relaxed), random);
            string ours = Outcome(() => OctavoJson.Deserialize<Everything>(text));
            string theirs = Outcome(() => JsonSerializer.Deserialize<Everything>(text, s_strict));
            if (ours != theirs && !IsListed(text, ours, theirs))
            {
                unlisted.Add($"{seed}: {Reason(text)}");
            }
            accepted += ours == "refused" ? 0 : 1;
            refused += ours == "refused" ? 1 : 0;
        }
        Assert.True(unlisted.Count == 0, string.Join("\n", unlisted));
        Assert.True(accepted > 1000 && refused > 1000, $"{accepted} {refused}");
    }

    /// <summary>Leaves out what is written in another form; docs/formats/json.md lists it.</summary>
    private static void Plain(Everything value)
    {
        value.Double = Math.Round(value.Double % 1e6, 3);
        value.Single = MathF.Round(value.Single % 1000, 2);
        value.Bytes = null;
        // neither base64 nor a time is text to the platform: it leaves their plus signs
        value.Offset = new DateTimeOffset(2020, 2, 29, 12, 34, 56, TimeSpan.FromHours(-3));
        value.Half = (Half)MathF.Round((float)value.Half % 100, 1);
        value.Place = default;
        value.MaybePlace = null;
        value.Places = null;
        value.Doubles = null;
        value.Groups = null;
        value.Next = null;
    }

    /// <summary>One change: a byte, a cut, a part twice, another value for a scalar.</summary>
    private static byte[] Damage(byte[] text, Random random)
    {
        int at = random.Next(text.Length);
        switch (random.Next(6))
        {
            case 0:
                text[at] = s_bytes[random.Next(s_bytes.Length)];
                return text;
            case 1:
                return text[..at];
            case 2:
                return [.. text.AsSpan(0, at), .. text.AsSpan(at, Math.Min(random.Next(1, 30), text.Length - at)), .. text.AsSpan(at)];
            case 3:
                return [.. text.AsSpan(0, at), .. text.AsSpan(Math.Min(text.Length, at + random.Next(1, 4)))];
            default:
                int colon = text.AsSpan(at).IndexOf((byte)':');
                if (colon < 0)
                {
                    return text;
                }
                at += colon + 1;
                int end = at + Math.Max(0, text.AsSpan(at).IndexOfAny((byte)',', (byte)'}'));
                string[] values = ["null", "true", "0", "-1", "1.5", "1e3", "\"\"", "\"a\"", "[]", "{}", "[null]", "{\"a\":null}", " 7 ", "\"2020-01-01\"",
                    "\"12:30:00\""];
                return [.. text.AsSpan(0, at), .. Encoding.UTF8.GetBytes(values[random.Next(values.Length)]), .. text.AsSpan(end)];
        }
    }

    /// <summary>Whether the text has what docs/formats/json.md lists: what one of the two alone refuses.</summary>
    private static bool IsListed(byte[] text, string ours, string theirs)
    {
        if (ours != "refused")
        {
            // Digits beyond a tick, and negative zeros.
            return theirs == "refused"
                && Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Everything>(text, s_strict)).Path!.Split('.')[^1] is "Span" or "Clock" or "One"
                or "Unsigned" or "Natural" or "Longer";
        }
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Everything>(text));
        string member = refused.Path[(refused.Path.LastIndexOf('.') + 1)..].Split('[')[0];
        return refused.Code switch
        {
            OctavoErrorCode.InvalidText => !System.Text.Unicode.Utf8.IsValid(text),
            OctavoErrorCode.NullNotAllowed => refused.Path.EndsWith(']'),
            OctavoErrorCode.DuplicateKey => member == "Set",
            OctavoErrorCode.InvalidValue => member is "Span" or "Clock" or "Bytes",
            OctavoErrorCode.NumberOutOfRange => member is "Single" or "Double" or "Half" or "Y" or "Doubles",
            _ => false,
        };
    }

    private static string Reason(byte[] text)
    {
        try
        {
            OctavoJson.Deserialize<Everything>(text);
            JsonSerializer.Deserialize<Everything>(text, s_strict);
            return "both read it";
        }
        catch (Exception refused)
        {
            return refused.Message;
        }
    }

    private static void Same(byte[] bits, Everything? found, int seed) =>
        Assert.True(bits.AsSpan().SequenceEqual(OctavoBinary.Serialize(found)), $"Seed {seed}.");

    private static string Outcome(Func<Everything?> read)
    {
        try
        {
            return Convert.ToHexString(OctavoBinary.Serialize(read()));
        }
        catch (Exception refused) when (refused is OctavoException or JsonException or NotSupportedException)
        {
            return "refused";
        }
    }
}
