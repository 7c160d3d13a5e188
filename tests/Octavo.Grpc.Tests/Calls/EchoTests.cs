// Owns: calls of all kinds over HTTP/2 between Octavo and Grpc.Tools with Google.Protobuf, either as the server.
extern alias google;

using Google.Protobuf;
using Octavo.GrpcTests.Hosting;
using GoogleEverything = google::Octavo.GrpcTests.Messages.Everything;

namespace Octavo.GrpcTests.Calls;

[Collection(EchoCollection.Name)]
public sealed class EchoTests(EchoServers servers)
{
    public static TheoryData<Pair> Pairs => [.. Enum.GetValues<Pair>()];

    [Theory, MemberData(nameof(Pairs))]
    public async Task Every_kind_of_field_comes_back(Pair pair)
    {
        Samples.Same(Samples.Full, await servers.Clients[pair].GetAsync(Samples.Full));
        Samples.Same(Samples.Full, servers.Clients[pair].Get(Samples.Full));
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task Empty_messages_are_messages(Pair pair)
    {
        IEchoCalls client = servers.Clients[pair];
        Assert.Empty(await client.GetAsync([]));
        await client.NothingAsync();
        Assert.Equal([[], [], []], await client.WatchAsync([], 3));
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task A_server_sends_any_number_of_messages(Pair pair)
    {
        Assert.Empty(await servers.Clients[pair].WatchAsync(Samples.Full, 0));
        List<byte[]> all = await servers.Clients[pair].WatchAsync(Samples.Full, 100);
        Assert.Equal(100, all.Count);
        Assert.All(all, one => Samples.Same(Samples.Full, one));
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task A_client_sends_any_number_of_messages(Pair pair)
    {
        (int[] numbers, Dictionary<string, int> keys) = await servers.Clients[pair].SumAsync(Enumerable.Range(1, 50).Select(Samples.Numbered));
        Assert.Equal(Enumerable.Range(1, 50), numbers);
        Assert.Equal(Enumerable.Range(1, 50).ToDictionary(i => "key " + i), keys);
        Assert.Empty((await servers.Clients[pair].SumAsync([])).Numbers);
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task Both_sides_send_in_turns(Pair pair)
    {
        int next = 0;
        await foreach (byte[] one in servers.Clients[pair].ChatAsync(Enumerable.Range(0, 20).Select(Samples.Numbered).ToAsyncEnumerable(), default))
        {
            Samples.Same(Samples.Numbered(next++), one);
        }
        Assert.Equal(20, next);
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task Messages_of_many_megabytes_come_back(Pair pair)
    {
        byte[] large = Samples.Large(5 << 20);
        Samples.Same(large, await servers.Clients[pair].GetAsync(large));
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task Messages_of_every_length_around_the_buffers_come_back(Pair pair)
    {
        foreach (int length in (int[])[1, 127, 128, 4080, 4096, 16_383, 16_384, 65_400, 65_536, 70_000])
        {
            byte[] message = new GoogleEverything { String = new string('y', length) }.ToByteArray();
            Assert.Equal(message, await servers.Clients[pair].GetAsync(message));
        }
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task Errors_have_the_servers_status_and_trailers(Pair pair)
    {
        RpcException refused =
            await Assert.ThrowsAsync<RpcException>(() => servers.Clients[pair].FailAsync((int)StatusCode.NotFound, "no such thing: ä", "because", [0, 255]));
        Assert.Equal((StatusCode.NotFound, "no such thing: ä"), (refused.StatusCode, refused.Status.Detail));
        Assert.Equal("because", refused.Trailers.GetValue("why"));
        Assert.Equal([0, 255], refused.Trailers.GetValueBytes("raw-bin"));
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task What_a_server_does_not_override_is_unimplemented(Pair pair) =>
        Assert.Equal(StatusCode.Unimplemented, (await Assert.ThrowsAsync<RpcException>(() => servers.Clients[pair].UnservedAsync())).StatusCode);

    [Theory, MemberData(nameof(Pairs))]
    public async Task Well_known_messages_are_taken_and_given(Pair pair) => Assert.Equal(1_700_000_000, await servers.Clients[pair].MomentAsync(1_700_000_000));

    [Theory, MemberData(nameof(Pairs))]
    public async Task A_deadline_ends_a_call(Pair pair)
    {
        string call = Guid.NewGuid().ToString();
        CallOptions options = new([new Metadata.Entry(CallLog.Header, call)], deadline: DateTime.UtcNow.AddMilliseconds(200));
        Assert.Equal(StatusCode.DeadlineExceeded, (await Assert.ThrowsAsync<RpcException>(() => servers.Clients[pair].NothingAsync(options))).StatusCode);
        Assert.Equal(StatusCode.DeadlineExceeded,
            (await Assert.ThrowsAsync<RpcException>(
                () => servers.Clients[pair].GetAsync([], new CallOptions(deadline: DateTime.UtcNow.AddDays(-1))))).StatusCode);
    }

    [Theory, MemberData(nameof(Pairs))]
    public async Task A_cancelled_call_ends_on_both_sides(Pair pair)
    {
        string call = Guid.NewGuid().ToString();
        using var cancel = new CancellationTokenSource();
        RpcException refused = await Assert.ThrowsAsync<RpcException>(async () =>
        {
            // The first message came back, so the server is in the call.
            await foreach (byte[] one in servers.Clients[pair]
                .ChatAsync(Numbers(), new CallOptions([new Metadata.Entry(CallLog.Header, call)], cancellationToken: cancel.Token)))
            {
                Samples.Same(Samples.Numbered(1), one);
                await cancel.CancelAsync();
            }
        });
        Assert.Equal(StatusCode.Cancelled, refused.StatusCode);
        await servers.Log.Cancelled(call);

        static IAsyncEnumerable<byte[]> Numbers() => Enumerable.Repeat(Samples.Numbered(1), 2).ToAsyncEnumerable();
    }
}
