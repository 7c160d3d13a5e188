// Owns: the redis-server of the tests of caches, started once.
namespace Octavo.IntegrationTests.Caching;

public sealed class RedisFixture : IAsyncLifetime
{
    private DebianServer _server = null!;

    /// <summary>A connection string, with waits that suit a server that is killed.</summary>
    internal string Configuration => Waiting(2000);

    /// <summary>A connection string with a wait in milliseconds.</summary>
    internal string Waiting(int wait) =>
        $"127.0.0.1:{_server.Port},abortConnect=false,connectTimeout={wait},syncTimeout={wait},asyncTimeout={wait},connectRetry=1";

    /// <summary>Why there is none; null if there is one.</summary>
    internal string? Reason => _server.Reason;

    internal DebianServer Server
    {
        get
        {
            Assert.SkipWhen(_server.Reason is not null, _server.Reason ?? "");
            return _server;
        }
    }

    public async ValueTask InitializeAsync() => _server = await DebianServer.StartAsync("redis");

    public ValueTask DisposeAsync() => _server.DisposeAsync();
}
