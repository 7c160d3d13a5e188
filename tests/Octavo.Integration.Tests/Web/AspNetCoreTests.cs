// Owns: the tests of Octavo.AspNetCore over HTTP: minimal endpoints and controllers, which answer the same.
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;

namespace Octavo.IntegrationTests.Web;

public sealed class AspNetCoreTests(WebFixture web) : IClassFixture<WebFixture>
{
    private static readonly OctavoServiceOptions s_options = new();

    private static byte[] Bytes(string name, Order order) => s_options.Find(name)!.Serialize(order);

    public static TheoryData<string, string> Formats
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (OctavoFormat format in s_options.Formats)
            {
                foreach (string mediaType in format.MediaTypes)
                {
                    data.Add(format.Name, mediaType);
                }
            }
            return data;
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task EveryMediaTypeOfEveryFormatIsReadAndWritten(string name, string mediaType)
    {
        byte[] bytes = Bytes(name, Order.Of(3));
        foreach (string path in (string[])["/echo", "/mvc/echo"])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, bytes, mediaType, mediaType);
            Assert.Equal(HttpStatusCode.OK, response.StatusCode);
            Assert.Equal(mediaType, response.MediaType());
            Assert.Equal(bytes, await response.Content.ReadAsByteArrayAsync());
        }
    }

    [Theory]
    [InlineData(null, "application/json")]
    [InlineData("*/*", "application/json")]
    [InlineData("application/*", "application/json")]
    [InlineData("application/cbor", "application/cbor")]
    [InlineData("application/cbor;q=0.5, application/json;q=0.4", "application/cbor")]
    [InlineData("application/cbor;q=0, application/*;q=0.1", "application/json")]
    [InlineData("application/cbor, application/json", "application/cbor")]
    [InlineData("text/html, application/x-msgpack;q=0.2", "application/x-msgpack")]
    [InlineData("APPLICATION/CBOR", "application/cbor")]
    [InlineData("application/vnd.octavo.binary;q=0.9, */*;q=0.8", "application/vnd.octavo.binary")]
    public async Task AcceptChoosesTheFormat(string? accept, string mediaType)
    {
        foreach (string path in (string[])["/order", "/mvc/order"])
        {
            using HttpResponseMessage response = await web.Client.GetAs(path, accept);
            Assert.Equal(mediaType, response.MediaType());
            Assert.Equal(2, s_options.ForMediaType(mediaType)!.Deserialize<Order>(await response.Content.ReadAsByteArrayAsync())!.Lines.Count);
        }
    }

    [Theory]
    [InlineData("/order")]
    [InlineData("/mvc/order")]
    public async Task WhatNobodyWritesIsNotAcceptable(string path)
    {
        using HttpResponseMessage response = await web.Client.GetAs(path, "text/html");
        Assert.Equal(HttpStatusCode.NotAcceptable, response.StatusCode);
    }

    /// <summary>MVC takes a quality of 0 for a low one.</summary>
    [Fact]
    public async Task WhatIsOfNoQualityIsNotAcceptable()
    {
        using HttpResponseMessage response = await web.Client.GetAs("/order", "text/html, application/cbor;q=0");
        Assert.Equal(HttpStatusCode.NotAcceptable, response.StatusCode);
        Assert.Contains("application/json, application/vnd.msgpack", (await response.Problem()).GetProperty("detail").GetString(), StringComparison.Ordinal);
    }

    /// <summary>Problems are JSON to a client that takes CBOR alone: it gets the status that it has, and not 406.</summary>
    [Theory]
    [InlineData("/echo")]
    [InlineData("/mvc/echo")]
    public async Task ProblemsAreJsonWhateverIsAccepted(string path)
    {
        using HttpResponseMessage response = await web.Client.PostBytes(path, [0xFF], "application/cbor", "application/cbor");
        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("CBOR", (await response.Problem()).GetProperty("format").GetString());
        using HttpResponseMessage missing = await web.Client.GetAs("/mvc/missing", "application/cbor");
        Assert.Equal(HttpStatusCode.NotFound, missing.StatusCode);
        await missing.Problem();
    }

    [Theory]
    [InlineData("/echo")]
    [InlineData("/mvc/echo")]
    public async Task WhatNobodyReadsIsNotSupported(string path)
    {
        foreach (string? contentType in (string?[])[null, "text/html", "application/json; charset=utf-16", "application/vnd.octavo.compact"])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, "{}"u8.ToArray(), contentType);
            Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
        }
    }

    [Theory]
    [InlineData("/echo")]
    [InlineData("/mvc/echo")]
    public async Task SuffixesAndCharacterSetsAreUnderstood(string path)
    {
        foreach ((string contentType, string format) in ((string, string)[])
                 [("application/json; charset=utf-8", "JSON"), ("application/json; charset=\"UTF-8\"", "JSON"), ("application/json; charset=us-ascii", "JSON"),
                     ("application/vnd.acme+json", "JSON"), ("application/vnd.acme+cbor", "CBOR")])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, Bytes(format, Order.Of(1)), contentType);
            Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        }
    }

    [Theory]
    [InlineData("/echo")]
    [InlineData("/mvc/echo")]
    public async Task DataThatIsNoValueIsABadRequestWithCodeAndPath(string path)
    {
        foreach ((string body, string code, string place) in ((string, string, string)[])
                 [
                     ("""{"Id":7,"Customer":"Acme","Lines":[{"Sku":"A-1","Count":"two"}]}""", "TypeMismatch", "Order.Lines[0].Count"),
                     ("""{"Id":7}""", "MissingMember", "Order"),
                     ("""{"Id":99999999999,"Customer":"Acme"}""", "NumberOutOfRange", "Order.Id"),
                     ("""{"Id":7,"Customer":"Ac""", "EndOfData", "Order.Customer"),
                     ("garbage", "InvalidData", ""),
                 ])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, Encoding.UTF8.GetBytes(body), "application/json");
            Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
            (string? foundCode, string? foundPath) = await response.Place();
            Assert.Equal(code, foundCode);
            Assert.StartsWith(place, foundPath, StringComparison.Ordinal);
            JsonElement problem = await response.Problem();
            Assert.StartsWith("https://tools.ietf.org/html/rfc9110#", problem.GetProperty("type").GetString(), StringComparison.Ordinal);
            // The framework's own problems have it in controllers, and in minimal APIs after AddProblemDetails.
            Assert.Equal(path == "/mvc/echo", problem.TryGetProperty("traceId", out _));
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task GarbageIsABadRequestInEveryFormat(string name, string mediaType)
    {
        byte[] garbage = [0xC1, 0xFF, 0x00, 0x13, 0x37, 0xFF, 0xFF, 0xFF, 0x7F];
        Assert.False(s_options.Find(name)!.TryDeserialize(garbage, out Order? _, out OctavoError error));
        foreach (string path in (string[])["/echo", "/mvc/echo"])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, garbage, mediaType);
            Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
            Assert.Equal(error.Code.ToString(), (await response.Place()).Code);
        }
    }

    /// <summary>What the type's own code says is not for the client.</summary>
    [Theory]
    [InlineData("/picky")]
    [InlineData("/mvc/picky")]
    public async Task WhatATypeThrowsIsNotTold(string path)
    {
        using HttpResponseMessage response = await web.Client.PostBytes(path, """{"Id":-1}"""u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("UserCode", (await response.Place()).Code);
    }

    [Theory]
    [InlineData("/echo")]
    [InlineData("/mvc/echo")]
    public async Task OtherVersionsOfATypeAreReadWhereTheFormatMay(string path)
    {
        var newer = new NewerOrder { Id = 7, Customer = "Acme", Lines = [new("A", 1)], Note = "new" };
        var older = new OlderOrder { Id = 7, Customer = "Acme" };
        foreach (OctavoFormat format in s_options.Formats)
        {
            foreach ((byte[] bytes, int lines) in ((byte[], int)[])[(format.Serialize(newer), 1), (format.Serialize(older), 0)])
            {
                using HttpResponseMessage response = await web.Client.PostBytes(path, bytes, format.MediaTypes[0], format.MediaTypes[0]);
                if (!format.TryDeserialize(bytes, out Order? _, out OctavoError error))
                {
                    Assert.Equal("Binary", format.Name); // which has no members that it does not know: docs/versioning.md
                    Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
                    Assert.Equal(error.Code.ToString(), (await response.Place()).Code);
                    continue;
                }
                Assert.Equal(HttpStatusCode.OK, response.StatusCode);
                Assert.Equal(lines, format.Deserialize<Order>(await response.Content.ReadAsByteArrayAsync())!.Lines.Count);
            }
        }
    }

    [Fact]
    public async Task NullBodiesAreRefusedUnlessTheTypeIsNullable()
    {
        using HttpResponseMessage refused = await web.Client.PostBytes("/echo", "null"u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Equal("NullNotAllowed", (await refused.Place()).Code);
        using HttpResponseMessage controller = await web.Client.PostBytes("/mvc/echo", "null"u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.BadRequest, controller.StatusCode);
        using HttpResponseMessage taken = await web.Client.PostBytes("/nullable", "null"u8.ToArray(), "application/json");
        Assert.Equal("-1", await taken.Content.ReadAsStringAsync());
        using HttpResponseMessage empty = await web.Client.PostBytes("/echo", [], "application/json");
        Assert.Equal("EndOfData", (await empty.Place()).Code);
        using HttpResponseMessage message = await web.Client.PostBytes("/picky", [], "application/protobuf");
        Assert.Equal("""{"Id":0}""", await message.Content.ReadAsStringAsync());
        using HttpResponseMessage same = await web.Client.PostBytes("/mvc/picky", [], "application/protobuf");
        Assert.Equal("""{"Id":0}""", await same.Content.ReadAsStringAsync());
    }

    /// <summary>Of the length that a request says, and of one that it does not say.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task BodiesBeyondTheLimitsAreTooLarge(bool says)
    {
        byte[] bytes = Bytes("JSON", Order.Of(20));
        HttpContent content = says ? new ByteArrayContent(bytes) : new StreamContent(new OneWayStream(bytes));
        content.Headers.ContentType = new MediaTypeHeaderValue("application/json");
        using HttpResponseMessage response = await web.Client.PostAsync("/small", content);
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
        Assert.Equal("TotalBytesExceeded", (await response.Place()).Code);
        using HttpResponseMessage small = await web.Client.PostBytes("/small", Bytes("CBOR", Order.Of(1)), "application/cbor", "application/cbor");
        Assert.Equal(HttpStatusCode.OK, small.StatusCode);
        using HttpResponseMessage other = await web.Client.PostBytes("/small", Bytes("MessagePack", Order.Of(1)), "application/msgpack");
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, other.StatusCode);
    }

    /// <summary>A problem quotes the beginning of what a request says about itself.</summary>
    [Fact]
    public async Task LongTypesAreQuotedInPart()
    {
        using HttpResponseMessage response = await web.Client.PostBytes("/small", [1], "application/json; charset=utf-16; x=" + new string('x', 5_000));
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
        Assert.InRange((await response.Content.ReadAsStringAsync()).Length, 100, 1_000);
    }

    [Fact]
    public async Task StatusIsThatOfTheResult()
    {
        using HttpResponseMessage response = await web.Client.GetAsync("/created");
        Assert.Equal(HttpStatusCode.Created, response.StatusCode);
        using HttpResponseMessage lines = await web.Client.PostBytes("/lines", s_options.Find("CBOR")!.Serialize(Order.Of(5).Lines), "application/cbor");
        Assert.Equal("5", await lines.Content.ReadAsStringAsync());
    }

    /// <summary>The declared type counts.</summary>
    [Fact]
    public async Task UnionsTellTheirCase()
    {
        Assert.IsType<Square>(await Read<Shape>("/shape"));
        Assert.IsType<Circle>(await Read<Shape>("/mvc/shape"));
        Assert.Equal(1.5, (await Read<Circle>("/mvc/own")).Radius);
    }

    /// <summary>Nothing has been sent, and the program's own answer to exceptions is what the client gets.</summary>
    [Theory]
    [InlineData("/broken")]
    [InlineData("/mvc/broken")]
    public async Task ValuesThatCannotBeWrittenAreErrorsOfTheServer(string path)
    {
        using HttpResponseMessage response = await web.Client.GetAsync(path);
        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Equal("", await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("/binary")]
    [InlineData("/mvc/binary")]
    public async Task TypeOfOneFormatIsWrittenInThat(string path)
    {
        using HttpResponseMessage any = await web.Client.GetAs(path, "application/json;q=0.9, */*;q=0.1");
        Assert.Equal("application/vnd.octavo.binary", any.MediaType());
        using HttpResponseMessage none = await web.Client.GetAs(path, "application/cbor");
        Assert.Equal(HttpStatusCode.NotAcceptable, none.StatusCode);
    }

    /// <summary>Text and null are the framework's, and what a controller answers without a declared type and without a codec is its JSON.</summary>
    [Fact]
    public async Task WhatTheFrameworkWritesItWritesAsBefore()
    {
        using HttpResponseMessage text = await web.Client.GetAs("/mvc/text", null);
        Assert.Equal(("text/plain", "plain"), (text.MediaType(), await text.Content.ReadAsStringAsync()));
        using HttpResponseMessage quoted = await web.Client.GetAs("/mvc/text", "application/json");
        Assert.Equal("\"plain\"", await quoted.Content.ReadAsStringAsync());
        // As Angular and axios ask: the framework takes no notice of a header with a range of all types.
        using HttpResponseMessage ranged = await web.Client.GetAs("/mvc/text", "application/json, text/plain, */*");
        Assert.Equal(("text/plain", "plain"), (ranged.MediaType(), await ranged.Content.ReadAsStringAsync()));
        using HttpResponseMessage nothing = await web.Client.GetAs("/mvc/null", null);
        Assert.Equal(HttpStatusCode.NoContent, nothing.StatusCode);
        Assert.Equal("""{"id":5}""", await web.Client.GetStringAsync("/mvc/uncoded"));
    }

    /// <summary>What has no codec, as problem details of the framework, goes to the framework's formatters.</summary>
    [Fact]
    public async Task ProblemsOfControllersStayTheFrameworks()
    {
        using HttpResponseMessage response = await web.Client.GetAs("/mvc/missing", "application/json");
        Assert.Equal(HttpStatusCode.NotFound, response.StatusCode);
        Assert.Equal(404, JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement.GetProperty("status").GetInt32());
    }

    [Theory]
    [InlineData("/stream")]
    [InlineData("/mvc/stream")]
    public async Task ValuesAsTheyComeAreAnArrayOrLines(string path)
    {
        using HttpResponseMessage array = await web.Client.GetAs(path, null);
        Assert.Equal("application/json", array.MediaType());
        Assert.Equal("""[{"Sku":"S-1","Count":1},{"Sku":"S-2","Count":2},{"Sku":"S-3","Count":3}]""", await array.Content.ReadAsStringAsync());
        foreach (string mediaType in (string[])["application/x-ndjson", "application/jsonl"])
        {
            using HttpResponseMessage lines = await web.Client.GetAs(path, mediaType);
            Assert.Equal(mediaType, lines.MediaType());
            Assert.Equal("{\"Sku\":\"S-1\",\"Count\":1}\n{\"Sku\":\"S-2\",\"Count\":2}\n{\"Sku\":\"S-3\",\"Count\":3}\n",
                await lines.Content.ReadAsStringAsync());
        }
        foreach (string mediaType in (string[])["application/cbor", "text/json"])
        {
            using HttpResponseMessage other = await web.Client.GetAs(path, mediaType);
            Assert.Equal(HttpStatusCode.NotAcceptable, other.StatusCode);
        }
    }

    /// <summary>The controller says only the object: a query or the values of a dictionary have no codec of their own, and were camelCase JSON, or
    /// 406.</summary>
    [Theory]
    [InlineData("/mvc/query", 2)]
    [InlineData("/mvc/values", 1)]
    public async Task CollectionsAreWrittenWhateverTheirType(string path, int count)
    {
        foreach (OctavoFormat format in (OctavoFormat[])[OctavoFormats.Json, OctavoFormats.Cbor, OctavoFormats.MessagePack, OctavoFormats.Binary])
        {
            using var request = new HttpRequestMessage(HttpMethod.Get, path) { Headers = { { "Accept", format.MediaTypes[0] } } };
            using HttpResponseMessage answer = await web.Client.SendAsync(request);
            Assert.Equal(format.MediaTypes[0], answer.Content.Headers.ContentType?.MediaType);
            Assert.Equal(count, format.Deserialize<List<OrderLine>>(await answer.Content.ReadAsByteArrayAsync())!.Count);
        }
    }

    /// <summary>A body that may be missing is null: without a content type, with no bytes, and chunked.</summary>
    [Theory]
    [InlineData("/maybe")]
    [InlineData("/mvc/maybe")]
    public async Task BodiesThatMayBeMissingAreNull(string path)
    {
        Assert.Equal("-1", await Sent(null));
        Assert.Equal("-1", await Sent(Content([], "application/json")));
        Assert.Equal("-1", await Sent(Content([], "application/cbor")));
        Assert.Equal("-1", await Sent(Content([], "application/json"), chunked: true));
        Assert.Equal("7", await Sent(Content(OctavoJson.Serialize(Order.Of(0)), "application/json"), chunked: true));
        Assert.Equal("7", await Sent(Content(OctavoCbor.Serialize(Order.Of(0)), "application/cbor")));
        using HttpResponseMessage refused = await web.Client.PostAsync(path, Content("{"u8.ToArray(), "application/json"));
        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);

        async Task<string> Sent(HttpContent? content, bool chunked = false)
        {
            using var request = new HttpRequestMessage(HttpMethod.Post, path) { Content = content };
            request.Headers.TransferEncodingChunked = chunked ? true : null;
            using HttpResponseMessage answer = await web.Client.SendAsync(request);
            return $"{await answer.Content.ReadAsStringAsync()}";
        }

        static ByteArrayContent Content(byte[] bytes, string type) => new(bytes) { Headers = { ContentType = new(type) } };
    }

    /// <summary>Who sends bytes that are not what Content-Encoding says is told; the server has no fault.</summary>
    [Theory]
    [InlineData("/echo", "gzip")]
    [InlineData("/echo", "br")]
    [InlineData("/echo", "deflate")]
    [InlineData("/mvc/echo", "gzip")]
    [InlineData("/mvc/echo", "br")]
    public async Task DamagedCompressionIsABadRequest(string path, string encoding)
    {
        byte[] bytes = OctavoJson.Serialize(Order.Of(3));
        bytes[0] = 0xFF;
        using var content = new ByteArrayContent(bytes) { Headers = { ContentType = new("application/json"), ContentEncoding = { encoding } } };
        using HttpResponseMessage answer = await web.Client.PostAsync(path, content);
        Assert.Equal(HttpStatusCode.BadRequest, answer.StatusCode);
        Assert.Contains("damaged", await answer.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    /// <summary>A cache must not answer a client of one format with another.</summary>
    [Theory]
    [InlineData("/order")]
    [InlineData("/stream")]
    [InlineData("/mvc/order")]
    [InlineData("/mvc/stream")]
    public async Task AnswersVaryByAccept(string path)
    {
        using HttpResponseMessage answer = await web.Client.GetAsync(path);
        Assert.Equal(["Accept"], answer.Headers.Vary);
    }

    /// <summary>As of clients that ask for the JSON of the framework.</summary>
    [Theory]
    [InlineData("/order")]
    [InlineData("/stream")]
    [InlineData("/mvc/order")]
    [InlineData("/mvc/stream")]
    [InlineData("/mvc/query")]
    public async Task ParametersOfAcceptDoNotChooseAnotherFormat(string path)
    {
        foreach (string accept in (string[])["application/json; charset=utf-8", "application/json;profile=\"a;b\"", "text/html, application/json;v=1;q=0.5"])
        {
            using HttpResponseMessage answer = await web.Client.GetAs(path, accept);
            Assert.Equal((accept, HttpStatusCode.OK, "application/json"), (accept, answer.StatusCode, answer.MediaType()));
        }
        using HttpResponseMessage other = await web.Client.GetAs(path, "application/xml; charset=utf-8");
        Assert.Equal(HttpStatusCode.NotAcceptable, other.StatusCode);
    }

    [Fact]
    public async Task NoValuesAreAnEmptyArray() => Assert.Equal("[]", await web.Client.GetStringAsync("/none"));

    /// <summary>A value is there before the next one is made.</summary>
    [Fact]
    public async Task ValuesAreSentAsTheyCome()
    {
        using HttpResponseMessage response = await web.Client.GetAs("/waiting", "application/x-ndjson");
        using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
        Assert.Equal("""{"Sku":"first","Count":1}""", await reader.ReadLineAsync());
        web.Gate.SetResult();
        Assert.Equal("""{"Sku":"second","Count":2}""", await reader.ReadLineAsync());
        Assert.Null(await reader.ReadLineAsync());
    }

    /// <summary>A part is not taken for the whole.</summary>
    [Fact]
    public async Task ErrorInTheMiddleCutsTheConnection()
    {
        using HttpResponseMessage response = await web.Client.GetAs("/cut", "application/json");
        await Assert.ThrowsAnyAsync<Exception>(() => response.Content.ReadAsStringAsync());
    }

    /// <summary>Clients of npm: fetch, @msgpack/msgpack and cbor-x.</summary>
    [Fact]
    public Task NpmClientsReadAndWrite() => NpmClient.RunAsync("http.mjs", web.Address);

    private async Task<T> Read<T>(string path)
    {
        using HttpResponseMessage response = await web.Client.GetAs(path, "application/cbor");
        return OctavoFormats.Cbor.Deserialize<T>(await response.Content.ReadAsByteArrayAsync())!;
    }

    /// <summary>A stream that does not know its length.</summary>
    private sealed class OneWayStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override bool CanSeek => false;
    }
}
