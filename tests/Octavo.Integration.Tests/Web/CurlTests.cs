// Owns: Kestrel with Octavo.AspNetCore as curl finds it.
using System.Text;

namespace Octavo.IntegrationTests.Web;

public sealed class CurlTests(WebFixture web) : IClassFixture<WebFixture>
{
    public static TheoryData<string> Formats => [.. new OctavoServiceOptions().Formats.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task AValueIsSentAndComesBack(string name)
    {
        OctavoFormat format = new OctavoServiceOptions().Find(name)!;
        byte[] body = format.Serialize(Order.Of(300));
        foreach (string path in (string[])["/echo", "/mvc/echo"])
        {
            (byte[] answer, string type, int status) = await Post(path, body, format.MediaTypes[0], format.MediaTypes[0]);
            Assert.Equal((200, format.MediaTypes[0]), (status, type));
            Assert.Equal(body, answer);
        }
    }

    [Theory]
    [InlineData("/echo", "{\"Id\":\"x\"}", "application/json", "application/json", 400, "Order.Id")]
    [InlineData("/mvc/echo", "{\"Id\":\"x\"}", "application/json", "application/json", 400, "Order.Id")]
    [InlineData("/echo", "garbage", "application/cbor", "application/json", 400, "code")]
    [InlineData("/echo", "", "application/json", "application/json", 400, "code")]
    [InlineData("/echo", "<order/>", "application/xml", "application/json", 415, "")]
    [InlineData("/mvc/echo", "<order/>", "application/xml", "application/json", 415, "")]
    [InlineData("/echo", "{\"Id\":1,\"Customer\":\"c\"}", "application/json", "text/html", 406, "")]
    [InlineData("/mvc/echo", "{\"Id\":1,\"Customer\":\"c\"}", "application/json", "text/html", 406, "")]
    [InlineData("/echo", "{\"Id\":1,\"Customer\":\"c\"}", "application/json", "*/*", 200, "\"Id\":1")]
    public async Task AnswersHaveTheirStatus(string path, string body, string contentType, string accept, int status, string said)
    {
        (byte[] answer, _, int found) = await Post(path, Encoding.UTF8.GetBytes(body), contentType, accept);
        Assert.Equal(status, found);
        Assert.Contains(said, Encoding.UTF8.GetString(answer), StringComparison.Ordinal);
    }

    /// <summary>The body, its media type and the status, which curl puts at the end of its output.</summary>
    private async Task<(byte[] Body, string Type, int Status)> Post(string path, byte[] body, string contentType, string accept)
    {
        byte[] output = await DebianCommand.RunAsync("curl", "curl", body, "--silent", "--show-error", "--noproxy", "*", "--data-binary", "@-",
            "--header", "Content-Type: " + contentType, "--header", "Accept: " + accept, "--write-out", "\n%{content_type}\n%{http_code}",
            new Uri(web.Address, path).ToString());
        int status = output.AsSpan().LastIndexOf((byte)'\n');
        int type = output.AsSpan(0, status).LastIndexOf((byte)'\n');
        return (output[..type], Encoding.ASCII.GetString(output[(type + 1)..status]),
            int.Parse(Encoding.ASCII.GetString(output[(status + 1)..]), System.Globalization.CultureInfo.InvariantCulture));
    }
}
