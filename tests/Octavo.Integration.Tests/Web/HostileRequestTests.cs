// Owns: requests that are made to make the framework throw, and clients that go away.
using System.ComponentModel.DataAnnotations;
using System.Diagnostics.CodeAnalysis;
using System.Net.Sockets;
using System.Reflection;
using System.Text;
using Microsoft.Extensions.Validation;

namespace Octavo.IntegrationTests.Web;

public sealed class HostileRequestTests(WebFixture web) : IClassFixture<WebFixture>
{
    /// <summary>The framework takes keys of errors with 32 parts, and a level of a list is two of the path.</summary>
    [Theory, InlineData(1), InlineData(14), InlineData(15), InlineData(16), InlineData(20), InlineData(30)]
    public async Task ADeepFaultIsABadRequest(int levels)
    {
        string body = string.Concat(Enumerable.Repeat("{\"Children\":[", levels)) + "{\"N\":\"x\"}" + string.Concat(Enumerable.Repeat("]}", levels));
        using HttpResponseMessage response = await web.Client.PostBytes("/mvc/tree", Encoding.UTF8.GetBytes(body), "application/json", "application/json");
        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Contains("Children[0]", await response.Content.ReadAsStringAsync(TestContext.Current.CancellationToken), StringComparison.Ordinal);
    }

    /// <summary>The handler is not called, wherever the body is among its parameters.</summary>
    [Theory]
    [InlineData("/echo")]
    [InlineData("/maybe")]
    [InlineData("/parts/1")]
    public async Task ABodyThatIsNoValueIsABadRequest(string path)
    {
        foreach ((string body, string code) in ((string, string)[])[("{", "EndOfData"), ("{\"Id\":\"x\"}", "TypeMismatch"), ("null", "NullNotAllowed")])
        {
            using HttpResponseMessage response = await web.Client.PostBytes(path, Encoding.UTF8.GetBytes(body), "application/json");
            Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
            Assert.Equal(code, (await response.Place()).Code);
        }
        using HttpResponseMessage good = await web.Client.PostBytes(path, OctavoJson.Serialize(Order.Of(0)), "application/json");
        Assert.Equal(HttpStatusCode.OK, good.StatusCode);
    }

    /// <summary>Malformed chunks and malformed compression of a body without a Content-Length.</summary>
    [Theory]
    [InlineData("/echo")]
    [InlineData("/maybe")]
    [InlineData("/parts/1")]
    [InlineData("/mvc/echo")]
    [InlineData("/mvc/maybe")]
    public async Task ADamagedTransferIsABadRequest(string path)
    {
        string[] damaged =
        [
            "\r\nZZ\r\n{}\r\n0\r\n\r\n", "Content-Encoding: gzip\r\n\r\n4\r\nabcd\r\n0\r\n\r\n",
            "Content-Encoding: br\r\n\r\n4\r\n\u007fbcd\r\n0\r\n\r\n",
        ];
        foreach (string rest in damaged)
        {
            using var client = new TcpClient();
            await client.ConnectAsync(web.Address.Host, web.Address.Port, TestContext.Current.CancellationToken);
            NetworkStream stream = client.GetStream();
            await stream.WriteAsync(Encoding.ASCII.GetBytes(
                $"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n{rest}"),
                TestContext.Current.CancellationToken);
            string answer = await new StreamReader(stream).ReadToEndAsync(TestContext.Current.CancellationToken);
            Assert.StartsWith("HTTP/1.1 400", answer, StringComparison.Ordinal);
            Assert.Contains("The body of the request could not be read.", answer, StringComparison.Ordinal);
        }
    }

