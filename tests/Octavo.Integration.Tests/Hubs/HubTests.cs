// Owns: the tests of Octavo.SignalR with servers and clients of both protocols: Octavo's and .NET's default MessagePack.
using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace Octavo.IntegrationTests.Hubs;

public sealed class HubTests
{
    public static TheoryData<bool, bool> Sides => new() { { true, true }, { true, false }, { false, true } };

    [Theory, MemberData(nameof(Sides))]
    public async Task CallsAreAnswered(bool server, bool client)
    {
        await using WebServer web = await Start(server);
        await using HubConnection connection = await Connect(web, client);
        Message echo = await connection.InvokeAsync<Message>("Echo", new Message { From = "Ada", Room = 7, Marks = [1.5, -2] });
        Assert.Equal(("Ada", 7, 2), (echo.From, echo.Room, echo.Marks.Count));
        Assert.Equal(5, await connection.InvokeAsync<int>("Add", 2, 3));
        await connection.InvokeAsync("Nothing");
        var id = Guid.NewGuid();
        Assert.Equal("Bob",
            (await connection.InvokeAsync<Dictionary<Guid, Message>>("ById", new KeyValuePair<Guid, Message>(id, new Message { From = "Bob" })))[id].From);
        HubException failed = await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync<string>("Fail"));
        Assert.Contains("as asked", failed.Message, StringComparison.Ordinal);
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Add", 2));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("NotThere", 2));
        await Assert.ThrowsAsync<HubException>(() => connection.InvokeAsync("Add", "two", 3));
        Assert.Equal(5, await connection.InvokeAsync<int>("Add", 2, 3)); // the connection stays
    }

    [Theory, MemberData(nameof(Sides))]
    public async Task ServerCallsClients(bool server, bool client)
    {
        await using WebServer web = await Start(server);
        await using HubConnection connection = await Connect(web, client);
        var said = new TaskCompletionSource<(Message, int, string?)>();
        connection.On<Message, int, string?>("said", (message, number, text) => said.SetResult((message, number, text)));
        connection.On<int, int>("answer", asked => asked + 1);
        await connection.InvokeAsync("SendAll", new Message { From = "Ada" });
        (Message message, int number, string? text) = await said.Task.WaitAsync(TimeSpan.FromSeconds(20));
        Assert.Equal(("Ada", 5, null), (message.From, number, text));
        Assert.Equal(21, await connection.InvokeAsync<int>("Ask"));
    }

    [Theory, MemberData(nameof(Sides))]
    public async Task StreamsGoBothWays(bool server, bool client)
    {
        await using WebServer web = await Start(server);
        await using HubConnection connection = await Connect(web, client);
        List<int> rooms = [];
        await foreach (Message message in connection.StreamAsync<Message>("Count", 4))
        {
            rooms.Add(message.Room);
        }
        Assert.Equal([1, 2, 3, 4], rooms);
        var sent = Channel.CreateUnbounded<Message>();
        Task<int> sum = connection.InvokeAsync<int>("Sum", sent.Reader);
        foreach (int room in rooms)
        {
            await sent.Writer.WriteAsync(new Message { Room = room });
        }
        sent.Writer.Complete();
        Assert.Equal(10, await sum);
        using var cancelled = new CancellationTokenSource();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
        {
            await foreach (Message message in connection.StreamAsync<Message>("Count", int.MaxValue, cancelled.Token))
            {
                await cancelled.CancelAsync();
            }
        });
        Assert.Equal(5, await connection.InvokeAsync<int>("Add", 2, 3));
    }

    /// <summary>Enums by name, and unions within objects, in arguments, results, client results, and streams both ways.</summary>
    [Theory, MemberData(nameof(Sides))]
    public async Task EnumsAndUnionsArrive(bool server, bool client)
    {
        await using WebServer web = await Start(server);
        await using HubConnection connection = await Connect(web, client);
        connection.On<Remark, Mood, Remark>("reflect", (remark, mood) => remark.Mood == mood ? remark : new Remark());
        foreach (int times in (int[])[0, 3])
        {
            Assert.True(OctavoGraph.Equals(Remark.Of(times), await connection.InvokeAsync<Remark>("React", Remark.Of(times))));
            Assert.True(OctavoGraph.Equals(Remark.Of(times), await connection.InvokeAsync<Remark>("Reflect", Remark.Of(times))));
        }
        Assert.Equal(Mood.Cross, await connection.InvokeAsync<Mood>("Turn", Mood.Cross, Powers.Read | Powers.Write, Mood.Glad));
        Assert.Equal(Mood.Cross, await connection.InvokeAsync<Mood>("Turn", Mood.Cross, Powers.Read | Powers.Write, null));
        int count = 0;
        await foreach (Remark remark in connection.StreamAsync<Remark>("Remarks", 3))
        {
            Assert.True(OctavoGraph.Equals(Remark.Of(count++), remark));
        }
        Assert.Equal(3, count);
        var sent = Channel.CreateUnbounded<Remark>();
        sent.Writer.TryWrite(Remark.Of(0));
        sent.Writer.TryWrite(Remark.Of(2));
        sent.Writer.Complete();
        List<Mood> moods = [];
        await foreach (Mood mood in connection.StreamAsync<Mood>("Moods", sent.Reader))
        {
            moods.Add(mood);
        }
        Assert.Equal([Mood.Cross, Mood.Glad], moods);
    }

    /// <summary>npm's client and its MessagePack protocol: calls, errors, streams both ways, results of the client.</summary>
    [Fact]
    public async Task NpmClientIsAnswered()
    {
        await using WebServer web = await Start(octavo: true);
        await NpmClient.RunAsync("signalr.mjs", new Uri(web.Address, "/hub"));
    }

    /// <summary>Both sides declare the union.</summary>
    [Fact]
    public async Task UnionsTellTheirCaseWhereThatIsAsked()
    {
        await using WebServer web = await WebServer.StartAsync(
            services => services.AddSignalR().AddOctavoProtocol(options => options.WriteUnions = true), application => application.MapHub<TalkHub>("/hub"));
        await using HubConnection connection = await Connect(web, octavo: true);
        var changes = Channel.CreateUnbounded<Change>();
        connection.On<Change>("changed", change => changes.Writer.TryWrite(change));
        await connection.InvokeAsync("SendChange", true);
        await connection.InvokeAsync("SendChange", false);
        Assert.Equal("Ada", Assert.IsType<Joined>(await changes.Reader.ReadAsync()).Who);
        Assert.IsType<Left>(await changes.Reader.ReadAsync());
    }

    /// <summary>A type without a codec is an error of the call; what it says is the server's log's.</summary>
    [Fact]
    public async Task TypeWithoutACodecIsAnErrorOfItsCall()
    {
        await using WebServer web = await Start(octavo: true);
        await using HubConnection connection = await Connect(web, octavo: true);
        HubException refused = await Assert.ThrowsAsync<HubException>(
            () => connection.InvokeAsync<string>("Uncodable").WaitAsync(TimeSpan.FromSeconds(20)));
        Assert.Contains("NoCodec", refused.Message, StringComparison.Ordinal);
        await Assert.ThrowsAsync<HubException>(async () =>
        {
            await foreach (string item in connection.StreamAsync<string>("Uncodables"))
            {
                Assert.Fail(item);
            }
        });
        Assert.Equal(HubConnectionState.Connected, connection.State);
        Assert.Equal(3, await connection.InvokeAsync<int>("Add", 1, 2));
    }

    /// <summary>The protocol sees objects alone: a hub that declares an interface may return anything that has it.</summary>
    [Theory]
    [InlineData(true, true)]
    [InlineData(true, false)]
    public async Task CollectionsAreWrittenWhateverTheirType(bool server, bool client)
    {
        await using WebServer web = await Start(server);
        await using HubConnection connection = await Connect(web, client);
        Assert.Equal([1, 2, 3], (await connection.InvokeAsync<List<Message>>("Query", 3)).Select(message => message.Room));
        Assert.Equal(1, Assert.Single(await connection.InvokeAsync<List<Message>>("Values")).Room);
        Assert.Equal([1, 2], (await connection.InvokeAsync<List<int>>("Numbers", new HashSet<int> { 1, 2 })).Order());
        if (client)
        {
            Assert.Equal([1, 2], (await connection.InvokeAsync<List<int>>("Numbers", Enumerable.Range(1, 2).Where(number => number > 0))).Order());
            Assert.Equal(3, (await connection.InvokeAsync<IReadOnlyDictionary<int, Message>>("Rooms"))[3].Room);
        }
    }

    /// <summary>A server with the hub, by either protocol.</summary>
    internal static Task<WebServer> Start(bool octavo, Action<ISignalRServerBuilder>? configure = null, int port = 0) => WebServer.StartAsync(
        services =>
        {
            ISignalRServerBuilder signalR = services.AddSignalR().AddMessagePackProtocol();
            if (octavo)
            {
                signalR.AddOctavoProtocol();
            }
            configure?.Invoke(signalR);
        },
        application => application.MapHub<TalkHub>("/hub"), port);

    internal static async Task<HubConnection> Connect(WebServer web, bool octavo)
    {
        IHubConnectionBuilder builder = new HubConnectionBuilder().WithUrl(new Uri(web.Address, "/hub"));
        HubConnection connection = (octavo ? builder.AddOctavoProtocol() : builder.AddMessagePackProtocol()).Build();
        await connection.StartAsync();
        return connection;
    }
}
