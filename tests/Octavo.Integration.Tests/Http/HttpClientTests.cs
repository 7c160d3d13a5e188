// Owns: the tests of Octavo.Http against Kestrel.
using System.Net.Http.Headers;
using Octavo.IntegrationTests.Web;

namespace Octavo.IntegrationTests.Http;

public sealed class HttpClientTests(WebFixture web) : IClassFixture<WebFixture>
{
    public static TheoryData<string> Formats => [.. new OctavoServiceOptions().Formats.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesGoAndCome(string name)
    {
        OctavoFormat format = new OctavoServiceOptions().Find(name)!;
        Assert.Equal(2, (await web.Client.GetFromOctavoAsync<Order>("/order", format))!.Lines.Count);
        using HttpResponseMessage response = await web.Client.PostAsOctavoAsync("/echo", Order.Of(4), format);
        Assert.Equal(format.MediaTypes[0], response.MediaType());
        Assert.Equal(4, (await response.Content.ReadFromOctavoAsync<Order>())!.Lines.Count);
        using HttpResponseMessage again = await web.Client.PostAsOctavoAsync("/mvc/echo", Order.Of(4), format);
        Assert.Equal(4, Assert.IsType<Order>(await again.Content.ReadFromOctavoAsync(typeof(Order))).Lines.Count);
        Shape? shape = await web.Client.GetFromOctavoAsync<Shape>("/shape", format);
        Assert.Equal(2, Assert.IsType<Square>(shape).Side);
    }

    [Fact]
    public async Task ServerChoosesAmongSeveral()
    {
        var options = new OctavoServiceOptions().Only("Protobuf", "Binary");
        Assert.Equal(3, (await web.Client.GetFromOctavoAsync<OfBinary>("/binary", options))!.Id);
        Assert.Equal(2, (await web.Client.GetFromOctavoAsync<Order>("/order", options))!.Lines.Count);
        Assert.Equal(2, (await web.Client.GetFromOctavoAsync<Order>("/mvc/order"))!.Lines.Count);
    }

    /// <summary>As the calls of System.Net.Http.Json.</summary>
    [Fact]
    public async Task RequestsHaveTheVersionThatTheClientIsSetTo()
    {
        var seen = new List<(Version, HttpVersionPolicy, string)>();
        using var client = new HttpClient(new Recorder(seen))
        {
            BaseAddress = new Uri("https://shop.example/"),
            DefaultRequestVersion = System.Net.HttpVersion.Version20,
            DefaultVersionPolicy = HttpVersionPolicy.RequestVersionExact,
        };
        await client.GetFromOctavoAsync<int>("a", OctavoFormats.Json);
        await client.GetFromOctavoAsync<int>(new Uri("a", UriKind.Relative));
        await client.PutAsOctavoAsync(new Uri("https://shop.example/a"), 1, OctavoFormats.Json);
        Assert.Equal([1], await client.GetSequenceFromOctavoAsync<int>("a").ToListAsync());
        Assert.Equal(4, seen.Count);
        Assert.All(seen, one => Assert.Equal((System.Net.HttpVersion.Version20, HttpVersionPolicy.RequestVersionExact, "https://shop.example/a"), one));
    }

    private sealed class Recorder(List<(Version, HttpVersionPolicy, string)> seen) : HttpMessageHandler
    {
        protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            seen.Add((request.Version, request.VersionPolicy, request.RequestUri!.AbsoluteUri));
            bool isSequence = request.Headers.Accept.ToString().Contains("ndjson", StringComparison.Ordinal);
            return Task.FromResult(new HttpResponseMessage
            {
                Content = new StringContent("1", new MediaTypeHeaderValue(isSequence ? "application/x-ndjson" : "application/json")),
            });
        }
    }

    /// <summary>Media types have no case: RFC 9110, section 8.3.1.</summary>
    [Theory]
    [InlineData("Application/JSON", "[1,2]")]
    [InlineData("application/X-NDJSON", "1\n2\n")]
    [InlineData("APPLICATION/jsonl; charset=UTF-8", "1\n2\n")]
    public async Task MediaTypesOfSequencesHaveNoCase(string mediaType, string body)
    {
        await using WebServer server = await WebServer.StartAsync(_ => { }, application => application.MapGet("/", () => Results.Text(body, mediaType)));
        Assert.Equal([1, 2], await server.Client.GetSequenceFromOctavoAsync<int>("/").ToListAsync());
    }

