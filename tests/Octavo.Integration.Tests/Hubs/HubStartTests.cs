// Owns: the tests of what a hub's protocol refuses at start-up.
using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;

namespace Octavo.IntegrationTests.Hubs;

public sealed class HubStartTests
{
    [Fact]
    public void TypesWithoutACodecAreNamedWithTheirMethods()
    {
        InvalidOperationException found = Assert.Throws<InvalidOperationException>(() => new OctavoHubOptions().Require<UncodedHub>());
        foreach (string method in (string[])["Take", "Give", "Stream", "Upload", "List"])
        {
            Assert.Contains(method + ": NoCodec", found.Message, StringComparison.Ordinal);
        }
        Assert.DoesNotContain("Served", found.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("OnConnected", found.Message, StringComparison.Ordinal);
        Assert.Contains("Uncodable", Assert.Throws<InvalidOperationException>(() => new OctavoHubOptions().Require<TalkHub>()).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task TheServerDoesNotStart()
    {
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await WebServer.StartAsync(
            services => services.AddSignalR().AddOctavoProtocol(options => options.Require<IUncodedClient>()),
                application => application.MapHub<TalkHub>("/talk")));
    }

    /// <summary>The options that the application gives MessagePack hold in hubs too, unless the hubs have their own.</summary>
    [Fact]
    public async Task OptionsAreThoseOfTheContainer()
    {
        OctavoMsgPackOptions strict = OctavoMsgPackOptions.Untrusted with { UnknownMembers = UnknownMemberPolicy.Refuse };
        foreach (bool own in (bool[])[false, true])
        {
            await using WebServer web = await HubTests.Start(octavo: true, signalR =>
            {
                signalR.Services.AddOctavo(options => options.Use(strict));
                if (own)
                {
                    signalR.AddOctavoProtocol(options => options.MessagePack = OctavoMsgPackOptions.Untrusted);
                }
            });
            await using HubConnection connection = await HubTests.Connect(web, octavo: true);
            Task<Message> answer = connection.InvokeAsync<Message>("Echo", new NewerMessage { From = "Later" });
            if (own)
            {
                Assert.Equal("Later", (await answer).From);
            }
            else
            {
                await Assert.ThrowsAsync<HubException>(() => answer);
            }
            Assert.Equal(5, await connection.InvokeAsync<int>("Add", 2, 3));
        }
    }

    [Fact]
    public void EveryWayOfCarryingIsSeen()
    {
        var options = new OctavoHubOptions();
        Assert.Same(options, options.Require<CodedHub>().Require<ICodedClient>());
    }

    /// <summary>An override of a framework's method carries nothing: the exception of a disconnection was reported as a type without a codec.</summary>
    [Fact]
    public void OverridesOfTheFrameworkAreNotData() => Assert.NotNull(new OctavoHubOptions().Require<DisconnectedHub>());

    /// <summary>The sample of the page has no namespace: its types were not looked at.</summary>
    [Fact]
    public void HubsWithoutANamespaceAreChecked() =>
        Assert.Contains("Take: NoCodec", Assert.Throws<InvalidOperationException>(() => new OctavoHubOptions().Require<NamelessHub>()).Message,
            StringComparison.Ordinal);

    /// <summary>Methods that the interface of the clients inherits were not looked at.</summary>
    [Fact]
    public void InheritedMethodsAreChecked() =>
        Assert.Contains("Told: NoCodec", Assert.Throws<InvalidOperationException>(() => new OctavoHubOptions().Require<IInheritingClient>()).Message,
            StringComparison.Ordinal);

    public interface IInheritingClient : ICodedClient, IUncodedClient;

    public interface IUncodedClient
    {
        Task Told(Uncoded value);
    }

    public interface ICodedClient
    {
        Task Told(Message message, int number, string? text);

        Task<Message> Asked(Guid id);
    }

    public sealed class UncodedHub : Hub
    {
        public void Take(int number, Uncoded value) => _ = (number, value);

        public ValueTask<Uncoded?> Give() => default;

        public IAsyncEnumerable<Uncoded> Stream(CancellationToken cancellationToken) => AsyncEnumerable.Empty<Uncoded>();

        public Task Upload(ChannelReader<Uncoded> values) => values.Completion;

        public Task<List<Uncoded>> List() => Task.FromResult(new List<Uncoded>());

        public void Served([FromServices] Uncoded service) => _ = service;
    }

    public sealed class DisconnectedHub : Hub
    {
        public Message Echo(Message message) => message;

        public override Task OnDisconnectedAsync(Exception? exception) => base.OnDisconnectedAsync(exception);
    }

    public sealed class CodedHub : Hub<ICodedClient>
    {
        public Task<ChannelReader<Message>> Read(IAsyncEnumerable<int> numbers, CancellationToken cancellationToken) => throw new NotSupportedException();

        public void Nothing(DateTime time, byte[] bytes, string[] texts) => _ = (time, bytes, texts);

        public override Task OnConnectedAsync() => base.OnConnectedAsync();
    }
}
