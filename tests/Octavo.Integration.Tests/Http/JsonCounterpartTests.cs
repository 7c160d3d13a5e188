// Owns: the tests that each call of System.Net.Http.Json has a counterpart of its form, and that Refit gets what it gets of its own serializer.
using Octavo.IntegrationTests.Web;
using Refit;

namespace Octavo.IntegrationTests.Http;

public sealed class JsonCounterpartTests
{
    [Fact]
    public async Task CallsHaveTheSameForms()
    {
        CancellationToken token = TestContext.Current.CancellationToken;
        await using WebServer server = await Started();
        HttpClient client = server.Client;
        Assert.Equal(2, (await client.GetFromOctavoAsync<Order>("/order", token))!.Lines.Count);
        Assert.Equal(2, (await client.GetFromOctavoAsync<Order>(new Uri("/order", UriKind.Relative), token))!.Lines.Count);
        Assert.Equal(2, (await (await client.GetAsync("/order", token)).Content.ReadFromOctavoAsync<Order>(token))!.Lines.Count);
        Assert.Equal(2, Assert.IsType<Order>(await client.GetFromOctavoAsync("/order", typeof(Order), cancellationToken: token)).Lines.Count);
        Assert.Equal(3, (await client.DeleteFromOctavoAsync<Order>("/order"))!.Lines.Count);
        Assert.Equal(3, (await client.DeleteFromOctavoAsync<Order>("/order", token))!.Lines.Count);
        Assert.Null(await client.GetFromOctavoAsync("/nothing", typeof(Order), cancellationToken: token));
        Assert.Null(await client.DeleteFromOctavoAsync<Order>("/nothing", token));
        await Assert.ThrowsAsync<HttpRequestException>(() => client.DeleteFromOctavoAsync<Order>("/missing", token));
        foreach (Func<string, Order, CancellationToken, Task<HttpResponseMessage>> send in
            (Func<string, Order, CancellationToken, Task<HttpResponseMessage>>[])[client.PostAsOctavoAsync, client.PutAsOctavoAsync, client.PatchAsOctavoAsync])
        {
            using HttpResponseMessage response = await send("/echo", Order.Of(4), token);
            Assert.Equal("application/json", response.MediaType());
            Assert.Equal(4, (await response.Content.ReadFromOctavoAsync<Order>(token))!.Lines.Count);
        }
    }

    [Fact]
    public async Task RefitReadsSequencesAndTextsOfErrors()
    {
        await using WebServer server = await Started();
        OctavoContentSerializer serializer = new OctavoContentSerializer(OctavoFormats.MessagePack).Require<IStreamed>();
        IStreamed orders = RestService.For<IStreamed>(server.Client, new RefitSettings(serializer));
        Assert.Equal([1, 2], await orders.All().Select(order => order.Lines.Count).ToListAsync());
        Assert.Equal([1, 2], await orders.Lines().Select(order => order.Lines.Count).ToListAsync());
        ApiException found = await Assert.ThrowsAsync<ApiException>(orders.Fails);
        Assert.Equal("busy", found.GetContentAs<OlderOrder>()!.Customer);
        Assert.True(found.TryGetContentAs(out OlderOrder? older) && older!.Customer == "busy");
        Assert.False(found.TryGetContentAs(out int _));
    }

    private static Task<WebServer> Started() => WebServer.StartAsync(services => services.AddOctavo(), application =>
    {
        application.MapGet("/order", () => TypedResults.Octavo(Order.Of(2)));
        application.MapDelete("/order", () => TypedResults.Octavo(Order.Of(3)));
        application.MapMethods("/nothing", ["GET", "DELETE"], () => TypedResults.NoContent());
        application.MapMethods("/echo", ["POST", "PUT", "PATCH"], (OctavoBody<Order> order) => TypedResults.Octavo(order.Value));
        application.MapGet("/orders", () => TypedResults.OctavoStream(new[] { Order.Of(1), Order.Of(2) }.ToAsyncEnumerable()));
        application.MapGet("/fails", () => Results.Text("""{"id":7,"customer":"busy"}""", "application/json", null, 503));
    });
}

public interface IStreamed
{
    [Get("/orders")]
    IAsyncEnumerable<Order> All();

    [Headers("Accept: application/x-ndjson"), Get("/orders")]
    IAsyncEnumerable<Order> Lines();

    [Get("/fails")]
    Task<Order> Fails();
}
