// Owns: that cached answers have the format that each client asks for. Knows no format.
namespace Octavo.IntegrationTests.Web;

public sealed class OutputCacheTests
{
    /// <summary>Output caching has a key of its own, and does not look at <c>Vary</c>.</summary>
    [Theory]
    [InlineData("/typed")]
    [InlineData("/untyped")]
    [InlineData("/existing/octavo")]
    [InlineData("/policy")]
    public async Task EachClientGetsItsFormat(string path)
    {
        int made = 0;
        await using WebServer web = await WebServer.StartAsync(
            services =>
            {
                services.AddOutputCache(options => options.AddPolicy("own", policy => policy.SetVaryByHeader("X-Tenant")));
                services.AddControllers().Only(typeof(ExistingController)).AddOctavo();
            },
            application =>
            {
                application.UseOutputCache();
                application.MapControllers().CacheOutput();
                application.MapGet("/typed", () => TypedResults.Octavo(Order.Of(Interlocked.Increment(ref made)))).CacheOutput();
                application.MapGet("/untyped", () => Results.Octavo(Order.Of(Interlocked.Increment(ref made)))).CacheOutput();
                application.MapGet("/policy", () => TypedResults.Octavo(Order.Of(Interlocked.Increment(ref made)))).CacheOutput("own");
            });
        foreach (string accept in (string[])["application/vnd.msgpack", "application/json", "application/vnd.msgpack"])
        {
            using HttpResponseMessage response = await web.Client.GetAs(path, accept);
            Assert.Equal(accept, response.MediaType());
        }
        Assert.True(made <= 2);
    }
}
