// Owns: the rabbitmq-server of the tests, started once.
using RabbitMQ.Client;

namespace Octavo.MessagingTests.Rabbit;

[CollectionDefinition(Name)]
public sealed class RabbitFixture : IAsyncLifetime, ICollectionFixture<RabbitFixture>
{
    internal const string Name = "rabbitmq";

    private DebianServer _server = null!;

    internal DebianServer Server
    {
        get
        {
            Assert.SkipWhen(_server.Reason is not null, _server.Reason ?? "");
            return _server;
        }
    }

    internal Uri Address => new($"amqp://guest:guest@127.0.0.1:{Server.Port}/");

    internal Task<IConnection> ConnectAsync() => new ConnectionFactory { Uri = Address, AutomaticRecoveryEnabled = false }.CreateConnectionAsync();

    public async ValueTask InitializeAsync() => _server = await DebianServer.StartAsync("rabbitmq");

    public ValueTask DisposeAsync() => _server.DisposeAsync();
}

internal static class Channels
{
    /// <summary>The next message of a queue, which may not be there yet.</summary>
    internal static async Task<BasicGetResult> NextAsync(this IChannel channel, string queue, bool autoAck = true)
    {
        for (int i = 0; i < 400; i++)
        {
            if (await channel.BasicGetAsync(queue, autoAck) is { } found)
            {
                return found;
            }
            await Task.Delay(50);
        }
        throw new TimeoutException($"nothing came to {queue}");
    }

    /// <summary>A header of text.</summary>
    internal static string? Text(this IReadOnlyBasicProperties properties, string name) =>
        properties.Headers?.TryGetValue(name, out object? value) != true ? null
        : value is byte[] bytes ? System.Text.Encoding.UTF8.GetString(bytes) : value?.ToString();
}
