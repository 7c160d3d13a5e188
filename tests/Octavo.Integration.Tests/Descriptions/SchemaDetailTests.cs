// Owns: the tests of what generators of clients read in a schema: formats, discriminators, descriptions, bounds. Against the framework's own document.
using System.Text.Json.Nodes;

namespace Octavo.IntegrationTests.Descriptions;

public sealed class SchemaDetailTests
{
    /// <summary>The same formats as in the framework's document of the same type, which a plain handler has.</summary>
    [Fact]
    public async Task FormatsAreTheFrameworks()
    {
        await using WebServer server = await OpenApiFixture.StartAsync(application => application.MapGet("/ours", () => TypedResults.Octavo(new Scalars())),
            options => options.AddOctavo(), isMvc: false);
        await using WebServer plain = await OpenApiFixture.StartAsync(application => application.MapGet("/plain", () => new Scalars()), _ => { }, isMvc: false);
        JsonObject ours = await Properties(server, "Scalars"), framework = await Properties(plain, "Scalars");
        foreach ((string name, JsonNode? expected) in framework)
        {
            JsonNode property = ours.Single(one => one.Key.Equals(name, StringComparison.OrdinalIgnoreCase)).Value!;
            Assert.True(expected!["format"]?.ToString() == property["format"]?.ToString(), $"{name}: {expected} {property}");
            Assert.Equal(expected["items"]?["format"]?.ToString(), property["items"]?["format"]?.ToString());
        }
        Assert.Equal("int64", ours["Long"]!["format"]!.ToString());
        Assert.Equal("date-time", ours["At"]!["format"]!.ToString());
    }

    /// <summary>Each case is a component with the member that says it, as generators of clients want.</summary>
    [Fact]
    public async Task AUnionHasADiscriminator()
    {
        await using WebServer server = await OpenApiFixture.StartAsync(application =>
        {
            application.MapGet("/shape", () => TypedResults.Octavo<Shape>(new Square { Side = 2 }));
            application.MapGet("/step", () => TypedResults.Octavo<Step>(new Added()));
        }, options => options.AddOctavo(), isMvc: false);
        JsonNode schemas = (await OpenApiFixture.DocumentOf(server))["components"]!["schemas"]!;
        Assert.Equal("$type", schemas["Shape"]!["discriminator"]!["propertyName"]!.GetValue<string>());
        Assert.Equal("""{"circle":"#/components/schemas/ShapeCircle","square":"#/components/schemas/ShapeSquare"}""",
            schemas["Shape"]!["discriminator"]!["mapping"]!.ToJsonString());
        Assert.Equal("""[{"$ref":"#/components/schemas/ShapeCircle"},{"$ref":"#/components/schemas/ShapeSquare"}]""",
            schemas["Shape"]!["anyOf"]!.ToJsonString());
        Assert.Equal("""["$type"]""", schemas["ShapeSquare"]!["required"]!.ToJsonString());
        Assert.Equal("#/components/schemas/Square", schemas["ShapeSquare"]!["allOf"]![0]!["$ref"]!.GetValue<string>());
        Assert.Equal("""{"1":"#/components/schemas/StepAdded","2":"#/components/schemas/StepRemoved"}""",
            schemas["Step"]!["discriminator"]!["mapping"]!.ToJsonString());
    }

    [Fact]
    public async Task DescriptionsAndBoundsStay()
    {
        await using WebServer server = await OpenApiFixture.StartAsync(
            application => application.MapPost("/signup", (OctavoBody<Signup> signup) => TypedResults.Octavo(signup.Value)), options => options.AddOctavo(),
            isMvc: false);
        JsonNode signup = (await OpenApiFixture.DocumentOf(server))["components"]!["schemas"]!["Signup"]!;
        JsonNode properties = signup["properties"]!;
        Assert.Equal("Who wants an account.", signup["description"]?.ToString());
        Assert.Equal("The name of the account.", properties["name"]!["description"]?.ToString());
        Assert.Equal(("20", "^[a-z]+$"), (properties["name"]!["maxLength"]?.ToString(), properties["name"]!["pattern"]?.ToString()));
        Assert.Equal(("18", "120", "int32"), Bounds(properties["age_in_years"]!));
        Assert.Equal(("0", "10", "int32"), Bounds(properties["score"]!));
        Assert.Equal(("7", "Where the account is used."), (properties["region"]!["default"]?.ToString(), properties["region"]!["description"]?.ToString()));
        Assert.Equal("Where to write to.", properties["mail"]!["description"]?.ToString());
        Assert.Equal(("The first order.", "1"), (properties["lines"]!["description"]?.ToString(), properties["lines"]!["minItems"]?.ToString()));
        Assert.Equal("Drawn.", properties["shape"]!["description"]?.ToString());
        Assert.Equal("What was bought.", properties["line"]!["description"]?.ToString());
        Assert.Equal("#/components/schemas/OrderLine", properties["line"]!["$ref"]?.ToString());

        static (string?, string?, string?) Bounds(JsonNode schema) =>
            (schema["minimum"]?.ToString(), schema["maximum"]?.ToString(), schema["format"]?.ToString());
    }

    private static async Task<JsonObject> Properties(WebServer server, string name) =>
        (await OpenApiFixture.DocumentOf(server))["components"]!["schemas"]![name]!["properties"]!.AsObject();
}
