// Owns: the tests of Octavo.OpenApi: the document that Kestrel serves, against what the same application reads and writes.
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using Json.Schema;
using Microsoft.OpenApi;
using Octavo.IntegrationTests.Web;

namespace Octavo.IntegrationTests.Descriptions;

public sealed class OpenApiTests(OpenApiFixture open) : IClassFixture<OpenApiFixture>
{
    private const string Problem = "#/components/schemas/OctavoProblem";

    private static readonly OctavoServiceOptions s_options = new();

    [Fact]
    public async Task EveryReferenceResolvesAndEveryComponentIsUsed()
    {
        foreach (JsonNode document in (JsonNode[])[open.Document, await open.OlderDocument()])
        {
            List<string> references = [.. References(document).Distinct()];
            Assert.NotEmpty(references);
            Assert.All(references, reference => Assert.NotNull(Find(document, reference)));
            JsonObject schemas = document["components"]!["schemas"]!.AsObject();
            Assert.All(schemas, schema => Assert.Contains($"#/components/schemas/{schema.Key}", references));
            Assert.All(schemas, schema => Assert.Matches("^[a-zA-Z0-9._-]+$", schema.Key));
            Assert.DoesNotContain("$defs", document.ToJsonString(), StringComparison.Ordinal);
        }
    }

    /// <summary>What is served is what its schema allows, and what it refuses is refused.</summary>
    [Theory]
    [InlineData("/mvc/catalog", "Catalog")]
    [InlineData("/order", "Order2")]
    [InlineData("/pages", "Paged_Octavo_IntegrationTests_Types_Order_")]
    [InlineData("/shape", "Shape")]
    [InlineData("/step", "Step")]
    [InlineData("/knot", "Knot")]
    [InlineData("/mvc/lines", null)]
    public async Task WhatIsServedIsValid(string path, string? component)
    {
        JsonNode schema = Content(path, "get", "200", "application/json")["schema"]!.DeepClone();
        if (component is not null)
        {
            Assert.Equal($"#/components/schemas/{component}", schema["$ref"]?.GetValue<string>());
        }
        schema["$defs"] = open.Document["components"]!["schemas"]!.DeepClone();
        RemoveDiscriminators(schema);
        JsonSchema validator = JsonSchema.FromText(schema.ToJsonString().Replace("#/components/schemas/", "#/$defs/", StringComparison.Ordinal));
        using JsonDocument served = JsonDocument.Parse(await open.Client.GetStringAsync(path));
        Assert.True(validator.Evaluate(served.RootElement).IsValid, served.RootElement.ToString());
        Assert.False(validator.Evaluate(JsonElement.Parse("[[]]")).IsValid);
        Assert.False(validator.Evaluate(JsonElement.Parse("5")).IsValid);
    }

    [Fact]
    public void SchemasSayWhatTypesAre()
    {
        JsonNode catalog = Schema("Catalog")["properties"]!;
        Assert.Equal("""["title"]""", Schema("Catalog")["required"]!.ToJsonString());
        Assert.Equal("""{"anyOf":[{"enum":["Spring","Autumn"]},{"type":"integer"}]}""", catalog["season"]!.ToJsonString());
        Assert.Equal(["null", "integer"], catalog["stock"]!["type"]!.AsArray().Select(type => type!.GetValue<string>()).Order().Reverse());
        Assert.Contains("null", catalog["note"]!["type"]!.AsArray().Select(type => type!.GetValue<string>()));
        Assert.Equal("date-time", catalog["since"]!["format"]!.GetValue<string>());
        Assert.Equal("base64", catalog["cover"]!["contentEncoding"]!.GetValue<string>());
        Assert.Equal("""{"anyOf":[{"$ref":"#/components/schemas/Shape"},{"type":"null"}]}""", catalog["logo"]!.ToJsonString());
        Assert.Equal("object", catalog["byName"]!["type"]!.GetValue<string>());
        Assert.Equal("integer", catalog["sold"]!["additionalProperties"]!["type"]!.GetValue<string>());
        Assert.Contains("#/components/schemas/Folder", References(Schema("Folder")));
        Assert.Contains("circle", Schema("Shape").ToJsonString(), StringComparison.Ordinal);
        // A case that is told by its number is not one that is told by text.
        Assert.Contains("""[1]""", Schema("StepAdded").ToJsonString(), StringComparison.Ordinal);
    }

