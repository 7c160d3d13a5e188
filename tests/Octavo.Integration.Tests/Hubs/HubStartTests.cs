// Owns: the tests of what a hub's protocol refuses at start-up.
using System.Threading.Channels;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.SignalR;

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

    [Fact]
    public void EveryWayOfCarryingIsSeen()
    {
        var options = new OctavoHubOptions();
        Assert.Same(options, options.Require<CodedHub>().Require<ICodedClient>());
    }

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

    public sealed class CodedHub : Hub<ICodedClient>
    {
        public Task<ChannelReader<Message>> Read(IAsyncEnumerable<int> numbers, CancellationToken cancellationToken) => throw new NotSupportedException();

        public void Nothing(DateTime time, byte[] bytes, string[] texts) => _ = (time, bytes, texts);

        public override Task OnConnectedAsync() => base.OnConnectedAsync();
    }
}
