// Owns: calls whose server is killed in the middle, started again, slow, or of another version.
using Microsoft.AspNetCore.Builder;
using Octavo.GrpcTests.Hosting;
using Octavo.GrpcTests.Shared;

namespace Octavo.GrpcTests.Calls;

public sealed class CallFailureTests
{
    /// <summary>What came before is whole, the call ends with a status, and the same channel finds the server that comes after it.</summary>
    [Fact]
    public async Task A_server_killed_in_the_middle_ends_its_calls_and_is_found_again()
    {
        CallServer first = await CallServer.StartAsync(application => application.MapGrpcService<EchoService>());
        int port = new Uri(first.Address).Port;
        using GrpcChannel channel = first.Open();
        var client = new Echo.EchoClient(channel);
        Everything message = OctavoProtobuf.Deserialize<Everything>(Samples.Full)!;
        using AsyncServerStreamingCall<Everything> watch = client.Watch(new Repeat { Count = int.MaxValue, Message = message }, cancellationToken: Soon());
        using AsyncClientStreamingCall<Everything, Summary> sum = client.Sum(cancellationToken: Soon());
        await sum.RequestStream.WriteAsync(message, Soon());
        int read = 0;
        RpcException ended = await Assert.ThrowsAsync<RpcException>(async () =>
        {
            while (await watch.ResponseStream.MoveNext(Soon()))
            {
                Samples.Same(Samples.Full, OctavoProtobuf.Serialize(watch.ResponseStream.Current));
                if (++read == 10)
                {
                    await first.KillAsync();
                }
            }
        });
        Assert.True(read >= 10);
        Assert.Contains(ended.StatusCode, s_lost);
        Assert.Contains((await Assert.ThrowsAsync<RpcException>(() => sum.ResponseAsync)).StatusCode, s_lost);
        RpcException gone = await Assert.ThrowsAsync<RpcException>(() => client.GetAsync(message, cancellationToken: Soon()).ResponseAsync);
        Assert.Equal(StatusCode.Unavailable, gone.StatusCode);

        await using CallServer again = await CallServer.StartAsync(application => application.MapGrpcService<EchoService>(), port: port);
        Everything back = await client.GetAsync(message, new CallOptions(cancellationToken: Soon()).WithWaitForReady());
        Samples.Same(Samples.Full, OctavoProtobuf.Serialize(back));
    }

    /// <summary>A server that does not go on is the deadline of its caller. The channel goes on.</summary>
    [Fact]
    public async Task A_slow_server_is_the_deadline_of_the_call()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<SlowThermometer>());
        using GrpcChannel channel = server.Open();
        CallInvoker invoker = channel.CreateCallInvoker();
        Assert.Equal(1, (await invoker.AsyncUnaryCall(Thermometer.Read, null, default, new Place("quick"))).Degrees);
        var hasty = new CallOptions(deadline: DateTime.UtcNow.AddMilliseconds(300));
        RpcException late =
            await Assert.ThrowsAsync<RpcException>(() => invoker.AsyncUnaryCall(Thermometer.Read, null, hasty, new Place("slow")).ResponseAsync);
        Assert.Equal(StatusCode.DeadlineExceeded, late.StatusCode);

        using AsyncServerStreamingCall<Reading> follow =
            invoker.AsyncServerStreamingCall(Thermometer.Follow, null, new CallOptions(deadline: DateTime.UtcNow.AddSeconds(2)), new Place("slow"));
        Assert.True(await follow.ResponseStream.MoveNext(Soon()));
        Assert.Equal(2, follow.ResponseStream.Current.Degrees);
        late = await Assert.ThrowsAsync<RpcException>(() => follow.ResponseStream.MoveNext(Soon()));
        Assert.Equal(StatusCode.DeadlineExceeded, late.StatusCode);
        Assert.Equal(1, (await invoker.AsyncUnaryCall(Thermometer.Read, null, default, new Place("quick"))).Degrees);
    }

    /// <summary>Members that one side does not know are skipped, and members that did not come have their default.</summary>
    [Fact]
    public async Task Messages_of_other_versions_are_read()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<StillThermometer>());
        using GrpcChannel channel = server.Open();
        CallInvoker invoker = channel.CreateCallInvoker();
        NewerReading newer = await invoker.AsyncUnaryCall(Of<NewerPlace, NewerReading>(nameof(Thermometer.Read)), null, default, new NewerPlace("here", "x"));
        Assert.Equal((4, StillThermometer.Time, null), (newer.Degrees, newer.Time, newer.Note));
        OlderReading older = await invoker.AsyncUnaryCall(Of<OlderPlace, OlderReading>(nameof(Thermometer.Read)), null, default, new OlderPlace());
        Assert.Equal(0, older.Degrees);

        await using CallServer later = await CallServer.StartAsync(application => application.MapGrpcService<NewerThermometer>());
        using GrpcChannel there = later.Open();
        Reading reading = await there.CreateCallInvoker().AsyncUnaryCall(Thermometer.Read, null, default, new Place("here"));
        Assert.Equal(new Reading(4, StillThermometer.Time), reading);
    }

    private static readonly StatusCode[] s_lost = [StatusCode.Unavailable, StatusCode.Internal, StatusCode.Cancelled];

    private static CancellationToken Soon() => new CancellationTokenSource(TimeSpan.FromSeconds(30)).Token;

    private static Method<TRequest, TResponse> Of<TRequest, TResponse>(string name)
        where TRequest : class
        where TResponse : class =>
        new(MethodType.Unary, Thermometer.Read.ServiceName, name, OctavoGrpc.Marshaller<TRequest>(), OctavoGrpc.Marshaller<TResponse>());

    /// <summary>Answers a place that is named slow only when its caller has given up.</summary>
    public sealed class SlowThermometer : ThermometerService
    {
        public override async Task<Reading> Read(Place request, ServerCallContext context)
        {
            await Task.Delay(request.Name == "slow" ? Timeout.Infinite : 0, context.CancellationToken);
            return new Reading(1, StillThermometer.Time);
        }

        public override async Task Follow(Place request, IServerStreamWriter<Reading> responseStream, ServerCallContext context)
        {
            await responseStream.WriteAsync(new Reading(2, StillThermometer.Time));
            await Task.Delay(Timeout.Infinite, context.CancellationToken);
        }
    }

    /// <summary>The service in its next version.</summary>
    [BindServiceMethod(typeof(NewerThermometer), nameof(Bind))]
    public class NewerThermometer
    {
        public static void Bind(ServiceBinderBase binder, NewerThermometer? service) =>
            binder.AddMethod(Of<NewerPlace, NewerReading>(nameof(Read)), service is null ? null
                : new UnaryServerMethod<NewerPlace, NewerReading>(service.Read));

        public virtual Task<NewerReading> Read(NewerPlace request, ServerCallContext context) =>
            Task.FromResult(new NewerReading(request.Name.Length, StillThermometer.Time, request.Country ?? "nowhere"));
    }
}

[GenerateCodec]
public sealed record NewerPlace([property: CodecMember(1)] string Name, [property: CodecMember(2)] string? Country);

[GenerateCodec]
public sealed record NewerReading(
    [property: CodecMember(1)] double Degrees, [property: CodecMember(2)] DateTime Time, [property: CodecMember(3)] string? Note);

[GenerateCodec]
public sealed record OlderPlace;

[GenerateCodec]
public sealed record OlderReading([property: CodecMember(1)] double Degrees);
