// Owns: requests that are made to make the framework throw, and clients that go away.
using System.Text;

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

    /// <summary>Sending fails while the iterator is on its way: it is waited for, or its 'finally' would not run.</summary>
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
}
