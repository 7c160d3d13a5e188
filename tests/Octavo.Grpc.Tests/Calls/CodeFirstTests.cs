// Owns: services that are declared in C#.
using Microsoft.AspNetCore.Builder;
using Octavo.GrpcTests.Hosting;

namespace Octavo.GrpcTests.Calls;

public sealed class CodeFirstTests
{
    [Fact]
    public async Task Types_with_attributes_are_messages_of_methods_made_by_hand()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<StillThermometer>());
        using GrpcChannel channel = server.Open();
        CallInvoker invoker = channel.CreateCallInvoker();
        Assert.Equal(new Reading(4, StillThermometer.Time), await invoker.AsyncUnaryCall(Thermometer.Read, null, default, new Place("here")));
        using AsyncServerStreamingCall<Reading> follow = invoker.AsyncServerStreamingCall(Thermometer.Follow, null, default, new Place("there"));
        Assert.Equal([0, 1, 2],
            await follow.ResponseStream.ReadAllAsync(cancellationToken: TestContext.Current.CancellationToken).Select(reading => reading.Degrees)
                .ToListAsync(cancellationToken: TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task Options_of_a_marshaller_bound_its_messages()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<StillThermometer>());
        using GrpcChannel channel = server.Open();
        RpcException refused =
            await Assert.ThrowsAsync<RpcException>(
                () => channel.CreateCallInvoker()
                    .AsyncUnaryCall(Thermometer.Read, null, default, new Place(new string('x', Thermometer.MaxPlace))).ResponseAsync);
        Assert.Equal(StatusCode.ResourceExhausted, refused.StatusCode);
        Assert.Contains("SerializerLimits.MaxTotalBytes = 100", refused.Status.Detail, StringComparison.Ordinal);
    }
}
