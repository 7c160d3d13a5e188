// Owns: the application of the tests of Octavo.OpenApi, started once, and the document that it serves.
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.OpenApi;
using Microsoft.OpenApi;
using Octavo.IntegrationTests.Web;

namespace Octavo.IntegrationTests.Descriptions;

public sealed class OpenApiFixture : IAsyncLifetime
{
    private WebServer _server = null!;

    internal HttpClient Client => _server.Client;

    internal JsonNode Document { get; private set; } = null!;

    public async ValueTask InitializeAsync()
    {
        _server = await StartAsync(Map, options => options.AddOctavo(), older: options =>
        {
            options.AddOctavo();
            options.OpenApiVersion = OpenApiSpecVersion.OpenApi3_0;
        });
        Document = await DocumentOf(_server);
    }

    public ValueTask DisposeAsync() => _server.DisposeAsync();

    internal static Task<WebServer> StartAsync(
        Action<WebApplication> map, Action<OpenApiOptions> open, Action<OpenApiOptions>? older = null, bool isMvc = true) => WebServer.StartAsync(
            services =>
            {
                services.AddOctavo();
                services.AddOctavo("devices", options => options.Use(OctavoFormats.Compact).Only("CBOR", "Compact"));
                if (isMvc)
                {
                    services.AddControllers().Only(typeof(CatalogController)).AddOctavo();
                }
                services.AddOpenApi(open);
                if (older is not null)
                {
                    services.AddOpenApi("old", older);
                }
            },
            application =>
            {
                application.MapOpenApi();
                map(application);
            });

    internal static async Task<JsonNode> DocumentOf(WebServer server, string name = "v1") =>
        JsonNode.Parse(await server.Client.GetStringAsync($"/openapi/{name}.json"))!;

    internal async Task<JsonNode> OlderDocument() => await DocumentOf(_server, "old");

    private static void Map(WebApplication application)
    {
        application.MapControllers();
        application.MapPost("/catalog", (OctavoBody<Catalog> catalog) => TypedResults.Octavo(catalog.Value));
        application.MapGet("/order", () => TypedResults.Octavo(Order.Of(2)));
        application.MapGet("/pages", () => TypedResults.Octavo(new Paged<Order>()));
        application.MapGet("/shape", () => TypedResults.Octavo<Shape>(new Square()));
        application.MapGet("/step", () => TypedResults.Octavo<Step>(new Added()));
        application.MapGet("/knot", () => TypedResults.Octavo(new Knot()));
        application.MapPost("/lines", (OctavoBody<List<OrderLine>> lines) => TypedResults.Octavo(lines.Value.Count));
        application.MapGet("/stream", () => TypedResults.OctavoStream(AsyncEnumerable.Empty<Order>()));
        application.MapGet("/binary", () => TypedResults.Octavo(new OfBinary(1)));
        application.MapPost("/readings", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value)).WithOctavo("devices");
        application.MapGet("/chosen", () => Results.Octavo(Order.Of(1), StatusCodes.Status202Accepted)).ProducesOctavo<Order>(StatusCodes.Status202Accepted);
        application.MapGet("/either", Results<OctavoResult<Order>, NotFound> () => TypedResults.Octavo(Order.Of(1)));
        application.MapPost("/plain", (OrderLine line) => line); // the framework's JSON
        application.MapGet("/uncoded", () => new Uncoded { Id = 1 });
    }
}
