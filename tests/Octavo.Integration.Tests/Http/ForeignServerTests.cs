// Owns: the tests of clients against a server of another framework: names in camelCase, answers without a content.
using Octavo.IntegrationTests.Web;
using Refit;

namespace Octavo.IntegrationTests.Http;

public sealed class ForeignServerTests
{
    /// <summary>ASP.NET Core writes {"sku":…} by default: a member of no name is a default, without an error.</summary>
    [Fact]
    public async Task NamesInCamelCaseAreRead()
    {
        await using WebServer server = await Started();
        var line = new Shelf { Sku = "a", Count = 1 };
        Assert.Equal(line, await server.Client.GetFromOctavoAsync<Shelf>("/line"));
        Assert.Equal(line, await server.Client.GetFromOctavoAsync<Shelf>("/line", OctavoFormats.Json));
        Assert.Equal(line, await server.Client.GetFromOctavoAsync<Shelf>("/line", OctavoFormats.Json.With(SerializerLimits.Untrusted)));
        using HttpResponseMessage response = await server.Client.GetAsync("/line");
        Assert.Equal(line, await response.Content.ReadFromOctavoAsync<Shelf>(OctavoFormats.Json));
        Assert.Equal([line], await server.Client.GetSequenceFromOctavoAsync<Shelf>("/lines").ToListAsync());
        Assert.Equal(line, await RestService.For<IShelves>(server.Client, new RefitSettings(new OctavoContentSerializer(OctavoFormats.Json))).Line());
    }

    /// <summary>A controller's null is status 204, without a type.</summary>
    [Fact]
    public async Task NoContentIsNull()
    {
        await using WebServer server = await Started();
        Assert.Null(await server.Client.GetFromOctavoAsync<Order>("/mvc/null", OctavoFormats.Json));
        Assert.Null(await server.Client.GetFromOctavoAsync<Order>("/mvc/null"));
        using HttpResponseMessage response = await server.Client.GetAsync("/mvc/null");
        Assert.Null(await response.Content.ReadFromOctavoAsync<Order>());
        Assert.Null(await RestService.For<IShelves>(server.Client, new RefitSettings(new OctavoContentSerializer(OctavoFormats.Json))).Null());
        await Assert.ThrowsAsync<NotSupportedException>(() => server.Client.GetFromOctavoAsync<int>("/mvc/null"));
        await Assert.ThrowsAsync<NotSupportedException>(() => server.Client.GetFromOctavoAsync<Order>("/untyped"));
    }

    private static Task<WebServer> Started() => WebServer.StartAsync(
        services => services.AddControllers().Only(typeof(OrdersController)).AddOctavo(), application =>
        {
            application.MapControllers();
            application.MapGet("/line", () => new Shelf { Sku = "a", Count = 1 });
            application.MapGet("/lines", () => new[] { new Shelf { Sku = "a", Count = 1 } });
            application.MapGet("/untyped", context => context.Response.Body.WriteAsync("{}"u8.ToArray()).AsTask());
        });
}

public interface IShelves
{
    [Get("/line")]
    Task<Shelf> Line();

    [Get("/mvc/null")]
    Task<Order?> Null();
}

[GenerateCodec]
public sealed record Shelf
{
    public string? Sku { get; set; }

    public int Count { get; set; }
}