    /// <summary>Names are of types: two of one name are two schemas, and so is what the framework writes of a type, beside what Octavo writes.</summary>
    [Fact]
    public void NamesAreUnique()
    {
        Assert.Equal("#/components/schemas/Order2", Content("/order", "get", "200", "application/json")["schema"]!["$ref"]!.GetValue<string>());
        Assert.NotNull(Schema("Order2")["properties"]!["Customer"]);
        Assert.NotNull(Schema("Order")["properties"]!["Buyer"]); // Types.Elsewhere.Order is before Types.Order
        string framework = Find(open.Document, "#/paths/~1plain/post/requestBody/content/application~1json/schema")!["$ref"]!.GetValue<string>();
        Assert.NotNull(Find(open.Document, framework)!["properties"]!["sku"]);
        string ours = Content("/mvc/lines", "get", "200", "application/json")["schema"]!["items"]!["$ref"]!.GetValue<string>();
        Assert.NotEqual(framework, ours);
        Assert.NotNull(Find(open.Document, ours)!["properties"]!["Sku"]);
        Assert.NotNull(Schema("Uncoded")["properties"]!["id"]);
    }

    [Fact]
    public async Task NamesDoNotDependOnTheOrderOfEndpoints()
    {
        Action<WebApplication> one = application => application.MapGet("/a", () => TypedResults.Octavo(Order.Of(1))),
            other = application => application.MapGet("/b", () => TypedResults.Octavo(new Types.Elsewhere.Order()));
        List<string> documents = [];
        foreach (Action<WebApplication> map in (Action<WebApplication>[])[one + other, other + one])
        {
            await using WebServer server = await OpenApiFixture.StartAsync(map, options => options.AddOctavo());
            documents.Add((await OpenApiFixture.DocumentOf(server))["components"]!.ToJsonString());
        }
        Assert.Equal(documents[0], documents[1]);
    }

    /// <summary>Only another type of the same name does, and not another place of one that was there.</summary>
    [Fact]
    public async Task ANewEndpointDoesNotChangeNames()
    {
        Action<WebApplication> before = application =>
        {
            application.MapGet("/a", () => TypedResults.Octavo(Order.Of(1)));
            application.MapGet("/b", () => TypedResults.Octavo(new Paged<Types.Elsewhere.Order>()));
        };
        Action<WebApplication> added = application => application.MapGet("/c", () => TypedResults.Octavo(new Types.Elsewhere.Order()));
        List<string> schemas = [];
        foreach (Action<WebApplication> map in (Action<WebApplication>[])[before, before + added])
        {
            await using WebServer server = await OpenApiFixture.StartAsync(map, options => options.AddOctavo());
            JsonNode all = (await OpenApiFixture.DocumentOf(server))["components"]!["schemas"]!;
            schemas.Add(all["Order"]!.ToJsonString() + all["Order2"]!.ToJsonString());
        }
        Assert.Equal(schemas[0], schemas[1]);
    }

    /// <summary>A program's own type of the name of the schema of problems.</summary>
    [Fact]
    public async Task ProblemsHaveANameOfTheirOwn()
    {
        await using WebServer server = await OpenApiFixture.StartAsync(
            application => application.MapPost("/problem", (OctavoBody<OctavoProblem> problem) => TypedResults.Octavo(problem.Value)),
            options => options.AddOctavo());
        JsonNode document = await OpenApiFixture.DocumentOf(server);
        Assert.NotNull(document["components"]!["schemas"]!["OctavoProblem"]!["properties"]!["Severity"]);
        Assert.NotNull(document["components"]!["schemas"]!["OctavoProblem2"]!["properties"]!["code"]);
        JsonNode refused = document["paths"]!["/problem"]!["post"]!["responses"]!["400"]!["content"]!["application/problem+json"]!["schema"]!;
        Assert.Equal("#/components/schemas/OctavoProblem2", refused["$ref"]!.GetValue<string>());
    }

