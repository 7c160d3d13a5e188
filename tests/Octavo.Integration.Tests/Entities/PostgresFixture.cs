// Owns: the PostgreSQL of the tests, started once.
namespace Octavo.IntegrationTests.Entities;

[CollectionDefinition(Name)]
public sealed class PostgresFixture : IAsyncLifetime, ICollectionFixture<PostgresFixture>
{
    internal const string Name = "postgresql";

    private DebianServer _server = null!;

    internal DebianServer Server
    {
        get
        {
            Assert.SkipWhen(_server.Reason is not null, _server.Reason ?? "");
            return _server;
        }
    }

    internal string Configuration => $"Host=127.0.0.1;Port={Server.Port};Username=postgres;Database=octavo;Pooling=false";

    public async ValueTask InitializeAsync() => _server = await DebianServer.StartAsync("postgresql");

    public ValueTask DisposeAsync() => _server.DisposeAsync();
}
