// Owns: the tests of handlers that are called by tests themselves, without a request, and of results that say a status.
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.Http.HttpResults;
using Octavo.IntegrationTests.Descriptions;

namespace Octavo.IntegrationTests.Web;

public sealed class HandlerTests
{
    [Fact]
    public void AHandlerIsCalled()
    {
        OctavoResult<int> result = Count(new OctavoBody<List<OrderLine>>([new OrderLine("a", 1)]));
        Assert.Equal(1, result.Value);
        Assert.Equal(3, new OctavoBody<int>(3).Value);
        OctavoCreated<Order> created = TypedResults.OctavoCreated("/orders/7", Order.Of(1));
        Assert.Equal(("/orders/7", 7, 201), (created.Location, created.Value.Id, created.StatusCode));
        Assert.Equal(202, Assert.IsAssignableFrom<IStatusCodeHttpResult>(Results.OctavoAccepted<Order>(null, Order.Of(1))).StatusCode);

        static OctavoResult<int> Count(OctavoBody<List<OrderLine>> lines) => TypedResults.Octavo(lines.Value.Count);
    }

    /// <summary>Before, each of them was described as 200.</summary>
    [Fact]
    public async Task TheStatusIsServedAndDescribed()
    {
        await using WebServer server = await OpenApiFixture.StartAsync(application =>
        {
            application.MapPost("/created", (OctavoBody<Order> order) => TypedResults.OctavoCreated("/orders/7", order.Value));
            application.MapPost("/accepted",
                Results<OctavoAccepted<Order>, NotFound> (OctavoBody<Order> order) => TypedResults.OctavoAccepted("/jobs/7", order.Value));
            application.MapPost("/chosen", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value, StatusCodes.Status203NonAuthoritative))
                .ProducesOctavo<Order>(StatusCodes.Status203NonAuthoritative);
            application.MapPost("/both", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value, order.Value.Id == 7 ? 201 : 200))
                .ProducesOctavo<Order>().ProducesOctavo<Order>(StatusCodes.Status201Created);
        }, options => options.AddOctavo(), isMvc: false);
        JsonNode document = await OpenApiFixture.DocumentOf(server);
        foreach ((string path, int served, string[] described, string? location) in ((string, int, string[], string?)[])
            [("/created", 201, ["201"], "/orders/7"), ("/accepted", 202, ["202", "404"], "/jobs/7"), ("/chosen", 203, ["203"], null),
                ("/both", 201, ["200", "201"], null)])
        {
            JsonObject responses = document["paths"]![path]!["post"]!["responses"]!.AsObject();
            Assert.Equal(described, responses.Select(response => response.Key).Where(status => status is not ("400" or "406" or "413" or "415")).Order());
            Assert.NotNull(responses[described[^1] == "404" ? "202" : described[^1]]!["content"]!["application/cbor"]);
            using HttpResponseMessage response = await server.Client.PostAsOctavoAsync(path, Order.Of(1), OctavoFormats.Cbor);
            Assert.Equal((served, location), ((int)response.StatusCode, response.Headers.Location?.ToString()));
            Assert.Equal("application/cbor", response.MediaType());
        }
    }
}