    [Fact]
    public async Task LinesAreReadAsTheyCome()
    {
        List<string> found = [];
        await foreach (OrderLine line in web.Client.GetSequenceFromOctavoAsync<OrderLine>("/stream"))
        {
            found.Add(line.Sku);
        }
        Assert.Equal(["S-1", "S-2", "S-3"], found);
        await using IAsyncEnumerator<OrderLine> waiting = web.Client.GetSequenceFromOctavoAsync<OrderLine>("/waiting").GetAsyncEnumerator();
        Assert.True(await waiting.MoveNextAsync());
        Assert.Equal("first", waiting.Current.Sku);
        web.Gate.SetResult();
        Assert.True(await waiting.MoveNextAsync());
        Assert.False(await waiting.MoveNextAsync());
        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            await foreach (OrderLine line in web.Client.GetSequenceFromOctavoAsync<OrderLine>("/cut"))
            {
                found.Add(line.Sku);
            }
        });
    }

    /// <summary>An array is read whole.</summary>
    [Fact]
    public async Task ArrayStandsInForLines()
    {
        using var client = new HttpClient(new Answer("application/json", """[{"Sku":"a","Count":1},{"Sku":"b","Count":2}]"""u8.ToArray()));
        List<string> found = [];
        await foreach (OrderLine line in client.GetSequenceFromOctavoAsync<OrderLine>("http://localhost/"))
        {
            found.Add(line.Sku);
        }
        Assert.Equal(["a", "b"], found);
    }

    [Fact]
    public async Task ContentThatIsSomethingElseIsRefused()
    {
        await Assert.ThrowsAsync<NotSupportedException>(() => Content("text/html", "<p>"u8.ToArray()).ReadFromOctavoAsync<Order>());
        await Assert.ThrowsAsync<NotSupportedException>(() => Content(null, "{}"u8.ToArray()).ReadFromOctavoAsync<Order>());
        await Assert.ThrowsAsync<NotSupportedException>(() => Content("application/json; charset=utf-16", "{}"u8.ToArray()).ReadFromOctavoAsync<Order>());
        Assert.Equal(7, await Content("application/json; charset=us-ascii", "7"u8.ToArray()).ReadFromOctavoAsync<int>());
        await Assert.ThrowsAsync<NotSupportedException>(
            () => Content("application/cbor", [0xA0]).ReadFromOctavoAsync<Order>(new OctavoServiceOptions().Only("JSON")));
        OctavoException garbage =
            await Assert.ThrowsAsync<OctavoException>(() => Content("application/problem+json", "{\"Id\":\"x\"}"u8.ToArray()).ReadFromOctavoAsync<Order>());
        Assert.Equal((OctavoErrorCode.TypeMismatch, "Order.Id"), (garbage.Code, garbage.Path));
        var small = new OctavoServiceOptions().Limit(new SerializerLimits { MaxTotalBytes = 3 });
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            (await Assert.ThrowsAsync<OctavoException>(() => Content("application/json", "{   }"u8.ToArray()).ReadFromOctavoAsync<Order>(small))).Code);
        Assert.Equal(7, (await Content("application/octet-stream", OctavoBinary.Serialize(Order.Of(1))).ReadFromOctavoAsync<Order>(OctavoFormats.Binary))!.Id);
        using var client = new HttpClient(new Answer("application/cbor", [0xF6]));
        await Assert.ThrowsAsync<NotSupportedException>(() => client.GetFromOctavoAsync<Order>("http://localhost/", OctavoFormats.Json));
    }

    [Fact]
    public async Task AnswerThatIsNoSuccessIsAnException()
    {
        HttpRequestException missing =
            await Assert.ThrowsAsync<HttpRequestException>(() => web.Client.GetFromOctavoAsync<Order>("/nowhere", OctavoFormats.Json));
        Assert.Equal(HttpStatusCode.NotFound, missing.StatusCode);
        using HttpResponseMessage refused = await web.Client.PutAsOctavoAsync("/echo", Order.Of(1), OctavoFormats.Json);
        Assert.Equal(HttpStatusCode.MethodNotAllowed, refused.StatusCode);
        using HttpResponseMessage too = await web.Client.PatchAsOctavoAsync("/echo", Order.Of(1), OctavoFormats.Json);
        Assert.Equal(HttpStatusCode.MethodNotAllowed, too.StatusCode);
    }

    /// <summary>Nothing is sent of a value that cannot be written; a content may be sent twice.</summary>
    [Fact]
    public async Task ContentIsSentWithoutWaiting()
    {
        await using WebServer server = await WebServer.StartAsync(services => services.AddOctavo(), application =>
            application.MapPost("/echo", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value)));
        using var request = new HttpRequestMessage(HttpMethod.Post, "/echo") { Content = OctavoContent.Create(Order.Of(3), OctavoFormats.Cbor) };
        using HttpResponseMessage answer = await Task.Run(() => server.Client.Send(request));
        Assert.Equal(3, (await answer.Content.ReadFromOctavoAsync<Order>())!.Lines.Count);
        using OctavoContent content = OctavoContent.Create(Order.Of(2), typeof(Order), OctavoFormats.Json);
        using Stream bytes = content.ReadAsStream();
        Assert.Equal(2, OctavoJson.Deserialize<Order>(bytes)!.Lines.Count);
        using OctavoContent broken = OctavoContent.Create(new Broken(), OctavoFormats.Json);
        Assert.Throws<OctavoException>(() => broken.CopyTo(Stream.Null, null, default));
    }

    /// <summary>A type of JSON with another name is read as JSON by each of the calls; another character set by none.</summary>
    [Fact]
    public async Task SuffixesAndCharacterSets()
    {
        await using WebServer server = await WebServer.StartAsync(_ => { }, application =>
        {
            application.MapGet("/hal", () => Results.Bytes(OctavoJson.Serialize(Order.Of(1)), "application/hal+json"));
            application.MapGet("/wide", () => Results.Bytes("[]"u8.ToArray(), "application/json; charset=utf-16"));
        });
        Assert.Single((await server.Client.GetFromOctavoAsync<Order>("/hal"))!.Lines);
        Assert.Single((await server.Client.GetFromOctavoAsync<Order>("/hal", OctavoFormats.Json))!.Lines);
        await Assert.ThrowsAsync<NotSupportedException>(() => server.Client.GetFromOctavoAsync<Order>("/hal", OctavoFormats.Cbor));
        await Assert.ThrowsAsync<NotSupportedException>(async () =>
        {
            await foreach (Order? order in server.Client.GetSequenceFromOctavoAsync<Order>("/wide"))
            {
                Assert.Fail($"{order}");
            }
        });
    }

    [Fact]
    public async Task ContentIsWrittenEachTimeThatItIsSent()
    {
        await Assert.ThrowsAsync<OctavoException>(() => web.Client.PostAsOctavoAsync("/echo", new Broken(), OctavoFormats.Json));
        OctavoContent content = OctavoContent.Create(Order.Of(1), typeof(Order), OctavoFormats.Cbor);
        Assert.Equal("application/cbor", content.Headers.ContentType!.ToString());
        byte[] once = await content.ReadAsByteArrayAsync();
        Assert.Equal(OctavoCbor.Serialize(Order.Of(1)), once);
        var stream = new MemoryStream();
        await OctavoContent.Create(Order.Of(1), OctavoFormats.Cbor).CopyToAsync(stream);
        Assert.Equal(once, stream.ToArray());
    }

    private static ByteArrayContent Content(string? type, byte[] bytes)
    {
        var content = new ByteArrayContent(bytes);
        content.Headers.ContentType = type is null ? null : MediaTypeHeaderValue.Parse(type);
        return content;
    }

    /// <summary>A server's answer without a server.</summary>
    private sealed class Answer(string type, byte[] bytes) : HttpMessageHandler
    {
        protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken) =>
            Task.FromResult(new HttpResponseMessage(HttpStatusCode.OK) { Content = Content(type, bytes) });
    }
}
