// Owns: what the other side learns of messages that cannot be read or written, over HTTP/2.
using Microsoft.AspNetCore.Builder;
using Octavo.GrpcTests.Hosting;
using Octavo.GrpcTests.Shared;

namespace Octavo.GrpcTests.Calls;

public sealed class RefusalTests
{
    private const string Refused = "The message could not be read. InvalidText: ";

    [Fact]
    public async Task A_server_refuses_what_is_no_message_as_internal()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<EchoService>());
        using GrpcChannel channel = server.Open();
        CallInvoker invoker = channel.CreateCallInvoker();
        RpcException refused =
            await Assert.ThrowsAsync<RpcException>(
                () => invoker.AsyncUnaryCall(RawMethods.Echo(MethodType.Unary, "Get"), null, default, RawService.NoMessage).ResponseAsync);
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.StartsWith(Refused, refused.Status.Detail, StringComparison.Ordinal);
        Assert.EndsWith("At Everything.string, byte 1 of the Protobuf data.", refused.Status.Detail, StringComparison.Ordinal);

        // In a stream what came before is answered.
        using AsyncDuplexStreamingCall<byte[], byte[]> chat =
            invoker.AsyncDuplexStreamingCall(RawMethods.Echo(MethodType.DuplexStreaming, "Chat"), null, default);
        await chat.RequestStream.WriteAsync([0x08, 0x05], TestContext.Current.CancellationToken);
        Assert.True(await chat.ResponseStream.MoveNext(TestContext.Current.CancellationToken));
        Assert.Equal([0x08, 0x05], chat.ResponseStream.Current);
        await chat.RequestStream.WriteAsync(RawService.NoMessage, TestContext.Current.CancellationToken);
        refused = await Assert.ThrowsAsync<RpcException>(() => chat.ResponseStream.MoveNext(TestContext.Current.CancellationToken));
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.StartsWith(Refused, refused.Status.Detail, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_client_refuses_what_is_no_message_as_internal()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<RawService>());
        using GrpcChannel channel = server.Open();
        var client = new Echo.EchoClient(channel);
        RpcException refused =
            await Assert.ThrowsAsync<RpcException>(
                () => client.GetAsync(new Everything(), cancellationToken: TestContext.Current.CancellationToken).ResponseAsync);
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.StartsWith(Refused, refused.Status.Detail, StringComparison.Ordinal);
        Assert.Equal((OctavoErrorCode.InvalidText, "Everything.string"),
            Assert.IsType<OctavoException>(refused.Status.DebugException) is var found ? (found.Code, found.Path) : default);

        using AsyncServerStreamingCall<Everything> watch = client.Watch(new Repeat(), cancellationToken: TestContext.Current.CancellationToken);
        Assert.True(await watch.ResponseStream.MoveNext());
        Assert.Equal(1, watch.ResponseStream.Current.Int32);
        refused = await Assert.ThrowsAsync<RpcException>(() => watch.ResponseStream.MoveNext());
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.IsType<OctavoException>(refused.Status.DebugException);
    }

    [Fact]
    public async Task What_cannot_be_written_is_internal_and_nothing_of_it_is_sent()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<UnwritableService>());
        using GrpcChannel channel = server.Open();
        var client = new Echo.EchoClient(channel);
        RpcException refused =
            await Assert.ThrowsAsync<RpcException>(
                () => client.GetAsync(new Everything(), cancellationToken: TestContext.Current.CancellationToken).ResponseAsync);
        Assert.Equal((StatusCode.Internal, "The message could not be written. InvalidText."), (refused.StatusCode, refused.Status.Detail));

        // What was written before arrives, and no part of the message that could not be written.
        using AsyncServerStreamingCall<Everything> watch = client.Watch(new Repeat(), cancellationToken: TestContext.Current.CancellationToken);
        Assert.True(await watch.ResponseStream.MoveNext());
        Assert.Equal(1, watch.ResponseStream.Current.Int32);
        refused = await Assert.ThrowsAsync<RpcException>(() => watch.ResponseStream.MoveNext());
        Assert.Equal((StatusCode.Internal, "The message could not be written. InvalidText."), (refused.StatusCode, refused.Status.Detail));

        // The same of a client's own message.
        refused =
            await Assert.ThrowsAsync<RpcException>(
                () => client.GetAsync(UnwritableService.Unwritable(), cancellationToken: TestContext.Current.CancellationToken).ResponseAsync);
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.IsType<OctavoException>(refused.Status.DebugException).Code);
    }

    [Fact]
    public async Task Messages_beyond_gRPCs_own_limits_are_refused_by_gRPC()
    {
        await using CallServer server =
            await CallServer.StartAsync(application => application.MapGrpcService<EchoService>(), options => options.MaxReceiveMessageSize = 1000);
        using GrpcChannel channel = server.Open(new GrpcChannelOptions { MaxSendMessageSize = 2000 });
        var client = new Echo.EchoClient(channel);
        Assert.Equal(900,
            (await client.GetAsync(new Everything { Bytes = new byte[900] }, cancellationToken: TestContext.Current.CancellationToken)).Bytes.Length);
        Assert.Equal((StatusCode.ResourceExhausted, "Received message exceeds the maximum configured message size."), await Refusal(1500));
        Assert.Equal((StatusCode.ResourceExhausted, "Sending message exceeds the maximum configured message size."), await Refusal(2500));

        async Task<(StatusCode, string)> Refusal(int length)
        {
            RpcException refused = await Assert.ThrowsAsync<RpcException>(() => client.GetAsync(new Everything { Bytes = new byte[length] }).ResponseAsync);
            return (refused.StatusCode, refused.Status.Detail);
        }
    }

    /// <summary>Answers with text that UTF-8 cannot express, after enough of what it can.</summary>
    public sealed class UnwritableService : Echo.EchoBase
    {
        internal static Everything Unwritable() => new() { Int32 = 2, String = new string('z', 10_000), Strings = { "\uD800" } };

        public override Task<Everything> Get(Everything request, ServerCallContext context) => Task.FromResult(Unwritable());

        public override async Task Watch(Repeat request, IServerStreamWriter<Everything> responseStream, ServerCallContext context)
        {
            await responseStream.WriteAsync(new Everything { Int32 = 1 });
            await responseStream.WriteAsync(Unwritable());
        }
    }
}
