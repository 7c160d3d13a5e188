// Owns: what an application with Octavo refuses at its start.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Options;

namespace Octavo.IntegrationTests.Web;

public sealed class StartTests
{
    [Fact]
    public async Task BodyWithoutACodecIsRefused()
    {
        InvalidOperationException found =
            await Refused(services => services.AddOctavo(), application => application.MapPost("/uncoded", (OctavoBody<Uncoded> body) => body.Value.Id));
        Assert.Contains("/uncoded", found.Message, StringComparison.Ordinal);
        Assert.Contains("no codec for Octavo.IntegrationTests.Types.Uncoded; add [GenerateCodec] to it", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ResultWithoutACodecIsRefused()
    {
        InvalidOperationException found = await Refused(services => services.AddOctavo(), application =>
        {
            application.MapGet("/uncoded", () => TypedResults.Octavo(new Uncoded()));
            application.MapGet("/stream", () => TypedResults.OctavoStream(AsyncEnumerable.Empty<Uncoded>()));
        });
        Assert.Contains("GET /uncoded", found.Message, StringComparison.Ordinal);
        Assert.Contains("GET /stream", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task TypeInNoneOfTheFormatsIsRefused()
    {
        InvalidOperationException found = await Refused(
            services => services.AddOctavo(options => options.Only("JSON", "CBOR")),
                application => application.MapGet("/binary", () => TypedResults.Octavo(new OfBinary(1))));
        Assert.Contains("in none of JSON, CBOR", found.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ControllerWithoutCodecsIsRefusedUnlessThatIsSaid()
    {
        InvalidOperationException found =
            await Refused(services => services.AddControllers().Only(typeof(UncodedController)).AddOctavo(), application => application.MapControllers());
        Assert.Contains("Types.Uncoded;", found.Message, StringComparison.Ordinal);
        Assert.Contains("List`1[Octavo.IntegrationTests.Types.Uncoded]", found.Message, StringComparison.Ordinal);

        await using WebServer server = await WebServer.StartAsync(
            services => services.AddControllers().Only(typeof(UncodedController)).AddOctavo(options => options.RequireCodecs = false),
                application => application.MapControllers());
        using HttpResponseMessage response = await server.Client.PostBytes("/uncoded", """{"id":5}"""u8.ToArray(), "application/json");
        Assert.Equal("""[{"id":5}]""", await response.Content.ReadAsStringAsync()); // System.Text.Json's
    }

    /// <summary>The endpoint had the defaults, and nobody saw why.</summary>
    [Fact]
    public async Task OptionsThatNobodyNamedAreRefused()
    {
        InvalidOperationException found = await Refused(
            services => services.AddOctavo("devices", options => options.Only("CBOR")),
                application => application.MapGet("/readings", () => TypedResults.Octavo(Order.Of(1))).WithOctavo("device"));
        Assert.Contains("GET /readings has WithOctavo(\"device\"), but no options have that name", found.Message, StringComparison.Ordinal);
        await using WebServer server = await WebServer.StartAsync(
            services => services.AddOctavo().Configure<OctavoServiceOptions>("device", options => options.Only("CBOR")),
                application => application.MapGet("/readings", () => TypedResults.Octavo(Order.Of(1))).WithOctavo("device"));
        Assert.Equal("application/cbor", (await server.Client.GetAsync("/readings")).Content.Headers.ContentType?.MediaType);
    }

    /// <summary>Though no endpoint asks for them at the start: a hub or a client may be the first.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("devices")]
    public async Task OptionsThatThrowAreRefused(string name)
    {
        ArgumentException found = await Assert.ThrowsAsync<ArgumentException>(
            () => WebServer.StartAsync(services => services.AddOctavo(name, options => options.Only("YAML")), _ => { }));
        Assert.Contains("There is no format YAML among JSON, ", found.Message, StringComparison.Ordinal);
    }

    /// <summary>A request has one body: the second would be empty, which is a message in Protobuf.</summary>
    [Fact]
    public async Task TwoBodiesAreRefused()
    {
        InvalidOperationException found = await Refused(services => services.AddOctavo(),
            application => application.MapPost("/two", (OctavoBody<Order> one, OctavoBody<Picky> other) => one.Value.Id + other.Value.Id));
        Assert.Contains("twice, as one and as other", found.Message, StringComparison.Ordinal);
    }

    /// <summary>Before and after: Newtonsoft.Json has the types without a codec, and no other.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task FormattersComeBeforeThoseOfNewtonsoft(bool first)
    {
        await using WebServer server = await WebServer.StartAsync(
            services =>
            {
                IMvcBuilder mvc = services.AddControllers().Only(typeof(OrdersController));
                _ = first ? mvc.AddOctavo().AddNewtonsoftJson() : mvc.AddNewtonsoftJson().AddOctavo();
            },
            application => application.MapControllers());
        Assert.Equal(OctavoJson.SerializeToString(Order.Of(2)), await server.Client.GetStringAsync("/mvc/order"));
        using HttpResponseMessage refused = await server.Client.PostBytes("/mvc/echo", "{"u8.ToArray(), "application/json");
        Assert.Equal("EndOfData", (await refused.Place()).Code);
        Assert.Equal("""{"id":5}""", await server.Client.GetStringAsync("/mvc/uncoded"));
        MvcOptions options = server.Services.GetRequiredService<IOptions<MvcOptions>>().Value;
        Assert.Contains(options.OutputFormatters, formatter => formatter is NewtonsoftJsonOutputFormatter);
        Assert.DoesNotContain(options.OutputFormatters, formatter => formatter is SystemTextJsonOutputFormatter);
    }

    [Fact]
    public async Task OptionsAreOfTheContainer()
    {
        var services = new ServiceCollection();
        services.AddOctavo(options => options.Use(OctavoFormats.Compact).Use(OctavoJsonOptions.Indented));
        services.AddOctavo(options => options.Limit(new SerializerLimits { MaxDepth = 9 }));
        services.AddOctavo("other", options => options.Only("CBOR"));
        await using ServiceProvider provider = services.BuildServiceProvider();
        OctavoServiceOptions common = provider.GetRequiredService<OctavoServiceOptions>();
        Assert.Equal(["JSON", "MessagePack", "CBOR", "Protobuf", "Binary", "Compact"], common.Formats.Select(format => format.Name));
        Assert.All(common.Formats, format => Assert.Equal(9, format.Options.Limits.MaxDepth));
        Assert.Equal("  ", Assert.IsType<OctavoJsonOptions>(common.Find("JSON")!.Options).Indent);
        Assert.Equal("CBOR", Assert.Single(provider.GetRequiredKeyedService<OctavoServiceOptions>("other").Formats).Name);
        Assert.Throws<ArgumentException>(() => common.Only("XML"));
        Assert.All(new OctavoServiceOptions().Formats, format => Assert.True(format.Options.Limits.SeededHashing));
    }

    private static Task<InvalidOperationException> Refused(Action<IServiceCollection> services, Action<WebApplication> map) =>
        Assert.ThrowsAsync<InvalidOperationException>(async () => await WebServer.StartAsync(services, map));
}
