// Owns: the server of Echo. Compiled twice, over Octavo's types and stubs and over those of Grpc.Tools: that it is one source is part of the test.
namespace Octavo.GrpcTests.Shared;

public sealed class EchoService(CallLog log) : Echo.EchoBase
{
    public override Task<Everything> Get(Everything request, ServerCallContext context) => Task.FromResult(request);

    public override async Task Watch(Repeat request, IServerStreamWriter<Everything> responseStream, ServerCallContext context)
    {
        for (int i = 0; i < request.Count; i++)
        {
            await responseStream.WriteAsync(request.Message ?? new Everything(), context.CancellationToken);
        }
    }

    public override async Task<Summary> Sum(IAsyncStreamReader<Everything> requestStream, ServerCallContext context)
    {
        var summary = new Summary();
        await foreach (Everything message in requestStream.ReadAllAsync(context.CancellationToken))
        {
            summary.Numbers.Add(message.Int32);
            foreach (KeyValuePair<string, int> one in message.Counts)
            {
                summary.Keys[one.Key] = one.Value;
            }
        }
        return summary;
    }

    public override async Task Chat(IAsyncStreamReader<Everything> requestStream, IServerStreamWriter<Everything> responseStream, ServerCallContext context)
    {
        if (context.RequestHeaders.GetValue(CallLog.Header) is { } call)
        {
            context.CancellationToken.Register(() => log.Cancel(call));
        }
        await context.WriteResponseHeadersAsync([new Metadata.Entry("chat", "begun")]);
        await foreach (Everything message in requestStream.ReadAllAsync(context.CancellationToken))
        {
            await responseStream.WriteAsync(message, context.CancellationToken);
        }
    }

    public override Task<EmptyMessage> Fail(Failure request, ServerCallContext context) =>
        throw new RpcException(new Status((StatusCode)request.Code, request.Detail),
            [new Metadata.Entry("why", request.Trailer), new Metadata.Entry("raw-bin", Wire.Blob(request.Binary))]);

    public override async Task<EmptyMessage> Nothing(EmptyMessage request, ServerCallContext context)
    {
        if (context.RequestHeaders.GetValue(CallLog.Header) is { } call)
        {
            // Held until the other side gives up.
            var held = new TaskCompletionSource();
            using CancellationTokenRegistration registration = context.CancellationToken.Register(() => held.TrySetResult());
            await held.Task;
            log.Cancel(call);
        }
        return request;
    }

    public override Task<TimeMessage> Moment(WrappedInt64 request, ServerCallContext context) => Task.FromResult(new TimeMessage { Seconds = request.Value });
}
