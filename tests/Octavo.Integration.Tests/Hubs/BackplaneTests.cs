// Owns: two servers whose messages go over redis-server: one with Octavo's protocol, one with .NET's default MessagePack, and clients of both.
using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;
using Octavo.IntegrationTests.Caching;

namespace Octavo.IntegrationTests.Hubs;

public sealed class BackplaneTests(RedisFixture redis) : IClassFixture<RedisFixture>
{
    [Fact]
    public async Task MessagesReachTheClientsOfTheOtherServer()
    {
        await using Talk talk = await Talk.StartAsync(redis);
        foreach (HubConnection sender in talk.Connections)
        {
            await sender.InvokeAsync("SendAll", new Message { From = "Ada é😀", Room = 70000, Marks = [1.5] });
            foreach (Channel<(Message Message, int Number)> arrived in talk.Arrived)
            {
                (Message message, int number) = await arrived.Reader.ReadAsync(Soon());
                Assert.Equal(("Ada é😀", 70000, 1.5, 5), (message.From, message.Room, message.Marks[0], number));
            }
        }
    }

    /// <summary>The result of a client goes back to the server that asked as the bytes that it sent.</summary>
    [Fact]
    public async Task ResultsComeFromTheClientsOfTheOtherServer()
    {
        await using Talk talk = await Talk.StartAsync(redis);
        foreach (HubConnection asking in talk.Connections)
        {
            foreach (HubConnection asked in talk.Connections)
            {
                Message answer = await asking.InvokeAsync<Message>("AskAnother", asked.ConnectionId, new Message { Room = 7 }).WaitAsync(Soon());
                Assert.Equal(("answered", 7), (answer.From, answer.Room));
            }
        }
        talk.Connections[0].Remove("echo");
        talk.Connections[0].On<Message, int>("echo", _ => -1);
        await Assert.ThrowsAsync<HubException>(
            () => talk.Connections[3].InvokeAsync<Message>("AskAnother", talk.Connections[0].ConnectionId, new Message()).WaitAsync(Soon()));
        Assert.Equal(5, await talk.Connections[3].InvokeAsync<int>("Add", 2, 3));
    }

    /// <summary>While the backplane is gone a message to all is an error of its call, and the connections stay; later messages arrive again.</summary>
    [Fact]
    public async Task KilledAndRestartedMessagesGoOn()
    {
        await using Talk talk = await Talk.StartAsync(redis);
        await redis.Server.KillAsync();
        try
        {
            await Assert.ThrowsAsync<HubException>(() => talk.Connections[0].InvokeAsync("SendAll", new Message()).WaitAsync(Soon()));
            Assert.Equal(5, await talk.Connections[0].InvokeAsync<int>("Add", 2, 3));
        }
        finally
        {
            await redis.Server.RestartAsync();
        }
        foreach (int sender in (int[])[0, 3])
        {
            ChannelReader<(Message Message, int Number)> reader = talk.Arrived[3 - sender].Reader;
            for (int i = 0; !Found(reader, room: sender + 1); i++)
            {
                Assert.True(i < 200, "nothing arrived");
                try
                {
                    await talk.Connections[sender].InvokeAsync("SendAll", new Message { Room = sender + 1 }).WaitAsync(Soon());
                }
                catch (HubException)
                {
                    // not connected yet
                }
                await Task.Delay(50);
            }
        }
    }

    private static bool Found(ChannelReader<(Message Message, int Number)> reader, int room)
    {
        while (reader.TryRead(out (Message Message, int Number) found))
        {
            if (found.Message.Room == room)
            {
                return true;
            }
        }
        return false;
    }

    private static CancellationToken Soon() => new CancellationTokenSource(TimeSpan.FromSeconds(20)).Token;

    /// <summary>Two servers, and at each a client of either protocol.</summary>
    private sealed class Talk : IAsyncDisposable
    {
        private readonly List<WebServer> _servers = [];

        internal List<HubConnection> Connections { get; } = [];

        /// <summary>What each client was told.</summary>
        internal List<Channel<(Message Message, int Number)>> Arrived { get; } = [];

        internal static async Task<Talk> StartAsync(RedisFixture redis)
        {
            _ = redis.Server;
            var talk = new Talk();
            string prefix = Guid.NewGuid().ToString("N");
            foreach (bool server in (bool[])[true, false])
            {
                WebServer web = await HubTests.Start(server, signalR => signalR.AddStackExchangeRedis(redis.Configuration, options =>
                    options.Configuration.ChannelPrefix = StackExchange.Redis.RedisChannel.Literal(prefix)));
                talk._servers.Add(web);
                foreach (bool client in (bool[])[true, false])
                {
                    HubConnection connection = await HubTests.Connect(web, client);
                    var arrived = Channel.CreateUnbounded<(Message Message, int Number)>();
                    connection.On<Message, int, string?>("said", (message, number, _) => arrived.Writer.TryWrite((message, number)));
                    connection.On<Message, Message>("echo", message => new Message { From = "answered", Room = message.Room });
                    // A client is connected before its server has subscribed for it at Redis, and loses the connection if Redis is gone then. Calls wait.
                    await connection.InvokeAsync<int>("Add", 2, 3);
                    talk.Connections.Add(connection);
                    talk.Arrived.Add(arrived);
                }
            }
            return talk;
        }

        public async ValueTask DisposeAsync()
        {
            foreach (HubConnection connection in Connections)
            {
                await connection.DisposeAsync();
            }
            foreach (WebServer server in _servers)
            {
                await server.DisposeAsync();
            }
        }
    }
}
