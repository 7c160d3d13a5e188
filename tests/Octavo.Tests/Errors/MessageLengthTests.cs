// Owns: how long a message becomes: text of the data is quoted in part, whatever its length.
using System.Text;
using System.Text.Json.Nodes;
using Octavo.Tests.Features;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Errors;

public sealed class MessageLengthTests
{
    private const int Longest = 4000;

    private static readonly string s_long = new('x', 1_000_000);

    [Fact]
    public void Names_and_texts_of_the_data_are_clipped()
    {
        OctavoJsonOptions refuse = new() { UnknownMembers = UnknownMemberPolicy.Refuse };
        Short(() => OctavoJson.Deserialize<SilentSum>($"{{\"{s_long}\":1}}", refuse));
        Short(() => OctavoJson.Deserialize<Features.Animal>($"{{\"$type\":\"{s_long}\"}}"));
        Short(() => OctavoJson.Deserialize<Dictionary<string, int>>($"{{\"{s_long}\":1,\"{s_long}\":2}}"));
        Short(() => OctavoJson.Deserialize<Dictionary<string, int>>($"{{\"{s_long}\":\"a\"}}"));
        Short(() => OctavoJson.Deserialize<Dictionary<int, int>>($"{{\"{s_long}\":1}}"));
        Short(() => OctavoJson.Deserialize<OfShades>($"{{\"One\":\"{s_long}\"}}"));
        Short(() => OctavoJson.Deserialize<HoldsSingles>($"{{\"Price\":\"{s_long}\",\"Mail\":\"{s_long}\"}}"));
        Short(() => OctavoJson.Deserialize<System.Net.Mail.MailAddress>($"\"{s_long}\""));
        Short(() => OctavoJson.Deserialize<Uri>($"\"http://[{s_long}\""));
        Short(() => OctavoJson.Deserialize<Version>($"\"{s_long}\""));
        Short(() => OctavoJson.Deserialize<System.Globalization.CultureInfo>($"\"{s_long}\""));
        Short(() => OctavoJson.Deserialize<JsonNode>($"{{\"{s_long}\":1,\"{s_long}\":2}}"));
        Short(() =>
            OctavoMsgPack.Deserialize<OneComputed>([0x81, 0xDB, 0, 0x0F, 0x42, 0x40, .. Encoding.UTF8.GetBytes(s_long), 1],
                new OctavoMsgPackOptions { UnknownMembers = UnknownMemberPolicy.Refuse }));
    }

    [Fact]
    public void Reasons_of_codecs_by_hand_are_clipped()
    {
        Assert.InRange(new OctavoException(s_long).Message.Length, 100, Longest);
        Assert.InRange(new OctavoException(OctavoErrorCode.InvalidData, s_long, "JSON", 5).Reason.Length, 100, Longest);
    }

    /// <summary>Text of the data that others quote: exceptions of setters and of the platform.</summary>
    [Fact]
    public void Messages_are_one_line()
    {
        Assert.Equal("InvalidData: a  b c\\u001B\\u2028", new OctavoException("a\r\nb\tc\u001B\u2028").Message);
        Assert.Equal("a\"b\\c", new OctavoException("a\"b\\c").Reason);
        // Marks of direction turn round what follows them in a log.
        Assert.Equal("a\\u202Eb\\u2066\\u200B", new OctavoException("a\u202Eb\u2066\u200B").Reason);
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Dictionary<string, byte>>("{\"a\u202Eb\":300}"));
        Assert.Contains("[\"a\\u202Eb\"]", thrown.Message, StringComparison.Ordinal);
        thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Dictionary<System.Text.Rune, byte>>("{\"\u202E\":300}"));
        Assert.Contains("[\"\\u202E\"]", thrown.Message, StringComparison.Ordinal);
        Dictionary<string, string> headers = new(OctavoHeaders.ForError(new InvalidOperationException("a\nb" + s_long), "queue"));
        Assert.Equal("a\\u000Ab" + s_long[..97] + "…", headers[OctavoHeaders.ErrorMessage]);
        headers = new(OctavoHeaders.ForError(new InvalidOperationException("outer", new OctavoException("a\nb" + s_long)), "queue"));
        Assert.InRange(headers[OctavoHeaders.ErrorMessage].Length, 100, Longest);
        Assert.DoesNotContain('\n', headers[OctavoHeaders.ErrorMessage]);
    }

    private static void Short(Action read)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(read);
        Assert.InRange(thrown.Message.Length, 1, Longest);
        Assert.InRange(thrown.Path.Length, 0, Longest);
        Assert.InRange(thrown.ToString().Length, 1, 8 * Longest + (thrown.InnerException?.ToString().Length ?? 0));
    }
}
