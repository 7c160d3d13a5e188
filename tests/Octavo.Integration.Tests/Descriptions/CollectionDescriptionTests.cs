// Owns: the tests that a document describes collections as they are served, whatever interface declares them.
using System.Text.Json.Nodes;
using Octavo.IntegrationTests.Web;

namespace Octavo.IntegrationTests.Descriptions;

public sealed class CollectionDescriptionTests
{
    [Fact]
    public async Task AreArraysAndObjects()
    {
        await using WebServer server = await WebServer.StartAsync(services =>
        {
            services.AddControllers().Only(typeof(CollectionsController)).AddOctavo();
            services.AddOpenApi(options => options.AddOctavo());
        }, application =>
        {
            application.MapOpenApi();
            application.MapControllers();
        });
        JsonNode document = await OpenApiFixture.DocumentOf(server);
        foreach (string path in (string[])["enumerable", "async", "list", "collection", "counted", "query", "set", "classic"])
        {
            JsonNode content = document["paths"]!["/collections/" + path]!["get"]!["responses"]!["200"]!["content"]!;
            Assert.True(content["application/json"]!["schema"]!["type"]?.ToString() is "array", path);
            Assert.Equal("#/components/schemas/OrderLine", content["application/json"]!["schema"]!["items"]!["$ref"]!.GetValue<string>());
            Assert.NotNull(content["application/cbor"]);
        }
        foreach (string path in (string[])["map", "readonlymap"])
        {
            JsonNode content = document["paths"]!["/collections/" + path]!["get"]!["responses"]!["200"]!["content"]!;
            Assert.Equal("object", content["application/json"]!["schema"]!["type"]!.GetValue<string>());
        }
        Assert.NotNull(document["components"]!["schemas"]!["OrderLine"]!["properties"]!["Sku"]);
    }
}
