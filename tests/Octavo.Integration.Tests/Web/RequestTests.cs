// Owns: the tests of requests and responses by themselves: without handlers, without a value, without a client that waits.
using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace Octavo.IntegrationTests.Web;

public sealed class RequestTests
{
    /// <summary>Each lost connection would be an alert. A refused body is in the log, for who looks.</summary>
    [Fact]
    public async Task ClientThatGoesAwayIsNoErrorInTheLog()
    {
        using var log = new Log();
        await using WebServer web = await WebServer.StartAsync(
            services => services.AddOctavo().AddLogging(logging => logging.SetMinimumLevel(LogLevel.Debug)).AddSingleton<ILoggerProvider>(log),
            application => application.MapPost("/orders", (OctavoBody<Order> order) => Results.Ok()));
        using (var socket = new System.Net.Sockets.TcpClient("127.0.0.1", web.Address.Port))
        {
            await socket.GetStream().WriteAsync(
                "POST /orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"Id\":"u8.ToArray());
            await Task.Delay(200);
            socket.LingerState = new System.Net.Sockets.LingerOption(true, 0);
        }
        await log.Arrived("Octavo.AspNetCore");
        Assert.DoesNotContain(log.Lines, line => line.Level >= LogLevel.Error);
        using HttpResponseMessage refused = await web.Client.PostBytes("/orders", """{"Id":"x"}"""u8.ToArray(), "application/json");
        Assert.Contains(log.Lines, line => line.Text.Contains("Order.Id", StringComparison.Ordinal) && line.Level == LogLevel.Debug);
    }

    /// <summary>HTTP/2 and IIS throw what HTTP/1.1 of Kestrel wraps.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task BodyThatIsCutIsNoErrorOfTheEndpoint(bool isCanceled)
    {
        await using ServiceProvider services = new ServiceCollection().AddOctavo().BuildServiceProvider();
        var context = new DefaultHttpContext { RequestServices = services, RequestAborted = new CancellationToken(isCanceled) };
        context.Request.ContentType = "application/json";
        context.Request.Body = new CutStream();
        OctavoBody<Order>? body = await OctavoBody<Order>.BindAsync(context, null!);
        Assert.Contains("cut", Assert.Throws<InvalidOperationException>(() => body!.Value).Message, StringComparison.Ordinal);
    }

    private sealed class CutStream : MemoryStream
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            cancellationToken.ThrowIfCancellationRequested();
            throw new IOException("The connection was reset.");
        }
    }

    private sealed class Log : ILoggerProvider
    {
        internal ConcurrentQueue<(string Category, LogLevel Level, string Text)> Lines { get; } = new();

        public ILogger CreateLogger(string categoryName) => new Category(Lines, categoryName);

        internal async Task Arrived(string category)
        {
            for (int i = 0; i < 100 && !Lines.Any(line => line.Category == category); i++)
            {
                await Task.Delay(100);
            }
            Assert.Contains(Lines, line => line.Category == category);
        }

        public void Dispose()
        {
        }

        private sealed class Category(ConcurrentQueue<(string Category, LogLevel Level, string Text)> lines, string name) : ILogger
        {
            public IDisposable? BeginScope<TState>(TState state)
                where TState : notnull => null;

            public bool IsEnabled(LogLevel logLevel) => true;

            public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
                lines.Enqueue((name, logLevel, formatter(state, exception) + exception));
        }
    }

    /// <summary>Protobuf has no null, and the answer was 500.</summary>
    [Fact]
    public async Task NullIsAnAnswerInEveryFormat()
    {
        await using WebServer web = await WebServer.StartAsync(services => services.AddOctavo(), application =>
        {
            application.MapGet("/none", () => TypedResults.Octavo<Order?>(null));
            application.MapGet("/accepted", () => Results.OctavoAccepted<Order?>("/none", null));
        });
        foreach (string accept in (string[])["application/json", "application/cbor", "application/vnd.msgpack", "application/protobuf"])
        {
            using HttpResponseMessage response = await web.Client.GetAs("/none", accept);
            Assert.Equal(accept == "application/protobuf" ? HttpStatusCode.NoContent : HttpStatusCode.OK, response.StatusCode);
            Assert.Null(await response.Content.ReadFromOctavoAsync<Order?>());
            using HttpResponseMessage accepted = await web.Client.GetAs("/accepted", accept);
            Assert.Equal(HttpStatusCode.Accepted, accepted.StatusCode);
        }
    }

    /// <summary>What middleware and other libraries than minimal APIs call.</summary>
    [Fact]
    public async Task RequestsAndResponsesByThemselves()
    {
        await using WebServer web = await WebServer.StartAsync(services => services.AddOctavo(), application => application.Run(async context =>
        {
            try
            {
                Order? order = await context.Request.ReadFromOctavoAsync<Order>();
                context.Response.StatusCode = StatusCodes.Status201Created;
                await context.Response.WriteAsOctavoAsync(order);
            }
            catch (BadHttpRequestException refused)
            {
                context.Response.StatusCode = refused.StatusCode;
            }
            catch (OctavoException found)
            {
                context.Response.StatusCode = StatusCodes.Status400BadRequest;
                await context.Response.WriteAsync(found.Path);
            }
        }));
        using HttpResponseMessage echo = await web.Client.PostBytes("/", OctavoCbor.Serialize(Order.Of(2)), "application/cbor", "application/vnd.msgpack");
        Assert.Equal((HttpStatusCode.Created, "application/vnd.msgpack"), (echo.StatusCode, echo.MediaType()));
        Assert.Equal(2, (await echo.Content.ReadFromOctavoAsync<Order>())!.Lines.Count);
        using HttpResponseMessage other = await web.Client.PostBytes("/", [1], "text/html");
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, other.StatusCode);
        using HttpResponseMessage broken = await web.Client.PostBytes("/", """{"Id":"x"}"""u8.ToArray(), "application/json");
        Assert.Equal("Order.Id", await broken.Content.ReadAsStringAsync());
        using HttpResponseMessage unacceptable = await web.Client.PostBytes("/", OctavoCbor.Serialize(Order.Of(2)), "application/cbor", "image/png");
        Assert.Equal(HttpStatusCode.NotAcceptable, unacceptable.StatusCode);
    }
}
