// Owns: hubs on which something fails: garbage from a client, a server that is gone, messages of other versions.
using System.Net.WebSockets;
using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace Octavo.IntegrationTests.Hubs;

public sealed class HubFailureTests
{
    public static TheoryData<string> Garbage =>
        ["FFFFFFFF0F", "808080808000", "05DDFFFFFFFF", "00", "01C1", "0391A161", "0495018080C0", "0696018080C090"];

    /// <summary>Frames that are not a message end their connection, and no other.</summary>
    [Theory, MemberData(nameof(Garbage))]
    public async Task GarbageEndsItsConnectionAlone(string frame)
    {
        await using WebServer web = await HubTests.Start(octavo: true);
        await using HubConnection other = await HubTests.Connect(web, octavo: true);
        using ClientWebSocket raw = await Handshake(web);
        await raw.SendAsync(Convert.FromHexString(frame), WebSocketMessageType.Binary, endOfMessage: true, Soon());
        byte[] room = new byte[4096];
        while ((await raw.ReceiveAsync(room, Soon())).MessageType != WebSocketMessageType.Close)
        {
        }
        Assert.Equal(5, await other.InvokeAsync<int>("Add", 2, 3));
    }

    /// <summary>An argument that cannot be read fails its call: the connection answers the next.</summary>
    [Fact]
    public async Task GarbageInAnArgumentFailsItsCall()
    {
        await using WebServer web = await HubTests.Start(octavo: true);
        using ClientWebSocket raw = await Handshake(web);
        byte[] echo = [0x96, 1, 0x80, 0xA1, (byte)'1', 0xA4, .. "Echo"u8, 0x91, 0xC1, 0x90];
        byte[] add = [0x96, 1, 0x80, 0xA1, (byte)'2', 0xA3, .. "Add"u8, 0x92, 2, 3, 0x90];
        await raw.SendAsync((byte[])[(byte)echo.Length, .. echo, (byte)add.Length, .. add], WebSocketMessageType.Binary, endOfMessage: true, Soon());
        List<byte> answers = [];
        byte[] result = [0x95, 3, 0x80, 0xA1, (byte)'2', 3, 5];
        while (answers.ToArray().AsSpan().IndexOf(result) < 0)
        {
            byte[] room = new byte[4096];
            WebSocketReceiveResult received = await raw.ReceiveAsync(room, Soon());
            Assert.Equal(WebSocketMessageType.Binary, received.MessageType);
            answers.AddRange(room.AsSpan(0, received.Count));
        }
        byte[] error = [0x95, 3, 0x80, 0xA1, (byte)'1', 1];
        Assert.True(answers.ToArray().AsSpan().IndexOf(error) >= 0);
    }

    /// <summary>The connection answers the next call.</summary>
    [Fact]
    public async Task AQueryThatThrowsWhileItIsWrittenFailsItsCall()
    {
        await using WebServer web = await HubTests.Start(octavo: true);
        await using HubConnection connection = await HubTests.Connect(web, octavo: true);
        HubException failed = await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync<List<int>>("Halves", 4));
        Assert.Contains("could not be written: UserCode", failed.Message, StringComparison.Ordinal);
        failed = await Assert.ThrowsAsync<HubException>(async () => await connection.StreamAsync<List<int>>("HalvesOfAll", 4).ToListAsync());
        Assert.Contains("could not be written: UserCode", failed.Message, StringComparison.Ordinal);
        Assert.Equal(5, await connection.InvokeAsync<int>("Add", 2, 3));
    }

    /// <summary>A stream whose server is gone is an error and no end; the client connects again to a server on the same port, and its handlers are
    /// there.</summary>
    [Fact]
    public async Task AServerThatIsGoneFailsItsStreamAndIsFoundAgain()
    {
        WebServer web = await HubTests.Start(octavo: true);
        await using HubConnection connection = new HubConnectionBuilder().WithUrl(new Uri(web.Address, "/hub")).AddOctavoProtocol()
            .WithAutomaticReconnect(new Patience()).Build();
        var back = new TaskCompletionSource();
        connection.Reconnected += _ =>
        {
            back.TrySetResult();
            return Task.CompletedTask;
        };
        var said = Channel.CreateUnbounded<Message>();
        connection.On<Message, int, string?>("said", (message, _, _) => said.Writer.TryWrite(message));
        await connection.StartAsync();
        int rooms = 0;
        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            await foreach (Message message in connection.StreamAsync<Message>("Count", int.MaxValue, Soon()))
            {
                Assert.Equal(++rooms, message.Room);
                if (rooms == 10)
                {
                    await web.DisposeAsync();
                }
            }
        });
        Assert.True(rooms >= 10);
        await using WebServer again = await HubTests.Start(octavo: true, port: web.Address.Port);
        await back.Task.WaitAsync(Soon());
        await connection.InvokeAsync("SendAll", new Message { From = "Ada" });
        Assert.Equal("Ada", (await said.Reader.ReadAsync(Soon())).From);
    }

    /// <summary>Arguments and results of a later and of an earlier version: members that are not known are skipped, members that are not there have their
    /// default.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task OtherVersionsAreRead(bool client)
    {
        await using WebServer web = await HubTests.Start(octavo: true);
        await using HubConnection connection = await HubTests.Connect(web, client);
        var newer = new NewerMessage { From = "Later", Room = 3, Marks = [1], Later = { ["x"] = [1, 2] } };
        Message read = await connection.InvokeAsync<Message>("Echo", newer);
        Assert.Equal(("Later", 3, 1), (read.From, read.Room, read.Marks.Count));
        NewerMessage back = await connection.InvokeAsync<NewerMessage>("Echo", newer);
        Assert.Equal(("Later", 0), (back.From, back.Later.Count));
        read = await connection.InvokeAsync<Message>("Echo", new OlderMessage { From = "Before", Room = 2 });
        Assert.Equal(("Before", 2, 0), (read.From, read.Room, read.Marks.Count));
        Assert.Equal("Before", (await connection.InvokeAsync<OlderMessage>("Echo", new Message { From = "Before", Marks = [1, 2] })).From);
    }

    private static CancellationToken Soon() => new CancellationTokenSource(TimeSpan.FromSeconds(20)).Token;

    /// <summary>A connection by hand, for bytes that no client sends.</summary>
    private static async Task<ClientWebSocket> Handshake(WebServer web)
    {
        var socket = new ClientWebSocket();
        await socket.ConnectAsync(new UriBuilder(web.Address) { Scheme = "ws", Path = "/hub" }.Uri, Soon());
        byte[] hello = [.. """{"protocol":"messagepack","version":2}"""u8, 0x1E];
        await socket.SendAsync(hello, WebSocketMessageType.Binary, endOfMessage: true, Soon());
        byte[] room = new byte[100];
        WebSocketReceiveResult answer = await socket.ReceiveAsync(room, Soon());
        Assert.Equal([(byte)'{', (byte)'}', 0x1E], room[..answer.Count]);
        return socket;
    }

    private sealed class Patience : IRetryPolicy
    {
        public TimeSpan? NextRetryDelay(RetryContext retryContext) =>
            retryContext.ElapsedTime < TimeSpan.FromSeconds(20) ? TimeSpan.FromMilliseconds(100) : null;
    }
}
