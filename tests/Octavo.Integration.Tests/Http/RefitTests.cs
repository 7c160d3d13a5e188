// Owns: the tests of Octavo.Refit, against Kestrel.
using Refit;

namespace Octavo.IntegrationTests.Http;

public sealed class RefitTests
{
    public static TheoryData<string> Formats => [.. new OctavoServiceOptions().Formats.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task BodiesAndAnswersAreByCodecs(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name);
        await using WebServer server = await Start();
        IOrders orders = Client(server, format);
        Assert.Equal(4, (await orders.Grow(Order.Of(3), format.MediaTypes[0])).Lines.Count);
        Assert.Equal(2, (await orders.Get(2, format.MediaTypes[0])).Lines.Count);
    }

    /// <summary>The answer's format is the server's choice.</summary>
    [Fact]
    public async Task AnotherFormatIsRead()
    {
        await using WebServer server = await Start();
        Assert.Equal(2, (await Client(server, OctavoFormats.MessagePack).Get(2, "application/json")).Lines.Count);
    }

    [Fact]
    public async Task WhatCannotBeReadIsTold()
    {
        await using WebServer server = await Start();
        ApiException found = await Assert.ThrowsAsync<ApiException>(() => Client(server, OctavoFormats.Json).Garbage());
        Assert.Contains("Order.Id", Assert.IsType<OctavoException>(found.InnerException).Message, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.NoCodec, (await Assert.ThrowsAsync<OctavoException>(() => Client(server, OctavoFormats.Json).Send(new Uncoded()))).Code);
    }

    /// <summary>Refit keeps the text of an error, and asks for it as a value without its media type.</summary>
    [Fact]
    public async Task ErrorsAreReadAsValues()
    {
        await using WebServer server = await WebServer.StartAsync(_ => { }, application =>
            application.MapGet("/orders/{lines}", () => Results.Text("""{"Id":7,"Customer":"busy"}""", "application/json", null, 503)));
        ApiException found = await Assert.ThrowsAsync<ApiException>(() => Client(server, OctavoFormats.MessagePack).Get(1, "application/json"));
        Assert.Equal("busy", (await found.GetContentAsAsync<OlderOrder>())!.Customer);
    }

    /// <summary>Bodies and results are checked, and nothing that Refit puts into the address or the headers.</summary>
    [Fact]
    public void InterfaceIsRequiredAtTheStart()
    {
        var serializer = new OctavoContentSerializer(OctavoFormats.Json);
        Assert.Same(serializer, serializer.Require<ICodedOrders>());
        InvalidOperationException found = Assert.Throws<InvalidOperationException>(() => serializer.Require<IOrders>());
        Assert.Contains("Send: NoCodec", found.Message, StringComparison.Ordinal);
        found = Assert.Throws<InvalidOperationException>(() => serializer.Require<IImplicitBodies>());
        Assert.Contains("Send: NoCodec", found.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("Find", found.Message, StringComparison.Ordinal);
        found = Assert.Throws<InvalidOperationException>(() => serializer.Require<IUncodedResults>());
        Assert.Equal(3, found.Message.Split('\n').Length);
    }

    /// <summary>Refit asks the serializer for the names in forms before it takes those of C#.</summary>
    [Fact]
    public async Task FormsHaveTheNamesOfMembers()
    {
        await using WebServer server = await WebServer.StartAsync(_ => { }, application =>
        {
            application.MapPost("/token", async (HttpRequest request) => string.Join(",", (await request.ReadFormAsync()).Keys));
            application.MapGet("/token", (HttpRequest request) => string.Join(",", request.Query.Keys));
        });
        ITokens tokens = RestService.For<ITokens>(server.Client, new RefitSettings(new OctavoContentSerializer(OctavoFormats.Json)));
        Assert.Equal("grant_type,client_id,codes,short,Plain", await tokens.Post(new TokenRequest()));
        // The names in queries are those that Refit's generator sees: it knows [JsonPropertyName].
        Assert.Equal("grant_type,ClientId,Codes,short,Plain", await tokens.Get(new TokenRequest()));
    }

    private static Task<WebServer> Start() => WebServer.StartAsync(services => services.AddOctavo(), application =>
    {
        application.MapPost("/grow", (OctavoBody<Order> order) => TypedResults.Octavo(Order.Of(order.Value.Lines.Count + 1)));
        application.MapGet("/orders/{lines}", (int lines) => TypedResults.Octavo(Order.Of(lines)));
        application.MapGet("/garbage", () => TypedResults.Text("""{"Id":"x"}""", "application/json"));
    });

    private static IOrders Client(WebServer server, OctavoFormat format) =>
        RestService.For<IOrders>(server.Client, new RefitSettings(new OctavoContentSerializer(format)));
}

/// <summary>What is sent as a form: each way to name a member.</summary>
public sealed class TokenRequest
{
    [System.Text.Json.Serialization.JsonPropertyName("grant_type")] public string GrantType { get; set; } = "client_credentials";

    [CodecMember("client_id")] public string ClientId { get; set; } = "shop";

    [CodecMember("c"), CodecName("codes", CodecFormats.Json)] public string Codes { get; set; } = "a";

    [AliasAs("short"), CodecMember("long")] public string Alias { get; set; } = "b";

    public string Plain { get; set; } = "c";
}

public interface ITokens
{
    [Post("/token")] Task<string> Post([Body(BodySerializationMethod.UrlEncoded)] TokenRequest token);

    [Get("/token")] Task<string> Get([Query] TokenRequest token);
}

public interface IOrders
{
    [Post("/grow")] Task<Order> Grow([Body] Order order, [Header("Accept")] string accept);

    [Get("/orders/{lines}")] Task<Order> Get(int lines, [Header("Accept")] string accept);

    [Get("/garbage")] Task<Order> Garbage();

    [Post("/grow")] Task Send([Body] Uncoded value);
}

public interface ICodedOrders
{
    [Post("/grow")] Task<ApiResponse<Order>> Grow([Body] Order order, [Query] Uncoded filter, [Header("Accept")] string accept);

    [Get("/orders")] Task<string> Text(Uncoded filter, CancellationToken cancellationToken);

    [Post("/form")] Task<HttpResponseMessage> Form([Body(BodySerializationMethod.UrlEncoded)] Uncoded form);

    [Post("/text")] Task<Stream> Text([Body] string text);
}

public interface IImplicitBodies
{
    [Put("/send")] Task Send(Uncoded value, [Property("trace")] Uncoded trace);

    [Get("/find")] Task Find(Uncoded filter);
}

public interface IUncodedResults
{
    [Get("/one")] Task<Uncoded> One();

    [Get("/list")] Task<IApiResponse<List<Uncoded>>> List();
}
