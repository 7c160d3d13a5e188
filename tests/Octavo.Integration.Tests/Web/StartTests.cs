// Owns: what an application with Octavo refuses at its start.
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
