// Owns: the hub of the tests.
using System.Runtime.CompilerServices;
using System.Threading.Channels;
using Microsoft.AspNetCore.SignalR;

[assembly: Octavo.GenerateCodecsForCalls(typeof(Octavo.IntegrationTests.Hubs.TalkHub))]

namespace Octavo.IntegrationTests.Hubs;

public sealed class TalkHub : Hub
{
    public Message Echo(Message message) => message;

    public int Add(int left, int right) => left + right;

    public Dictionary<Guid, Message> ById(KeyValuePair<Guid, Message> one) => new() { [one.Key] = one.Value };

    public Task Nothing() => Task.CompletedTask;

    public string Fail() => throw new HubException("as asked");

    public Task SendAll(Message message) => Clients.All.SendAsync("said", message, 5, (string?)null);

    public Task SendChange(bool joined) => Clients.All.SendAsync("changed", joined ? new Joined { Who = "Ada" } : new Left { Who = "Ada" });

    public IEnumerable<Message> Query(int to) => Enumerable.Range(1, to).Select(room => new Message { Room = room });

    public IReadOnlyCollection<Message> Values() => new Dictionary<Guid, Message> { [Guid.Empty] = new() { Room = 1 } }.Values;

    public ISet<int> Numbers(IEnumerable<int> of) => of.ToHashSet();

    public IReadOnlyDictionary<int, Message> Rooms() => new Dictionary<int, Message> { [3] = new() { Room = 3 } };

    public IEnumerable<int> Halves(int of) => Enumerable.Range(0, 3).Select(by => of / by);

    public async IAsyncEnumerable<IEnumerable<int>> HalvesOfAll(int of)
    {
        await Task.Yield();
        yield return Halves(of);
    }

    public async IAsyncEnumerable<object> Uncodables()
    {
        await Task.Yield();
        yield return new Uncoded();
        yield return new Uncoded();
    }

    public Uncoded? Uncodable() => new() { Id = 1 };

    public Remark React(Remark remark) => remark;

    public Mood Turn(Mood mood, Powers powers, Mood? before) => powers == (Powers.Read | Powers.Write) && before is null or Mood.Glad ? mood : Mood.Calm;

    public async Task<Remark> Reflect(Remark remark) => await Clients.Caller.InvokeAsync<Remark>("reflect", remark, Mood.Cross, default);

    public async IAsyncEnumerable<Remark> Remarks(int to)
    {
        for (int i = 0; i < to; i++)
        {
            await Task.Yield();
            yield return Remark.Of(i);
        }
    }

    public async IAsyncEnumerable<Mood> Moods(ChannelReader<Remark> remarks)
    {
        await foreach (Remark remark in remarks.ReadAllAsync())
        {
            yield return remark.Act is Wave { Hand: "left" } ? Mood.Glad : remark.Mood;
        }
    }

    public async Task<Message> AskAnother(string id, Message message) =>
        await Clients.Client(id).InvokeAsync<Message>("echo", message, Context.ConnectionAborted);

    public async Task<int> Ask() => await Clients.Caller.InvokeAsync<int>("answer", 20, default);

    public async IAsyncEnumerable<Message> Count(int to, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        for (int i = 1; i <= to; i++)
        {
            await Task.Yield();
            cancellationToken.ThrowIfCancellationRequested();
            yield return new Message { Room = i };
        }
    }

    public async Task<int> Sum(ChannelReader<Message> messages)
    {
        int sum = 0;
        await foreach (Message message in messages.ReadAllAsync())
        {
            sum += message.Room;
        }
        return sum;
    }
}