    /// <summary>Values that were not sent are not before the answer to the exception.</summary>
    [Theory]
    [InlineData("/failing?values=0&unwritable=false")]
    [InlineData("/failing?values=3&unwritable=false")]
    [InlineData("/failing?values=0&unwritable=true")]
    [InlineData("/failing?values=3&unwritable=true")]
    [InlineData("/mvc/failing")]
    public async Task AStreamThatFailsBeforeItIsSentIsAnErrorOfTheServer(string path)
    {
        await using WebServer server = await WebServer.StartAsync(
            services => services.AddOctavo().AddControllers().Only(typeof(OrdersController)).AddOctavo(),
            application =>
            {
                application.UseExceptionHandler(error => error.Run(context => context.Response.WriteAsync("sorry")));
                application.MapControllers();
                application.MapGet("/failing", (int values, bool unwritable) => TypedResults.OctavoStream(Failing(values, unwritable)));
            });
        foreach (string accept in (string[])["application/json", "application/x-ndjson"])
        {
            using HttpResponseMessage response = await server.Client.GetAs(path, accept);
            Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
            Assert.Equal("sorry", await response.Content.ReadAsStringAsync(TestContext.Current.CancellationToken));
        }

        static async IAsyncEnumerable<Broken?> Failing(int values, bool unwritable)
        {
            for (int i = 0; i < values; i++)
            {
                yield return null;
            }
            await Task.CompletedTask;
            yield return unwritable ? new Broken() : throw new InvalidOperationException("a secret of the program");
        }
    }

    /// <summary>A validator asks for the value before the endpoint has answered.</summary>
    [Fact]
    public async Task ABodyThatIsNoValueIsNotValidated()
    {
#pragma warning disable ASP0029 // for evaluation purposes
        await using WebServer server = await WebServer.StartAsync(
            services => services.AddOctavo().AddEmittedValidation(options => options.Resolvers.Insert(0, new Validator())),
            application => application.MapPost("/echo", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value)));
#pragma warning restore ASP0029
        using HttpResponseMessage refused = await server.Client.PostBytes("/echo", "{"u8.ToArray(), "application/json");
        Assert.Equal(("EndOfData", "Order"), await refused.Place());
        using HttpResponseMessage invalid = await server.Client.PostBytes("/echo", OctavoJson.Serialize(Order.Of(0)), "application/json");
        Assert.Contains("no lines", await invalid.Content.ReadAsStringAsync(TestContext.Current.CancellationToken), StringComparison.Ordinal);
        using HttpResponseMessage valid = await server.Client.PostBytes("/echo", OctavoJson.Serialize(Order.Of(1)), "application/json");
        Assert.Equal(HttpStatusCode.OK, valid.StatusCode);
    }

    /// <summary>Sending fails while the iterator is on its way: it is awaited, or its 'finally' would not run.</summary>
    [Fact]
    public async Task AnIteratorEndsIfTheClientGoesAway()
    {
        bool ended = false;
        using var gone = new CancellationTokenSource();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddOctavo().BuildServiceProvider();
        var context = new DefaultHttpContext { RequestServices = services, RequestAborted = gone.Token };
        context.Response.Body = new MemoryStream();
        gone.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Results.OctavoStream(Values()).ExecuteAsync(context));
        Assert.True(ended);

        async IAsyncEnumerable<int> Values()
        {
            try
            {
                yield return 1;
                await Task.Delay(100, CancellationToken.None);
                yield return 2;
            }
            finally
            {
                ended = true;
            }
        }
    }

#pragma warning disable ASP0029 // for evaluation purposes
    /// <summary>What a generated validator does: it asks for the value.</summary>
    private sealed class Validator : IValidatableInfoResolver, IValidatableInfo
    {
        public bool TryGetValidatableTypeInfo(Type type, [NotNullWhen(true)] out IValidatableInfo? validatableInfo)
        {
            validatableInfo = null;
            return false;
        }

        public bool TryGetValidatableParameterInfo(ParameterInfo parameterInfo, [NotNullWhen(true)] out IValidatableInfo? validatableInfo)
        {
            validatableInfo = parameterInfo.ParameterType == typeof(OctavoBody<Order>) ? this : null;
            return validatableInfo is not null;
        }

        public Task ValidateAsync(object? value, ValidateContext context, CancellationToken cancellationToken)
        {
            if (((OctavoBody<Order>)value!).Value is { Lines.Count: 0 })
            {
                context.ValidationErrors = new Dictionary<string, string[]> { ["Lines"] = ["no lines"] };
            }
            return Task.CompletedTask;
        }
    }
#pragma warning restore ASP0029
}
