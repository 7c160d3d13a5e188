// Owns: clients over HTTP whose server is gone in the middle, slow, of another version, or answers garbage.
using System.Net.Sockets;
using System.Text;
using Refit;

namespace Octavo.IntegrationTests.Http;

public sealed class HttpFailureTests
{
    public static TheoryData<string> Formats => [.. new OctavoServiceOptions().Formats.Select(format => format.Name)];

    /// <summary>Half of a value is an error and no value, whether its length was announced or not.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task AServerThatIsGoneInTheMiddleIsAnError(string name)
    {
        OctavoFormat format = new OctavoServiceOptions().Find(name)!;
        byte[] body = format.Serialize(Order.Of(300)), half = body[..(body.Length / 2)];
        string type = $"HTTP/1.1 200 OK\r\nContent-Type: {format.MediaTypes[0]}\r\n";
        byte[] announced = [.. Encoding.ASCII.GetBytes($"{type}Content-Length: {body.Length}\r\n\r\n"), .. half];
        byte[] chunked = [.. Encoding.ASCII.GetBytes($"{type}Transfer-Encoding: chunked\r\n\r\n{half.Length:x}\r\n"), .. half, .. "\r\n"u8];
        byte[] unannounced = [.. Encoding.ASCII.GetBytes(type + "Connection: close\r\n\r\n"), .. half];
        foreach (byte[] answer in (byte[][])[announced, chunked, unannounced])
        {
            await using var server = new RawServer(answer);
            using var client = new HttpClient { BaseAddress = server.Address };
            Exception found = await Assert.ThrowsAnyAsync<Exception>(() => client.GetFromOctavoAsync<Order>("/", format));
            Assert.True(found is HttpRequestException or IOException or OctavoException, found.ToString());
            IOrders refit = RestService.For<IOrders>(client, new RefitSettings(new OctavoContentSerializer(format)));
            await Assert.ThrowsAnyAsync<Exception>(() => refit.Get(1, format.MediaTypes[0]));
        }
    }

