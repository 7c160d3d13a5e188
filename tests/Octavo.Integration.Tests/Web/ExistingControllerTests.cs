// Owns: what controllers that exist do already, and still do after AddOctavo. Knows no format.
using System.Net;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;

namespace Octavo.IntegrationTests.Web;

public sealed class ExistingControllerTests
{
    /// <summary>The framework's JSON formatter writes each type that ends in +json if the action names it.</summary>
    [Theory]
    [InlineData(null)]
    [InlineData("application/vnd.acme.line+json")]
    [InlineData("*/*")]
    public async Task MediaTypesOfAnActionAreWritten(string? accept)
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response = await server.Client.GetAs("/existing/vendor", accept);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("application/vnd.acme.line+json", response.MediaType());
        Assert.Equal("""{"Sku":"a","Count":1}""", await response.Content.ReadAsStringAsync());
    }

    [Theory]
    [InlineData("/existing/gone", 404, 404)]
    [InlineData("/existing/upstream", 502, 500)]
    [InlineData("/existing/own", 409, 409)]
    public async Task ProblemsHaveTheStatusOfTheResult(string path, int status, int member)
    {
        await using WebServer server = await Started();
        foreach (string? accept in (string?[])[null, "application/json", "application/problem+json", "application/cbor", "text/html, */*;q=0.1"])
        {
            using HttpResponseMessage response = await server.Client.GetAs(path, accept);
            Assert.Equal(status, (int)response.StatusCode);
            Assert.Equal("application/problem+json", response.MediaType());
            Assert.Equal(member, JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement.GetProperty("status").GetInt32());
        }
    }

    [Fact]
    public async Task HeadersOfAResultWithAProblemStay()
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response = await server.Client.GetAs("/existing/accepted", "application/cbor");
        Assert.Equal(HttpStatusCode.Accepted, response.StatusCode);
        Assert.EndsWith("/existing/gone", response.Headers.Location?.ToString(), StringComparison.Ordinal);
    }

    /// <summary>A program's own answer to invalid models is also that to bodies that cannot be read.</summary>
    [Fact]
    public async Task OwnAnswerToInvalidModelsStays()
    {
        await using WebServer server = await Started(services => services.Configure<ApiBehaviorOptions>(options =>
            options.InvalidModelStateResponseFactory = context => new ObjectResult(string.Join(';', context.ModelState.Keys)) { StatusCode = 422 }));
        using HttpResponseMessage response = await server.Client.PostBytes("/existing/line", """{"Sku":"a","Count":"many"}"""u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.UnprocessableEntity, response.StatusCode);
        Assert.Contains("Count", await response.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    /// <summary>Queries of databases and JSON that is read by hand need no codec.</summary>
    [Fact]
    public async Task QueriesAndJsonByHandAreNotRefusedAtTheStart()
    {
        await using WebServer server = await Started();
        Assert.Equal("""[{"Sku":"A-1","Count":1}]""", await server.Client.GetStringAsync("/existing/queryable"));
        using HttpResponseMessage hook = await server.Client.PostBytes("/existing/hook", """{"id":7}"""u8.ToArray(), "application/json");
        Assert.Equal("7", await hook.Content.ReadAsStringAsync());
    }

    /// <summary>As clients of the framework send it: names in camelCase, a byte order mark.</summary>
    [Theory]
    [InlineData("{\"sku\":\"a\",\"count\":2}")]
    [InlineData("\uFEFF{\"Sku\":\"a\",\"COUNT\":2}")]
    public async Task BodiesOfExistingClientsAreRead(string body)
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response = await server.Client.PostBytes("/existing/line", System.Text.Encoding.UTF8.GetBytes(body), "application/json");
        Assert.Equal("""{"Sku":"a","Count":2}""", await response.Content.ReadAsStringAsync());
    }

    /// <summary>What the framework's JSON takes and Octavo refuses, as the page lists it.</summary>
    [Theory]
    [InlineData("""{"id":"7","note":"a"}""", "TypeMismatch")]
    [InlineData("""{"id":7,"note":"a","NOTE":"b"}""", "DuplicateMember")]
    [InlineData("""{"note":"a"}""", "MissingMember")]
    [InlineData("""{"id":7}""", null)]
    public async Task BodiesThatAreRefused(string body, string? code)
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response = await server.Client.PostBytes("/existing/edit", System.Text.Encoding.UTF8.GetBytes(body), "application/json");
        Assert.Equal(code is null ? HttpStatusCode.OK : HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal(code, code is null ? null : (await response.Place()).Code);
    }

    /// <summary>These results write themselves, with System.Text.Json: no formatter sees them.</summary>
    [Theory]
    [InlineData("json")]
    [InlineData("typed")]
    public async Task ResultsThatWriteThemselvesAreTheFrameworks(string path)
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response = await server.Client.GetAs("/existing/" + path, "application/cbor");
        Assert.Equal("""{"sku":"a","count":1}""", await response.Content.ReadAsStringAsync());
        Assert.Equal("""{"Sku":"a","Count":1}""", await server.Client.GetStringAsync("/existing/octavo"));
    }

    /// <summary>Browsers name XML before all types: without Octavo they get JSON, and with it too; who asks for CBOR and takes all types gets CBOR.</summary>
    [Fact]
    public async Task OtherFormattersDoNotAnswerBrowsers()
    {
        await using WebServer server = await WebServer.StartAsync(
            services => services.AddControllers().AddXmlSerializerFormatters().Only(typeof(ExistingController)).AddOctavo(),
            application => application.MapControllers());
        using HttpResponseMessage browser =
            await server.Client.GetAs("/existing/plain", "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8");
        Assert.Equal("application/json", browser.MediaType());
        using HttpResponseMessage xml = await server.Client.GetAs("/existing/plain", "application/xml");
        Assert.Equal("application/xml", xml.MediaType());
        using HttpResponseMessage cbor = await server.Client.GetAs("/existing/plain", "application/cbor, */*;q=0.1");
        Assert.Equal("application/cbor", cbor.MediaType());
    }

    [Fact]
    public async Task FormatFilterKnowsTheFormats()
    {
        await using WebServer server = await Started();
        foreach (OctavoFormat format in new OctavoServiceOptions().Formats.Where(format => format.CanSerialize(typeof(OrderLine))))
        {
            using HttpResponseMessage response = await server.Client.GetAs("/existing/file." + format.Name.ToLowerInvariant(), null);
            Assert.Equal((HttpStatusCode.OK, format.MediaTypes[0]), (response.StatusCode, response.MediaType()));
        }
    }

    /// <summary>The program's word on 406 counts, whether it comes before <c>AddOctavo</c> or after.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task OwnWordOnNotAcceptableStays(bool first)
    {
        await using WebServer server = await WebServer.StartAsync(
            services =>
            {
                IMvcBuilder mvc = first ? services.AddControllers(options => options.ReturnHttpNotAcceptable = false) : services.AddControllers();
                mvc.Only(typeof(ExistingController)).AddOctavo();
                if (!first)
                {
                    mvc.AddMvcOptions(options => options.ReturnHttpNotAcceptable = false);
                }
            },
            application => application.MapControllers());
        using HttpResponseMessage response = await server.Client.GetAs("/existing/plain", "image/png");
        Assert.Equal((HttpStatusCode.OK, "application/json"), (response.StatusCode, response.MediaType()));
    }

    private static Task<WebServer> Started(Action<IServiceCollection>? configure = null) => WebServer.StartAsync(services =>
    {
        services.AddControllers().Only(typeof(ExistingController)).AddOctavo();
        configure?.Invoke(services);
    }, application => application.MapControllers());
}

