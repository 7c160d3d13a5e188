// Owns: minimal APIs of ASP.NET Core: a body in JSON as a parameter and as a result, and the whole call on a server in this process.
// Must not know: networks.
using System.Buffers;
using System.IO.Pipelines;
using System.Net.Http.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Web
{
    internal const string Name = "Minimal API";

    private static readonly IServiceProvider s_services = new ServiceCollection().AddLogging().AddOctavo().BuildServiceProvider();

    internal static void Write(IResult result, ArrayBufferWriter<byte> destination)
    {
        DefaultHttpContext context = Context(PipeReader.Create(ReadOnlySequence<byte>.Empty), new BodyWriter(destination));
        Done(result.ExecuteAsync(context));
    }

    /// <summary>A request with a body, as a server passes it on.</summary>
    internal static DefaultHttpContext Request(byte[] source)
    {
        DefaultHttpContext context = Context(PipeReader.Create(new ReadOnlySequence<byte>(source)), new BodyWriter(new ArrayBufferWriter<byte>()));
        context.Request.Method = "POST";
        context.Request.ContentType = "application/json";
        context.Request.ContentLength = source.Length;
        return context;
    }

    internal static T Done<T>(ValueTask<T> task) => task.IsCompletedSuccessfully ? task.Result : task.AsTask().GetAwaiter().GetResult();

    internal static HttpClient Client(Action<IServiceCollection> services, Action<WebApplication> endpoints) => Start(services, endpoints).GetTestClient();

    /// <summary>A server in this process.</summary>
    internal static WebApplication Start(Action<IServiceCollection> services, Action<WebApplication> endpoints)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseTestServer();
        builder.Logging.ClearProviders(); // a line on the console takes longer than a request
        services(builder.Services);
        WebApplication app = builder.Build();
        endpoints(app);
        app.StartAsync().GetAwaiter().GetResult();
        return app;
    }

    private static void Done(Task task) => task.GetAwaiter().GetResult();

    private static DefaultHttpContext Context(PipeReader body, PipeWriter response)
    {
        var context = new DefaultHttpContext { RequestServices = s_services };
        context.Features.Set<IRequestBodyPipeFeature>(new RequestBody(body));
        context.Features.Set<IHttpResponseBodyFeature>(new ResponseBody(response));
        return context;
    }

    private sealed class RequestBody(PipeReader reader) : IRequestBodyPipeFeature, IHttpRequestBodyDetectionFeature
    {
        public PipeReader Reader => reader;

        public bool CanHaveBody => true;
    }

    private sealed class ResponseBody(PipeWriter writer) : IHttpResponseBodyFeature
    {
        public Stream Stream => writer.AsStream();

        public PipeWriter Writer => writer;

        public void DisableBuffering()
        {
        }

        public Task StartAsync(CancellationToken cancellationToken = default) => Task.CompletedTask;

        public Task SendFileAsync(string path, long offset, long? count, CancellationToken cancellationToken = default) =>
            throw new NotSupportedException();

        public Task CompleteAsync() => Task.CompletedTask;
    }

    private sealed class BodyWriter(ArrayBufferWriter<byte> destination) : PipeWriter
    {
        private long _unflushed;

        public override bool CanGetUnflushedBytes => true;

        public override long UnflushedBytes => _unflushed;

        public override void Advance(int bytes)
        {
            destination.Advance(bytes);
            _unflushed += bytes;
        }

        public override Memory<byte> GetMemory(int sizeHint = 0) => destination.GetMemory(sizeHint);

        public override Span<byte> GetSpan(int sizeHint = 0) => destination.GetSpan(sizeHint);

        public override ValueTask<FlushResult> FlushAsync(CancellationToken cancellationToken = default)
        {
            _unflushed = 0;
            return default;
        }

        public override void CancelPendingFlush()
        {
        }

        public override void Complete(Exception? exception = null)
        {
        }
    }
}

/// <summary>Octavo's body and result.</summary>
public struct WebOfOctavo : IPlace<PlaceOrder>
{
    private static readonly Lazy<HttpClient> s_client = new(() => Web.Client(static services => services.AddOctavo(),
        static app => app.MapPost("/", static (OctavoBody<PlaceOrder> order) => TypedResults.Octavo(order.Value))));

    /// <inheritdoc/>
    public static string Place => Web.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Web.Name, Formats.Json, "OctavoBody<T>, TypedResults.Octavo; the client Octavo.Http", typeof(OctavoJson));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Web.Write(TypedResults.Octavo(order), destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Web.Done(OctavoBody<PlaceOrder>.BindAsync(Web.Request(source), null!))!.Value;

    /// <inheritdoc/>
    public static async Task<PlaceOrder> Whole(PlaceOrder order)
    {
        using HttpResponseMessage response = await s_client.Value.PostAsOctavoAsync("/", order, OctavoFormats.Json).ConfigureAwait(false);
        return (await response.EnsureSuccessStatusCode().Content.ReadFromOctavoAsync<PlaceOrder>().ConfigureAwait(false))!;
    }
}

/// <summary>The framework's own: System.Text.Json.</summary>
public struct WebOfJson : IPlace<PlaceOrder>
{
    private static readonly Lazy<HttpClient> s_client = new(() => Web.Client(static _ => { },
        static app => app.MapPost("/", static (PlaceOrder order) => TypedResults.Json(order))));

    /// <inheritdoc/>
    public static string Place => Web.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = PlaceInfo.Of("System.Text.Json", Web.Name, Formats.Json,
        "a parameter, TypedResults.Json: the default, by reflection; the client System.Net.Http.Json", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Web.Write(TypedResults.Json(order), destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Web.Done(Web.Request(source).Request.ReadFromJsonAsync<PlaceOrder>())!;

    /// <inheritdoc/>
    public static async Task<PlaceOrder> Whole(PlaceOrder order)
    {
        using HttpResponseMessage response = await s_client.Value.PostAsJsonAsync("/", order).ConfigureAwait(false);
        return (await response.EnsureSuccessStatusCode().Content.ReadFromJsonAsync<PlaceOrder>().ConfigureAwait(false))!;
    }
}