    /// <summary>The lines that came whole are given out before the error.</summary>
    [Fact]
    public async Task ASequenceThatIsCutGivesItsWholeLines()
    {
        await using var server = new RawServer([.. "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nContent-Length: 1000\r\n\r\n"u8,
            .. "{\"Sku\":\"a\",\"Count\":1}\n{\"Sku\":\"b\",\"Count\":2}\n{\"Sku\":\"c\",\"Co"u8]);
        using var client = new HttpClient { BaseAddress = server.Address };
        List<string> found = [];
        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            await foreach (OrderLine line in client.GetSequenceFromOctavoAsync<OrderLine>("/"))
            {
                found.Add(line.Sku);
            }
        });
        Assert.Equal(["a", "b"], found);
    }

    /// <summary>A server that does not go on is the time-out of the client. After a restart on the same port the same client goes on.</summary>
    [Fact]
    public async Task ASlowServerIsATimeOutAndARestartedOneIsFoundAgain()
    {
        var gate = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        WebServer first = await Start(gate.Task);
        using var client = new HttpClient { BaseAddress = first.Address, Timeout = TimeSpan.FromMilliseconds(300) };
        var late = await Assert.ThrowsAsync<TaskCanceledException>(() => client.GetFromOctavoAsync<Order>("/slow", OctavoFormats.Cbor));
        Assert.IsType<TimeoutException>(late.InnerException);
        gate.SetResult();
        await first.DisposeAsync();
        using var patient = new HttpClient { BaseAddress = first.Address };
        await Assert.ThrowsAsync<HttpRequestException>(() => patient.GetFromOctavoAsync<Order>("/orders/3", OctavoFormats.Cbor));
        await using WebServer again = await Start(Task.CompletedTask, first.Address.Port);
        IOrders refit = RestService.For<IOrders>(patient, new RefitSettings(new OctavoContentSerializer(OctavoFormats.Cbor)));
        Assert.Equal(3, (await patient.GetFromOctavoAsync<Order>("/orders/3", OctavoFormats.Cbor))!.Lines.Count);
        Assert.Equal(4, (await refit.Get(4, "application/cbor")).Lines.Count);
    }

    /// <summary>HttpClient's time and size are those of the whole answer, as with <c>GetFromJsonAsync</c>: a body that never ends does not hold the
    /// call.</summary>
    [Fact]
    public async Task TheTimeAndSizeOfTheClientBoundTheBody()
    {
        var gate = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        await using WebServer server = await WebServer.StartAsync(services => services.AddOctavo(), application =>
        {
            application.MapGet("/half", async (HttpContext context) =>
            {
                context.Response.ContentType = "application/json";
                await context.Response.WriteAsync("{\"Id\":1,");
                await context.Response.Body.FlushAsync();
                await gate.Task;
            });
            application.MapGet("/orders", () => TypedResults.Octavo(Order.Of(100)));
        });
        using var hurried = new HttpClient { BaseAddress = server.Address, Timeout = TimeSpan.FromMilliseconds(500) };
        Task<Order?> asked = hurried.GetFromOctavoAsync<Order>("/half");
        TaskCanceledException late = await Assert.ThrowsAsync<TaskCanceledException>(() => asked.WaitAsync(TimeSpan.FromSeconds(30)));
        Assert.IsType<TimeoutException>(late.InnerException);
        using var cancelled = new CancellationTokenSource(200);
        OperationCanceledException own =
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => server.Client.GetFromOctavoAsync<Order>("/half", cancellationToken: cancelled.Token));
        Assert.IsNotType<TimeoutException>(own.InnerException);
        gate.SetResult();
        using var narrow = new HttpClient { BaseAddress = server.Address, MaxResponseContentBufferSize = 100 };
        OctavoException large = await Assert.ThrowsAsync<OctavoException>(() => narrow.GetFromOctavoAsync<Order>("/orders", OctavoFormats.Json));
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, large.Code);
    }

    /// <summary>Answers of a later and of an earlier version of the type, and requests of both.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task OtherVersionsAreRead(string name)
    {
        OctavoFormat format = new OctavoServiceOptions().Find(name)!;
        await using WebServer server = await Start(Task.CompletedTask);
        Order? before = await server.Client.GetFromOctavoAsync<Order>("/older", format);
        Assert.Equal((9, 0), (before!.Id, before.Lines.Count));
        using HttpResponseMessage older = await server.Client.PostAsOctavoAsync("/grow", new OlderOrder { Id = 1, Customer = "c" }, format);
        Assert.Single((await older.Content.ReadFromOctavoAsync<NewerOrder>())!.Lines);
        IOlderOrders refit = RestService.For<IOlderOrders>(server.Client, new RefitSettings(new OctavoContentSerializer(format)));
        using HttpResponseMessage newer =
            await server.Client.PostAsOctavoAsync("/grow", new NewerOrder { Id = 1, Customer = "c", Note = "n", Lines = [new("a", 1)] }, format);
        if (name == "Binary")
        {
            // Binary has no members that it does not know: docs/versioning.md.
            Assert.Equal(HttpStatusCode.BadRequest, newer.StatusCode);
            OctavoException refused = await Assert.ThrowsAsync<OctavoException>(() => server.Client.GetFromOctavoAsync<Order>("/newer", format));
            Assert.Equal(OctavoErrorCode.UnknownMember, refused.Code);
            ApiException told = await Assert.ThrowsAsync<ApiException>(() => refit.Grow(Order.Of(3), format.MediaTypes[0]));
            Assert.Equal(OctavoErrorCode.UnknownMember, Assert.IsType<OctavoException>(told.InnerException).Code);
            return;
        }
        Assert.Equal(2, (await newer.Content.ReadFromOctavoAsync<Order>())!.Lines.Count);
        Order? later = await server.Client.GetFromOctavoAsync<Order>("/newer", format);
        Assert.Equal((8, 1), (later!.Id, later.Lines.Count));
        Assert.Equal(7, (await refit.Grow(Order.Of(3), format.MediaTypes[0])).Id);
    }

    /// <summary>A body that is not of its media type is an error of Octavo's with its place, by the client and by Refit.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task GarbageIsRefused(string name)
    {
        OctavoFormat format = new OctavoServiceOptions().Find(name)!;
        foreach (byte[] garbage in (byte[][])[[0xC1], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF], format.Serialize(Order.Of(300))[..^1], "<html>"u8.ToArray()])
        {
            await using WebServer server = await WebServer.StartAsync(_ => { }, application =>
                application.MapGet("/{**path}", () => Results.Bytes(garbage, format.MediaTypes[0])));
            OctavoException found = await Assert.ThrowsAsync<OctavoException>(() => server.Client.GetFromOctavoAsync<Order>("/", format));
            Assert.NotEqual(OctavoErrorCode.None, found.Code);
            IOrders refit = RestService.For<IOrders>(server.Client, new RefitSettings(new OctavoContentSerializer(format)));
            ApiException told = await Assert.ThrowsAsync<ApiException>(() => refit.Get(1, format.MediaTypes[0]));
            Assert.Equal(found.Code, Assert.IsType<OctavoException>(told.InnerException).Code);
        }
    }

    private static Task<WebServer> Start(Task gate, int port = 0) => WebServer.StartAsync(services => services.AddOctavo(), application =>
    {
        application.MapPost("/grow", (OctavoBody<Order> order) => TypedResults.Octavo(Order.Of(order.Value.Lines.Count + 1)));
        application.MapGet("/orders/{lines}", (int lines) => TypedResults.Octavo(Order.Of(lines)));
        application.MapGet("/newer", () => TypedResults.Octavo(new NewerOrder { Id = 8, Customer = "Later", Note = "n", Lines = [new("a", 1)] }));
        application.MapGet("/older", () => TypedResults.Octavo(new OlderOrder { Id = 9, Customer = "Before" }));
        application.MapGet("/slow", async () =>
        {
            await gate;
            return TypedResults.Octavo(Order.Of(1));
        });
    }, port);

    /// <summary>A server that reads a request, sends the same bytes to each, and closes the connection.</summary>
    private sealed class RawServer : IAsyncDisposable
    {
        private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
        private readonly Task _serving;

        internal RawServer(byte[] answer)
        {
            _listener.Start();
            Address = new Uri($"http://{_listener.LocalEndpoint}/");
            _serving = ServeAsync(answer);
        }

        internal Uri Address { get; }

        public async ValueTask DisposeAsync()
        {
            _listener.Stop();
            await _serving;
        }

        private async Task ServeAsync(byte[] answer)
        {
            try
            {
                while (true)
                {
                    using TcpClient connection = await _listener.AcceptTcpClientAsync();
                    NetworkStream stream = connection.GetStream();
                    using var reader = new StreamReader(stream, Encoding.ASCII, leaveOpen: true);
                    while (await reader.ReadLineAsync() is not (null or ""))
                    {
                    }
                    await stream.WriteAsync(answer);
                }
            }
            catch (Exception found) when (found is SocketException or InvalidOperationException) // stopped, while it waited or between two connections
            {
            }
        }
    }
}

/// <summary>A client of an earlier version.</summary>
public interface IOlderOrders
{
    [Post("/grow")] Task<OlderOrder> Grow([Body] Order order, [Header("Accept")] string accept);
}