/// <summary>A controller as programs have them: it is a part of the application in these tests alone.</summary>
[ApiController, Route("existing")]
public sealed class ExistingController : ControllerBase
{
    [HttpGet("vendor"), Produces("application/vnd.acme.line+json")]
    public OrderLine Vendor() => new() { Sku = "a", Count = 1 };

    [HttpGet("gone")]
    public IActionResult Gone() => NotFound(new ProblemDetails { Title = "No such order" });

    [HttpGet("upstream")]
    public IActionResult Upstream() => StatusCode(502, new ProblemDetails { Status = 500 });

    [HttpGet("own")]
    public IActionResult Own() => new ObjectResult(new ProblemDetails { Status = 409 });

    [HttpGet("accepted")]
    public IActionResult Postponed() => AcceptedAtAction(nameof(Gone), new ProblemDetails { Title = "Later" });

    [HttpGet("queryable")]
    public IQueryable<OrderLine> Queryable() => Order.Of(1).Lines.AsQueryable();

    [HttpPost("hook")]
    public int Hook([FromBody] JsonElement body) => body.GetProperty("id").GetInt32();

    [HttpPost("edit")]
    public int Edit([FromBody] Edit edit) => edit.Id;

    [HttpGet("json")]
    public IActionResult Json() => new JsonResult(new OrderLine("a", 1));

    [HttpGet("typed")]
    public Microsoft.AspNetCore.Http.HttpResults.Ok<OrderLine> Typed() => TypedResults.Ok(new OrderLine("a", 1));

    [HttpGet("octavo")]
    public OctavoResult<OrderLine> Octavo() => TypedResults.Octavo(new OrderLine("a", 1));

    [HttpGet("file.{format}"), FormatFilter]
    public OrderLine File() => new() { Sku = "a", Count = 1 };

    [HttpGet("plain")]
    public OrderLine Plain() => new() { Sku = "a", Count = 1 };

    [HttpPost("line")]
    public OrderLine Echo([FromBody] OrderLine line) => line;
}

[GenerateCodec]
public sealed record Edit(int Id, string? Note);