    public static TheoryData<string, string> Formats => [.. s_options.Formats.SelectMany(format => format.MediaTypes.Select(type => (format.Name, type)))];

    [Theory, MemberData(nameof(Formats))]
    public void EveryMediaTypeIsListed(string name, string mediaType)
    {
        if (name == "Protobuf") // a catalog has no numbers
        {
            Assert.Null(Find(open.Document, $"#/paths/~1catalog/post/requestBody/content/{mediaType.Replace("/", "~1")}"));
            Assert.Equal("binary", Content("/order", "get", "200", mediaType)["schema"]!["format"]!.GetValue<string>());
            return;
        }
        foreach (string path in (string[])["~1catalog", "~1mvc~1catalog"])
        {
            JsonNode schema = Find(open.Document, $"#/paths/{path}/post/requestBody/content/{mediaType.Replace("/", "~1")}/schema")!;
            Assert.Equal(name == "JSON" ? """{"$ref":"#/components/schemas/Catalog"}""" : """{"type":"string","format":"binary"}""", schema.ToJsonString());
        }
        Assert.NotNull(Content("/mvc/catalog", "get", "200", mediaType));
    }

    [Fact]
    public async Task MediaTypesAreThoseOfTheEndpoint()
    {
        string[] devices = ["application/cbor", "application/vnd.octavo.compact"];
        foreach (string device in devices)
        {
            byte[] reading = (device == devices[0] ? OctavoFormats.Cbor : OctavoFormats.Compact).Serialize(Order.Of(1));
            using HttpResponseMessage echo = await open.Client.PostBytes("/readings", reading, device, device);
            Assert.Equal(reading, await echo.Content.ReadAsByteArrayAsync());
        }
        Assert.Equal(devices, Keys("#/paths/~1readings/post/requestBody/content"));
        Assert.Equal(devices, Keys("#/paths/~1readings/post/responses/200/content"));
        Assert.Equal(["application/vnd.octavo.binary"], Keys("#/paths/~1binary/get/responses/200/content"));
        Assert.Equal(["application/json", "application/jsonl", "application/x-ndjson"], Keys("#/paths/~1stream/get/responses/200/content"));
        Assert.Equal(["application/json", "application/jsonl", "application/x-ndjson"], Keys("#/paths/~1mvc~1lines/get/responses/200/content"));
        Assert.Equal("array", Content("/stream", "get", "200", "application/json")["schema"]!["type"]!.GetValue<string>());
        Assert.Equal("string", Content("/stream", "get", "200", "application/x-ndjson")["schema"]!["type"]!.GetValue<string>());
        Assert.Contains("application/cbor", Keys("#/paths/~1chosen/get/responses/202/content"));
        Assert.NotNull(Find(open.Document, "#/paths/~1either/get/responses/404"));
        Assert.Equal("integer", Content("/lines", "post", "200", "application/json")["schema"]!["type"]!.GetValue<string>());
    }

