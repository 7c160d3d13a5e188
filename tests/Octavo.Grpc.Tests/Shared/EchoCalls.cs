// Owns: a client of Echo. Compiled twice, over Octavo's types and stubs and over those of Grpc.Tools: that it is one source is part of the test.
namespace Octavo.GrpcTests.Shared;

public sealed class EchoCalls(ChannelBase channel) : IEchoCalls
{
    private readonly Echo.EchoClient _client = new(channel);

    public byte[] Get(byte[] message) => Wire.Bytes(_client.Get(Wire.Message(message)));

    public async Task<byte[]> GetAsync(byte[] message, CallOptions options) => Wire.Bytes(await _client.GetAsync(Wire.Message(message), options));

    public async Task<List<byte[]>> WatchAsync(byte[] message, int count)
    {
        using AsyncServerStreamingCall<Everything> call = _client.Watch(new Repeat { Count = count, Message = Wire.Message(message) });
        var all = new List<byte[]>();
        await foreach (Everything one in call.ResponseStream.ReadAllAsync())
        {
            all.Add(Wire.Bytes(one));
        }
        return all;
    }

    public async Task<(int[] Numbers, Dictionary<string, int> Keys)> SumAsync(IEnumerable<byte[]> messages)
    {
        using AsyncClientStreamingCall<Everything, Summary> call = _client.Sum();
        foreach (byte[] message in messages)
        {
            await call.RequestStream.WriteAsync(Wire.Message(message));
        }
        await call.RequestStream.CompleteAsync();
        Summary summary = await call;
        return ([.. summary.Numbers], summary.Keys.ToDictionary());
    }

    public async IAsyncEnumerable<byte[]> ChatAsync(IAsyncEnumerable<byte[]> messages, CallOptions options)
    {
        using AsyncDuplexStreamingCall<Everything, Everything> call = _client.Chat(options);
        if ((await call.ResponseHeadersAsync).GetValue("chat") != "begun")
        {
            throw new InvalidOperationException("The server's headers lack.");
        }
        await foreach (byte[] message in messages)
        {
            await call.RequestStream.WriteAsync(Wire.Message(message));
            if (await call.ResponseStream.MoveNext(options.CancellationToken))
            {
                yield return Wire.Bytes(call.ResponseStream.Current);
            }
        }
        await call.RequestStream.CompleteAsync();
        if (await call.ResponseStream.MoveNext(options.CancellationToken))
        {
            throw new InvalidOperationException("More came back than was sent.");
        }
    }

    public async Task FailAsync(int code, string detail, string trailer, byte[] binary) =>
        await _client.FailAsync(new Failure { Code = code, Detail = detail, Trailer = trailer, Binary = Wire.Blob(binary) });

    public async Task NothingAsync(CallOptions options) => await _client.NothingAsync(Wire.Empty, options);

    public async Task<long> MomentAsync(long seconds) => (await _client.MomentAsync(new WrappedInt64 { Value = seconds })).Seconds;

    public async Task UnservedAsync()
    {
#pragma warning disable CS0612 // the method is deprecated, and its stub obsolete
        await _client.UnservedAsync(Wire.Empty);
#pragma warning restore CS0612
    }
}