    /// <summary>Each problem of the document is provoked, and has the content that the document says.</summary>
    [Theory]
    [InlineData("/catalog", "400", "garbage", "application/json", null)]
    [InlineData("/catalog", "415", "<a/>", "text/xml", null)]
    [InlineData("/catalog", "406", """{"title":"x"}""", "application/json", "text/html")]
    [InlineData("/mvc/catalog", "400", "garbage", "application/json", null)]
    [InlineData("/mvc/catalog", "415", "<a/>", "text/xml", null)]
    [InlineData("/mvc/catalog", "406", """{"title":"x"}""", "application/json", "text/html")]
    public async Task ProblemsAreThoseThatAreServed(string path, string status, string body, string contentType, string? accept)
    {
        using HttpResponseMessage response = await open.Client.PostBytes(path, Encoding.UTF8.GetBytes(body), contentType, accept);
        Assert.Equal(status, ((int)response.StatusCode).ToString(System.Globalization.CultureInfo.InvariantCulture));
        JsonNode described = Find(open.Document, $"#/paths/{path.Replace("/", "~1")}/post/responses/{status}")!;
        string? served = (await response.Content.ReadAsByteArrayAsync()).Length == 0 ? null : response.MediaType();
        Assert.Equal(served, described["content"]?.AsObject().Single().Key);
        if (served is not null)
        {
            Assert.Equal(Problem, described["content"]![served]!["schema"]!["$ref"]!.GetValue<string>());
            JsonObject problem = JsonNode.Parse(await response.Content.ReadAsStringAsync())!.AsObject();
            Assert.All(problem.Where(member => member.Key != "traceId"), member => Assert.NotNull(Schema("OctavoProblem")["properties"]![member.Key]));
        }
    }

    /// <summary>Documents of applications without Octavo, and schemas that a program adds, are as before.</summary>
    [Fact]
    public async Task WhatIsNotOctavosStays()
    {
        List<string> documents = [];
        foreach (bool octavo in (bool[])[false, true])
        {
            Action<WebApplication> map = application => application.MapPost("/plain", (Order order) => order);
            await using WebServer server = await OpenApiFixture.StartAsync(map, isMvc: false, open: options =>
            {
                options.AddDocumentTransformer((document, _, _) =>
                {
                    document.AddComponent("Own", new OpenApiSchema { Type = JsonSchemaType.Boolean });
                    return Task.CompletedTask;
                });
                if (octavo)
                {
                    options.AddOctavo();
                }
            });
            documents.Add((await OpenApiFixture.DocumentOf(server)).ToJsonString().Replace(server.Address.Port.ToString(), ""));
        }
        Assert.Equal(documents[0], documents[1]);
        Assert.Contains("\"Own\"", documents[1], StringComparison.Ordinal);
    }

    /// <summary>npm's validator of documents, and Ajv for what is served.</summary>
    [Fact]
    public Task NpmValidatesTheDocument() => NpmClient.RunAsync("openapi.mjs", open.Client.BaseAddress!);

    /// <summary>OpenAPI's dialect of JSON Schema has this keyword more, which validates nothing; the validator knows only the dialect of the draft.</summary>
    private static void RemoveDiscriminators(JsonNode? node)
    {
        if (node is JsonObject members)
        {
            members.Remove("discriminator");
        }
        foreach (JsonNode? part in node is JsonObject all ? all.Select(member => member.Value) : node as JsonArray ?? [])
        {
            RemoveDiscriminators(part);
        }
    }

    private static IEnumerable<string> References(JsonNode? node) => node switch
    {
        JsonObject members => members.SelectMany(member => member is ("$ref", JsonValue reference) ? [reference.GetValue<string>()] : References(member.Value)),
        JsonArray items => items.SelectMany(References),
        _ => [],
    };

    private static JsonNode? Find(JsonNode document, string pointer) => pointer[2..].Split('/').Aggregate<string, JsonNode?>(document,
        (node, step) => node?[step.Replace("~1", "/", StringComparison.Ordinal)]);

    private JsonNode Schema(string name) => Find(open.Document, $"#/components/schemas/{name}")!;

    private JsonNode Content(string path, string method, string status, string mediaType) => Find(open.Document,
        $"#/paths/{path.Replace("/", "~1")}/{method}/responses/{status}/content/{mediaType.Replace("/", "~1")}")!;

    private IEnumerable<string> Keys(string pointer) => Find(open.Document, pointer)!.AsObject().Select(member => member.Key).Order(StringComparer.Ordinal);
}
